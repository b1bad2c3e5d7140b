import type { Row } from './rows.ts';

/** How many labels of a row have a value right behind them. */
export const pairsIn = ({ atoms }: Row): number =>
  atoms.filter(({ isLabel }, at) => isLabel && atoms[at + 1]?.isLabel === false).length;
