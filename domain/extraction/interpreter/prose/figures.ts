import { parseMoney } from '../../../reading/values/money.ts';
import { scaled } from '../../../reading/values/scaled.ts';
import type { Measure } from '../../plan.ts';

// Amounts in sentences, and what the words around them say that they measure.

export interface Figure {
  value: number;
  start: number;
  end: number;
  measure: 'limit' | 'perPerson' | 'deductible' | 'premium' | null;
  /** "for $61.00": a limit, or the premium where something else was said before. */
  isPrice: boolean;
  /** "each subject to a deductible of $1,000" */
  isShared: boolean;
}

const MONEY =
  /\$\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d|\.\d(?= (?:million|thousand)))?(?! ?%)(?: (?:million|thousand))?/g;

const after = (words: string): RegExp => new RegExp(String.raw`^[\s)]*,?\s*(?:${words})`, 'i');
const before = (words: string): RegExp => new RegExp(String.raw`(?:${words})[\s:,(-]*$`, 'i');

type Sign = readonly [Exclude<Figure['measure'], null>, RegExp];

const ANY = '(?:(?:for|of|in|to) )?(?:each|per|any one|every|a|one)';
const BEHIND: readonly Sign[] = [
  ['perPerson', after(`${ANY} (?:insured |injured |covered )?(?:person|individual|passenger)`)],
  ['deductible', after(String.raw`(?:all[- ]perils? |per loss |annual |policy )?deductible\b`)],
  [
    'premium',
    after(String.raw`(?:(?:a|per|each|every|for the) (?:year|annum|month|term|policy term|period)|annually)\b`),
  ],
  ['premium', after(String.raw`(?:additional |annual |yearly )?premium\b`)],
  ['limit', after(`${ANY} (?:accident|occurrence|loss|claim|event|disablement|incident|offense|wrongful|employee)`)],
  [
    'limit',
    after(String.raw`(?:in all|in total|in the aggregate|aggregate|limits?|in any one|altogether|of coverage)\b`),
  ],
];

const OF = String.raw`(?: (?:amount|limit))?(?:,? (?:of|is|are|for|at|was|equal to|applies))?(?: an?| the)?`;
const AHEAD: readonly Sign[] = [
  ['deductible', before(`deductibles?${OF.replace('|for', '')}`)],
  ['deductible', before(String.raw`(?:bear|pay|absorb|retain|responsible for|less) the first|\b(?:less|after)`)],
  ['premium', before(`(?:premium|cost|charge|price|rate)s?${OF}`)],
  ['premium', before(String.raw`\bcosts?(?: you)?|charged?|for an additional|for an extra|for only|adds|you pay`)],
  ['limit', before(`(?:limits?|maximum|amount of insurance|sum|value|coverage amount)${OF}`)],
  [
    'limit',
    before(String.raw`limited to|up to|not more than|a total of|to a maximum of|capped at|maximum of|included at`),
  ],
];

const PRICE = before(String.raw`\b(?:for|at)(?: just)?`);
const SHARED =
  /\b(?:each|both|all)(?: of (?:them|which))? (?:is |are |being )?(?:subject to|with|carr(?:y|ies)|after)/i;

/** The amounts of a sentence in order. */
export function figuresIn(text: string): Figure[] {
  const found = [...text.matchAll(MONEY)];
  return found.flatMap((match, at): Figure[] => {
    const amount = /(million|thousand)$/i.exec(match[0]);
    const value = parseMoney(match[0].replace(/ ?(?:million|thousand)$/i, ''));
    if (value === null) return [];
    const start = match.index;
    const end = start + match[0].length;
    const previous = found[at - 1];
    const ahead = text.slice(previous ? previous.index + previous[0].length : 0, start);
    const behind = text.slice(end, found[at + 1]?.index);
    const factor = amount ? (/^m/i.test(amount[1] ?? '') ? 1e6 : 1e3) : 1;
    const measure = signed(BEHIND, behind) ?? signed(AHEAD, ahead);
    return [
      { value: scaled(value, factor), start, end, measure, isPrice: PRICE.test(ahead), isShared: SHARED.test(ahead) },
    ];
  });
}

const signed = (signs: readonly Sign[], text: string): Figure['measure'] =>
  signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Measures by figure, given what was said of the same thing before. */
export function measureOf(figure: Figure, known: ReadonlySet<Measure>): Measure | null {
  const { measure, isPrice } = figure;
  if (measure) return measure;
  if (!known.has('limit') && !known.has('deductible')) return 'limit';
  return isPrice && !known.has('premium') ? 'premium' : null;
}
