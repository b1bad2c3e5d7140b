import type { Atom } from '../../reading/layout.ts';
import { splitNames } from '../values/name.ts';

interface Named {
  atoms: readonly Atom[];
}

const BETWEEN_NAMES = /;$|^(?:and|&|AND)$/;
const LEGAL_FORM = /\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|lp|llp|pc|pllc)\.?,?$/i;

const STREETS = 'st|street|rd|road|ave|avenue|blvd|dr|drive|ln|lane|ct|court|way|pkwy|hwy|ter|pl|cir|ste';
const STREET = new RegExp(String.raw`^(?:p\.? ?o\.? box|\d+[a-z]? .*\b(?:${STREETS})\b)`, 'i');

/** Lines of an address follow the name under the same heading. */
export const isNoAddress = ({ atoms: [atom] }: Named): boolean =>
  atom !== undefined && atom.kind !== 'cityStateZip' && !STREET.test(atom.text);

/** "Acme LLC and Subsidiaries" is one name. */
const OTHERS = /^(?:(?:all|any|its|their|other|related|wholly|owned) )*(?:subsidiar|affiliat|compan|entit|others)/i;

/** "A, Inc. and B LLC", "A; B": the names of a list in one text. */
export function namesOf<Candidate extends Named>(candidate: Candidate): Candidate[] {
  const [atom, more] = candidate.atoms;
  if (!atom || more) return [candidate];
  const at = atom.words.findIndex((word, index) => {
    if (index === 0 || index >= atom.words.length - 1 || !BETWEEN_NAMES.test(word.text)) return false;
    const next = atom.words.slice(index + 1).map(({ text }) => text);
    if (word.text.endsWith(';') || isBetweenPeople(atom, index)) return true;
    return LEGAL_FORM.test(atom.words[index - 1]?.text ?? '') && !OTHERS.test(next.join(' '));
  });
  if (at < 0) return [candidate];
  const isPart = atom.words[at]?.text.endsWith(';') ?? false;
  const left = partOf(atom, atom.words.slice(0, isPart ? at + 1 : at));
  const right = partOf(atom, atom.words.slice(at + 1));
  return [{ ...candidate, atoms: [left] }, ...namesOf({ ...candidate, atoms: [right] })];
}

/** "Ann Lee and Bo Lee" */
function isBetweenPeople({ text, words }: Atom, at: number): boolean {
  const [first, ...others] = splitNames(text);
  const left = words.slice(0, at).map((word) => word.text);
  return others.length > 0 && first === left.join(' ');
}

/** Some words of a text as a text. */
export function partOf(atom: Atom, words: Atom['words']): Atom {
  const text = words.map((word) => word.text).join(' ');
  return { ...atom, kind: 'text', value: text, text, words };
}

const CODE = /^\d{4,}$/;

/** "0427 - Elm Agency", "6620 Elm Agency": the name behind the number of who has it. */
export function withoutCode(atom: Atom): Atom {
  const [code, dash] = atom.words.map(({ text }) => text);
  const isParted = /^[-–—/:]$/.test(dash ?? '');
  const from = CODE.test(code ?? '') ? (isParted ? 2 : 1) : /^\d+$/.test(code ?? '') && isParted ? 2 : 0;
  const name = atom.words.slice(from);
  return atom.kind === 'text' &&
    from > 0 &&
    isNoAddress({ atoms: [atom] }) &&
    /^\p{L}{2}/u.test(name[0]?.text ?? '') &&
    name.length > 1
    ? partOf(atom, name)
    : atom;
}
