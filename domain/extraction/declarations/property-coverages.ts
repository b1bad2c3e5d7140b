import { type Cited, cite, type Draft } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import { DISCOUNT_NAME, FEE_NAME, NOT_FEE, STRONG_DISCOUNT } from '../lexicon/discounts.ts';
import { NOT_A_MAIN_LIMIT, PROPERTY_COVERAGE, propertyLimits } from '../lexicon/property-coverages.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { normalize } from '../../text/normalize.ts';
import type { CoverageRow } from './coverage-rows.ts';
import { isDeclined, readAmount, readLimits, sourceOf } from './limits.ts';
import { nameOfRow, type RowName } from './row-name.ts';

export interface PropertyCoverages {
  limits: Record<string, Cited<number>>;
  otherCoverages: Draft[];
}

/** The limits that have fields of their own, and every other coverage of the tables. */
export function readPropertyCoverages(rows: readonly CoverageRow[], fields: ReadonlySet<string>): PropertyCoverages {
  const limits = new Map<string, Cited<number>>();
  const scores = new Map<string, number>();
  const others = new Map<string, Draft>();
  for (const row of rows) {
    if (row.layout.role === 'bill' || row.layout.role === 'letter') continue;
    const name = nameOfRow(row);
    const field = mainLimitOf(row, name);
    if (field) {
      const limit = readLimits(sourceOf(row, 'limit'));
      const amount = limit.limit ?? limit.limitPerPerson ?? notToExceed(row);
      if (!amount || !fields.has(field) || amount.value < 100) continue;
      const score = scoreOf(row);
      if (score <= (scores.get(field) ?? Number.NEGATIVE_INFINITY)) continue;
      limits.set(field, amount);
      scores.set(field, score);
      continue;
    }
    const other = otherCoverage(row, name);
    const key = normalize(name.text);
    if (other && !others.has(key)) others.set(key, other);
  }
  for (const row of rows) {
    const field = propertyLimits.matchWhole(row.section?.heading.text ?? '')?.field;
    const limit = field ? readLimits(sourceOf(row, 'limit')).limit : undefined;
    if (field && fields.has(field) && !limits.has(field) && limit && limit.value >= 1000) limits.set(field, limit);
  }
  return { limits: Object.fromEntries(limits), otherCoverages: [...others.values()] };
}

function scoreOf(row: CoverageRow): number {
  const bySection = row.section?.kind === 'coverage' ? 1 : 0;
  return 2 * roleWeight[row.layout.role] + (row.inTable ? 2 : 0) + bySection - 0.5 * row.page;
}

/** Which of the six limits a row gives; its name starts with one of their wordings and adds nothing foreign. */
function mainLimitOf(row: CoverageRow, name: RowName): string | null {
  const full = nameOfRow(row, { keepLetter: true }).text;
  const match = propertyLimits.match(name.text) ?? propertyLimits.match(full);
  if (!match) return null;
  const rest = normalize(match.rest);
  if (NOT_A_MAIN_LIMIT.test(match.rest) || rest.split(' ').length > 9) return null;
  if (NOT_A_MAIN_LIMIT.test(name.text) && !/personal liability/i.test(name.text)) return null;
  return match.field;
}

/** "Up to 24 months not to exceed $120,000" */
function notToExceed(row: CoverageRow): Cited<number> | undefined {
  const source = sourceOf(row, 'limit');
  const text = source?.words.map((word) => word.text).join(' ') ?? '';
  return /\bnot to exceed|\bmaximum|\bup to\b/i.test(text) && text.includes('$') ? readAmount(source) : undefined;
}

const NEVER_A_COVERAGE =
  /^(?:basic|base|annual|net|policy|home|dwelling|term) premium\b|\b(?:total|subtotal|sub-total|amount due|balance|page \d|policy (?:number|period|premium|term)|due|installment|credits?|annual premium|if you)\b/i;
const NOT_A_COVERAGE =
  /\b(?:total|subtotal|sub-total|deductibles?|amount due|balance|page|policy (?:number|period|premium|term)|year built|square|feet|stories|roof|construction|protection class|territory|phone|fax|agent|zip|county|date|paid|payment|installment|minimum|premium (?:for|due|change)|annual premium|see |estimated|replacement cost of your home|distance|miles|age of|number of|rating|tier|dwelling style|families|units?|your|mortgagee|loan|credits?|surcharges? |surcharges$|if you)\b/i;

function otherCoverage(row: CoverageRow, { text, source }: RowName): Draft | null {
  const kind = row.section?.kind;
  const isInPlace = row.inTable || kind === 'coverage';
  if (STRONG_DISCOUNT.test(text) && (readAmount(sourceOf(row, 'premium'))?.value ?? 0) < 0) return null;
  if (kind === 'discount' || kind === 'fee' || kind === 'interest' || kind === 'forms' || kind === 'deductible')
    return null;
  const isKnown = PROPERTY_COVERAGE.test(text);
  if (!isInPlace && !isKnown) return null;
  // Words recognised on pictures hold remains of logos and drawings: only names that are known count.
  if (!isKnown && !row.inTable && source.words.some((word) => word.source === 'ocr')) return null;
  const premium = readAmount(sourceOf(row, 'premium'));
  const isPriced = row.inTable && premium !== undefined;
  if (
    isDeclined(row) ||
    NEVER_A_COVERAGE.test(text) ||
    (!isPriced && (row.inTable ? /\bdeductibles?\b/i : NOT_A_COVERAGE).test(text))
  )
    return null;
  if (
    (sectionWordings.matchWhole(text)?.field ?? 'deductible') !== 'deductible' ||
    DISCOUNT_NAME.test(text) ||
    (FEE_NAME.test(text) && !NOT_FEE.test(text))
  )
    return null;
  const words = text.split(/\s+/).length;
  if (words === 1 && !isKnown && !row.inTable) return null;
  if (words > 14 || !/\p{L}{3}/u.test(text) || /[.?!]$/.test(text) || text.endsWith(':')) return null;
  const limits = readLimits(sourceOf(row, 'limit'));
  const deductible = readAmount(sourceOf(row, 'deductible'));
  const limit = limits.limit ?? limits.limitPerPerson;
  if (!limit && !limits.limitText && !premium && !deductible && !hasMark(row)) return null;
  if (!isInPlace && !row.cells.some((cell) => /[$,]|incl|\.\d\d/i.test(cell.segment.text))) return null;
  return { name: cite(text, source, isKnown ? 0.85 : 0.65), limit, limitText: limits.limitText, deductible, premium };
}

const hasMark = (row: CoverageRow): boolean =>
  row.cells.some(({ segment }) => /^(?:incl\w*|yes|applies|covered)\.?$/i.test(segment.text));
