import type { Entry } from './entry.ts';
import type { Ledger } from './ledger.ts';

// "Date closed" over "OPEN", "02/20/2024", "OPEN": the column says of all records whether they are closed.

/** Enters what the date of its end says of a record, where the same column prints words for the other records. */
export function tellByEnds(records: readonly Entry[], { plan, tables, vocabulary }: Ledger): void {
  if (!plan.record.ended) return;
  const { date, field, word } = plan.record.ended;
  const isWordBelow = ({ fields }: Entry): boolean => {
    const told = fields.get(field);
    const [atom] = told?.atoms ?? [];
    const headed = told && atom ? tables.headedAt(told.row, atom) : null;
    return headed?.wordings.some((wording) => vocabulary.meaning(wording)?.fields.includes(date)) ?? false;
  };
  if (!records.some(isWordBelow)) return;
  for (const { fields } of records) {
    const ended = fields.get(date);
    const [atom] = ended?.atoms ?? [];
    if (!ended || !atom || fields.has(field)) continue;
    fields.set(field, { ...ended, field, atoms: [{ ...atom, kind: 'text', value: word, text: word }] });
  }
}
