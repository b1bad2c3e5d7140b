import { isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { readAs, typeOf } from '../../reading/atom-kinds.ts';
import { cutAtom } from '../../reading/atoms.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Claim status Reopened Venue NE": labels without colons in front of their values, in one run of text. A wording counts
// as such when a number or date follows it, or when the document repeats it before different values.

const LONGEST_LABEL = 5;
const LONGEST_TEXT = 12;
const LEAST_TIMES = 3;

/** The wordings that the document prints before different values without a gap. */
export function inlineLabels(atoms: readonly Atom[], vocabulary: Vocabulary): ReadonlySet<string> {
  const uses = new Map<string, { times: number; capital: number; followers: Set<string> }>();
  for (const atom of atoms) {
    if (!isSplittable(atom)) continue;
    const words = atom.words.map((word) => word.text);
    for (let at = 0; at < words.length - 1; at++) {
      const count = labelAt(words, at, vocabulary);
      const follower = words[at + count];
      if (count === 0 || follower === undefined) continue;
      const wording = words.slice(at, at + count).join(' ');
      if (!vocabulary.mayHold(wording, follower)) continue;
      const use = uses.get(wording) ?? { times: 0, capital: 0, followers: new Set() };
      use.times++;
      if (/^[\p{Lu}\d$(]/u.test(follower)) use.capital++;
      use.followers.add(follower);
      uses.set(wording, use);
      at += count - 1;
    }
  }
  const repeated = [...uses].filter(
    ([, { times, capital, followers }]) => times >= LEAST_TIMES && followers.size > 1 && capital >= 0.9 * times,
  );
  return new Set(repeated.map(([wording]) => wording));
}

const isCapital = (word: string | undefined): boolean => /^[\p{Lu}#]/u.test(word ?? '');

function isSplittable({ kind, isLabel, words }: Atom): boolean {
  return kind === 'text' && !isLabel && words.length > 1 && words.length <= LONGEST_TEXT;
}

/** How many words from there are the wording of a label; 0 for none. In lower case it is one at the beginning only. */
function labelAt(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  if (at > 0 && !isCapital(words[at])) return 0;
  for (let count = Math.min(LONGEST_LABEL, words.length - at); count > 0; count--) {
    const wording = words.slice(at, at + count).join(' ');
    // "Auto" in "Auto PD" is a part of a value.
    if (vocabulary.fieldsOf(wording).length > 0 && !vocabulary.isTitle(wording)) return count;
  }
  return 0;
}

/** Cuts a text atom before and after the labels inside it. */
export function splitAtLabels(atom: Atom, labels: ReadonlySet<string>, vocabulary: Vocabulary): Atom[] {
  if (atom.isLabel) return splitLabel(atom, vocabulary);
  if (!isSplittable(atom) || vocabulary.meaning(atom.text) || vocabulary.isKind(atom.text)) return [atom];
  const words = atom.words.map((word) => word.text);
  for (let at = 0; at < words.length - 1; at++) {
    const count = labelAt(words, at, vocabulary);
    if (count === 0) continue;
    const wording = words.slice(at, at + count).join(' ');
    const value = isCapital(words[at]) ? valueAfter(words, at + count, vocabulary) : 0;
    if (value === 0 && !labels.has(wording)) continue;
    const [before, rest] = at > 0 ? (cutAtom(atom, at) ?? [null, atom]) : [null, atom];
    const [label, after] = cutAtom(rest, count) ?? [rest, null];
    const tail = after ? tailOf(after, value, { labels, vocabulary }) : [];
    return [...(before ? [before] : []), { ...label, isLabel: true }, ...tail];
  }
  return [atom];
}

/** "Policy A-1234:" is a label and its value in front of something else. */
function splitLabel(atom: Atom, vocabulary: Vocabulary): Atom[] {
  const words = atom.words.map((word) => word.text);
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

interface Known {
  labels: ReadonlySet<string>;
  vocabulary: Vocabulary;
}

function tailOf(after: Atom, value: number, { labels, vocabulary }: Known): Atom[] {
  const cut = value > 0 && value < after.words.length ? cutAtom(after, value) : null;
  const [first, rest] = cut ?? [after, null];
  const typed = value > 0 ? (readAs(first.text, 'id') ?? null) : null;
  const isBare = first.kind === 'text' && typed;
  const head = isBare ? { ...first, ...typed } : first;
  if (!rest) return value > 0 ? [head] : splitAtLabels(head, labels, vocabulary);
  return [head, ...splitAtLabels(rest, labels, vocabulary)];
}

/** How many words from there are one value that is no text; 0 for none. */
function valueAfter(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  for (let count = Math.min(4, words.length - at); count > 0; count--) {
    const run = words.slice(at, at + count);
    const text = run.join(' ');
    if (!/\d/.test(text)) continue;
    const isCode = count > 1 && run.every((word) => /^[A-Z0-9-]+$/.test(word) && !vocabulary.knows(word));
    if (isCode && text.replace(/\D/g, '').length >= 5 && /\d/.test(run.at(-1) ?? '')) return count;
    if (count === 1 && isValue(typeOf(text))) return count;
  }
  return 0;
}
