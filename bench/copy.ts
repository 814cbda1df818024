import { clone, random, type State } from '../packages/engine/src/index.ts';
import { type Row, race, rate, times } from './measure.ts';
import { randomGame, starts } from './random-play.ts';

/** States from random games. */
function someStates(): State[] {
  const states: State[] = [];
  const rng = random('copy');
  for (const start of starts({ players: 4 })) {
    let step = 0;
    randomGame(start, rng, (s) => {
      if (step++ % 20 === 0) states.push(clone(s));
    });
  }
  return states;
}

let kept: unknown;

function copying(states: readonly State[], copy: (s: State) => unknown, rounds: number): () => number {
  let next = 0;
  return () => {
    for (let i = 0; i < rounds; i++) kept = copy(states[next++ % states.length]);
    return rounds;
  };
}

export function copyRows(seconds: number): Row[] {
  const states = someStates();
  const size = Math.round(states.reduce((sum, s) => sum + JSON.stringify(s).length, 0) / states.length);
  const [ours, structured, json] = race(
    [
      copying(states, clone, 10_000),
      copying(states, structuredClone, 100),
      copying(states, (s) => JSON.parse(JSON.stringify(s)), 100),
    ],
    seconds,
  );
  if (kept === undefined) throw new Error('nothing was copied');
  return [
    { what: `Meltemi clone, ${size} B as JSON`, value: rate(ours, 'copies') },
    { what: 'structuredClone', value: rate(structured, 'copies'), ratio: times(ours / structured), wanted: '≥ 100×' },
    { what: 'JSON there and back', value: rate(json, 'copies'), ratio: times(ours / json) },
  ];
}
