/** "1 page", "2 pages"; for nouns with a plural in -s. */
export const count = (number: number | bigint, noun: string): string =>
  `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
