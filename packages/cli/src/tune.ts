import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FEATURES, FIRST_WEIGHTS, fitNet, Samples, TABLE_FACTS, type Weights } from '@meltemi/bots/tuning';
import { EDITIONS, type EditionId } from '@meltemi/engine';
import { type Command, DONE, MOST_GAMES, numberOf, UsageError } from './command.ts';
import { playAll } from './tune/crew.ts';
import type { Stored } from './tune/models.ts';
import type { Probed } from './tune/probe.ts';
import type { Played } from './tune/self-play.ts';

const MORE = `Bots play each other, with others who play differently among them; a small net is fitted so that the winners looked most likely to win;
then one bot with the new weights plays against three with the old ones. They are kept if they win their share. The next round goes on from there.
  meltemi tune --edition classic --games 3000 --rounds 3 --seed 1`;

/** The first layer for each team, and the second. */
const SHAPE = { hidden: 16, wide: 16 } as const;
/** Games of this many rounds are learned from. */
const ROUNDS_KEPT = 3;
/** New weights are kept if they win this share of what is fair, at least: a little below, for chance. */
const KEPT_FROM = 0.97;

/**
 * Before anything is learned: the first weights, with what was found wrong with them by play. A classic building must not look like a loss,
 * or nobody builds and games never show what building is worth; to bid late is no harm.
 */
const BEGINNING: { readonly [E in EditionId]: Weights } = {
  legendary: { ...FIRST_WEIGHTS.legendary, 'bids-late': 0.3 },
  classic: {
    ...FIRST_WEIGHTS.classic,
    'empty-site': 0,
    'empty-sites': 0,
    'one-type': FIRST_WEIGHTS.legendary['one-type'],
    'two-types': FIRST_WEIGHTS.legendary['two-types'],
    'three-types': FIRST_WEIGHTS.legendary['three-types'],
  },
};

export const tune: Command = {
  name: 'tune',
  summary: "tune the bots' value function by self-play",
  more: MORE,
  options: {
    edition: { type: 'string', value: EDITIONS.join('|'), help: 'whose weights (default legendary)' },
    games: { type: 'string', value: 'N', help: 'games in a round (default 2000)' },
    rounds: { type: 'string', value: 'N', help: 'how many rounds (default 3)' },
    epochs: { type: 'string', value: 'N', help: 'how often a fit goes through all positions (default 8)' },
    probe: { type: 'string', value: 'N', help: 'games against the weights of the round before (default 400)' },
    seed: { type: 'string', value: 'TEXT', help: 'decides all that is random (default 1)' },
    jobs: { type: 'string', value: 'N', help: 'threads (default: one for each core)' },
    out: { type: 'string', value: 'FILE', help: 'where the weights are (default: those of the bots)' },
  },
  files: [],
  async run(values) {
    const edition = EDITIONS.find((known) => known === (values.edition ?? 'legendary'));
    if (!edition) throw new UsageError(`--edition is ${EDITIONS.join(' or ')}, not '${values.edition}'`);
    const games = numberOf(values, 'games', 2000, 1, MOST_GAMES);
    const epochs = numberOf(values, 'epochs', 8, 1);
    const probes = numberOf(values, 'probe', 400, 4);
    const jobs = numberOf(values, 'jobs', availableParallelism(), 1);
    const file = values.out ? String(values.out) : fileURLToPath(import.meta.resolve(`@meltemi/bots/${edition}-net`));
    let best: Stored = existsSync(file)
      ? { net: JSON.parse(readFileSync(file, 'utf8')) }
      : { linear: BEGINNING[edition] };
    const rounds: Played[][] = [];
    for (let round = 1; round <= numberOf(values, 'rounds', 3, 1); round++) {
      const seed = `${values.seed ?? 1} ${round}`;
      rounds.push(await playAll<Played>({ edition, seed, weights: best }, games, jobs));
      if (rounds.length > ROUNDS_KEPT) rounds.shift();
      const samples = new Samples(FEATURES.length, TABLE_FACTS.length, rounds.flat());
      const names = { features: FEATURES, facts: TABLE_FACTS };
      const skip = FEATURES.map((name) => BEGINNING[edition][name] ?? 0);
      const { weights, loss, even } = fitNet(
        samples,
        names,
        SHAPE,
        epochs,
        seed,
        'net' in best ? best.net : null,
        skip,
      );
      const probe = { against: best, iterations: 0 } as const;
      const shares = await playAll<Probed>({ edition, seed, weights: { net: weights }, probe }, probes, jobs);
      const ratio = (4 * shares.reduce((sum, { share }) => sum + share, 0)) / shares.length;
      const cycles = shares.reduce((sum, game) => sum + game.cycles, 0) / shares.length;
      const keep = ratio >= KEPT_FROM;
      console.log(
        `round ${round}: ${samples.starts.length} positions, loss ${loss.toFixed(4)} (equal chances ${even.toFixed(4)}), ` +
          `${ratio.toFixed(2)} of a fair share in ${shares.length} games of ${cycles.toFixed(1)} cycles: ${keep ? 'kept' : 'left'}`,
      );
      if (!keep) continue;
      best = { net: weights };
      writeFileSync(file, `${JSON.stringify(weights)}\n`);
    }
    return DONE;
  },
};
