import type { Cited } from '../cited.ts';
import type { CoveragePlan } from '../plan.ts';
import type { Fact } from './place.ts';

/** A mark of a list, before a name. */
export const BULLET = /^[•·▪■●○]\s*/;

const EDGE = /^(?:[A-Z]\.?\/[A-Z]|[A-Z]\d?|\d{1,2}|[IVX]{1,3})[.):]?\s+(?=\S{3})|\s*[*†:,]+$|\s*\(\d\)$|(?<=[a-z])\d$/g;

/** "BI (000s)", "PD (000's)": how the limits are printed. */
const IN_THOUSANDS = /\s*\(000['’]?s?\)$/i;

/** How a loss is valued, behind the name of what is insured. */
const VALUED = '(?:(?:functional )?repl(?:acement)? cost|actual cash value|acv|rcv?|agreed value)';
const VALUATION = new RegExp(String.raw`\s+\(${VALUED}\)$`, 'i');
/** "Building - Replacement Cost" of one of several; where there is one dwelling, such a line is a coverage of its own. */
const VALUED_EACH = new RegExp(String.raw`(?:,|\s[-–—])\s+${VALUED}$`, 'i');

/** "ZF 25 14 11 Service line coverage": the number of a form and its edition. */
const FORM_BEFORE = /^[A-Z]{2,4}[ -]?\d{2,5} \d{2}(?: \d{2,4}){0,3} (?=\p{L}{3})/u;

/** The name as printed, without a bullet, an item letter, a footnote mark or a colon. */
export function nameOf({ name: cells, isColumn }: Fact, { owner }: CoveragePlan): Cited<string> | null {
  const [first] = cells;
  if (!first) return null;
  // A name that is set in below another starts in a line of its own, further right.
  const text = cells
    .map((cell, at) =>
      !isColumn &&
      at > 0 &&
      cell.x0 > (cells[at - 1]?.x0 ?? cell.x0) + 3 &&
      !/^\p{Ll}/u.test(cell.text) &&
      !/[-–]$/.test(cells[at - 1]?.text ?? '')
        ? `- ${cell.text}`
        : cell.text,
    )
    .join(' ')
    .replace(BULLET, '')
    .replace(FORM_BEFORE, '')
    .replace(IN_THOUSANDS, '')
    .replace(EDGE, '')
    .replace(EDGE, '')
    .replace(VALUATION, '')
    .replace(owner ? VALUED_EACH : '', '')
    .replace(/\s+(?:[A-Z]{2,4}[ -]?)?\d{2,4} \d{2} \d{2}(?: \d{2})?\b.*$/, '')
    .trim();
  if (text === '') return null;
  return { value: text, page: first.page, words: cells.flatMap((cell) => cell.words) };
}
