import type { FieldKind } from '../../../../domain/policies/schema.ts';

/** A text in small letters without accents, apostrophes and punctuation. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’`.]/g, '')
    .split(/[^a-z0-9%$]+/)
    .filter((word) => word !== '');
}

interface Forms {
  words: readonly string[];
  /** The words in alphabetical order: word order does not count. */
  sorted: string;
  id: string;
}

/** The same values are compared with many others when lists are paired. */
const known = new Map<string, Forms>();

function formsOf(value: unknown): Forms {
  const text = String(value);
  const before = known.get(text);
  if (before !== undefined) return before;
  const words = wordsOf(text);
  const forms = {
    words,
    sorted: [...words].sort().join(' '),
    id: text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  };
  known.set(text, forms);
  return forms;
}

/** What two leaves of one list item share before they are compared closely: equal keys mean equal values. */
export function keyOf(value: unknown, kind: FieldKind): string {
  const { id, sorted } = formsOf(value);
  return kind === 'id' ? id : sorted;
}

/** Whether nothing is given; an unticked box counts like null. */
export function isEmpty(value: unknown, kind: FieldKind): boolean {
  return value === null || value === undefined || value === '' || (kind === 'bool' && value === false);
}

export function isSame(label: unknown, given: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case 'id':
      return formsOf(label).id === formsOf(given).id;
    case 'name':
      return formsOf(label).sorted === formsOf(given).sorted;
    case 'label':
      return isSimilar(formsOf(label).sorted, formsOf(given).sorted);
    case 'text':
      return isSameText(formsOf(label).words, formsOf(given).words);
    case 'address':
      return isSameAddress(formsOf(label).words, formsOf(given).words);
    case 'money':
    case 'number':
    case 'int':
    case 'percent':
      return Math.abs(numberOf(label) - numberOf(given)) < 0.005;
    case 'bool':
      return Boolean(label) === Boolean(given);
    case 'date':
      return String(label).trim() === String(given).trim();
    case 'enum':
      return String(label).trim().toLowerCase() === String(given).trim().toLowerCase();
  }
}

const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value).replace(/[$,%\s]/g, ''));

const SIMILAR = 0.85;

/** Whether 1 - (insertions and deletions) / (length of both) reaches the threshold. */
function isSimilar(a: string, b: string): boolean {
  if (a === b) return true;
  const needed = (SIMILAR * (a.length + b.length)) / 2;
  // most pairs are refused by what they could share at best
  if (Math.min(a.length, b.length) < needed || sharedCharacters(a, b) < needed) return false;
  return commonSubsequence(a, b) >= needed;
}

/** How many characters both have, whatever their order. */
function sharedCharacters(a: string, b: string): number {
  const counts = new Uint16Array(128);
  for (let i = 0; i < a.length; i++) counts[a.charCodeAt(i)] = (counts[a.charCodeAt(i)] ?? 0) + 1;
  let shared = 0;
  for (let i = 0; i < b.length; i++) {
    const code = b.charCodeAt(i);
    const left = counts[code] ?? 0;
    if (left === 0) continue;
    counts[code] = left - 1;
    shared++;
  }
  return shared;
}

/** The length of the longest common subsequence. */
function commonSubsequence(a: string, b: string): number {
  let above = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const code = a.charCodeAt(i);
    for (let j = 1; j <= b.length; j++) {
      const diagonal = (above[j - 1] ?? 0) + 1;
      row[j] = code === b.charCodeAt(j - 1) ? diagonal : Math.max(above[j] ?? 0, row[j - 1] ?? 0);
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}

/** The words that both have against the words of each, and of each against the other. */
function isSameText(first: readonly string[], second: readonly string[]): boolean {
  const a = new Set(first);
  const b = new Set(second);
  if (a.size === 0 || b.size === 0) return a.size === b.size;
  const both = [...a].filter((word) => b.has(word)).sort();
  const shared = both.join(' ');
  const wholeA = [...both, ...[...a].filter((word) => !b.has(word)).sort()].join(' ');
  const wholeB = [...both, ...[...b].filter((word) => !a.has(word)).sort()].join(' ');
  if (isSimilar(wholeA, wholeB)) return true;
  // a fragment is no match: the shorter side holds half the words of the longer
  if (both.length === 0 || Math.min(a.size, b.size) * 2 < Math.max(a.size, b.size)) return false;
  return isSimilar(shared, wholeA) || isSimilar(shared, wholeB);
}

/** House number and ZIP code agree: the numbers of one side are all on the other. */
function isSameAddress(a: readonly string[], b: readonly string[]): boolean {
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word));
  const agree = numbers(a).every((word) => b.includes(word)) || numbers(b).every((word) => a.includes(word));
  return agree && isSameText(a, b);
}
