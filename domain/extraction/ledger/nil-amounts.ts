import { isNumeric } from '../../reading/atom.ts';
import type { Tables } from './tables.ts';

const DASH = /^[-–—]{1,2}$/u;

/** Whether a text stands for an amount that is a dash. */
export const isDash = (text: string): boolean => DASH.test(text);

/** Whether dashes in columns of amounts are zeros: where a zero is printed beside them, a dash says something else. */
export function dashesAreZeros({ rows, headedAt }: Tables): boolean {
  return rows.every((row) =>
    row.atoms.every((atom) => !isNumeric(atom) || atom.value !== 0 || headedAt(row, atom)?.amount == null),
  );
}
