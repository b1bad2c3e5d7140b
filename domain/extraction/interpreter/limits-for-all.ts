import type { Cell } from './cells.ts';

const FOR_ALL = /^(?:\$\s?\d.*\p{L}{2}|(?:ded(?:uctible)?|limit|up to|each|per)\b.*\$\s?\d)/iu;

/** "$25,000 each person", "Deductible $250" below the name of a column and above its first value: it holds for all lines. */
export const isForAll = ({ shape, text }: Cell): boolean => shape !== 'money' && FOR_ALL.test(text);
