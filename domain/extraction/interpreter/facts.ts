import { traceCandidate } from '../explain/trace.ts';
import { FEE_NAME } from '../lexicon/discounts.ts';
import { GROUP_NAME, PART_NAME } from '../lexicon/sections.ts';
import type { Measure } from '../plan.ts';
import type { Band } from './band.ts';
import { type Cell, type Row, isValue } from './cells.ts';
import { measureInWords } from './coverages.ts';
import { type Entity, isSameEntity, PAIR } from './entities.ts';
import { asMeasure, type Header } from './headers.ts';
import { firstThing, isBehindName, isOfEither, labelBeside, measureAt } from './measures.ts';
import { namesBelow } from './names-below.ts';
import { carriedTo, nameEdges, namesOf, withParent } from './names.ts';
import { offersAfter, rowsBefore } from './offers.ts';
import { ownedBelow } from './owners-below.ts';
import { printedOwner } from './owners.ts';
import { type Fact, type FactSearch, type Place, type Subject, textsLeft } from './place.ts';
import { withSplitLimits } from './split-limits.ts';
import { subjectOf } from './subject-of.ts';
import { isMarkedMoney } from './value-shape.ts';

/** Every value of a page's coverages: row head x column heading x scope. */
export function factsOf(search: FactSearch): Fact[] {
  const facts: Fact[] = [];
  let isOffered = false;
  for (const band of search.bands) {
    isOffered = offersAfter(rowsBefore(band, search.rows), isOffered, search.rows);
    const known = {
      band,
      edges: nameEdges(band, search),
      subjects: [],
      consumed: new Set<Cell>(),
      below: namesBelow(band, search),
      search,
    };
    for (const row of band.rows) {
      isOffered = offersAfter([row], isOffered, search.rows);
      if (!isOffered) facts.push(...factsIn(row, known));
    }
  }
  return ownedBelow([...facts, ...deductiblesOfPlaces(facts, search)], search);
}

/** "Building $210,000", "Contents $80,000", "Deductible $1,000" of one place: the deductible below several lines is that of each. */
function deductiblesOfPlaces(facts: readonly Fact[], { ownerList }: FactSearch): Fact[] {
  const isOf = (one: Fact, other: Fact): boolean =>
    one.owner !== null && other.owner !== null && isSameEntity(one.owner, other.owner);
  return facts.flatMap((own) => {
    const at = own.value.row.at;
    if (ownerList !== 'locations' || own.measure !== 'deductible' || own.name[0]?.row === own.value.row) return [];
    const above = facts.filter((fact) => isOf(fact, own) && fact.name[0]?.row.at !== own.name[0]?.row.at);
    let first = own.name[0]?.row.at ?? at;
    while (above.some(({ value }) => value.row.at === first - 1)) first -= 1;
    const parts = above.filter(({ value, measure, isColumn }) => {
      const isNear = value.row.at >= first && value.row.at < at && value.row.page === own.value.row.page;
      return isNear && !isColumn && measure !== 'premium' && /^\$?\s?[\d,]+$/.test(value.text);
    });
    return parts
      .filter((part) => !above.some((other) => other.measure === 'deductible' && other.name[0] === part.name[0]))
      .map((part) => ({ ...part, measure: 'deductible' as const, value: own.value, isOnly: false }));
  });
}

interface Known {
  band: Band;
  edges: readonly number[];
  /** Grows from line to line. */
  subjects: Subject[];
  consumed: Set<Cell>;
  /** The names under lines of values, where the band sets values over their names. */
  below: ReadonlyMap<Row, readonly Subject[]>;
  search: FactSearch;
}

function factsIn(row: Row, known: Known): Fact[] {
  const { band, subjects, consumed, below, search } = known;
  const own = namesOf(row, consumed, search).map((subject) => withParent(subject, subjects));
  for (const cell of own.flatMap(({ name }) => name)) consumed.add(cell);
  subjects.push(...own);
  if (isFormList(row) || isOfThings(row, search)) return [];
  const isSymbol = (cell: Cell): boolean =>
    band.columns.get(cell)?.measure === 'symbols' && /^\d{1,2}(?:[\s,/&]+\d{1,2})*$/.test(cell.text);
  // "1/2" in a column of names counts things of a list below.
  const isCounting = (cell: Cell): boolean => band.columns.get(cell)?.measure === 'name' && PAIR.test(cell.text);
  const found = row.cells
    .filter((cell) => (isValue(cell) && !isCounting(cell)) || isSymbol(cell) || isLabelledSymbol(cell))
    .flatMap((cell) => {
      const price = priceBehind(cell, band);
      const value = price ?? withoutSymbolLabel(cell);
      const under = below.get(row)?.findLast(({ x0 }) => x0 <= value.x0 + 4);
      const carried = under ?? carriedTo(value, subjects);
      return factAt({ ...known, value, header: band.columns.get(price ? cell : value), row, own, carried });
    });
  const facts = search.isSplit ? withSplitLimits(found) : found;
  return own.length === 0 ? [...facts, ...sharedDeductible(row, facts, known)] : facts;
}

/** "$250,000/$500,000   $171" under one thing, in a column whose heading names no measure: what stands behind a limit is its price. */
function priceBehind(cell: Cell, { columns }: Band): Cell | null {
  const header = columns.get(cell);
  const before = cell.row.cells[cell.row.cells.indexOf(cell) - 1];
  const isBehind =
    cell.measure === undefined &&
    header?.entity &&
    !header.measure &&
    !header.topic &&
    before &&
    isValue(before) &&
    columns.get(before) === header;
  return isBehind && cell.shape === 'money' && isMarkedMoney(cell.text) ? { ...cell, measure: 'premium' } : null;
}

const LABELLED_SYMBOL = /^sym(?:bol)?s?[.:]* (?=\d{1,2}(?:[\s,/&]+\d{1,2})*$)/i;

const isLabelledSymbol = ({ text }: Cell): boolean => LABELLED_SYMBOL.test(text);

/** "Symbols 67, 68, 71" */
const withoutSymbolLabel = (cell: Cell): Cell =>
  isLabelledSymbol(cell)
    ? { ...cell, text: cell.text.replace(LABELLED_SYMBOL, ''), words: cell.words.slice(1), measure: 'symbols' }
    : cell;

/** The deductible of a line whose columns are coverages is that of each: "Building limit | Contents limit | Deductible". */
function sharedDeductible(row: Row, facts: readonly Fact[], { band: { columns } }: Known): Fact[] {
  const [value, more] = row.cells.filter((cell) => {
    const header = columns.get(cell);
    return isValue(cell) && header?.measure === 'deductible' && !header.topic && !header.entity;
  });
  const bought = facts.filter(({ isColumn, owner, value: own }) => isColumn && owner && own.shape !== 'declined');
  if (!value || more || facts.some((fact) => fact.value === value || fact.measure === 'deductible')) return [];
  return bought.map((fact) => ({ ...fact, measure: 'deductible', value, isOnly: false }));
}

/** "Stated value   47,000   81,000": words that may be a limit, but head a line of the table of things. */
function isOfThings({ cells: [head, ...others] }: Row, { reading, ownerList }: FactSearch): boolean {
  if (head?.shape !== 'wording' || /\d/.test(head.text) || others.length === 0 || !others.every(isValue)) return false;
  const { fields, isWhole } = reading.meaningOf(head.text);
  return isWhole && fields.some(({ list }) => list === ownerList);
}

/** Numbers of forms with their editions are no amounts. */
const isFormList = (row: Row): boolean =>
  row.cells.filter(({ text }) => /(?:^|\s)\(\d\d[-/]\d\d\)$/.test(text)).length > 1;

function factAt(place: Place): Fact[] {
  const { value, header, search } = place;
  if (header && isForeign(header, search) && !isOfName(place) && !isPastTable(place)) return [];
  const subject = subjectOf(place);
  if (!subject || isSumOfOthers(place)) return [];
  if (isNoCoverage(place, subject)) return [];
  const beside = labelBeside(place);
  if (beside === 'ignored' || subject.measure === 'ignored') return [];
  const measure = measureAt(place, subject, beside);
  if (!isTaken(place, { subject, beside, measure })) return [];
  const { topic, name, isColumn } = subject;
  const printed = printedOwner(place);
  const owner = printed === undefined ? ownerAbove(place, subject) : printed;
  traceCandidate(measure ?? 'limit', value, () => ({ score: null, reason: reasonFor(subject, header, owner) }));
  const isOnly = measure === null && place.row.cells.filter(isValue).length === 1;
  const fact: Fact = { topic, name, isColumn, measure, value, owner, isOnly };
  return [fact, ...limitOver(place, fact)];
}

/** What the name itself says, whatever stands over it. */
const isOfName = (place: Place): boolean =>
  place.value.measure !== undefined || isLimitUnderName(place) || isBehindName(place);

/** The thing whose heading stands above a value. */
function ownerAbove(place: Place, { name }: Subject): Entity | null {
  const { value, search } = place;
  const isForAll = value.measure !== undefined && value.x1 < firstThing(place.band);
  if (!search.ownerList || isForAll || areOwnersColumns(place)) return null;
  return search.scopes.of(name[0] ?? value, search.ownerList);
}

/** Beside values of several things in a line of a table, another column speaks of all of them, and of none above the table. */
const areOwnersColumns = ({ band, header, row, search }: Place): boolean => {
  const owned = row.cells.filter(isValue).flatMap((cell) => {
    const over = band.columns.get(cell);
    return over?.entity?.list === search.ownerList && (!header || over.at === header.at) ? [over] : [];
  });
  return (!header || asMeasure(header.measure) !== null) && new Set(owned).size > 1;
};

/** The limit that the heading of a column prints for all lines below it. */
function limitOver({ header, row }: Place, fact: Fact): Fact[] {
  const cells = header?.limit ?? [];
  const [first] = cells;
  if (!fact.isColumn || !first || !cells.some(({ text }) => /\d/.test(text))) return [];
  const text = cells.map((cell) => cell.text).join(' ');
  const value: Cell = { ...first, text, words: cells.flatMap(({ words }) => words), row, shape: 'wording' };
  return [{ ...fact, measure: 'limit', value, isOnly: false }];
}

/** What lines above add up to, in a line that names no coverage; under a coverage's heading a line of totals says so itself. */
const isSumOfOthers = ({ value, own, row, header, search }: Place): boolean =>
  own.length === 0 && (search.summed.isTotal(value) || (header?.topic !== undefined && isTotals(row)));

const isTotals = ({ cells: [first] }: Row): boolean => /^(?:(?:grand|sub) ?)?totals?\b/i.test(first?.text ?? '');

const isNoCoverage = (place: Place, subject: Subject): boolean =>
  isPayment(place, subject) || isPriceFrom(place) || isOfCharge(place, subject) || isOfWhole(place, subject);

/** "Prior term premium   871.40", "Liability coverages   1,208.00": what such a line tells of the policy belongs to no coverage above it. */
const isOfWhole = (place: Place, subject: Subject): boolean => {
  const texts = textsLeft(place).map(({ text }) => text);
  if (texts.length === 0 || place.row === subject.row) return false;
  return (
    OTHER_PREMIUM.test(texts.join(' ')) || [PART_NAME, GROUP_NAME].some((pattern) => pattern.test(texts.at(-1) ?? ''))
  );
};

const OTHER_PREMIUM =
  /\b(?:prior|previous|expiring|revised|additional|return|pro ?rata|change in) (?:[\p{L}-]+ ){0,2}premiums?\b/iu;

/** An amount beside a date, in a line that names no coverage, is due on that day. */
const isPayment = ({ row, own }: Place, subject: Subject): boolean =>
  own.length === 0 && row !== subject.row && row.cells.some(({ shape }) => shape === 'date');

/** "Policy Fee | $25.00 | Installment Fee each | $8.00" below the columns of coverages names its amounts itself. */
const isOfCharge = ({ value, row }: Place, { isColumn }: Subject): boolean => {
  const before = row.cells[row.cells.indexOf(value) - 1];
  return isColumn === true && before?.shape === null && (FEE_NAME.test(before.text) || PAYMENT.test(before.text));
};

const PAYMENT = /\b(?:payments?|installments?|total (?:policy|premium))\b/i;

/** "Golf cart liability | FROM | $25.00": what it would cost. */
const isPriceFrom = ({ value, row }: Place): boolean => {
  const before = row.cells[row.cells.indexOf(value) - 1];
  return before !== undefined && PRICE_FROM.test(before.text);
};

const PRICE_FROM = /^(?:from|starting at|starts at|as low as|as little as|only|just|add for|about|approx\.?)$/i;

function reasonFor(subject: Subject, header: Header | undefined, owner: Entity | null): string {
  const textOf = (cells: readonly Cell[]): string => cells.map((cell) => cell.text).join(' ');
  const of = owner ? `, of ${owner.list} ${owner.numbers.join('.')} ${owner.description ?? ''}` : '';
  return `beside "${textOf(subject.name)}", under "${textOf(header?.cells ?? [])}"${of}`;
}

/** A column that is not wanted, or one of another kind of field: its values are no amounts of a coverage. */
function isForeign(header: Header, search: FactSearch): boolean {
  if (header.measure === 'ignored' || header.measure === 'name') return true;
  const isBare = !header.measure && !header.topic && !header.entity;
  return isBare && header.fields.some(({ list }) => list !== search.list);
}

/**
 * "$100,000 each person" or "Each person $100,000" set in under a name: a column of names holds the limits of these too, and so does what stands
 * under an older table.
 */
const isLimitUnderName = ({ value, header, row, carried }: Place): boolean =>
  row.cells[0] === value &&
  value.shape === 'wording' &&
  /^(?:(?:each|per|any one) [\p{L}/ ]+)?\$?\s?\d/iu.test(value.text) &&
  (header?.measure === 'name' || (carried !== null && isRightUnder(value, carried)));

/** A known name in the line above, at the same left edge. */
const isRightUnder = (value: Cell, { isWhole, x0, name }: Subject): boolean =>
  isWhole && Math.abs(x0 - value.x0) < 12 && name.at(-1)?.row.at === value.row.at - 1;

/** A line that begins with a coverage's name, below a table of other things whose headings nothing has replaced. */
const isPastTable = ({ band, own, value, search }: Place): boolean =>
  own.some(({ isWhole, x0 }) => isWhole && x0 < value.x0) &&
  band.headers.every(
    (header) =>
      !asMeasure(header.measure) &&
      header.topic?.list !== search.list &&
      (isForeign(header, search) || header.description !== undefined || header.isUnknown),
  );

interface Reading {
  subject: Subject;
  beside: Header['measure'];
  measure: Measure | null;
}

/** A deductible beside a limit is that of a coverage, whatever its name; beside an unknown name alone it is one of the policy. */
const isOfCoverage = ({ value, row, band, own }: Place, { topic }: Subject): boolean =>
  topic !== null ||
  (own.length === 0 &&
    row.cells.some((cell) => cell !== value && isValue(cell) && band.columns.get(cell)?.measure === 'limit'));

function isTaken(place: Place, { subject, beside, measure }: Reading): boolean {
  const { value, header } = place;
  // "Windstorm deductible | $250 | Included": the mark in the next column says nothing of the coverage.
  if (beside && value.shape === 'included' && header?.measure && header.measure !== beside) return false;
  if (measure === 'deductible' && !isOfCoverage(place, subject)) return false;
  if (measure === null && value.shape === 'number' && !header?.entity && !isOfEither(place)) return false;
  return !isOfUnknown(place);
}

/** An unknown column beside known ones yields nothing but what says itself what it is: "500 ded". */
const isOfUnknown = ({ value, header, band }: Place): boolean =>
  header?.isUnknown === true &&
  measureInWords(value.text) === null &&
  band.headers.some((other) => asMeasure(other.measure));
