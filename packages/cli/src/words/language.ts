export const LANGUAGES = ['en', 'pl', 'cs', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The variables that say the language of messages, the first that is set deciding. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of the environment, as in `pl_PL.UTF-8`; English where it is not one of ours. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const set = VARIABLES.map((name) => env[name]).find((value) => value !== undefined && value !== '') ?? '';
  const [word = ''] = set.split(/[_.@-]/);
  return LANGUAGES.find((language) => language === word.toLowerCase()) ?? 'en';
}
