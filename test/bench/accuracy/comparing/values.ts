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
      return indelRatio(formsOf(label).sorted, formsOf(given).sorted) >= 0.85;
    case 'text':
      return tokenSetRatio(formsOf(label).words, formsOf(given).words) >= 0.85;
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

/** 1 - (insertions and deletions) / (length of both): twice the longest common subsequence over the length of both. */
function indelRatio(a: string, b: string): number {
  if (a === b) return 1;
  if (a === '' || b === '') return 0;
  let above = Array.from({ length: b.length + 1 }, () => 0);
  for (const character of a) {
    const row = [0];
    for (let j = 1; j <= b.length; j++) {
      const left = row[j - 1] ?? 0;
      row.push(character === b[j - 1] ? (above[j - 1] ?? 0) + 1 : Math.max(above[j] ?? 0, left));
    }
    above = row;
  }
  return (2 * (above[b.length] ?? 0)) / (a.length + b.length);
}

function tokenSetRatio(first: readonly string[], second: readonly string[]): number {
  const a = new Set(first);
  const b = new Set(second);
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0;
  const both = [...a].filter((word) => b.has(word)).sort();
  const shared = both.join(' ');
  const wholeA = [...both, ...[...a].filter((word) => !b.has(word)).sort()].join(' ');
  const wholeB = [...both, ...[...b].filter((word) => !a.has(word)).sort()].join(' ');
  const whole = indelRatio(wholeA, wholeB);
  // a fragment is no match: the shorter side holds half the words of the longer
  if (both.length === 0 || Math.min(a.size, b.size) * 2 < Math.max(a.size, b.size)) return whole;
  return Math.max(whole, indelRatio(shared, wholeA), indelRatio(shared, wholeB));
}

/** House number and ZIP code agree: the numbers of one side are all on the other. */
function isSameAddress(a: readonly string[], b: readonly string[]): boolean {
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word));
  const agree = numbers(a).every((word) => b.includes(word)) || numbers(b).every((word) => a.includes(word));
  return agree && tokenSetRatio(a, b) >= 0.85;
}
