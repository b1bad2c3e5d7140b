import type { ObjectSchema } from '../policies/schema.ts';
import { isLeaf } from '../policies/schema.ts';
import { atomsOf } from '../reading/atoms.ts';
import type { Atom, PageLayout } from '../reading/layout.ts';
import type { Cited } from './cited.ts';

/**
 * The pointers of the scalars that the document contradicts: the caption that stands left of the value stands left of
 * another one elsewhere. Only for core numbers and dates: amounts and names are printed under one caption many times, for
 * parts of the policy.
 */
export function conflictsIn(
  { properties }: ObjectSchema,
  evidence: ReadonlyMap<string, Cited>,
  layouts: readonly PageLayout[],
): Set<string> {
  const conflicting = new Set<string>();
  const captioned = new Map<typeof dateOf, Captioned[]>();
  for (const [field, schema] of Object.entries(properties)) {
    const cited = evidence.get(`/${field}`);
    if (!cited || !isLeaf(schema) || schema['x-core'] !== true) continue;
    const kind = schema['x-match'];
    if (kind !== 'id' && kind !== 'date') continue;
    const valueOf = kind === 'date' ? dateOf : numberOf;
    const values = captioned.get(valueOf) ?? captionedIn(layouts, valueOf);
    captioned.set(valueOf, values);
    if (isContradicted(cited, values)) conflicting.add(`/${field}`);
  }
  return conflicting;
}

interface Captioned {
  caption: string;
  value: string;
  atom: Atom;
}

const SHORTEST_NUMBER = 5;

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const dateOf = (atom: Atom): string | null => (atom.kind === 'date' ? atom.value : null);

function numberOf({ kind, text }: Atom): string | null {
  const isNumber = kind === 'id' || kind === 'int' || (kind === 'text' && !text.includes(' '));
  const number = plain(text);
  return isNumber && /\d/.test(number) && number.length >= SHORTEST_NUMBER ? number : null;
}

/** The values with a caption left of them on the same line. */
function captionedIn(layouts: readonly PageLayout[], valueOf: (atom: Atom) => string | null): Captioned[] {
  const lines = layouts.flatMap((layout) => layout.lines.map(atomsOf));
  return lines.flatMap((atoms) =>
    atoms.flatMap((atom, at): Captioned[] => {
      const before = atoms[at - 1];
      const value = valueOf(atom);
      if (value === null || before?.kind !== 'text' || /\d/.test(before.text)) return [];
      const caption = plain(before.text);
      return caption === '' ? [] : [{ caption, value, atom }];
    }),
  );
}

function isContradicted({ words }: Cited, captioned: readonly Captioned[]): boolean {
  const own = captioned.find(({ atom }) => atom.words.some((word) => words.includes(word)));
  if (!own) return false;
  return captioned.some(
    ({ caption, value }) =>
      caption === own.caption && value !== own.value && !value.includes(own.value) && !own.value.includes(value),
  );
}
