import { recutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Entry } from './entry.ts';
import { type Found, SCORE } from './fields.ts';
import { keyOf } from './key-of.ts';
import type { Ledger } from './ledger.ts';
import { isNameLike } from './told-in-lines.ts';

// "ANN LEE - INSD TRUCK HIT A DEER": who claims stands in front of what happened, in the same text of every record.

const LEAST_RECORDS = 4;
/** Of the records, and of the names that differ: kinds and causes stand in front of texts as well, and repeat. */
const MOST = 0.8;
const MOST_WORDS = 4;
const DASH = /^[-–—:]$/;

/** Parts the texts of records that name the person of each, where no record tells it otherwise. */
export function withNamesInTexts(records: readonly Entry[], ledger: Ledger): void {
  const { person, narrative } = ledger.plan.record.loose;
  if (records.some(({ fields }) => fields.has(person))) return;
  const told = records.flatMap(({ fields }) => {
    const text = fields.get(narrative);
    return text ? [{ fields, text, name: nameBefore(text, ledger) }] : [];
  });
  const named = told.flatMap(({ fields, text, name }) => (name ? [{ fields, text, name }] : []));
  const distinct = new Set(named.map(({ name: [first] }) => keyOf(first.text)));
  if (named.length < Math.max(LEAST_RECORDS, MOST * told.length) || distinct.size < MOST * named.length) return;
  for (const { fields, text, name } of named) {
    const [first, rest] = name;
    fields.set(person, { field: person, atoms: [first], row: text.row, score: SCORE.loose });
    fields.set(narrative, { ...text, atoms: [rest, ...text.atoms.slice(1)] });
  }
}

/** The name in front of the dash that a text begins with, and what stands behind it. */
function nameBefore({ atoms: [atom] }: Found, { vocabulary }: Ledger): [Atom, Atom] | null {
  const at = atom?.words.findIndex(({ text }) => DASH.test(text)) ?? -1;
  if (!atom || at < 2 || at > MOST_WORDS) return null;
  const [name, ...others] = recutAtom(atom, 0, at);
  const [rest, ...more] = recutAtom(atom, at + 1, atom.words.length);
  if (!name || !rest || others.length + more.length > 0) return null;
  return isNameLike(name) && vocabulary.tier(name.text) === 0 ? [name, rest] : null;
}
