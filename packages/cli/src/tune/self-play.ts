import { chancesOf, features, type Level, type Sample } from '@meltemi/bots';
import { below, type EditionId, type Options, random } from '@meltemi/engine';
import type { Entry } from '../arena/entry.ts';
import { playGame } from '../arena/game.ts';

// Games of bots against each other, and what the value function saw in them.

/** What is played, and how often: mostly four players. */
const TABLES: { readonly [E in EditionId]: readonly Options[] } = {
  legendary: [
    { players: 4 },
    { players: 3 },
    { players: 4 },
    { players: 5 },
    { players: 4, teams: true },
    { players: 4 },
    { players: 2 },
    { players: 6 },
  ],
  classic: [
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 3 },
    { edition: 'classic', players: 5 },
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 4, monuments: true },
    { edition: 'classic', players: 2 },
  ],
};
/** One decision in so many is kept. */
const KEPT = 4;
/** How much of what came after a position counts in its worth, against what it was itself thought to be: about twenty kept positions have a say. */
const LAMBDA = 0.95;
/** The share of seats that make mistakes. */
const CARELESS = 0.35;

function entered(level: Level): Entry {
  return { name: level, level, budget: {} };
}

/** One game between medium bots, some of which make mistakes, so that odd positions are seen too. */
export function selfPlay(edition: EditionId, seed: string, game: number): Sample[] {
  const tables = TABLES[edition];
  const table = tables[game % tables.length];
  const rng = random(`tune ${seed} ${game}`);
  const options = edition === 'legendary' ? { ...table, board: { seed: `tune ${seed} ${game} board` } } : table;
  const bots = Array.from({ length: table.players }, (): Entry => entered(rng() < CARELESS ? 'easy' : 'medium'));
  const seen: Float32Array[][] = [];
  let seatOfTeam: number[][] = [];
  const { ranks } = playGame(
    { options, bots, fate: `tune ${seed} ${game} fate`, thoughts: `tune ${seed} ${game}` },
    {
      before(s) {
        const { teamOf, seatOf } = s.table;
        seatOfTeam = s.gold.map((_, team) => seatOf.filter((_, faction) => teamOf[faction] === team));
        if (below(rng, KEPT) === 0)
          seen.push(
            features(s)
              .slice(0, s.gold.length)
              .map((row) => Float32Array.from(row)),
          );
      },
    },
  );
  if (!ranks) return [];
  const won = seatOfTeam.map((seats) => (seats.some((seat) => ranks[seat] === 1) ? 1 : 0));
  const winners = won.filter((w) => w === 1).length;
  return hindsight(
    edition,
    seen,
    won.map((w) => w / winners),
  );
}

/**
 * What each position should have been worth: mostly what the positions after it were thought to be worth, in the end who won. That tells
 * luck that came later from what was there already (TD(λ)).
 */
function hindsight(edition: EditionId, seen: readonly Float32Array[][], won: readonly number[]): Sample[] {
  const samples: Sample[] = [];
  let target: readonly number[] = won;
  for (let i = seen.length - 1; i >= 0; i--) {
    samples.unshift({ rows: seen[i], won: target });
    const thought = chancesOf(edition, seen[i]);
    target = target.map((worth, team) => LAMBDA * worth + (1 - LAMBDA) * thought[team]);
  }
  return samples;
}
