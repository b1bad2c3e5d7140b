import { normalize } from '../../text/normalize.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

/** "No. of claims" and "# claims" are headings of counts. */
const SAYS_NONE = /\bno(?:ne|thing)?\b(?!\.)|\b(?:zero|nil|free|clear)\b/i;

/** Whether the row says that a scope has no records. */
export function saysEmpty(row: Row, { plan }: Ledger): boolean {
  return row.atoms.some(
    (atom) => atom.kind === 'text' && SAYS_NONE.test(atom.text) && plan.empty.test(normalize(atom.text)),
  );
}
