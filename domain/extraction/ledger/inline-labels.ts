import { isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { readAs, typeOf } from '../../reading/atom-kinds.ts';
import { cutAtom } from '../../reading/atoms.ts';
import { isStateCode } from '../../reading/values/places.ts';
import { shapeOfField } from './plan-access.ts';
import type { Meanings } from './shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Claim status Reopened Venue NE": labels without colons in front of their values, in one run of text. A wording counts
// as such when a number or date follows it, or when the document repeats it before different values.

const LONGEST_LABEL = 5;
const LONGEST_TEXT = 12;
const LEAST_TIMES = 3;

/** Wordings that stand for labels inside of texts, and the edges at which texts begin that hold none. */
export interface InlineLabels {
  wordings: ReadonlySet<string>;
  plainEdges: ReadonlySet<number>;
}

/** The wordings that the document prints before different values without a gap. */
export function inlineLabels(atoms: readonly Atom[], vocabulary: Vocabulary): InlineLabels {
  const plainEdges = edgesOfTexts(atoms, vocabulary);
  const uses = new Map<string, { times: number; capital: number; followers: Set<string> }>();
  for (const atom of atoms) {
    if (!isSplittable(atom) || isPlain(atom, plainEdges)) continue;
    const words = atom.words.map((word) => word.text);
    for (let at = 0; at < words.length - 1; at++) {
      const count = labelAt(words, at, vocabulary);
      const follower = words[at + count];
      if (count === 0 || follower === undefined) continue;
      const wording = words.slice(at, at + count).join(' ');
      if (!vocabulary.mayHold(wording, words.slice(at + count).join(' '))) continue;
      const use = uses.get(wording) ?? { times: 0, capital: 0, followers: new Set() };
      use.times++;
      if (/^[\p{Lu}\d$(]/u.test(follower)) use.capital++;
      use.followers.add(follower);
      uses.set(wording, use);
      at += count - 1;
    }
  }
  const isKnown = (wording: string, value: string): boolean =>
    isStateCode(value) || vocabulary.fieldsOf(wording).some((field) => vocabulary.valueOf(field, value) !== null);
  const repeated = [...uses].filter(([wording, { times, capital, followers }]) => {
    const [first = ''] = followers;
    return times >= LEAST_TIMES && (followers.size > 1 || isKnown(wording, first)) && capital >= 0.9 * times;
  });
  return { wordings: new Set(repeated.map(([wording]) => wording)), plainEdges };
}

const LEAST_CELLS = 6;
const MOST_LABELLED = 0.75;

/** Where texts in capitals begin of which few begin with a label: "BUS HIT A POLE" among them is a sentence. */
function edgesOfTexts(atoms: readonly Atom[], vocabulary: Vocabulary): ReadonlySet<number> {
  const edges = new Map<number, { cells: number; labelled: number }>();
  for (const atom of atoms) {
    if (!isSplittable(atom) || !isInCapitals(atom)) continue;
    const words = atom.words.map((word) => word.text);
    const edge = edges.get(Math.round(atom.x0)) ?? { cells: 0, labelled: 0 };
    edge.cells++;
    if (labelAt(words, 0, vocabulary) > 0) edge.labelled++;
    edges.set(Math.round(atom.x0), edge);
  }
  const plain = [...edges].filter(
    ([, { cells, labelled }]) => cells >= LEAST_CELLS && labelled < MOST_LABELLED * cells,
  );
  return new Set(plain.map(([x]) => x));
}

const isInCapitals = ({ text }: Atom): boolean => !/\p{Ll}/u.test(text);

const isPlain = (atom: Atom, edges: ReadonlySet<number>): boolean =>
  isInCapitals(atom) && edges.has(Math.round(atom.x0));

const isCapital = (word: string | undefined): boolean => /^[\p{Lu}#]/u.test(word ?? '');

function isSplittable({ kind, isLabel, words }: Atom): boolean {
  return kind === 'text' && !isLabel && words.length > 1 && words.length <= LONGEST_TEXT;
}

/** How many words from there are the wording of a label; 0 for none. In lower case it is one at the beginning only. */
function labelAt(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  if (at > 0 && !isCapital(words[at])) return 0;
  for (let count = Math.min(LONGEST_LABEL, words.length - at); count > 0; count--) {
    const wording = words.slice(at, at + count).join(' ');
    // "Auto" in "Auto PD" is a part of a value, and "Company," goes on in what follows.
    if (wording.endsWith(',')) continue;
    if (vocabulary.fieldsOf(wording).length > 0 && !vocabulary.isTitle(wording)) return count;
  }
  return 0;
}

/** Cuts the texts of a line at the labels inside them; a name behind its own label holds such words: "Agent: Hale Truck Agency". */
export function splitTexts(atoms: readonly Atom[], labels: InlineLabels, meanings: Meanings): Atom[] {
  const typedAlone: InlineLabels = { ...labels, wordings: new Set() };
  const parted = splitKinds(atoms, meanings.vocabulary);
  const enclosed = parted.flatMap((atom, at) => labelInBrackets(atom, parted[at + 1], meanings.vocabulary) ?? [atom]);
  return enclosed.flatMap((atom, at, all) =>
    splitAtLabels(atom, isOfParty(all[at - 1], meanings) ? typedAlone : labels, meanings.vocabulary),
  );
}

const LEAST_PAIRS = 2;

/** "Indemnity 0 | Medical 744 | Total 1,211": kinds of amounts in front of whole numbers, beside others of the line. */
function splitKinds(atoms: readonly Atom[], { meaning }: Vocabulary): readonly Atom[] {
  const isAmount = (text: string): boolean => meaning(text)?.amount != null;
  const parts = atoms.map((atom) => {
    const [label, value] = (WHOLE_AT_END.test(atom.text) ? cutAtom(atom, atom.words.length - 1) : null) ?? [];
    return label && value && atom.kind === 'text' && isAmount(label.text) ? [{ ...label, isLabel: true }, value] : null;
  });
  const labelled = atoms.filter(({ kind }, at) => kind === 'money' && isAmount(atoms[at - 1]?.text ?? ''));
  const isLine = parts.filter((part) => part !== null).length + labelled.length >= LEAST_PAIRS;
  return isLine ? atoms.flatMap((atom, at) => parts[at] ?? [atom]) : atoms;
}

const WHOLE_AT_END = /\p{L} \d{1,3}$/u;

const isOfParty = (label: Atom | undefined, { plan, vocabulary }: Meanings): boolean =>
  label !== undefined &&
  vocabulary
    .fieldsOf(label.text)
    .some((field) => shapeOfField(plan, field) === 'name' && plan.scalars.some((scalar) => scalar.field === field));

/** Cuts a text atom before and after the labels inside it. */
function splitAtLabels(atom: Atom, labels: InlineLabels, vocabulary: Vocabulary): Atom[] {
  if (atom.isLabel) return splitLabel(atom, vocabulary);
  if (!isSplittable(atom) || isPlain(atom, labels.plainEdges) || isWhole(atom, vocabulary)) return [atom];
  return labelBehindComma(atom, vocabulary) ?? splitInside(atom, labels, vocabulary);
}

function splitInside(atom: Atom, labels: InlineLabels, vocabulary: Vocabulary): Atom[] {
  const words = atom.words.map((word) => word.text);
  for (let at = 0; at < words.length - 1; at++) {
    const count = labelAt(words, at, vocabulary);
    if (count === 0) continue;
    const value = isCapital(words[at]) ? valueAfter(words, at + count, vocabulary) : 0;
    const wording = words.slice(at, at + count).join(' ');
    const isPair = at === 0 && isValueOf(wording, words.slice(count).join(' '), vocabulary);
    if (value === 0 && !isPair && !labels.wordings.has(wording)) continue;
    const [before, rest] = at > 0 ? (cutAtom(atom, at) ?? [null, atom]) : [null, atom];
    const [label, after] = cutAtom(rest, count) ?? [rest, null];
    const tail = after ? tailOf(after, value, { labels, vocabulary }) : [];
    return [...(before ? [before] : []), { ...label, isLabel: true }, ...tail];
  }
  return [atom];
}

/** "OR (reported 7/9/2020)": a label that opens brackets in front of a date. */
function labelInBrackets(atom: Atom, next: Atom | undefined, vocabulary: Vocabulary): Atom[] | null {
  const at = atom.words.findIndex(({ text }, index) => index > 0 && text.startsWith('('));
  if (at < 0 || atom.kind !== 'text' || atom.isLabel) return null;
  const words = atom.words.slice(at).map(({ text }) => text.replace(/^\(/, ''));
  for (let count = Math.min(LONGEST_LABEL, words.length); count > 0; count--) {
    const text = words.slice(0, count).join(' ');
    const value = typeOf(words.slice(count).join(' ').replace(/\).*$/, ''));
    const isDated = (count === words.length ? next?.kind : value.kind) === 'date';
    const [before, rest] = (isDated && vocabulary.fieldsOf(text).length > 0 ? cutAtom(atom, at) : null) ?? [];
    if (!before || !rest) continue;
    const [label, date] = cutAtom(rest, count) ?? [rest, null];
    const head: Atom = { ...label, kind: 'text', value: text, text, isLabel: true };
    return [before, head, ...(date ? [{ ...date, ...value, text: date.text.replace(/\).*$/, '') }] : [])];
  }
  return null;
}

/** "Status OPEN", "State PA": a label and one of the words that its field is told in. */
const isValueOf = (wording: string, text: string, vocabulary: Vocabulary): boolean =>
  vocabulary.fieldsOf(wording).some((field) => vocabulary.valueOf(field, text) !== null);

/** "A-1234, Policy No." in front of another value: a value, and a label behind its comma. */
function labelBehindComma(atom: Atom, vocabulary: Vocabulary): Atom[] | null {
  const words = atom.words.map((word) => word.text);
  const at = words.findIndex((word) => /[,;]$/.test(word)) + 1;
  const parts = at > 0 && labelAt(words, at, vocabulary) === words.length - at ? cutAtom(atom, at) : null;
  const text = parts?.[0].text.slice(0, -1) ?? '';
  const typed = typeOf(text);
  return parts && isValue(typed)
    ? [
        { ...parts[0], ...typed, text },
        { ...parts[1], isLabel: true },
      ]
    : null;
}

/** Whether the text as a whole is a heading or a kind of records. */
const isWhole = ({ text }: Atom, { meaning, isKind }: Vocabulary): boolean => meaning(text) !== null || isKind(text);

/** "Policy A-1234:" is a label and its value in front of something else. */
function splitLabel(atom: Atom, vocabulary: Vocabulary): Atom[] {
  const words = atom.words.map((word) => word.text);
  const code = words.length > 1 ? codeBefore(atom) : null;
  if (code) return code;
  const pair = pairBefore(atom, vocabulary);
  if (pair) return pair;
  const count = words.length <= LONGEST_TEXT ? labelAt(words, 0, vocabulary) : 0;
  const value = words.slice(count).join(' ').replace(/:$/, '');
  const isCode = value.split(' ').every((word) => /\d/.test(word) || /^[A-Z]{1,3}$/.test(word));
  const typed = count > 0 && isCode && /\d{3}/.test(value) ? readAs(value, 'id') : null;
  const parts = typed ? cutAtom(atom, count) : null;
  if (!typed || !parts) return [atom];
  return [
    { ...parts[0], isLabel: true },
    { ...parts[1], ...typed, text: value, isLabel: false },
  ];
}

/** "Unit 2 Driver:" is a label with its value in front of another label. */
function pairBefore(atom: Atom, vocabulary: Vocabulary): Atom[] | null {
  const words = atom.words.map((word) => word.text);
  const count = labelAt(words, 0, vocabulary);
  const end = count + (count > 0 ? valueAfter(words, count, vocabulary) : 0);
  const isPair = end > count && end < words.length && labelAt(words, end, vocabulary) === words.length - end;
  const [first, label] = (isPair ? cutAtom(atom, end) : null) ?? [];
  const [head, value] = (first ? cutAtom(first, count) : null) ?? [];
  if (!head || !value || !label) return null;
  return [
    { ...head, isLabel: true },
    { ...value, ...typeOf(value.text), isLabel: false },
    { ...label, isLabel: true },
  ];
}

const LEAST_DIGITS = 6;

/** "123-123456-001 Account:" is a value in front of a label. */
function codeBefore(atom: Atom): Atom[] | null {
  const code = atom.words[0]?.text ?? '';
  if (code.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const own = typeOf(code);
  const typed = isValue(own) ? own : readAs(code, 'id');
  const parts = typed ? cutAtom(atom, 1) : null;
  return typed && parts
    ? [
        { ...parts[0], ...typed, isLabel: false },
        { ...parts[1], isLabel: true },
      ]
    : null;
}

interface Known {
  labels: InlineLabels;
  vocabulary: Vocabulary;
}

function tailOf(after: Atom, value: number, { labels, vocabulary }: Known): Atom[] {
  const cut = value > 0 && value < after.words.length ? cutAtom(after, value) : null;
  const [first, rest] = cut ?? [after, null];
  const text = bare(first.text);
  const typed = value > 0 ? (readAs(text, 'id') ?? null) : null;
  const isBare = first.kind === 'text' && typed;
  const head = isBare ? { ...first, ...typed, text } : first;
  if (!rest) return value > 0 ? [head] : splitAtLabels(head, labels, vocabulary);
  return [head, ...splitAtLabels(rest, labels, vocabulary)];
}

/** "A-1234, General Liability": without the sign that ends a value. */
const bare = (text: string): string => text.replace(/[,;]$/, '');

/** How many words from there are one value that is no text; 0 for none. */
function valueAfter(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  for (let count = Math.min(4, words.length - at); count > 0; count--) {
    const run = words.slice(at, at + count).map((word, index) => (index === count - 1 ? bare(word) : word));
    const text = run.join(' ');
    if (!/\d/.test(text)) continue;
    // "GL 77-4091" begins with a line of business
    const mayBePart = (word: string): boolean => !vocabulary.knows(word) || vocabulary.isTitle(word);
    const isCode = count > 1 && run.every((word) => /^[A-Z0-9-]+$/.test(word) && mayBePart(word));
    if (isCode && text.replace(/\D/g, '').length >= 5 && /\d/.test(run.at(-1) ?? '')) return count;
    if (count === 1 && isValue(typeOf(text))) return count;
  }
  return 0;
}
