import { isDeepStrictEqual } from 'node:util';
import { advise, type Budget, LEVELS, type Question, think } from '@meltemi/bots';
import {
  actor,
  apply,
  COLOURS,
  clone,
  type Event,
  heardBy,
  moves,
  NotationError,
  type Options,
  outcome,
  readMove,
  readPosition,
  type State,
  setup,
  view,
  why,
  writeMove,
  writePosition,
} from '@meltemi/engine';
import { boardOf, writeSite } from '@meltemi/engine/board';
import { decider, weight } from '@meltemi/engine/query';
import { hashPosition } from '@meltemi/engine/record';
import { ProtocolError, type Request } from './request.ts';

// The operations of the protocol (docs/engine-protocol.md), each with its fields and its answer.

export type Games = Map<string, State>;

interface Op {
  /** Fields besides `id` and `op`. */
  readonly fields: readonly string[];
  run(request: Request, games: Games): object;
}

/** Limit of games: a program that never removes games gets an error before memory runs out. */
const MOST_GAMES = 10_000;

function gameOf(request: Request, games: Games): State {
  const s = games.get(request.game);
  if (s) return s;
  const message = `There is no game '${request.game}': begin it with setup or load.`;
  throw new ProtocolError('no-game', message, { field: 'game' });
}

function keep(request: Request, games: Games, s: State): void {
  if (!games.has(request.game) && games.size >= MOST_GAMES) {
    throw new ProtocolError('too-many-games', `There are ${MOST_GAMES} games already: end some with quit.`, {
      field: 'game',
    });
  }
  games.set(request.game, s);
}

/** The question for a bot: the deciding seat, with what it may see. */
function questionOf(request: Request, s: State): Question {
  const seat = actor(s);
  if (typeof seat !== 'number')
    throw new ProtocolError('nobody-decides', 'Nobody has to decide here: bots cannot help.');
  const seen = view(s, seat);
  return { seen, legal: moves(seen), seed: request.number('seed', 1, 0, 2 ** 32 - 1) };
}

/** A number of iterations, which is reproducible, or of milliseconds. */
function budgetOf(request: Request): Budget {
  if (request.has('iterations')) return { iterations: request.number('iterations', 1, 1, 1_000_000) };
  return { ms: request.number('ms', 200, 1, 60_000) };
}

/** Who decides now. */
function whoseTurn(s: State): object {
  const faction = decider(s);
  return { actor: actor(s), faction: typeof faction === 'number' && faction >= 0 ? COLOURS[faction] : null };
}

/** What never changes during a game, such as what the numbers in views and events mean. */
function tableOf(s: State): object {
  const board = boardOf(s);
  const { teamOf, seatOf, markerOf } = s.table;
  return {
    factions: teamOf.map((team, i) => ({ colour: COLOURS[i], seat: seatOf[i], team })),
    markers: markerOf,
    areas: board.areas.map(({ id, name, land, cornucopias, priestess, sites }, i) => ({
      id,
      name,
      land,
      island: board.island[i],
      cornucopias,
      priestess,
      sites,
      near: [...(board.landNear[i] ?? []), ...(board.seaNear[i] ?? [])],
    })),
    sites: board.sites.map(({ area, sea }, site) => ({ id: writeSite(board, site), area, sea })),
  };
}

function begin(request: Request, games: Games, s: State, events: Event[]): object {
  keep(request, games, s);
  return { ...whoseTurn(s), hash: hashPosition(s), events: toldTo(request, s, events), table: tableOf(s) };
}

/** For a seat only the events it may hear; else all events with their audiences. */
function toldTo(request: Request, s: State, events: readonly Event[]): readonly object[] {
  return request.has('seat') ? heardBy(events, request.seat(s.table.players)) : events;
}

/** A position from text or from JSON. */
function loaded(request: Request): State {
  if (request.has('position') === request.has('state')) {
    throw new ProtocolError('missing-field', "Op 'load' takes either 'position' or 'state'.", { field: 'position' });
  }
  return request.has('position') ? readPosition(request.text('position')) : stateFrom(request.record('state'));
}

/** The fields of a state. */
const FIELDS: readonly string[] = Object.keys(setup({ players: 3, board: 'quick' }));

/** Accepts a state only if it equals the one that its notation describes. */
function stateFrom(given: Record<string, unknown>): State {
  const missing = FIELDS.find((field) => given[field] === undefined);
  if (missing) throw new ProtocolError('bad-state', `Field '${missing}' of the state is missing.`, { field: missing });
  let s: State;
  try {
    s = readPosition(writePosition(given as unknown as State));
  } catch (error) {
    const why = error instanceof NotationError ? error.message : 'a value in it is not of the kind it should be.';
    throw new ProtocolError('bad-state', `This is no state of a game: ${why}`);
  }
  const read: Readonly<Record<string, unknown>> = { ...s };
  const fields = new Set([...Object.keys(s), ...Object.keys(given)]);
  for (const field of fields) {
    if (isDeepStrictEqual(read[field], given[field])) continue;
    throw new ProtocolError('bad-state', `Field '${field}' of the state is not as it should be.`, { field });
  }
  return s;
}

export const OPS: Readonly<Record<string, Op>> = {
  setup: {
    fields: ['game', 'setup', 'seat'],
    run(request, games) {
      const events: Event[] = [];
      const s = setup(request.record('setup') as unknown as Options, events);
      return begin(request, games, s, events);
    },
  },
  load: {
    fields: ['game', 'position', 'state'],
    run: (request, games) => begin(request, games, loaded(request), []),
  },
  position: {
    fields: ['game', 'state'],
    run(request, games) {
      const s = gameOf(request, games);
      const text = { position: writePosition(s), hash: hashPosition(s) };
      return request.flag('state') ? { ...text, state: s } : text;
    },
  },
  actor: {
    fields: ['game'],
    run: (request, games) => whoseTurn(gameOf(request, games)),
  },
  moves: {
    fields: ['game'],
    run(request, games) {
      const s = gameOf(request, games);
      const legal = moves(s);
      const text = { ...whoseTurn(s), moves: legal.map((move) => writeMove(s, move)) };
      return actor(s) === 'fate' ? { ...text, weights: legal.map((move) => weight(s, move)) } : text;
    },
  },
  apply: {
    fields: ['game', 'move', 'seat'],
    run(request, games) {
      // On a copy: if the move is illegal, the game stays as it was.
      const s = clone(gameOf(request, games));
      const events: Event[] = [];
      const { by, revealed } = apply(s, readMove(s, request.text('move')), undefined, events);
      const answer = { by, revealed, events: toldTo(request, s, events), ...whoseTurn(s), hash: hashPosition(s) };
      games.set(request.game, s);
      return answer;
    },
  },
  view: {
    fields: ['game', 'seat'],
    run(request, games) {
      const s = gameOf(request, games);
      return { view: view(s, request.seat(s.table.players)) };
    },
  },
  outcome: {
    fields: ['game'],
    run: (request, games) => ({ outcome: outcome(gameOf(request, games)) }),
  },
  why: {
    fields: ['game', 'move'],
    run(request, games) {
      const s = gameOf(request, games);
      const move = readMove(s, request.text('move'));
      const reason = why(s, move);
      return { move: writeMove(s, move), legal: reason === null, why: reason };
    },
  },
  think: {
    fields: ['game', 'level', 'iterations', 'ms', 'seed'],
    run(request, games) {
      const s = gameOf(request, games);
      const level = request.oneOf('level', LEVELS);
      return { move: writeMove(s, think(level, questionOf(request, s), budgetOf(request))) };
    },
  },
  advise: {
    fields: ['game', 'iterations', 'ms', 'seed'],
    run(request, games) {
      const s = gameOf(request, games);
      const found = advise(questionOf(request, s), budgetOf(request));
      return { advice: found.map(({ move, ...more }) => ({ move: writeMove(s, move), ...more })) };
    },
  },
  quit: {
    fields: ['game'],
    run(request, games) {
      if (request.has('game')) {
        gameOf(request, games);
        games.delete(request.game);
      }
      return {};
    },
  },
};
