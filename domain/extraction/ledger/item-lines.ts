import { asText } from '../../reading/atom-kinds.ts';
import type { Atom } from '../../reading/layout.ts';
import type { LedgerPlan } from './plan.ts';
import { wordingOf } from './prose-pair.ts';
import type { Row } from './rows.ts';
import { fieldUnder, type Meanings } from './shapes.ts';

// "TX · rec'd 07/12/2024 · Kim, Elizabeth · Trip: Customer tripped over cord": a line of a record that signs divide stands under
// no columns. Its parts are known by their labels, else by their look.

const SIGN = /^[·•∙]$/u;
const LEAST_SIGNS = 2;
const LEAST_ROWS = 2;
const FAMILY_FIRST = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}\.?)?$/u;
const LEAST_WORDS = 3;
const MOST_IN_HEAD = 4;

/** Rows whose parts signs divide, with a label in front of every part that has a meaning. */
export function labelItems(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const items = new Map(rows.map((row) => [row, row.isFurniture || row.atoms.some(isFigure) ? [] : itemsIn(row)]));
  const lines = rows.filter((row) => {
    const own = items.get(row) ?? [];
    return own.length > LEAST_SIGNS && own.some((item) => headOf(item, meanings) !== null);
  });
  if (lines.length < LEAST_ROWS) return rows;
  const heads = lines.flatMap((row) => (items.get(row) ?? []).flatMap((item) => headOf(item, meanings) ?? []));
  const areKinds =
    heads.filter(({ text }) => meanings.plan.record.loose.typePattern.test(text)).length * 2 > heads.length;
  const { type, cause } = meanings.plan.record.loose;
  const labelled = new Set(lines);
  return rows.map((row) => {
    if (!labelled.has(row)) return row;
    const atoms = (items.get(row) ?? []).flatMap((item) => labelItem(item, areKinds ? type : cause, meanings));
    return { ...row, atoms };
  });
}

/** What begins a record or sums it up: such lines are read otherwise. */
const isFigure = ({ kind }: Atom): boolean => kind === 'money' || kind === 'id' || kind === 'int';

/** The atoms between signs. */
function itemsIn({ atoms }: Row): Atom[][] {
  const [first] = atoms;
  const signs = (first?.segment.line.words ?? []).filter(({ text }) => SIGN.test(text)).map(({ x0 }) => x0);
  if (signs.length < LEAST_SIGNS) return [];
  const items = [...signs, Number.POSITIVE_INFINITY].map((end, at) =>
    atoms.filter(({ words: [word] }) => word && word.x0 < end && word.x0 > (signs[at - 1] ?? Number.NEGATIVE_INFINITY)),
  );
  return items.filter((item) => item.length > 0);
}

/** "Trip:" in front of what happened: a short text that names no field. */
function headOf([head, text, ...others]: readonly Atom[], { vocabulary }: Meanings): Atom | null {
  if (!head?.isLabel || text?.kind !== 'text' || others.length > 0) return null;
  const isUnknown = head.words.length <= MOST_IN_HEAD && vocabulary.tier(head.text) === 0;
  return isUnknown && text.words.length >= LEAST_WORDS ? head : null;
}

function labelItem(item: readonly Atom[], headField: string, meanings: Meanings): Atom[] {
  const { plan } = meanings;
  const { narrative, person, state } = plan.record.loose;
  const [first, second] = item;
  if (!first) return [];
  const head = headOf(item, meanings);
  if (head && second) return [...named(withoutColon(head), headField, plan), ...named(second, narrative, plan)];
  if (second) {
    const isLabel = fieldUnder([first.text], second, meanings) !== null;
    return isLabel ? [{ ...first, isLabel: true }, ...item.slice(1)] : [...item];
  }
  if (first.kind === 'state') return named(first, state, plan);
  return first.kind === 'text' && FAMILY_FIRST.test(first.text) ? named(first, person, plan) : [first];
}

function withoutColon(atom: Atom): Atom {
  const text = atom.text.replace(/:$/, '');
  return { ...atom, ...asText(text), text, isLabel: false };
}

/** The atom behind a wording of its field. */
function named(atom: Atom, field: string, plan: LedgerPlan): Atom[] {
  const text = wordingOf(plan, field);
  return [{ ...atom, ...asText(text), x1: atom.x0, text, isLabel: true }, atom];
}
