import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Anchor } from './anchor.ts';
import type { Ledger } from './ledger.ts';
import { shapeOfField } from './plan-access.ts';
import { wordingOf } from './prose-pair.ts';
import type { Row } from './rows.ts';

// "Lee, Ann | Emp. 2231 | OH" or "Driver: Ann Lee" over the headings of a table, and the same over the next table with the same headings: what
// stands there is about all records below.

const LEAST_GROUPS = 3;
/** Of the tables with records. */
const LEAST_SHARE = 0.75;

/** What the line above the headings of its table says of each record, by the row of its key, and these lines. */
export interface GroupHeads {
  rows: ReadonlySet<Row>;
  of: (at: number) => readonly Row[];
}

export function groupHeads(anchors: readonly Anchor[], ledger: Ledger): GroupHeads {
  const { rows } = ledger;
  const starts = new Set(anchors.map(({ row }) => row.at));
  const headings = headingsBefore(ledger);
  const heads = new Map<Row, Row>();
  const begun = new Set<Row>();
  const byKey = new Map<number, Row>();
  for (const at of starts) {
    const heading = headings[at];
    if (!heading) continue;
    begun.add(heading);
    const above = rows[heading.at - 1];
    const said = above && above.page === heading.page && !starts.has(above.at) ? saidIn(above, ledger) : [];
    if (!above || said.length === 0) continue;
    heads.set(heading, above);
    byKey.set(at, { ...above, ...around(said), atoms: said, isTold: true });
  }
  // what stands between the tables of single records may as well end the one above
  const areGroups = byKey.size > heads.size && heads.size >= LEAST_GROUPS && heads.size >= LEAST_SHARE * begun.size;
  if (!areGroups) return { rows: new Set(), of: () => [] };
  return { rows: new Set(heads.values()), of: (at) => [byKey.get(at)].filter((row) => row !== undefined) };
}

/** The first line of the headings before each row, found in one pass: reports have thousands of rows. */
function headingsBefore({ rows, tables }: Ledger): (Row | undefined)[] {
  let last: Row | undefined;
  let isWithin = false;
  return rows.map((row) => {
    const before = last;
    const isHeading = tables.isHeading(row);
    if (isHeading && !isWithin) last = row;
    isWithin = isHeading;
    return before;
  });
}

/** Family name first, as lists of people are sorted. */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:Jr|Sr|II|III)\.?)?, \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?$/u;

/** The person that begins a line with the state behind, or a name behind a label of a field of records. */
function saidIn({ atoms, isFurniture }: Row, { plan, vocabulary }: Ledger): Atom[] {
  const [first, second] = atoms;
  if (!first || isFurniture || atoms.some(({ kind }) => kind === 'money')) return [];
  const { record } = plan;
  const labelled = (field: string, atom: Atom): Atom[] => {
    const text = wordingOf(plan, field);
    return [{ ...atom, kind: 'text', value: text, text, isLabel: true }, atom];
  };
  if (first.isLabel) {
    const field = vocabulary.meaning(first.text)?.fields[0];
    const isName = field !== undefined && record.fields.includes(field) && shapeOfField(plan, field) === 'name';
    return isName && second?.kind === 'text' ? labelled(field, withoutRemark(second)) : [];
  }
  if (first.kind !== 'text' || !PERSON.test(first.text)) return [];
  const state = atoms.find(({ kind }) => kind === 'state');
  return [...labelled(record.loose.person, first), ...(state ? labelled(record.loose.state, state) : [])];
}

/** "Ann Lee (hired" */
function withoutRemark(atom: Atom): Atom {
  const at = atom.words.findIndex(({ text }) => text.startsWith('('));
  const words = at > 0 ? atom.words.slice(0, at) : atom.words;
  const text = words.map((word) => word.text).join(' ');
  return { ...atom, ...around(words), kind: 'text', value: text, text, words };
}
