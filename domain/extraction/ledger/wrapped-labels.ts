import { isValue } from '../../reading/atom.ts';
import { cutAtom } from '../../reading/atoms.ts';
import { textRun } from '../../reading/text-run.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// Labels that a narrow cell wraps: "First" before its value and "Reported" in the line below, at the same edge; "Total" over
// "Incurred" before amounts at half the height of both.

const EDGE = 4;
/** Between the lines of a label, in font sizes. */
const TIGHT = 0.9;
const MOST_LABELS = 3;
const LEAST_TIMES = 2;

interface Join {
  /** The row of the first line. */
  at: number;
  /** Its atom that the label is, or begins. */
  atom: Atom;
  rest: Atom;
  /** How many words of the atom belong to the label. */
  count: number;
  text: string;
  /** What is printed leaves no doubt that the label goes on. */
  isOpen: boolean;
}

/** Joins labels that go on in a line of nothing else, in the upper line. */
export function joinWrappedLabels(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  const found = rows.map((row, at) => joinsOf(row, rows[at + 1], vocabulary));
  const times = new Map<string, number>();
  for (const { text } of found.flat()) times.set(text, (times.get(text) ?? 0) + 1);
  const isSure = (joins: readonly Join[]): boolean =>
    joins.length > 0 && joins.every(({ text, isOpen }) => isOpen || (times.get(text) ?? 0) >= LEAST_TIMES);
  const kept = rows.flatMap((row, at) => {
    const joins = found[at] ?? [];
    const isRest = at > 0 && isSure(found[at - 1] ?? []);
    if (isRest) return [];
    return [isSure(joins) ? { ...row, atoms: row.atoms.flatMap((atom) => joined(atom, joins)) } : row];
  });
  return kept.map((row, at) => ({ ...row, at }));
}

/** The labels of a row that all atoms of the row below complete; none where one of these is something else. */
function joinsOf(row: Row, below: Row | undefined, vocabulary: Vocabulary): Join[] {
  if (!below || below.page !== row.page || row.isFurniture || below.atoms.length > MOST_LABELS) return [];
  if (below.y0 < row.y0 || below.y0 - row.y1 > TIGHT * row.size) return [];
  const joins = below.atoms.flatMap((rest) => joinOf(row, rest, vocabulary) ?? []);
  return joins.length === below.atoms.length ? joins : [];
}

function joinOf(row: Row, rest: Atom, vocabulary: Vocabulary): Join | null {
  if (rest.kind !== 'text') return null;
  for (const [at, atom] of row.atoms.entries()) {
    if (atom.kind !== 'text') continue;
    const next = row.atoms[at + 1];
    const count = atom.words.findLastIndex((_, index) => isAbove(atom, index + 1, rest)) + 1;
    const isBetween = isAmountBetween(atom, next, rest);
    if (count === 0 || (count === atom.words.length && !isBetween && !isValueAfter(next, vocabulary))) continue;
    const text = `${textRun(atom.words.slice(0, count)).text} ${rest.text}`.replace(/\s*:$/, '');
    const isOpen = isBetween || DANGLING.test(atom.words[count - 1]?.text ?? '');
    if (isLabel(text, isBetween, vocabulary)) return { at: row.at, atom, rest, count, text, isOpen };
  }
  return null;
}

/** Whether a text is a label of a field that is written down, or one of a measure where an amount stands beside it. */
function isLabel(text: string, isOfAmount: boolean, vocabulary: Vocabulary): boolean {
  const meaning = vocabulary.meaning(text);
  if (meaning === null) return false;
  return (isOfAmount && meaning.amount?.measure != null) || (!meaning.isUnlisted && meaning.fields.length > 0);
}

/** What a label does not end with. */
const DANGLING = /^(?:and|or|of|the|to|in|&)$|[,/]$/i;
const LOWER = 0.35;

/** Whether an amount stands at half the height of a label and the line below. */
function isAmountBetween({ y0, y1 }: Atom, next: Atom | undefined, rest: Atom): boolean {
  const lift = next?.words[0]?.lift ?? 0;
  const [over, under] = next && isMoney(next) ? [next.y0 + lift - y0, rest.y1 - next.y1 - lift] : [0, 0];
  return Math.min(over, under) > LOWER * (y1 - y0);
}

/** Whether the first words of an atom begin or end where the rest below does. */
function isAbove(atom: Atom, count: number, rest: Atom): boolean {
  const end = atom.words[count - 1]?.x1 ?? 0;
  const isAtLeft = Math.abs(atom.x0 - rest.x0) <= EDGE && count === atom.words.length;
  return isAtLeft || (Math.abs(end - rest.x1) <= EDGE && atom.x0 >= rest.x0 - EDGE) || Math.abs(end - rest.x1) <= 1;
}

/** Lines of amounts are often headed by a title of the next ones. */
const isMoney = ({ kind }: Atom): boolean => kind === 'money';

const isValueAfter = (next: Atom | undefined, vocabulary: Vocabulary): boolean =>
  next !== undefined && !next.isLabel && !isMoney(next) && (isValue(next) || vocabulary.tier(next.text) === 0);

function joined(atom: Atom, joins: readonly Join[]): Atom[] {
  const join = joins.find((each) => each.atom === atom);
  if (!join) return [atom];
  const [first, value] = cutAtom(atom, join.count) ?? [atom, null];
  const label: Atom = {
    ...first,
    kind: 'text',
    value: join.text,
    text: join.text,
    words: [...first.words, ...join.rest.words],
    isLabel: true,
  };
  return value ? [label, { ...value, isLabel: false }] : [label];
}
