/** The version of Meltemi: of all its packages, of the page and of the server. It is defined here and nowhere else. */
export const VERSION = '0.1.0';

/**
 * The version of the rules. It goes up with every change after which a recorded game or a log could read differently.
 */
export const RULES = '5';
