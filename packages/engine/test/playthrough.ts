import { boardOf, drawBoard } from '../src/board.ts';
import {
  actor,
  apply,
  COLOURS,
  type Event,
  moves,
  outcome,
  readMove,
  type State,
  setup,
  writePosition,
} from '../src/index.ts';
import { decider } from '../src/query.ts';
import { type GameRecord, hashPosition } from '../src/record.ts';

/**
 * A recorded game, printed: every decision with the number of choices, everything that was told, every cycle's
 * position.
 */
export function playthrough(game: GameRecord): string {
  const s = setup(game.options);
  const lines = [drawBoard(boardOf(s)), ''];
  let cycle = 0;
  for (const text of game.moves) {
    if (s.cycle !== cycle && s.phase === 'offerings') {
      cycle = s.cycle;
      lines.push('', `=== cycle ${cycle}`, writePosition(s));
    }
    const who = decider(s);
    lines.push(`${who === 'fate' ? 'fate' : COLOURS[who]}: ${text}  (of ${moves(s).length})`);
    const told: Event[] = [];
    apply(s, readMove(s, text), undefined, told);
    for (const event of told) lines.push(`    ${say(s, event)}`);
  }
  lines.push('', `over: ${actor(s) === null}`, JSON.stringify(outcome(s)), hashPosition(s));
  return `${lines.join('\n')}\n`;
}

/** An event in one line, factions and areas by name. */
function say(s: State, { event, audience, ...rest }: Event): string {
  const words = Object.entries(rest).map(([key, value]) => `${key} ${name(s, key, value)}`);
  const seats = audience === 'all' ? '' : ` [only seats ${audience.join(', ')}]`;
  return `${event} ${words.join(', ')}${seats}`;
}

const FACTIONS = ['faction', 'holder', 'attacker', 'defender', 'winner', 'winners', 'order', 'from'];
const AREAS = ['area', 'to', 'path', 'areas'];

function name(s: State, key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => name(s, key, one)).join(' ');
  if (typeof value === 'number' && FACTIONS.includes(key)) return value < 0 ? 'nobody' : COLOURS[value];
  if (typeof value === 'number' && AREAS.includes(key)) return boardOf(s).areas[value].id;
  return String(value);
}
