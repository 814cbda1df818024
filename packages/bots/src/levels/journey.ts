import type { Bot } from '../bot/bot.ts';

/** Fleets under way, field by field. */
const UNDER_WAY: readonly string[] = ['voyage', 'sylph-sails'];

/**
 * Where fleets sail on, `step` decides instead. Fields reached by several ways are several places to a search, each as
 * good as the other, and it would sail back and forth between them.
 */
export const onJourneys =
  (step: Bot, bot: Bot): Bot =>
  (question) => {
    const kind = question.seen.frames.at(-1)?.kind ?? '';
    return (UNDER_WAY.includes(kind) ? step : bot)(question);
  };
