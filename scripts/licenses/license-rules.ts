// Which licenses dependencies may have. A license that is in no list fails `npm run licenses`.

/** Licenses of what is delivered: the packages of the service, of the console and of the clients. */
const permissive = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Weak copyleft: it asks something of who passes the package on, which nobody does with a tool of development. */
const development = new Set([...permissive, 'EPL-2.0', 'MPL-2.0']);

/** Delivered packages with another license, and why that one is accepted. */
export const accepted: ReadonlyMap<string, { license: string; reason: string }> = new Map([
  ['caniuse-lite', { license: 'CC-BY-4.0', reason: 'data, passed on unchanged with its notice' }],
  [
    'certifi',
    { license: 'MPL-2.0', reason: 'certificates, installed by the user of the Python client from its index' },
  ],
]);

/** Licenses of packages that declare none in a way that a program reads; each was read in its license file. */
export const declaredInFiles: ReadonlyMap<string, string> = new Map([
  ['seq-queue@0.0.5', 'MIT'],
  ['unionfs@4.6.0', 'Unlicense'],
]);

export interface Dependency {
  name: string;
  version: string;
  /** An SPDX expression; undefined where the package declares none. */
  license: string | undefined;
  /** Whether the service, the console or a client is delivered with it. */
  delivered: boolean;
}

/** What is wrong with the license of a dependency; undefined when it may be used. */
export function licenseProblem({ name, version, license, delivered }: Dependency): string | undefined {
  const spdx = license ?? declaredInFiles.get(`${name}@${version}`);
  if (spdx === undefined) return 'declares no license';
  if (satisfies(spdx, delivered ? permissive : development)) return undefined;
  if (accepted.get(name)?.license === spdx) return undefined;
  return `${spdx} is not allowed for ${delivered ? 'what is delivered' : 'development'}`;
}

/** Every side of an AND has to be allowed, one side of an OR. Some packages write these words small. */
function satisfies(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = expression.trim();
  const either = splitOutside(text, ' OR ');
  if (either.length > 1) return either.some((part) => satisfies(part, allowed));
  const all = splitOutside(text, ' AND ');
  if (all.length > 1) return all.every((part) => satisfies(part, allowed));
  return text.startsWith('(') && text.endsWith(')') ? satisfies(text.slice(1, -1), allowed) : allowed.has(text);
}

/** Splits at the word where it stands in no parentheses. */
function splitOutside(text: string, word: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth > 0 || text.slice(at, at + word.length).toUpperCase() !== word) continue;
    parts.push(text.slice(start, at));
    start = at + word.length;
  }
  return [...parts, text.slice(start)];
}
