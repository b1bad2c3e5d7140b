import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { type AmountCell, amountLinesOf } from './amount-lines.ts';
import type { Entry } from './entry.ts';
import { fieldsIn, type Found } from './fields.ts';
import { keyOf } from './key-of.ts';
import type { Block, Ledger } from './ledger.ts';
import { looseFields } from './loose-fields.ts';
import { addPairedParts } from './paired-parts.ts';
import { type Amounts, amountSets } from './record-amounts.ts';
import type { Region } from './region.ts';
import type { Row } from './rows.ts';
import { nameBeforeStory } from './told-in-lines.ts';
import { totalLevelOf } from './total-lines.ts';

type RecordRegion = Extract<Region, { kind: 'record' }>;

/** The records of a region: one, or one a line of amounts where no total joins them. */
export function recordsIn(region: RecordRegion, ledger: Ledger): Entry[] {
  const { rows, anchor } = region;
  const lines = amountLinesOf(rows, ledger, (row) => isRecordTotal(row, ledger));
  const sets = amountSets(lines);
  const used = new Set<Atom>([anchor.atom, ...lines.flatMap((line) => line.cells.map((cell) => cell.atom))]);
  const featureRows = new Set(sets.length > 1 ? sets.flatMap((set) => set.lines.map((line) => line.row)) : []);
  const isRuled = rows.length > 1 && rows.every((row, at) => row.isRuledAbove === (at === 0));
  const blockOf = (some: readonly Row[]): Block => ({ rows: some, used, isRuled });
  const common = fieldsIn(blockOf(rows.filter((row) => !featureRows.has(row))), ledger);
  if (sets.length <= 1) return [entryOf(common, sets[0]?.amounts, { ledger, region })];
  const owns = sets.map((set) => fieldsIn(blockOf(set.lines.map((line) => line.row)), ledger));
  // further lines leave out the date, which the line with the key says of all of them
  const first = owns[sets.findIndex((set) => set.lines.some(({ row }) => row === anchor.row))] ?? [];
  const dated = first.filter(({ field }) => field === ledger.plan.record.keyDate);
  return sets.map((set, at) => {
    const own = owns[at] ?? [];
    return entryOf([...own, ...common, ...(own.length > 0 ? dated : [])], set.amounts, { ledger, region });
  });
}

function isRecordTotal(row: Row, ledger: Ledger): boolean {
  const level = totalLevelOf(row, ledger);
  return level === 'record' || level === 'bare';
}

function entryOf(
  found: readonly Found[],
  amounts: Amounts | undefined,
  { ledger, region }: { ledger: Ledger; region: RecordRegion },
): Entry {
  const { plan } = ledger;
  const { anchor } = region;
  const fields = new Map<string, Found>();
  const anchorField = anchor.atom.kind === 'date' ? plan.record.keyDate : plan.record.key;
  fields.set(anchorField, { field: anchorField, atoms: [anchor.atom], row: anchor.row, score: 3 });
  const taken = new Set<Atom>([anchor.atom]);
  const isStory = ({ field }: Found): boolean => field === plan.record.loose.narrative;
  const stories = region.rows.flatMap((row) => nameBeforeStory(row, { ledger, taken }));
  for (const each of [...stories.filter(isStory), ...found]) {
    if (fields.has(each.field) || each.atoms.some((atom) => taken.has(atom))) continue;
    fields.set(each.field, each);
    for (const atom of each.atoms) taken.add(atom);
  }
  for (const each of looseFields(region.rows, { key: anchor.atom, ledger, taken }))
    if (!fields.has(each.field)) fields.set(each.field, each);
  addPairedParts(fields, plan);
  const isTotal = region.rows.some((row) => totalLevelOf(row, ledger) === 'record');
  return { fields, amounts: withWhole(new Map(amounts ?? []), region, ledger), ...(isTotal && { isTotal }) };
}

/** "A-1 | Open | 52,899" over "Paid 37,899 + outstanding 15,000": the amount beside the key that the others add up to. */
function withWhole(
  amounts: Map<string, AmountCell>,
  { anchor: { row } }: RecordRegion,
  ledger: Ledger,
): Map<string, AmountCell> {
  const { identity, totalKind } = ledger.plan.amounts;
  const parts = identity.parts.map((measure) => amounts.get(`${measure}.${totalKind}`));
  const sum = parts.reduce((all, part) => all + (part?.value ?? Number.NaN), 0);
  const isNamed = [...amounts.keys()].some((slot) => slot.startsWith(identity.whole));
  const cells = [...amounts.values()].map(({ atom }) => atom);
  const [whole, other] = row.atoms.filter(
    (atom, at) => atom.kind === 'money' && !row.atoms[at - 1]?.isLabel && !cells.includes(atom),
  );
  const isSum = whole?.kind === 'money' && !other && Math.abs(whole.value - sum) <= CENT;
  if (isNamed || !isSum) return amounts;
  const slot = `${identity.whole}.${totalKind}`;
  return amounts.set(slot, { slot, value: whole.value, atom: whole, isNet: false });
}

const CENT = 0.015;

/** Joins the parts of records that stand apart: the same key, and nothing that contradicts. */
export function joinRecords(entries: readonly Entry[], ledger: Ledger): Entry[] {
  const byKey = new Map<string, Entry[]>();
  let joined: Entry[] = [];
  for (const entry of entries) {
    const text = entry.fields.get(ledger.plan.record.key)?.atoms[0]?.text;
    if (text === undefined) {
      joined.push(entry);
      continue;
    }
    const key = keyOf(text);
    const known = byKey.get(key) ?? [];
    const [first] = known;
    if (entry.isTotal && first) {
      const parts = new Set(known.slice(1));
      joined = joined.filter((each) => !parts.has(each));
      first.amounts = new Map([...first.amounts, ...entry.amounts]);
      byKey.set(key, [first]);
      continue;
    }
    const into = known.find((other) => agrees(other, entry, ledger));
    if (into) merge(into, entry);
    else {
      byKey.set(key, [...known, entry]);
      joined.push(entry);
    }
  }
  return joined;
}

function agrees(a: Entry, b: Entry, { plan }: Ledger): boolean {
  for (const [slot, { value }] of a.amounts) {
    const other = b.amounts.get(slot);
    if (other && Math.abs(other.value - value) > 0.015) return false;
  }
  const person = plan.record.loose.person;
  const [one, other] = [a.fields.get(person)?.atoms[0]?.text, b.fields.get(person)?.atoms[0]?.text];
  return (
    one === undefined ||
    other === undefined ||
    normalize(one) === normalize(other) ||
    a.amounts.size === 0 ||
    b.amounts.size === 0
  );
}

function merge(into: Entry, from: Entry): void {
  for (const [field, found] of from.fields) {
    const own = into.fields.get(field);
    if (!own || found.score > own.score + 0.5) into.fields.set(field, found);
  }
  for (const [slot, cell] of from.amounts) if (!into.amounts.has(slot)) into.amounts.set(slot, cell);
}
