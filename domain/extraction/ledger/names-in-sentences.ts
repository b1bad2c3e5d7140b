import { recutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Ledger } from './ledger.ts';
import { smallWords } from './sentence-lines.ts';
import type { Row } from './rows.ts';

// "Your agent, Hale Insurance Agency, can help you.", "Policies are underwritten by Hale Surety Company.": who somebody is
// in a sentence, wherever it stands.

const MOST_OF_WORDING = 3;
const MOST_OF_NAME = 9;
const LEAST_SMALL = 1;
const COPULA = /^(?:is|was)$/i;
const BY = /^(?:by|with|through)$/i;
const PART = /^[\p{Lu}\d&(]/u;
const IN_NAME = /^(?:of|and|the|&)$/;
const ENDS_SHORT = /\b(?:inc|co|corp|ltd|st)\.$/i;
const LEGAL_FORM = /^(?:inc|llc|ltd|co|corp)\b/i;

interface Named {
  row: Row;
  atoms: readonly Atom[];
}

/** Names behind a wording of the field in running text: in apposition, behind "is", or behind the "by" that ends the wording. */
export function namesInSentences(field: string, ledger: Ledger): Named[] {
  return ledger.rows.flatMap((row) =>
    row.atoms.flatMap((atom) => {
      const name = atom.kind === 'text' && smallWords(atom) >= LEAST_SMALL ? nameIn(atom, field, ledger) : null;
      return name ? [{ row, atoms: [name] }] : [];
    }),
  );
}

function nameIn(atom: Atom, field: string, { vocabulary }: Ledger): Atom | null {
  const words = atom.words.map(({ text }) => text);
  const isWording = (end: number): boolean =>
    Array.from({ length: MOST_OF_WORDING }, (_, count) => words.slice(Math.max(0, end - count - 1), end))
      .map((wording) => wording.join(' ').replace(/,$/, ''))
      .some((wording) => vocabulary.fieldsOf(wording).includes(field));
  for (const at of words.keys()) {
    if (at === 0 || !PART.test(words[at] ?? '')) continue;
    const before = words[at - 1] ?? '';
    const end = COPULA.test(before) ? at - 1 : at;
    if (end === at && !before.endsWith(',') && !BY.test(before)) continue;
    const until = isWording(end) ? endOfName(words, at) : at;
    const [name, other] = until - at > 1 ? recutAtom(atom, at, until) : [];
    if (name && !other && vocabulary.tier(name.text) < 2) return withoutSign(name);
  }
  return null;
}

function endOfName(words: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < words.length && at < from + MOST_OF_NAME; at++) {
    const word = words[at] ?? '';
    if (PART.test(word)) end = at + 1;
    else if (!IN_NAME.test(word)) break;
    const isEnd = /[,;:.)]$/.test(word) && !ENDS_SHORT.test(word);
    if (isEnd && !LEGAL_FORM.test(words[at + 1] ?? '')) break;
  }
  return end;
}

function withoutSign(name: Atom): Atom {
  const text = ENDS_SHORT.test(name.text) ? name.text : name.text.replace(/[,;:.)]$/, '');
  return { ...name, kind: 'text', text, value: text };
}
