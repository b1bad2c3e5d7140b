import { isAmount } from '../../reading/atom.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

/** Whether a row prints a kind of scopes and nothing else but amounts: the scopes and records below are of that kind. */
export function isTitleRow({ atoms, isFurniture }: Row, { vocabulary, plan }: Ledger): boolean {
  const [first, ...others] = atoms;
  if (isFurniture || first?.kind !== 'text' || first.isLabel || !others.every(isAmount)) return false;
  // "Property Damage" is a kind of records.
  return vocabulary.isTitle(first.text) && !plan.record.loose.typePattern.test(first.text);
}
