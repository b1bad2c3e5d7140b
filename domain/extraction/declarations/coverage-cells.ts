import type { Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { DECLINED, INCLUDED } from '../lexicon/value-words.ts';
import { findMoney, isMoneyLike, parseMoney } from '../../reading/values/money.ts';

export type CellRole = 'limit' | 'deductible' | 'premium';

export interface CoverageCell {
  role: CellRole;
  segment: Segment;
  /** Whose column it stands in, when there is one per vehicle. */
  vehicle: { number: number | null; text: string } | null;
}

const DEDUCTIBLE_CELL = /\b(?:ded|deductible)\b|^D\s?\$?\d/i;
export const LIMIT_CELL =
  /\b(?:each|ea|per)\s+(?:person|accident|occurrence|occ|acc|per|disablement|day|loss|claim|item)\b|\bper (?:day|item)\b|\b(?:csl|aggregate|person|accident)\b|^\$?[\d,]+\s?\/\s?\$?[\d,]+/i;

/** The cells that a segment makes; `role` is that of its column, null when none is known. */
export function cellsFrom({
  segment,
  role,
  vehicle,
}: Omit<CoverageCell, 'role'> & { role: CellRole | null }): CoverageCell[] {
  const { text } = segment;
  const parts = splitLimitAndDeductible(segment) ?? splitAtLess(segment);
  if (parts) {
    const [limit, deductible] = parts;
    return [
      { role: 'limit', segment: limit, vehicle },
      { role: 'deductible', segment: deductible, vehicle },
    ];
  }
  if (DEDUCTIBLE_CELL.test(text) && !LIMIT_CELL.test(text)) return [{ role: 'deductible', segment, vehicle }];
  // A limit in a vehicle's column has run into it from the left.
  if (LIMIT_CELL.test(text) && role !== 'deductible') return [{ role: 'limit', segment, vehicle: null }];
  return [{ role: role ?? (hasCents(text) ? 'premium' : 'limit'), segment, vehicle }];
}

/** "Actual cash value less $500": a limit in words and the deductible behind it. */
function splitAtLess(segment: Segment): [Segment, Segment] | null {
  const limit = /^(.*?\b(?:cash value|acv|amount|cost)\b.*?)\s*\b(?:less|minus)\b/i.exec(segment.text)?.[1];
  if (!limit || !/\d/.test(segment.text)) return null;
  const at = limit.split(' ').length;
  return [segmentOf(segment.words.slice(0, at), segment.line), segmentOf(segment.words.slice(at), segment.line)];
}

/** "100,000D 200": a limit and the deductible behind it. */
function splitLimitAndDeductible(segment: Segment): [Segment, Segment] | null {
  const at = segment.words.findIndex((word) => /\d\s?D$/.test(word.text)) + 1;
  if (at === 0 || at >= segment.words.length) return null;
  const [limit, deductible] = [segment.words.slice(0, at), segment.words.slice(at)];
  const bare = limit.map((word) => ({ ...word, text: word.text.replace(/D$/, '') }));
  return [segmentOf(bare, segment.line), segmentOf(deductible, segment.line)];
}

const hasCents = (text: string): boolean => /^-?\(?\$?\s?-?[\d,]+\.\d\d\)?(?:\s?CR)?$/.test(text.trim());

/** Whether a segment can be a value of a coverage: an amount, a limit in words, a mark. */
export function looksLikeValue(text: string): boolean {
  const trimmed = text.trim();
  if (isMoneyLike(trimmed) || /^\$$/.test(trimmed)) return true;
  if (parseMoney(trimmed) !== null) return true;
  if (INCLUDED.test(trimmed) || (DECLINED.test(trimmed) && trimmed.split(/\s+/).length <= 4)) return true;
  if (/^\d+(?:\.\d+)?\s?%/.test(trimmed) || LIMIT_CELL.test(trimmed) || DEDUCTIBLE_CELL.test(trimmed))
    return /\d/.test(trimmed);
  const [first] = findMoney(trimmed);
  if (first && first.start < 4) return true;
  if (/^\$?[\d,]+\s?D\s?\d+$/.test(trimmed)) return true;
  return /^(?:actual cash value|acv|replacement cost|stated amount|unlimited|no limit|actual loss sustained|\d+ (?:months?|days?)|up to)\b/i.test(
    trimmed,
  );
}
