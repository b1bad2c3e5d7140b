import { isAmount } from '../../reading/atom.ts';
import { cutAtom, recutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Policy ID - A-1234 | Term : 01/01/2020": signs that stand apart part labels from values and pairs from each other.

const COLON = /^(?::|\.{2,})$/;
const DASH = /^[-–—=]$/;
const PARTS_PAIRS = /^[|•·¦;]$/u;
/** Gap between a label, its sign and the value, in font sizes. */
const NEAR = 4;
/** Dots lead from a label to its colon; they are no words. */
const LED = 16;
const LONGEST_LABEL = 6;

/** Drops the signs and marks the labels in front of them. */
export function labelsBySeparators(atoms: readonly Atom[], vocabulary: Vocabulary): Atom[] {
  const parted = atoms.flatMap(withoutColon).flatMap((atom) => partAtSigns(atom, vocabulary));
  const kept: Atom[] = [];
  for (const [at, atom] of parted.entries()) {
    const before = kept.at(-1);
    if (PARTS_PAIRS.test(atom.text)) continue;
    const after = parted[at + 1];
    if (
      before &&
      after &&
      isSign(atom.text) &&
      isPair(before, atom, after) &&
      names(before, { sign: atom, value: after }, vocabulary)
    )
      kept[kept.length - 1] = { ...before, isLabel: true };
    else kept.push(atom);
  }
  return kept;
}

/** Screens print colons in a column of their own, right in front of the values: "Claimant     : Ann Lee". */
function withoutColon(atom: Atom): readonly Atom[] {
  const isColon = atom.kind === 'text' && atom.words.length > 1 && atom.words[0]?.text === ':';
  return (isColon && cutAtom(atom, 1)) || [atom];
}

const isSign = (text: string): boolean => COLON.test(text) || DASH.test(text);

function isPair(label: Atom, sign: Atom, value: Atom): boolean {
  const reach = COLON.test(sign.text) ? LED : NEAR;
  const isNear = sign.x0 - label.x1 <= reach * label.size && value.x0 - sign.x1 <= NEAR * label.size;
  return isNear && value.kind !== 'nil';
}

/** Before a colon every short text is a label; before other signs those that are known. */
function names(
  { kind, isLabel, text, words }: Atom,
  { sign, value }: { sign: Atom; value: Atom },
  vocabulary: Vocabulary,
): boolean {
  if (kind !== 'text' || isLabel || words.length > LONGEST_LABEL) return false;
  if (sign.text === ':') return true;
  const meaning = vocabulary.meaning(text);
  return meaning !== null && (meaning.fields.length > 0 || (meaning.amount !== null && isAmount(value)));
}

/** A part of a text that signs divide: a label, or what stands between labels. */
interface Part {
  from: number;
  to: number;
  isLabel: boolean;
}

/** Cuts a text at signs that are words of their own: "A-1 - Term - 2020 | Line - GL". */
function partAtSigns(atom: Atom, vocabulary: Vocabulary): Atom[] {
  if (atom.kind !== 'text' || atom.words.length < 2) return [atom];
  const texts = atom.words.map(({ text }) => text);
  if (!texts.some((text) => isSign(text) || PARTS_PAIRS.test(text)) || vocabulary.isWord(atom.text)) return [atom];
  const parts = partsOf(texts, atom.isLabel, vocabulary);
  if (parts.length < 2 && parts[0]?.to === texts.length) return [atom];
  return parts.flatMap((part) => {
    const cut = part.isLabel ? wordsAsLabel(atom, part) : recutAtom(atom, part.from, part.to);
    return cut;
  });
}

function wordsAsLabel(atom: Atom, { from, to }: Part): Atom[] {
  const [, rest] = (from > 0 ? cutAtom(atom, from) : null) ?? [null, atom];
  const [label] = cutAtom(rest, to - from) ?? [rest];
  return [{ ...label, isLabel: true }];
}

function partsOf(texts: readonly string[], endsInLabel: boolean, vocabulary: Vocabulary): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) parts.push({ from, to, isLabel: false });
  };
  for (const [at, text] of texts.entries()) {
    if (PARTS_PAIRS.test(text)) {
      close(at);
      from = at + 1;
      continue;
    }
    const sign = { at, from, isColon: COLON.test(text), isEqual: text === '=' };
    const count = isSign(text) ? labelBefore(texts, sign, vocabulary) : 0;
    if (count === 0) continue;
    close(endOfValue(texts, from, at - count));
    parts.push({ from: at - count, to: at, isLabel: true });
    from = at + 1;
  }
  const end = { at: texts.length, from, isColon: false, isEqual: false };
  const last = endsInLabel ? labelBefore(texts, end, vocabulary) : 0;
  if (last > 0) {
    close(endOfValue(texts, from, texts.length - last));
    parts.push({ from: texts.length - last, to: texts.length, isLabel: true });
  } else if (texts.length > from) parts.push({ from, to: texts.length, isLabel: endsInLabel });
  return parts;
}

/** Without the sign between a value and the next label. */
const endOfValue = (texts: readonly string[], from: number, to: number): number =>
  to > from && DASH.test(texts[to - 1] ?? '') ? to - 1 : to;

const isBehindDash = (texts: readonly string[], at: number): boolean =>
  DASH.test(texts[at - 1] ?? '') && /^[\p{Lu}\d#]/u.test(texts[at] ?? '');

interface Sign {
  at: number;
  /** Where the part begins. */
  from: number;
  isColon: boolean;
  /** Nothing but labels stands before it. */
  isEqual: boolean;
}

/** How many words before a sign are a known label. A dash stands in texts too: there the label begins its part, with a capital. */
function labelBefore(texts: readonly string[], { at, from, isColon, isEqual }: Sign, vocabulary: Vocabulary): number {
  for (let count = Math.min(LONGEST_LABEL, at - from); count > 0; count--) {
    const start = at - count;
    if (!isColon && start !== from && !isBehindDash(texts, start)) continue;
    const label = texts.slice(start, at).join(' ').replace(/:$/, '');
    const meaning = vocabulary.meaning(label);
    const isField =
      vocabulary.fieldsOf(label).length > 0 || (isEqual && start === from && (meaning?.fields.length ?? 0) > 0);
    if (isField || (isColon && meaning?.amount)) return count;
  }
  return 0;
}
