/**
 * Returns the version of the law: the newest date on which a figure was entered or checked, `YYYY-MM-DD`.
 * The same terms give another result only under another version of the law or of the engine.
 * `npm run docs` writes the date, because no program loads the figures of all files.
 */
export const lawVersion = (): string => '2026-11-28'
