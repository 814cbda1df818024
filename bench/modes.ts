import { MODES } from '@meltemi/testkit';
import { random, view, writePosition } from '../packages/engine/src/index.ts';
import { type Row, race, rate } from './measure.ts';
import { randomGame, starts } from './random-play.ts';

export function modeRows(seconds: number): Row[] {
  const rng = random('modes');
  const names = Object.keys(MODES);
  const contestants = names.map((name) => {
    const games = starts(MODES[name]);
    let game = 0;
    return () => randomGame(games[game++ % games.length], rng).all;
  });
  const rates = race(contestants, seconds / 2);
  const [start] = starts({ players: 4 });
  const [views, texts] = race(
    [() => repeat(100, () => view(start, 0)), () => repeat(10, () => writePosition(start))],
    seconds / 2,
  );
  return [
    ...names.map((name, i): Row => ({ what: `${name}, fate's moves included`, value: rate(rates[i], 'moves') })),
    { what: 'view of a seat', value: rate(views, 'views') },
    { what: 'position as text', value: rate(texts, 'positions') },
  ];
}

function repeat(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work();
  return times;
}
