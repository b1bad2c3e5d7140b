import type { Family } from '../policies/recognition.ts';
import { policyTypes } from '../policies/registry.ts';
import { lookup } from '../lookup.ts';
import { normalize } from '../text/normalize.ts';

/** Names that all types of a family share. */
const familyNames = lookup<readonly string[]>({
  declarations: ['declarations', 'declaration', 'dec', 'decs', 'dec page', 'declarations page'],
  certificate: ['certificate', 'coi', 'evidence of insurance'],
  application: ['application', 'app', 'submission'],
} satisfies Partial<Record<Family, readonly string[]>>);

/** Names that fit any insurance document. */
const generalNames = new Set(['policy', 'insurance policy', 'insurance', 'document', 'coverage', 'policy document']);

interface Named {
  id: string;
  wording: string;
}

const wordingsOf = (list: string): string[] => list.split(';').flatMap((wording) => normalize(wording) || []);

/** Common names for the documents of single types. */
const ownNames = policyTypes.flatMap(({ id, recognition }): Named[] =>
  wordingsOf(recognition.names).map((wording) => ({ id, wording })),
);

/** Lines of business, with the types that cover them. */
const lines = policyTypes.flatMap(({ id, recognition }): Named[] =>
  wordingsOf(recognition.lines).map((wording) => ({ id, wording })),
);

const typesOf = (family: string): ReadonlySet<string> =>
  new Set(policyTypes.filter(({ recognition }) => recognition.family === family).map(({ id }) => id));

/**
 * The policy types that a client's description of a document allows, in the order of the registry: one when the description
 * names it, none when it does not restrict the type.
 */
export function namedPolicyTypes({
  documentType,
  coverageType,
}: {
  documentType: string;
  coverageType?: string | null | undefined;
}): string[] {
  const name = normalize(documentType.replaceAll('_', ' '));
  const line = normalize((coverageType ?? '').replaceAll('_', ' '));
  const exact = policyTypes.filter(
    ({ id, label }) => name === normalize(id.replaceAll('_', ' ')) || name === normalize(label),
  );
  if (exact.length > 0) return exact.map(({ id }) => id);

  const own = longestIn(name, ownNames);
  if (own.length === 1) return own;
  const [family] = [...familyNames].find(([, names]) => names.some((wording) => says(name, wording))) ?? [];
  const open = own.length > 0 ? new Set(own) : family === undefined ? new Set<string>() : typesOf(family);
  if (open.size === 0) {
    const isLine = lines.some(({ wording }) => name === wording);
    return isLine || generalNames.has(name) ? inLine(`${name} ${line}`, typesOf('declarations')) : [];
  }
  const narrowed = inLine(`${name} ${line}`.trim(), open);
  return inOrder(narrowed.length > 0 ? narrowed : open);
}

/** The types of the longest line of business that the text names, of those that are open. */
const inLine = (text: string, open: ReadonlySet<string>): string[] =>
  inOrder(
    longestIn(
      text,
      lines.filter(({ id }) => open.has(id)),
    ),
  );

/** The types of the longest wording that a text holds. */
function longestIn(text: string, named: readonly Named[]): string[] {
  const found = named.filter(({ wording }) => says(text, wording));
  const longest = Math.max(0, ...found.map(({ wording }) => wording.length));
  return [...new Set(found.filter(({ wording }) => wording.length === longest).map(({ id }) => id))];
}

function inOrder(types: Iterable<string>): string[] {
  const found = new Set(types);
  return policyTypes.map(({ id }) => id).filter((id) => found.has(id));
}

const says = (text: string, wording: string): boolean => ` ${text} `.includes(` ${wording} `);
