import type { Line, PageLayout } from '../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { type FoundMoney, findMoney } from '../../reading/values/money.ts';
import { cite, type Draft } from '../cited.ts';

const WORD = /\b(?:deductibles?|(?:self[- ]insured )?retentions?|s\.?i\.?r\b)/i;
const NOT_ONE = /\b(?:premium|credit|aggregate|charge|benefits?|if |when |may |will )\b/i;
const BASIS = /\b(?:per|each|any one|every)\s+(?:claim|occurrence|claimant|accident|person|loss|offense|event)\b/i;
const INJURY = String.raw`(?:bodily injury|property damage|b\.?i\.?|p\.?d\.?|personal (?:and|&) advertising injury|all claims|liability)`;
const COVERAGE = new RegExp(
  String.raw`\b${INJURY}(?:(?:,? and(?:\/or)?| ?& ?|\/| or |, )\s?${INJURY})*(?:,? combined)?(?: liability)?`,
  'i',
);

/** How many words one deductible has at most; more are a sentence. */
const MOST_WORDS = 24;
/** How many lines a heading goes on for. */
const LINES = 4;
const TOLERANCE = 10;

/** A heading and the column under it. */
interface Heading {
  at: number;
  x0: number;
  x1: number;
  /** Whether it stands over a column and has nothing behind it in its line. */
  isColumn: boolean;
}

/** Liability deductibles: what they apply to, per claim or per occurrence, and the amount; several in a line, or in a column. */
export function readLiabilityDeductibles(layouts: readonly PageLayout[]): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { key, draft } of layouts.flatMap(({ lines }) => deductiblesIn(lines)))
    if (!drafts.has(key)) drafts.set(key, draft);
  return [...drafts.values()];
}

function deductiblesIn(lines: readonly Line[]): Found[] {
  let heading: Heading | null = null;
  return lines.flatMap((line, at) => {
    heading = headingIn(line, at) ?? heading;
    return heading && at - heading.at < LINES ? deductiblesOf(line, at, heading) : [];
  });
}

function headingIn({ segments, words }: Line, at: number): Heading | null {
  if (!WORD.test(textRun(words).text)) return null;
  const own = segments.findIndex(({ text }) => WORD.test(text));
  const [heading, next] = [segments[own], segments[own + 1]];
  const isColumn = heading !== undefined && own > 0 && findMoney(textRun(words).text).length === 0;
  return { at, x0: heading?.x0 ?? 0, x1: next?.x0 ?? Number.POSITIVE_INFINITY, isColumn };
}

function deductiblesOf(line: Line, at: number, heading: Heading): Found[] {
  const isInColumn = heading.isColumn && at > heading.at;
  const isWithin = ({ x0 }: { x0: number }): boolean => x0 >= heading.x0 - TOLERANCE && x0 < heading.x1 - TOLERANCE;
  const words = isInColumn ? line.words.filter(isWithin) : line.words;
  const run = textRun(words);
  const isOne = at === heading.at || (BASIS.test(run.text) && (isInColumn || COVERAGE.test(run.text)));
  if (!isOne || NOT_ONE.test(run.text)) return [];
  const pieces = piecesOf(run);
  const isSentence = words.length > MOST_WORDS * Math.max(1, pieces.length);
  return isSentence ? [] : pieces.flatMap((piece) => deductibleIn(piece, line.page) ?? []);
}

/** The parts of a text that have an amount and a coverage each; the whole text where only one does. */
function piecesOf(run: TextRun): TextRun[] {
  const amounts = findMoney(run.text).filter(({ amount }) => amount > 0);
  const cuts = amounts.slice(1).map((amount, at) => cutBefore(run.text, amounts[at] ?? amount, amount));
  const bounds = [0, ...cuts, run.text.length];
  const pieces = bounds.slice(1).map((end, at) => textRun(wordsWithin(run, bounds[at] ?? 0, end)));
  return pieces.length > 1 && pieces.every(({ text }) => COVERAGE.test(text)) ? pieces : [run];
}

/** Where the next deductible begins: at its coverage, where the one before has its own in front; else at its amount. */
function cutBefore(text: string, last: FoundMoney, next: FoundMoney): number {
  const between = text.slice(last.end, next.start);
  const mark = between.search(/[;|](?:\s|$)/);
  const coverage = COVERAGE.exec(between);
  const isAmountFirst = !COVERAGE.test(text.slice(0, last.start)) || !coverage;
  if (mark >= 0) return last.end + mark + 1;
  return isAmountFirst ? next.start : last.end + coverage.index;
}

interface Found {
  key: string;
  draft: Draft;
}

function deductibleIn(run: TextRun, page: number): Found | null {
  const [money] = findMoney(run.text);
  if (!money || money.amount <= 0) return null;
  const [coverage, basis] = [COVERAGE.exec(run.text), BASIS.exec(run.text)];
  const at = (match: RegExpExecArray | null): Draft[string] => {
    const words = match ? wordsWithin(run, match.index, match.index + match[0].length) : [];
    return cite(match?.[0] ?? null, { page, words });
  };
  const amount = cite(money.amount, { page, words: wordsWithin(run, money.start, money.end) });
  const key = `${coverage?.[0] ?? ''} ${basis?.[0] ?? ''}`.toLowerCase();
  return { key, draft: { coverage: at(coverage), basis: at(basis), amount } };
}
