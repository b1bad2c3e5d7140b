/** "1 page", "2 pages"; for nouns with a plural in -s. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
