/** The version of Meltemi: of all its packages, of the page and of the server. It is defined here and nowhere else. */
export const VERSION = '0.1.0';

/** The version of the rules. It is counted up with every change of theirs under which a recorded game or a log could read differently. */
export const RULES = '4';
