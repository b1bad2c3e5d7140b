import { type Cited, cite, type Draft } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { BUSINESS_COVERAGE } from '../lexicon/business-coverages.ts';
import { liabilityLabels } from '../lexicon/business-labels.ts';
import { DISCOUNT_NAME } from '../lexicon/discounts.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { createWordings } from '../lexicon/wordings.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import type { CoverageRow } from './coverage-rows.ts';
import { isDeclined, readAmount, sourceOf } from './limits.ts';
import { type PremisesMark, premisesAt } from './premises-context.ts';
import { nameOfRow, type RowName } from './row-name.ts';
import { ownValue } from '../../lookup.ts';

const liabilityLimits = createWordings<keyof typeof liabilityLabels>(liabilityLabels);

export interface BusinessCoverages {
  /** The six liability limits that have fields of their own. */
  limits: Record<string, Cited<number>>;
  coverages: Draft[];
}

/** The liability limits and every other coverage in force, with the location and building that it belongs to. */
export function readBusinessCoverages(rows: readonly CoverageRow[], marks: readonly PremisesMark[]): BusinessCoverages {
  const limits = new Map<string, Cited<number>>();
  const coverages = new Map<string, Draft>();
  let last: Draft | null = null;
  for (const row of rows) {
    if (roleWeight[row.layout.role] < 0) continue;
    const name = nameOfRow(row, { keepPhrase: true });
    const field = liabilityLimits.match(name.text);
    if (field && isLiability(name.text, field.rest)) {
      const limit = limitOf(row).limit;
      if (limit && !isDeclined(row) && limit.value >= 500 && !limits.has(field.field)) limits.set(field.field, limit);
      continue;
    }
    if (isDeclined(row)) continue;
    if (last && /\bdeductible$/i.test(name.text)) {
      last.deductible ??= readAmount(sourceOf(row, 'deductible')) ?? readAmount(sourceOf(row, 'limit'));
      continue;
    }
    const coverage = coverageOf(row, name, marks);
    if (!coverage) continue;
    const key = [coverage.key, normalize(coverage.name)].join('|');
    // The same line on another page is a repetition; another limit or premium makes it another coverage.
    if (coverages.has(key) && isSame(coverages.get(key), coverage.draft)) continue;
    last = coverage.draft;
    coverages.set(coverages.has(key) ? `${key}|${coverages.size}` : key, coverage.draft);
  }
  return { limits: Object.fromEntries(limits), coverages: [...coverages.values()] };
}

const isLiability = (name: string, rest: string): boolean =>
  !/\b(?:business income|equipment|property of others|employment|professional|cyber|data|hired|non-?owned|fiduciary|directors|liquor|deductible|additional insured|increase)\b/i.test(
    name,
  ) && rest.split(/\s+/).length <= 9;

function isSame(known: Draft | undefined, other: Draft): boolean {
  const value = (draft: Draft | undefined, key: string): unknown =>
    (ownValue(draft ?? {}, key) as Cited | undefined)?.value;
  return ['limit', 'premium'].every(
    (key) =>
      value(known, key) === value(other, key) || value(other, key) === undefined || value(known, key) === undefined,
  );
}

const NEVER =
  /\btotal\b.*\bpremium\b|\b(?:total(?: policy)? premium|subtotal|total premium|amount due|balance|page \d|policy (?:number|period|premium|term)|adjusted value factor|premium (?:for|due)|annual premium|territory|class code|protection class|construction|year built|rate group|terms?$|minimum premium|paid in full|tax|surcharge|fee|number of|square|payroll|sales|installment|tier:|valuation|automatic increase|coinsurance)\b|^(?!.*terrorism).*\bpremium\b/i;
const VALUATION =
  /\s*[-–,]\s*(?:replacement cost|actual cash value|acv|rc|blanket|functional replacement cost|agreed value|scheduled|special)\b(?:\s*[-–,]\s*(?:blanket|scheduled|replacement cost))?\s*$/i;

function coverageOf(
  row: CoverageRow,
  { text, source }: RowName,
  marks: readonly PremisesMark[],
): { key: string; name: string; draft: Draft } | null {
  const name = text.replace(VALUATION, '');
  const kind = row.section?.kind;
  if (
    NEVER.test(name) ||
    DISCOUNT_NAME.test(name) ||
    sectionWordings.matchWhole(name) ||
    kind === 'forms' ||
    kind === 'interest'
  )
    return null;
  const isKnown = BUSINESS_COVERAGE.test(name);
  const words = name.split(/\s+/).length;
  if (words > 16 || !/\p{L}{3}/u.test(name) || /[.?!:]$/.test(name)) return null;
  if (!row.inTable && !isKnown) return null;
  if (!row.inTable && !row.cells.some(({ segment }) => /[$,]|\.\d\d|incl|months/i.test(segment.text))) return null;
  const { limit, limitText } = limitOf(row);
  const premium = readAmount(sourceOf(row, 'premium'));
  const deductible = readAmount(sourceOf(row, 'deductible'));
  if (!limit && !limitText && !premium && !deductible && !row.cells.some(({ segment }) => /^incl/i.test(segment.text)))
    return null;
  const [first] = row.name;
  const { location, building } = row.premises;
  const mark = first && !/\bblanket limit\b/i.test(name) ? premisesAt(marks, first) : undefined;
  const draft: Draft = {
    locationNumber: location
      ? cite(Number(location.text), location, 0.9)
      : mark && mark.location !== null
        ? cite(mark.location, mark.segment, 0.85)
        : undefined,
    buildingNumber: building
      ? cite(Number(building.text), building, 0.9)
      : mark && !location
        ? cite(mark.building, mark.segment, 0.85)
        : undefined,
    name: cite(name, source, isKnown ? 0.88 : 0.7),
    limit,
    limitText,
    deductible,
    premium,
  };
  return { key: `${location?.text ?? mark?.location ?? ''}/${building?.text ?? mark?.building ?? ''}`, name, draft };
}

/** The limit of a row: its first amount; words beside it ("FOR 90 DAYS", "$2,500 PER ITEM") are kept as text. */
function limitOf(row: CoverageRow): { limit: Cited<number> | undefined; limitText: Cited<string> | undefined } {
  const cells = row.cells.filter(({ role }) => role === 'limit');
  let limit: Cited<number> | undefined;
  const words = [];
  for (const { segment } of cells) {
    const run = textRun(segment.words);
    const whole = parseMoney(run.text);
    const [first] = findMoney(run.text);
    if (!limit && whole !== null) limit = cite(whole, segment, 0.88);
    else if (!limit && first && run.text[first.start] === '$') {
      limit = cite(first.amount, { page: segment.page, words: wordsWithin(run, first.start, first.end) }, 0.85);
      words.push(...segment.words);
    } else if (whole === null) words.push(...segment.words);
  }
  const text = words.map((word) => word.text).join(' ');
  return { limit, limitText: /\p{L}/u.test(text) ? cite(text, { page: row.page, words }, 0.85) : undefined };
}
