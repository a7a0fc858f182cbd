/**
 * A sentence whose amounts stay on one line: between thousands the contract writes an ordinary space,
 * at which a browser would break.
 */
export const unbroken = (text: string): string => text.replace(/(?<=\d) (?=\d{3}|%|₽)/g, '\u00a0')
