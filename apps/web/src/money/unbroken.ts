/**
 * A sentence with no-break spaces in its amounts: the contract writes ordinary spaces between
 * thousands, at which a browser would break the line.
 */
export const unbroken = (text: string): string => text.replace(/(?<=\d) (?=\d{3}|%|₽)/g, '\u00a0')
