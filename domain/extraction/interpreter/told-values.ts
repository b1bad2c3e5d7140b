import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Word } from '../../document/page.ts';
import type { Measure } from '../plan.ts';

// A coverage told in one cell: its name, and behind it amounts with the words that say what they measure, set apart by marks:
// "Water backup, up to $5,000, after $250; $24.46 a year", "Limit $10,000 · deductible $500 · premium $93".

/** A piece of a line, and what its words say that it measures. */
export interface ToldSegment extends Segment {
  measure?: Measure;
}

const AMOUNT = String.raw`\$\s?\d[\d,]*(?:\.\d\d)?`;
const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'i');
const TERM = String.raw`(?:a|an|per|each|every|\/)\s?(?:year|annum|yr|month|mo|term)`;
const DEDUCTIBLE_WORD = String.raw`(?:deductible|ded\.?)`;
/** Safest first; what is only an amount is a limit, and the next one a premium. */
const SIGNS: readonly (readonly [Measure, RegExp])[] = [
  [
    'deductible',
    whole(
      `(?:after|less|with (?:a )?)?\\s?${DEDUCTIBLE_WORD}(?: of)? ${AMOUNT}|(?:after|less) (?:the first )?${AMOUNT}`,
    ),
  ],
  ['deductible', whole(`(?:after|less|with )?(?:a )?${AMOUNT} ${DEDUCTIBLE_WORD}`)],
  [
    'premium',
    whole(`(?:premium|cost|price|for)(?: of)? ${AMOUNT}(?:\\s?${TERM})?|${AMOUNT}\\s?${TERM}|${AMOUNT} premium`),
  ],
  ['limit', whole(`(?:up to|limits?(?: of)?|max(?:imum)?(?: of)?|not more than) ${AMOUNT}|${AMOUNT} limit`)],
];
const FREE = /^(?:(?:premium )?included|(?:at )?no (?:extra |additional |separate )?(?:charge|cost)|incl\.?|free)$/i;
const ONLY_AMOUNT = whole(`${AMOUNT}|\\d{1,3}%`);
/** A mark that ends a part. */
const ENDS = /[,;:]$/;
const MARK = /^[·•|–—+-]$/;
const MOST_NAME = 9;

interface Part {
  words: readonly Word[];
  text: string;
  measure: Measure | null;
  /** Whether words, and not only its looks, say what it is. */
  isTold: boolean;
}

/** The name and the values of a cell that tells both; null where it does not. */
export function toldValues(segment: Segment, line: Line): ToldSegment[] | null {
  const { words } = segment;
  if (!words.some(({ text }) => text.includes('$'))) return null;
  const remarked = withRemark(segment, line);
  if (remarked) return remarked;
  const parts = partsOf(words);
  const from = parts.findIndex(({ measure }) => measure !== null);
  const [names, values] = [parts.slice(0, from), parts.slice(from)];
  const isTold = values.some((part) => part.isTold) && values.every(({ measure }) => measure !== null);
  const count = names.reduce((sum, part) => sum + part.words.length, 0);
  // What begins with no limit is what a tile says besides; "$5,000 + $24.00 / yr" begins with one.
  const isLimit = values[0]?.measure === 'limit' && (values[0].isTold || words.some(({ text }) => text === '+'));
  const isNamed = from === 0 ? values.length > 1 && isLimit : isName(names, count);
  if (from < 0 || !isTold || !isNamed || !areSingle(values)) return null;
  const name = from === 0 ? [] : [named(words.slice(0, words.indexOf(values[0]?.words[0] as Word)), line)];
  return [
    ...name,
    ...values.map((part) => ({ ...segmentOf([...part.words], line), text: part.text, ...measured(part) })),
  ];
}

/** The values behind a name of a list, each with what its words or its place say that it measures: "$10,000 for $62 a year". */
export const valuesBehind = (words: readonly Word[], line: Line): ToldSegment[] =>
  partsOf(words).map((part) => ({ ...segmentOf([...part.words], line), text: part.text, ...measured(part) }));

const REMARK = String.raw`\((?:${DEDUCTIBLE_WORD} )?(\$?\d[\d,]*)(?: ${DEDUCTIBLE_WORD})?\)`;
const WITH_REMARK = new RegExp(`^${AMOUNT} ${REMARK}$`, 'i');
const ONLY_REMARK = new RegExp(`^${REMARK}$`, 'i');
const NAMES_DEDUCTIBLE = new RegExp(String.raw`\b${DEDUCTIBLE_WORD}`, 'i');
/** How far behind its amount a remark may stand, in sizes of print. */
const FAR = 3;

/** "$1,140.00 (1,000 ded)", "$77 ($500)" behind "Comp (ded)": an amount of its column, and the deductible in parentheses behind it. */
function withRemark({ words, text, size, x0 }: Segment, line: Line): ToldSegment[] | null {
  const open = words.findIndex((word) => word.text.startsWith('('));
  const deductible = (WITH_REMARK.exec(text) ?? ONLY_REMARK.exec(text))?.[1];
  const isTold = NAMES_DEDUCTIBLE.test(text) || NAMES_DEDUCTIBLE.test(line.segments[0]?.text ?? '');
  if (deductible === undefined || !isTold) return null;
  const before = line.segments.findLast((other) => other.x1 < x0);
  if (open === 0 && !(before && x0 - before.x1 < FAR * size && /\d$/.test(before.text))) return null;
  const remark = { ...segmentOf(words.slice(open), line), text: deductible, measure: 'deductible' as const };
  return open === 0 ? [remark] : [segmentOf(words.slice(0, open), line), remark];
}

const isName = (names: readonly Part[], count: number): boolean =>
  count <= MOST_NAME && names.every(({ text }) => !/[\d$.]/.test(text)) && /^[\p{Lu}\d]/u.test(names[0]?.text ?? '');

const measured = ({ measure, text }: Part): { measure?: Measure } =>
  measure === null || text === 'Included' ? {} : { measure };

const named = (words: readonly Word[], line: Line): ToldSegment => {
  const segment = segmentOf([...words], line);
  return { ...segment, text: segment.text.replace(/[\s,;:·•|–—(-]+$/, '') };
};

/** Each measure stands once. */
const areSingle = (values: readonly Part[]): boolean =>
  new Set(values.map(({ measure }) => measure)).size === values.length;

function partsOf(words: readonly Word[]): Part[] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (MARK.test(word.text)) runs.push([]);
    else {
      // "Comprehensive ($500 deductible)"
      const isNext = /^(?:for|premium)$/i.test(word.text) && runs.at(-1)?.some(({ text }) => text.startsWith('$'));
      if (word.text.startsWith('(') || isNext) runs.push([]);
      runs.at(-1)?.push(word);
      if (ENDS.test(word.text)) runs.push([]);
    }
  }
  const known = new Set<Measure>();
  return runs
    .filter((run) => run.length > 0)
    .map((run) => {
      const part = partOf(run, known);
      if (part.measure !== null) known.add(part.measure);
      return part;
    });
}

function partOf(words: readonly Word[], known: ReadonlySet<Measure>): Part {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/^\(|\)?[,;:.]*$/g, '');
  const told = SIGNS.find(([, pattern]) => pattern.test(text))?.[0];
  if (told) return { words, text: amountIn(text), measure: told, isTold: true };
  if (FREE.test(text)) return { words, text: 'Included', measure: 'premium', isTold: true };
  const bare = ONLY_AMOUNT.test(text) ? (known.has('limit') ? 'premium' : 'limit') : null;
  return { words, text, measure: bare, isTold: false };
}

const amountIn = (text: string): string => new RegExp(AMOUNT).exec(text)?.[0] ?? text;
