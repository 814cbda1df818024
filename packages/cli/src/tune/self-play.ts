import { FEATURES, FeatureReader, softmax, TABLE_FACTS } from '@meltemi/bots/tuning';
import { type EditionId, random, type State } from '@meltemi/engine';
import { below, required } from '@meltemi/engine/internal';
import type { BotSpec } from '../arena/bot-spec.ts';
import { playGame } from '../arena/game.ts';
import type { Judges } from './models.ts';
import { drawPlayer } from './players.ts';
import { tableOf } from './tables.ts';

// Games of bots against each other, and what the value function saw in them.

/** One decision in four is kept, because the positions of one game are similar. */
const KEPT = 4;
/** The weight of later positions in a position's label, against the position's own estimate: λ of TD(λ). */
const LAMBDA = 0.97;

/**
 * Positions of one game, each as: facts of the table, a row of features for each team, each team's share of the
 * victory.
 */
export interface Played {
  readonly data: Float32Array;
  /** By position. */
  readonly teams: readonly number[];
}

interface Seen {
  readonly table: Float32Array;
  readonly rows: readonly Float32Array[];
  /** The tuned model's estimate. */
  readonly thought: readonly number[];
}

const NOBODY: BotSpec = { name: 'tuned', level: 'medium', budget: {} };

export function selfPlay(edition: EditionId, judges: Judges, seed: string, game: number): Played {
  const rng = random(`tune ${seed} ${game}`);
  const options = tableOf(edition, `tune ${seed} ${game}`, game, rng);
  const players = Array.from({ length: options.players }, () => drawPlayer(edition, judges, rng));
  const seen: Seen[] = [];
  const reader = new FeatureReader();
  const scores = new Float64Array(6);
  const look = (s: State) => {
    const rows = reader.read(s).slice(0, s.gold.length);
    judges.searching[edition].score(rows, reader.table, s.gold.length, scores);
    seen.push({
      table: Float32Array.from(reader.table),
      rows: rows.map((row) => Float32Array.from(row)),
      thought: softmax(scores, s),
    });
  };
  let seatOfTeam: number[][] = [];
  const { ranks } = playGame(
    { options, bots: players.map(() => NOBODY), fate: `tune ${seed} ${game} fate`, thoughts: `tune ${seed} ${game}` },
    {
      before(s) {
        const { teamOf, seatOf } = s.table;
        seatOfTeam = s.gold.map((_, team) => seatOf.filter((_, faction) => teamOf[faction] === team));
        if (below(rng, KEPT) === 0) look(s);
      },
      decide: (_, question) => required(players[required(question.seen.seat, 'seat')], 'player on this seat')(question),
    },
  );
  if (!ranks) return { data: new Float32Array(0), teams: [] };
  const won = seatOfTeam.map((seats) => (seats.some((seat) => ranks[seat] === 1) ? 1 : 0));
  const winners = won.reduce((a: number, b) => a + b, 0);
  return labelled(
    seen,
    won.map((w) => w / winners),
  );
}

/** Labels mix the result with the estimates of later positions, which removes later luck from them. */
function labelled(seen: readonly Seen[], won: readonly number[]): Played {
  const width = TABLE_FACTS.length + won.length * (FEATURES.length + 1);
  const data = new Float32Array(seen.length * width);
  let target: readonly number[] = won;
  for (const [i, { table, rows, thought }] of [...seen.entries()].reverse()) {
    let at = i * width;
    data.set(table, at);
    at += TABLE_FACTS.length;
    for (const row of rows) {
      data.set(row, at);
      at += FEATURES.length;
    }
    data.set(target, at);
    target = target.map((worth, team) => LAMBDA * worth + (1 - LAMBDA) * (thought[team] ?? 0));
  }
  return { data, teams: seen.map(() => won.length) };
}
