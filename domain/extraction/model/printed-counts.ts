import type { ShownLine } from './numbered-pages.ts';

/** Nouns of records that the names of lists do not hold, singular. */
const otherNouns = new Map([
  ['vehicles', ['vehicle', 'auto', 'automobile', 'unit', 'power unit']],
  ['drivers', ['driver', 'operator']],
  ['locations', ['location', 'premise', 'building']],
  ['pets', ['pet', 'animal']],
  ['classifications', ['classification', 'class code']],
]);

const counted = '(?:insured|covered|scheduled|listed|rated|shown|on (?:this )?(?:policy|schedule|file))';
/** More are no count of records. */
const mostRecords = 10_000;

/**
 * How many records of a list the lines say that there are: "Total vehicles: 24", "Number of drivers | 12",
 * "24 scheduled vehicles". The largest where several are printed: others are of parts of the list.
 */
export function printedCount(list: string, lines: readonly ShownLine[]): number | undefined {
  const patterns = patternsOf(list);
  let largest: number | undefined;
  for (const { text } of lines) {
    for (const pattern of patterns) {
      const count = Number(pattern.exec(text)?.[1] ?? 0);
      if (count > 0 && count < mostRecords) largest = Math.max(largest ?? 0, count);
    }
  }
  return largest;
}

function patternsOf(list: string): RegExp[] {
  const own = list.replace(/(?=\p{Lu})/gu, ' ').toLowerCase();
  const nouns = otherNouns.get(list) ?? [own.replace(/s$/, '')];
  const plural = `(?:${nouns.map((noun) => (noun.endsWith('s') ? `${noun}es` : `${noun}s`)).join('|')})`;
  const rest = `(?: ${counted})*(?: count)?`;
  const end = '(?![\\d.,/%-]|\\s*(?:%|days|miles|months))';
  return [
    new RegExp(
      `\\b(?:total|number|no\\.?|#|count)(?: (?:number|count))?(?: of)?(?: ${counted})* ${plural}${rest}\\s*[:=|]*\\s*(\\d{1,5})${end}`,
      'i',
    ),
    new RegExp(`(?:^|\\| )(?:${counted} )*${plural}${rest}\\s*[:=|]+\\s*(\\d{1,5})${end}`, 'i'),
    new RegExp(
      `(?:^|\\| |total(?: of)?:? )(\\d{1,5}) (?:${counted} )*${plural}(?: ${counted}| in (?:all|total))*\\s*(?:\\||$)`,
      'i',
    ),
  ];
}
