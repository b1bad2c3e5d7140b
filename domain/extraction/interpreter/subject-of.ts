import { asMeasure, type Header } from './headers.ts';
import { normalize } from '../../text/normalize.ts';
import { DISCOUNT_NAME, FEE_NAME } from '../lexicon/discounts.ts';
import { type Cell, isValue, valuesRight } from './cells.ts';
import { BULLET } from './coverage-names.ts';
import { contextOf } from './entities.ts';
import { groupMeasure } from './measures.ts';
import { neighbor } from './neighbor.ts';
import { isOverNames } from './orientation.ts';
import { namesOf, parentOf, wrapped } from './names.ts';
import { type FactSearch, type Place, type Subject, textsLeft } from './place.ts';
import { pricedNames } from './priced.ts';
import { EVERY } from './scopes.ts';

/** The name that a value belongs to: in its line, over its column, above it, or one that no plan knows. */
export function subjectOf(place: Place): Subject | null {
  const { header, search } = place;
  const left = nameLeft(place);
  if (left) return left;
  const behind = nameInColumn(place);
  if (behind) return behind;
  const told = toldBefore(place);
  if (told) return subjectOf(told);
  if (header?.topic?.list === search.list && !(isMeasureAlone(header) && headOf(place)))
    return headsNames(place) ? null : headingOf(place, header, header.topic.topic);
  const beside = nameBehind(place) ?? nameBelow(place) ?? nameOverOwners(place);
  return beside ?? pricedName(place) ?? nameAbove(place) ?? openName(place);
}

/** The name in the line of a value, or the one above where the line prints its second limit. */
function nameLeft(place: Place): Subject | null {
  const left = place.own.findLast(({ x0 }) => x0 < place.value.x0);
  return left ? (firstOfLimits(place, left) ?? left) : null;
}

/** "Deductible" over a column of rows that have names, be they unknown, is no coverage. */
const isMeasureAlone = ({ cells }: Header): boolean =>
  /^(?:policy )?(?:deductibles?|ded)(?: amounts?)?$/.test(normalize(cells.map(({ text }) => text).join(' ')));

/** The coverage that heads a column. */
function headingOf({ row }: Place, header: Header, topic: string): Subject {
  const name = header.topicCells ?? header.cells;
  return { topic, name, measure: undefined, row, x0: header.x0, isWhole: true, isColumn: true };
}

/** "Replacement cost" under the names of a list that "Building and contents" heads: a remark. */
const headsNames = ({ value, header, row, band }: Place): boolean =>
  row.cells[0] === value &&
  !/\d/.test(value.text) &&
  [...band.columns].filter(([cell, over]) => over === header && cell.shape === null && valuesRight(cell)).length > 1;

/** The name under the heading of names, of a value before it: "Symbol | Coverage | Limit". */
function nameInColumn(place: Place): Subject | null {
  const { value, header, row, own, band, search } = place;
  const measure = asMeasure(header?.measure);
  // "Prem." over "1" and "2" may count the premises.
  if (!measure || (value.shape === 'number' && measure !== 'symbols')) return null;
  const name = row.cells.find((cell) => cell.x0 >= value.x1 && band.columns.get(cell)?.measure === 'name');
  if (!name || textsLeft(place).length > 0) return null;
  const known = own.find((subject) => subject.name.includes(name));
  return known ?? (search.open && mayBeName(name, search) ? unknownName(name, null, place) : null);
}

/** What one cell tells is of one thing: the name over its first value is that of all. */
function toldBefore(place: Place): Place | null {
  const { value, row, band } = place;
  const before = row.cells[row.cells.indexOf(value) - 1];
  const isOne =
    value.measure && value.measure !== 'limit' && before?.measure && value.x0 - before.x1 < TOLD_GAP * value.size;
  return isOne ? { ...place, value: before, header: band.columns.get(before) } : null;
}

/** Between values of one cell stands a word that says what they measure. */
const TOLD_GAP = 2;

/** The name of a line: what stands under the heading of the names, also behind a panel beside the table, else its first text. */
function headOf(place: Place): Cell | undefined {
  const texts = textsLeft(place).filter((cell) => /\p{L}{2}/u.test(cell.text));
  return texts.find((cell) => place.band.columns.get(cell)?.measure === 'name') ?? texts[0];
}

/** "$420,000   Dwelling": the amount stands first. */
function nameBehind(place: Place): Subject | null {
  const { value, row, own } = place;
  const [behind, more] = row.cells.filter((cell) => cell.x0 >= value.x1);
  if (!behind || more || headOf(place)) return null;
  return own.find(({ name }) => name.includes(behind)) ?? null;
}

/** Pages that print values over their labels do so with amounts too. */
function nameBelow({ value, row, search }: Place): Subject | null {
  const isAbove = search.isAbove || isOverNames(row, search.rows, search.reading);
  if (!isAbove || row.cells.some((cell) => cell.shape === null)) return null;
  const under = neighbor(value, search.rows, 1);
  const over = neighbor(value, search.rows, -1);
  const isNearer = under && over && value.y0 - over.y1 < under.y0 - value.y1 - 0.2 * value.size;
  if (isNearer && namesOf(over.row, new Set(), search).some(({ name }) => name[0] === over)) return null;
  return under ? (namesOf(under.row, new Set(), search).find(({ name }) => name[0] === under) ?? null) : null;
}

/** "Collision" alone in its line, and below it a line for each thing that it covers: the name is the heading of these. */
function nameOverOwners(place: Place): Subject | null {
  const { row, subjects, search } = place;
  const head = headOf(place);
  const name = subjects.at(-1);
  if (!head || !name || name.row.cells.some(isValue) || !namesOwner(head, search)) return null;
  const between = search.rows.slice(Math.max(...name.name.map((cell) => cell.row.at)) + 1, row.at);
  return between.every(({ cells: [first] }) => !first || namesOwner(first, search)) ? name : null;
}

function namesOwner(cell: Cell, { reading, ownerList }: FactSearch): boolean {
  const mention = reading.mentionIn(cell.text, contextOf(cell));
  return mention?.leads === true && mention.entity.list === ownerList;
}

/** The name above, for values in lines that label them, that have no text, or that go on with a limit. */
function nameAbove(place: Place): Subject | null {
  const { value, header, row, carried } = place;
  if (!carried) return null;
  const head = headOf(place);
  if (head && carried.name.includes(head)) return carried;
  const isAmount = value.shape !== 'number' || header?.entity !== undefined;
  const isLabelled = isAmount && value.x0 > carried.x0 - 4 && isLabel(place, carried, head);
  const near = 1.6 * value.size * Math.max(1, row.at - carried.row.at);
  if (isLabelled && (head !== undefined || row.y0 - carried.row.y1 < near)) return carried;
  return goesOn(value, carried) ? carried : null;
}

function isLabel(place: Place, carried: Subject, head: Cell | undefined): boolean {
  if (head === undefined) return true;
  const heads = textsLeft(place);
  // A row that has its values goes on only in lines that are set in below it.
  const isDone = head.x0 < carried.x0 + 3 && carried.row.cells.some(isValue);
  if (isDone && !heads.some((cell) => /\bdeductible\b|^(?:each|per)\b/i.test(cell.text))) return false;
  return heads.some((cell) => isMeasureLabel(cell, place.search) && !saysColumnAgain(cell, place, carried));
}

/** "Base premium" at the edge of the names, before a price under "Premium", is a line of its own. */
function saysColumnAgain(cell: Cell, { header, search }: Place, { x0 }: Subject): boolean {
  const { measure, isWhole } = search.reading.meaningOf(cell.text);
  return measure !== undefined && measure === header?.measure && !isWhole && cell.x0 < x0 + 3;
}

const NO_LABEL = /\b(?:total|subtotal|policy|fees?|term|month|full|annual|year)\b/i;

/** "Each person", "Deductible"; a line that names a thing or a total is none. */
function isMeasureLabel({ text }: Cell, { reading }: FactSearch): boolean {
  if (NO_LABEL.test(text) || EVERY.test(text) || reading.mentionIn(text)) return false;
  const { measure, fields, isWhole } = reading.meaningOf(text.replace(/:$/, ''));
  return measure !== undefined && !(isWhole && fields.length > 0);
}

const OF_ONE = /\beach (?:person|insured)\b/i;
const OF_ALL = /\beach (?:accident|occurrence)\b/i;

/** "Uninsured motorists  $100,000 each person" over "• Bodily injury  $300,000 each accident": the second limit is of the first name. */
function firstOfLimits({ value, row, subjects }: Place, { name }: Subject): Subject | null {
  const isAlone = row.cells.filter(isValue).length === 1;
  if (!isAlone || !BULLET.test(name[0]?.text ?? '') || !OF_ALL.test(value.text)) return null;
  const isFirst = (cell: Cell): boolean => OF_ONE.test(cell.text) && isAligned(cell, value);
  return subjects.findLast((other) => other.row.at === row.at - 1 && other.row.cells.some(isFirst)) ?? null;
}

const isAligned = (a: Cell, b: Cell): boolean => Math.abs(a.x0 - b.x0) < 3 || Math.abs(a.x1 - b.x1) < 3;

/** "$300,000 per accident" under "$100,000 per person", a line of explanation beside it. */
function goesOn(value: Cell, { row }: Subject): boolean {
  if (value.shape !== 'wording' || value.row.at - row.at > 2) return false;
  return row.cells.some((cell) => isValue(cell) && isAligned(cell, value) && value.y0 - cell.y1 < 1.2 * value.size);
}

/** A name that the plan does not know, in a table that holds known ones. */
function openName(place: Place): Subject | null {
  const { value, row, subjects, edges, search } = place;
  const head = headOf(place);
  if (!head || !search.open || CREDIT.test(value.text) || (value.shape === 'number' && !isPrice(place))) return null;
  // "Renters/Auto   State assessment   $1.50": what stands right before the amount is a fee, beside a list of others.
  const near = textsLeft(place).at(-1);
  if (near && near !== head && FEE_NAME.test(near.text)) return null;
  const parent = parentOf(head.x0, row, subjects);
  const isPlaced = parent !== null || edges.some((x0) => Math.abs(x0 - head.x0) < 3) || isUnderNames(head, place);
  if (!isMeasured(place) || !isPlaced || !mayBeName(head, search)) return null;
  return unknownName(head, parent, place);
}

/** Whole dollars without a sign, under the heading of premiums. */
const isPrice = ({ header, value }: Place): boolean =>
  header?.measure === 'premium' && header.isWhole === true && /^\d{2,3}$/.test(value.text);

/** A name that the plan does not know, in a line whose price is added up with those of known names at the same edge. */
function pricedName(place: Place): Subject | null {
  const { value, row, search, subjects } = place;
  if (!search.open || CREDIT.test(value.text)) return null;
  const [head, more] = textsLeft(place).filter(({ text }) => /\p{L}{2}/u.test(text));
  if (!head || more || !mayBeName(head, search)) return null;
  const isBeside = pricedNames(row, search).some(({ x0 }) => Math.abs(x0 - head.x0) < 3);
  return isBeside ? unknownName(head, parentOf(head.x0, row, subjects), place) : null;
}

function unknownName(head: Cell, parent: Subject | null, { consumed, row, search }: Place): Subject {
  const name = wrapped(head, search);
  for (const cell of name) consumed.add(cell);
  return {
    topic: null,
    name: [...(parent?.name ?? []), ...name],
    measure: undefined,
    row,
    x0: head.x0,
    isWhole: false,
  };
}

const CREDIT = /^\W*[-–−(]|CR$|-$/;

const isMeasured = (place: Place): boolean =>
  asMeasure(place.header?.measure) !== null ||
  (place.header?.entity !== undefined && (groupMeasure(place) !== null || isColumnOfThing(place)));

/** "Coverage | Limits | Auto 1": a column of one thing beside that of the names holds what its coverages cost. */
const isColumnOfThing = ({ value, band }: Place): boolean =>
  /\.\d\d$/.test(value.text) && band.headers.some(({ measure }) => measure === 'name');

const isUnderNames = (head: Cell, { band }: Place): boolean => band.columns.get(head)?.measure === 'name';

const NO_NAME_WORDS =
  'total subtotal premium fee tax surcharge discount credit page policy surplus assessment due installments? payments? paid monthly quarterly plan';
/** A part of the policy is no coverage: its premium is that of all its coverages. */
const NO_NAME = new RegExp(
  String.raw`\b(?:${NO_NAME_WORDS.split(' ').join('|')})\b|\b(?:coverage parts?|pay in full|full pay)$|:$`,
  'i',
);

/** The end of a sentence, and the beginning of the next one. */
const SENTENCES = /^\p{Ll}.*\p{Ll}[.!?] \p{Lu}/u;

function mayBeName(head: Cell, { reading }: FactSearch): boolean {
  const { fields, isWhole } = reading.meaningOf(head.text.replace(/:$/, ''));
  if ((isWhole && fields.length > 0) || reading.mentionIn(head.text)) return false;
  return (
    ![FEE_NAME, DISCOUNT_NAME, NO_NAME, EVERY, SENTENCES].some((pattern) => pattern.test(head.text)) &&
    head.words.length <= 12
  );
}
