import type { Atom } from '../../reading/layout.ts';
import { asText } from '../../reading/atom-kinds.ts';
import { around } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import type { Entry } from './entry.ts';
import { type Found, SCORE } from './fields.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "Open claims" above one table and "Closed claims" above the next: the titles say what the rows below do not.

const MOST_WORDS = 3;

/** Gives records what the title above them says, for fields that no record has of its own. */
export function withTitledValues(records: readonly Entry[], ledger: Ledger): void {
  for (const field of Object.keys(ledger.plan.values)) {
    if (records.some(({ fields }) => fields.has(field))) continue;
    const titles = ledger.rows.flatMap((row) => titleOf(row, field, ledger));
    for (const { fields } of records) {
      const at = fields.get(ledger.plan.record.key)?.row.at;
      const title = at === undefined ? undefined : titles.findLast(({ row }) => row.at < at);
      if (title) fields.set(field, title);
    }
  }
}

/** A row of nothing but the noun of the records and a value of the field. */
function titleOf(row: Row, field: string, { plan, vocabulary }: Ledger): Found[] {
  const [atom, other] = row.atoms;
  if (!atom || other || row.isFurniture || atom.kind !== 'text' || atom.words.length > MOST_WORDS) return [];
  const nouns = new Set(plan.totals.counted.nouns.split(/\s+/));
  const values = atom.words.filter(({ text }) => !nouns.has(normalize(text)));
  const [value] = values;
  const isTitle = value && values.length === 1 && values.length < atom.words.length;
  if (!isTitle || vocabulary.valueOf(field, value.text) === null) return [];
  const part: Atom = { ...atom, ...around(values), ...asText(value.text), text: value.text, words: values };
  return [{ field, atoms: [part], row, score: SCORE.loose }];
}
