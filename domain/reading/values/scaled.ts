/** An amount in thousands or millions in dollars and whole cents: 8.2 times a million is 8199999.999999999 in floating point. */
export const scaled = (amount: number, scale: number): number =>
  scale === 1 ? amount : Math.round(amount * scale * 100) / 100;
