import type { Cited, Draft } from '../cited.ts';
import type { ValueReader } from '../labels/choose.ts';
import { readNumberBetween, readText, readYear } from '../labels/value-readers.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { BUILDING_TEXT } from '../lexicon/property-labels.ts';
import type { LabelledDocument } from './labelled-document.ts';
import { labelled, labelledText } from './policy-facts.ts';

const MATERIAL = String.raw`(?:asphalt |composition |clay |wood |architectural )?(?:shingles?|tile|metal|slate|tar and gravel|asphalt|shake)`;
const WALL = 'frame|brick|masonry|stucco|stone|block|log|veneer|concrete';
const WALLS = String.raw`(?:joisted |masonry |brick |wood |stone )?(?:${WALL})(?: (?:with|and|on) (?:${WALL}))?`;
const OCCUPIED = String.raw`(?:rented|let|leased) to (?:\w+ (?:famil(?:y|ies)|tenants?)|tenants|others)|(?:owner|tenant)[- ]occupied`;
const OCCUPANTS = '(?:owner|tenant)s?(?:[- ]occupied)?(?:, (?:seasonal|secondary|primary))?';

/** Facts in a sentence: "a brick building of 1 story with metal roof, protection class 9, rented to one family", or one by one: "Built in 1998; brick; roof of slate". */
const SENTENCE: readonly { field: string; pattern: RegExp }[] = [
  {
    field: 'constructionType',
    pattern: new RegExp(
      String.raw`\b(?:an?|the|your|this)(?: \w+[- ]family)? (${WALLS}) (?:building|dwelling|house|home)\b|[;·|] (${WALLS})(?: construction)?(?= ?[;·|])`,
      'i',
    ),
  },
  {
    field: 'roofType',
    pattern: new RegExp(
      String.raw`\b(?:with an?|with|[;·|]) (${MATERIAL}) roof\b|[;·|] roof(?: of|:)? (${MATERIAL})(?= ?[;·|.,])`,
      'i',
    ),
  },
  {
    field: 'protectionClass',
    pattern: /\bin protection class (\d{1,2}[A-Z]?)\b|[,;·|] protection class (\d{1,2}[A-Z]?)\b/i,
  },
  {
    field: 'occupancy',
    pattern: new RegExp(
      String.raw`, (?:(?:and|which is|is) )?(${OCCUPIED})[,.]|[;·|] occupied by (?:the )?(${OCCUPANTS})\b|[;·|] (${OCCUPANTS})(?= ?[;·|.])`,
      'i',
    ),
  },
];

/** Facts in running text: "Built in 1998; 2 families; 2416 sq. ft.; 2 stories". */
const PROSE: readonly { field: string; pattern: RegExp }[] = [
  { field: 'yearBuilt', pattern: /\b(?:built|constructed|erected):? (?:in )?((?:1[6-9]|20)\d\d)\b/i },
  { field: 'squareFeet', pattern: /\b(\d[\d,]{2,6}) (?:sq\.? ?ft\b|square f(?:ee|oo)t)/i },
  { field: 'numberOfStories', pattern: /\b(\d(?:\.\d+)?)[- ](?:stor(?:e?y|e?ys|ies)|floors|levels)\b/i },
];

/** What the insured building is like. */
export function readPropertyFacts(document: LabelledDocument): Draft {
  const told = (field: string): Cited<string> | undefined => inSentence(document.layouts, field);
  return {
    yearBuilt: fact(document, 'yearBuilt', readYear),
    squareFeet: fact(document, 'squareFeet', readNumberBetween(100, 100_000, { whole: true })),
    numberOfStories: fact(document, 'numberOfStories', readStories),
    constructionType: labelledText(document, 'constructionType', readDescription) ?? told('constructionType'),
    roofType: labelledText(document, 'roofType', readDescription) ?? told('roofType'),
    protectionClass: labelled(document, 'protectionClass', readClass) ?? told('protectionClass'),
    occupancy: labelledText(document, 'occupancy', readDescription) ?? told('occupancy'),
    policyForm: readForm(document),
  };
}

function fact(document: LabelledDocument, field: string, read: ValueReader<number>): Cited<number> | undefined {
  const own = labelled(document, field, read);
  if (own) return own;
  const prose = PROSE.find((other) => other.field === field);
  return prose ? inProse(document.layouts, prose.pattern) : undefined;
}

function inProse(layouts: readonly PageLayout[], pattern: RegExp): Cited<number> | undefined {
  for (const segment of segmentsOf(layouts)) {
    const run = textRun(segment.words);
    const match = pattern.exec(run.text);
    if (!match?.[1]) continue;
    const words = wordsWithin(run, match.index, match.index + match[0].length);
    return { value: Number(match[1].replace(/,/g, '')), page: segment.page, words };
  }
  return undefined;
}

/** A fact in the running text of a page, over the ends of its lines. */
function inSentence(layouts: readonly PageLayout[], field: string): Cited<string> | undefined {
  const pattern = SENTENCE.find((other) => other.field === field)?.pattern;
  for (const layout of pattern ? layouts : []) {
    const run = textRun(layout.lines.flatMap((line) => line.words));
    const match = pattern?.exec(run.text);
    const value = match?.slice(1).find((group) => group !== undefined);
    if (!match || value === undefined) continue;
    const start = match.index + match[0].indexOf(value);
    return { value, page: layout.page.number, words: wordsWithin(run, start, start + value.length) };
  }
  return undefined;
}

const segmentsOf = (layouts: readonly PageLayout[]): Segment[] =>
  layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments));

const STORIES: readonly [RegExp, number][] = [
  [/^one\b/i, 1],
  [/^two\b/i, 2],
  [/^three\b/i, 3],
  [/^\d+(?:\.\d)?\b/, Number.NaN],
];

const readStories: ValueReader<number> = (words) => {
  const run = textRun(words.slice(0, 5));
  const known = STORIES.find(([pattern]) => pattern.test(run.text));
  if (!known) return null;
  const number = Number.isNaN(known[1]) ? Number.parseFloat(run.text) : known[1];
  return number > 0 && number < 12 ? { value: number, words: words.slice(0, 1) } : null;
};

/** A description in a few words; amounts, sentences and other captions are none. */
const readDescription: ValueReader<string> = (all, place) => {
  const end = all.findIndex(({ text }) => /^[·|•;]$/.test(text));
  const words = end > 0 ? all.slice(0, end) : all;
  const text = readText(words, place);
  if (!text || words.length > 9 || /[$:?]|\b(?:coverage|premium|limit|policy)\b/i.test(text.value)) return null;
  return /\p{L}{2}/u.test(text.value) && BUILDING_TEXT.test(text.value) ? text : null;
};

const readClass: ValueReader<string> = (words) => {
  const [first] = words;
  const text = first?.text.replace(/[,;]$/, '') ?? '';
  return first && /^(?:\d{1,2}[A-Z]?|\d{1,2}\/\d{1,2}[A-Z]?)$/.test(text) ? { value: text, words: [first] } : null;
};

const ISO_FORM = /\b(HO|DP|DF|MH)[\s-]?(?:00)?[\s-]?0?([1-8])(?:\b|(?=[\s-]?\d{4}))/;

/** The ISO form of the policy, as HO-3. */
function readForm({ layouts, labels }: LabelledDocument): Cited<string> | undefined {
  const labelledForm = labels
    .filter((label) => label.field === 'policyForm')
    .map((label) => ({ page: label.segment.page, words: label.segment.line.words }));
  const anywhere = segmentsOf(layouts).map((segment) => ({ page: segment.page, words: segment.words }));
  for (const [at, { page, words }] of [...labelledForm, ...anywhere].entries()) {
    const run = textRun(words);
    const match = ISO_FORM.exec(run.text);
    if (!match || (at >= labelledForm.length && !isBaseForm(run.text, match))) continue;
    const found = wordsWithin(run, match.index, match.index + match[0].length);
    return { value: `${match[1]}-${match[2]}`, page, words: found };
  }
  for (const layout of layouts) {
    const run = textRun(layout.lines.flatMap((line) => line.words));
    const match = BASE_FORM.exec(run.text);
    if (!match) continue;
    const found = wordsWithin(run, match.index, match.index + match[0].length);
    return { value: `${match[1]}-${match[2]}`, page: layout.page.number, words: found };
  }
  return undefined;
}

/** In running text, over the end of a line. */
const BASE_FORM = /\(?\b(HO|DP) 00 0([1-8])\b/;

/** HO 00 03 is a form of policy; HO 04 90 an endorsement. */
const isBaseForm = (text: string, match: RegExpExecArray): boolean =>
  /\b(?:HO|DP)[\s-]?00[\s-]?0[1-8]\b/.test(text) ||
  (/^\W*(?:HO|DP)[\s-]?[1-8]\b/.test(text.slice(match.index)) && !/\d{2}[\s-]\d{2}/.test(match[0]));
