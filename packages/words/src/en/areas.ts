/** Names of areas by id, where they differ from the printed ones. */
export const areas: Readonly<Record<string, string>> = {};
