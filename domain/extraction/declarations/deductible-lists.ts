import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Source } from '../cited.ts';
import { PERIL } from '../lexicon/perils.ts';

// Deductibles of several losses behind one caption: "Deductible: $1,000 all perils, except $2,500 water damage", "DEDUCTIBLE
// WIND/HAIL 5,000   ALL OTHER 1,000", "Deductible $1,000; theft $2,500". Amounts stand before their losses or behind them.

const CAPTION = /^(?:\(?\d+[.)] )?(?:your |policy |property )?(?:deductibles?|ded\.?)(?: \(?section i\)?)?:?(?=\s|$)/i;
/** "NAMED STORM DEDUCTIBLE 5%": a caption that tells the first loss. */
const LOSS_CAPTION = /^(?:\(?\d+[.)] )?([\p{L}/& ]{3,30}?) (?:deductible|ded\.?):?(?=\s|$)/iu;
const SHARE = String.raw`(\d+(?:\.\d+)?)\s?%(?: of [^$%;,()]{3,40})?`;
const DOLLARS = String.raw`\$\s?(\d[\d,]*\d|\d)|(?<![\d/])(\d{1,3},\d{3}|[1-9]\d?[05]0)(?![\d%/,])`;
const FIGURE = new RegExp(String.raw`${SHARE}(?:[\s,]*(?:[(=–-]+\s?\$?|,\s\$)\s?(\d[\d,]+\d)\)?)?|${DOLLARS}`, 'g');
const BETWEEN = String.raw`(?:[\s,;.:–(-]|\b(?:except|but|and|for|on|other than|with)\b)+`;
const JOINING = new RegExp(`^${BETWEEN}|${BETWEEN}$`, 'gi');
const MOST_WORDS = 8;

export interface ListedDeductible {
  /** Null where the amount is for any loss. */
  peril: string | null;
  source: Source;
  amount: Cited<number> | undefined;
  percent: Cited<number> | undefined;
}

interface Figure {
  start: number;
  end: number;
  amount: number | null;
  percent: number | null;
}

/** The deductibles behind a caption or below a heading, where there are several and all of them tell their losses, but for the first; null where they do not. */
export function listedDeductibles(
  layout: PageLayout,
  caption: Segment,
  isInSection: boolean,
): ListedDeductible[] | null {
  const { length, loss } = captionOf(caption.text);
  if ((length === 0 && !isInSection) || caption.line.segments[0] !== caption) return null;
  const words = caption.line.segments.flatMap((segment) => segment.words);
  const run = textRun([...words, ...continued(layout, caption)]);
  const figures = figuresIn(run, length);
  // "2% wind ($5,800)": amounts in parentheses are those of the figure before.
  if (figures.length < 2 || figures.some(({ start }) => run.text[start - 1] === '(')) return null;
  const texts = [length, ...figures.map(({ end }) => end)].map((from, at): Text => {
    if (at === 0 && loss !== null) return { from: 0, printed: loss, text: loss };
    const printed = run.text.slice(from, figures[at]?.start).trim();
    return { from, printed, text: printed.replace(JOINING, '') };
  });
  const losses = texts.slice(isAmountFirst(texts) ? 1 : 0, isAmountFirst(texts) ? undefined : -1);
  const areTold = losses.every(({ text }, at) => (at === 0 && text === '') || isLoss(text)) && areInOrder(texts);
  return areTold ? figures.map((figure, at) => deductibleOf(figure, losses[at], { run, page: caption.page })) : null;
}

/** How far a caption reaches, and the first loss where it is in it. */
function captionOf(text: string): { length: number; loss: string | null } {
  const bare = CAPTION.exec(text)?.[0];
  if (bare !== undefined) return { length: bare.length, loss: null };
  const [own = '', loss = ''] = LOSS_CAPTION.exec(text) ?? [];
  return isLoss(loss) ? { length: own.length, loss } : { length: 0, loss: null };
}

/** Lines right below the first value that go on: "DED   1,000 all losses" over "5,000 ice or snow", "AOP 500" over "WIND 2%". */
function continued({ lines }: PageLayout, { line }: Segment): readonly Segment['words'][number][] {
  const value = line.segments[1];
  const at = lines.indexOf(line);
  const isNext = ({ segments: [first], ...own }: Line, above: Line | undefined): boolean =>
    first !== undefined &&
    value !== undefined &&
    above !== undefined &&
    own.y0 - above.y1 < first.size &&
    Math.abs(first.x0 - value.x0) < 3 &&
    (/^[$\d]/.test(first.text) || (PERIL.test(first.text) && /\d\)?$/.test(first.text)));
  const end = lines.findIndex((own, index) => index > at && !isNext(own, lines[index - 1]));
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .flatMap(({ segments }) => segments.flatMap(({ words }) => words));
}

interface Text {
  from: number;
  printed: string;
  /** Without the words that join it to the others. */
  text: string;
}

/** Whether each amount stands before its loss: nothing stands before the first, and a loss behind the last. */
const isAmountFirst = (texts: readonly Text[]): boolean => texts[0]?.text === '' && texts.at(-1)?.text !== '';

/** Where losses stand first, nothing is left behind the last amount, and a mark behind one that is for any loss. */
const areInOrder = (texts: readonly Text[]): boolean =>
  isAmountFirst(texts) ||
  (texts.at(-1)?.text === '' && (texts[0]?.text !== '' || /^(?:[;,.]|except\b)/i.test(texts[1]?.printed ?? '')));

const isLoss = (text: string): boolean =>
  PERIL.test(text) && !/[,;]/.test(text) && text.split(' ').length <= MOST_WORDS;

const figuresIn = (run: TextRun, from: number): Figure[] =>
  [...run.text.matchAll(FIGURE)].flatMap((match): Figure[] => {
    const [whole, percent, share, dollars, bare] = match;
    if (match.index < from) return [];
    const printed = share ?? dollars ?? bare;
    const amount = printed === undefined ? null : parseMoney(printed);
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        amount,
        percent: percent === undefined ? null : Number(percent),
      },
    ];
  });

function deductibleOf(
  { start, end, amount, percent }: Figure,
  loss: Text | undefined,
  { run, page }: { run: TextRun; page: number },
): ListedDeductible {
  const own: Source = { page, words: wordsWithin(run, start, end) };
  const text = loss?.text ?? '';
  const at = loss ? run.text.indexOf(text, loss.from) : start;
  return {
    peril: text === '' ? null : text,
    source: text === '' ? own : { page, words: wordsWithin(run, at, at + text.length) },
    amount: amount === null ? undefined : cite(amount, own),
    percent: percent === null ? undefined : cite(percent, own),
  };
}
