import type { Word } from '../../../document/page.ts';
import { around, overlapX } from '../../../reading/boxes.ts';
import { figuresOf } from './figures.ts';
import { findDates } from './dates.ts';
import { findValue } from './find-value.ts';
import { isProse } from './hearsay.ts';
import { cellUnderOwnHead } from './heads.ts';
import { accepted, disputed, type Hit, type Outcome, type PlacedHit, type Question } from './placed.ts';
import type { Print } from './print.ts';
import { inColumnOf, linesOf, type Records } from './records.ts';

/**
 * Whether a value that the page says is that of its record and column. A model that slips by a line or a column still
 * quotes words that stand there; where the own line or column has another value, that one is wanted.
 */
export function checkRecord(print: Print, { question, hit }: PlacedHit, records: Records): Outcome {
  return (
    otherLine(print, { question, hit }, records) ??
    otherBlock(print, { question, hit }, records) ??
    otherColumn({ question, hit }, records) ??
    otherHead(print, { question, hit }) ??
    outsideOfRecord({ question, hit }, records) ??
    accepted(hit)
  );
}

function otherLine(print: Print, { question, hit }: PlacedHit, records: Records): Outcome | undefined {
  const { record, kind } = question.target;
  // keys make a record what it is, unless another one has the same words; numbers of things are printed once for many
  const isKey = kind !== 'date' && record?.keys.includes(record.field);
  if (isKey && (kind === 'int' || !isAlsoOfOther({ question, hit }, records))) return undefined;
  if (isShared({ question, hit }, records)) return undefined;
  if (!records.isLineOfOthers(question, hit.line.order)) return undefined;
  for (const line of linesOf(print, records.ownLines(question))) {
    const own = inColumnOf(line, hit.words);
    const outcome = own && line !== hit.line && compare(own, { question, line });
    if (outcome)
      return outcome.is === 'accepted' ? outcome : disputed('the value stands on the line of another record');
  }
  return undefined;
}

/** Records of several lines: the value stands in another one, and the own has another value where that has this. */
function otherBlock(print: Print, { question, hit }: PlacedHit, records: Records): Outcome | undefined {
  const order = records.ownLineLike(question, hit.line.order);
  const line = order === undefined ? undefined : print.lines[order];
  if (!line || line === hit.line || isShared({ question, hit }, records)) return undefined;
  // headings above records hold texts of all of them
  const isBelow = hit.line.order > line.order;
  if (!isBelow && !isMeasured(question)) return undefined;
  const own = inColumnOf(line, hit.words);
  const outcome = own && compare(own, { question, line });
  if (!outcome) return undefined;
  return outcome.is === 'accepted' ? outcome : disputed('the value stands on the lines of another record');
}

const isMeasured = ({ target: { kind } }: Question): boolean => ['money', 'percent', 'date', 'number'].includes(kind);

const leastShared = 2;

const isAlsoOfOther = ({ question, hit }: PlacedHit, records: Records): boolean =>
  records.sameWord(question, hit.words[0]).length > 0;

/** Words that several records cite for the field are printed once for all of them. */
const isShared = ({ question, hit }: PlacedHit, records: Records): boolean =>
  records.sameWord(question, hit.words[0]).length >= leastShared;

function otherColumn({ question, hit }: PlacedHit, records: Records): Outcome | undefined {
  if (hit.isChosen || hit.line.words.length === hit.words.length) return undefined;
  const offset = offsetIn(records, { question, hit });
  const isLikeOwn = (other: PlacedHit): boolean => offsetIn(records, other) === offset;
  const box = around(hit.words);
  const isIn = ({ hit: { words } }: PlacedHit): boolean => overlapX(around(words), box) > 0;
  // first what is so of most values and cheap to find out: lists have thousands of records
  for (const other of records.sameField(question)) if (isIn(other) && isLikeOwn(other)) return undefined;
  const same = [...records.sameField(question)].filter(isLikeOwn);
  if (same.length === 0 || !records.otherFields(question).some(isIn)) return undefined;
  const taken = hit.line.cells.find(
    (cell) =>
      cell.length > 0 &&
      !cell.includes(hit.words[0] as Word) &&
      !same.some(({ hit: { words } }) => cell.includes(words[0] as Word)) &&
      same.some(({ hit: { words, line } }) => line !== hit.line && overlapX(around(words), around(cell)) > 0),
  );
  const outcome = taken && compare(taken, { question, line: hit.line });
  if (!outcome) return undefined;
  return outcome.is === 'accepted' ? outcome : disputed('the value stands in the column of another field');
}

/** How many lines below the last key of its record a value stands: records of several lines have columns for each. */
function offsetIn(records: Records, { question, hit }: PlacedHit): number | undefined {
  const above = [...records.ownLines(question)].filter((order) => order <= hit.line.order);
  return above.length === 0 ? undefined : hit.line.order - Math.max(...above);
}

function otherHead(print: Print, { question, hit }: PlacedHit): Outcome | undefined {
  const own = cellUnderOwnHead(print, hit, question.target);
  const outcome = own && compare(own, { question, line: hit.line });
  if (!outcome) return undefined;
  return outcome.is === 'accepted' ? outcome : disputed('the value stands in the column of another field');
}

/** Limits with their units are shorter: "$30,000 each person / $60,000 each accident". */
const leastOfSentence = 10;

/** An amount of a sentence elsewhere is none of the record's. */
function outsideOfRecord({ question, hit }: PlacedHit, records: Records): Outcome | undefined {
  const isSentence = hit.line.words.length >= leastOfSentence && isProse(hit.line.words);
  if (question.target.kind !== 'money' || !isSentence) return undefined;
  const own = records.ownLines(question);
  if (own.size === 0 || records.isInBand(question, hit.line.order)) return undefined;
  return disputed('the value stands in a sentence that is not about the record');
}

/** What the own cell says: the value, another one of its kind, or nothing that could be one. */
function compare(
  cell: readonly Word[],
  { question, line }: { question: Question; line: Hit['line'] },
): Outcome | undefined {
  const [found] = findValue(cell, question, { lenient: true });
  if (found) return accepted({ ...found, line });
  return holdsOneOf(question, cell) ? disputed('') : undefined;
}

function holdsOneOf({ target: { kind } }: Question, cell: readonly Word[]): boolean {
  const text = cell.map((word) => word.text).join(' ');
  switch (kind) {
    case 'money':
    case 'number':
    case 'int':
    case 'percent':
      return figuresOf(text).length > 0;
    case 'date':
      return findDates(text).length > 0;
    default:
      return /\p{L}|\p{N}/u.test(text);
  }
}
