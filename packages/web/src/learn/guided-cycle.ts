/**
 * The lessons that make up one cycle, and how long they take. Separate, so that the home page can offer them without
 * loading the lessons.
 */
export const GUIDED_CYCLE = { lessons: ['offerings', 'turn'], minutes: 4 } as const;
