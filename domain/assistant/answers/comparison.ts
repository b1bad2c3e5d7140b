import { isOfLine } from '../lexicon/lines.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import { compareRead, type ComparisonRow } from '../comparison/compare-documents.ts';
import type { Question } from '../question/question.ts';
import { aboutCoverages, isMeant } from './scope.ts';

export interface Comparison {
  before: ReadDocument;
  after: ReadDocument;
  rows: ComparisonRow[];
  /** Whether the question asked for certain values only. */
  isFocused: boolean;
}

const MOST_PAIRS = 3;

/** Compares the documents that a question wants compared: pairs of one type, the earlier one first. */
export function findComparisons(question: Question, documents: readonly ReadDocument[]): Comparison[] {
  if (!question.operations.has('compare')) return [];
  return pairsOf(question, documents)
    .slice(0, MOST_PAIRS)
    .flatMap(([before, after]) => {
      const rows = compareRead(before, after);
      const isFocused = asksForPart(question);
      const asked = rows.filter((row) => isAsked({ row, question, before, after }));
      const chosen = ofChange(isFocused ? wholeFirst(asked, question) : rows, question);
      return chosen.length > 0 ? [{ before, after, rows: chosen, isFocused }] : [];
    });
}

/** Two documents of one type for each type that the question may mean; the latest two where there are more. */
function pairsOf(question: Question, documents: readonly ReadDocument[]): [ReadDocument, ReadDocument][] {
  const readable = documents.filter(({ type, facts }) => type && facts.length > 0);
  const meant = readable.filter(({ type }) => question.lines.every((line) => isOfLine(type, line)));
  const types = [...new Set(meant.map(({ type }) => type))];
  return types.flatMap((type) => {
    const inOrder = meant.filter((document) => document.type === type).sort((a, b) => compareText(a.start, b.start));
    const [before, after] = inOrder.slice(-2);
    return before && after ? [[before, after] as [ReadDocument, ReadDocument]] : [];
  });
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const asksForPart = ({ attributes, coverages, nouns, names, numbered, measures }: Question): boolean =>
  [attributes, coverages, nouns, names, numbered, measures].some(({ length }) => length > 0);

function isAsked({
  row,
  question,
  before,
  after,
}: {
  row: ComparisonRow;
  question: Question;
  before: ReadDocument;
  after: ReadDocument;
}): boolean {
  const sides = [
    { document: before, record: row.before.record },
    { document: after, record: row.after.record },
  ].filter(({ record }) => record || !row.list);
  const isNamed = sides.some(({ document, record }) =>
    isMeant({ question: { ...question, years: [], lines: [] }, document, ...(record && { record }) }),
  );
  if (!isNamed) return false;
  const { coverages, attributes, nouns } = question;
  if (coverages.length > 0) {
    const isField = coverages.some(({ fields = [] }) => !row.list && fields.includes(row.key));
    const records = sides.flatMap(({ record }) => record ?? []);
    if (!isField && aboutCoverages(records, coverages).length === 0) return false;
    if (attributes.length === 0 || isField) return true;
  }
  const lists = nouns.flatMap((noun) => noun.lists);
  const isInNouns = row.list !== undefined && lists.includes(row.list);
  if (attributes.length === 0) return nouns.length === 0 || isInNouns;
  const isAttribute = attributes.some(
    ({ id, targets }) =>
      (id === 'limit' && !row.list && row.key.endsWith('Limit')) ||
      targets.some(({ list, keys }) => list === row.list && (row.key === '' || keys.includes(row.key))),
  );
  return isAttribute && (nouns.length === 0 || isInNouns);
}

/** "Did the premium go up" asks for the policy's, not for that of each of its parts. */
function wholeFirst(rows: readonly ComparisonRow[], { names, nouns, numbered, coverages }: Question): ComparisonRow[] {
  const whole = rows.filter(({ list }) => list === undefined);
  const asksForWhole = [names, nouns, numbered, coverages].every(({ length }) => length === 0);
  return asksForWhole && whole.length > 0 ? whole : [...rows];
}

/** "What was added" asks for what only the later one has. */
function ofChange(rows: readonly ComparisonRow[], { text }: Question): ComparisonRow[] {
  const wantsAdded = /\b(?:added|gained|new)\b/i.test(text);
  const wantsDropped = /\b(?:dropped|removed|lost|deleted|taken off|no longer|anymore)\b/i.test(text);
  const chosen = rows.filter(
    ({ change }) => (wantsAdded && change === 'added') || (wantsDropped && change === 'dropped'),
  );
  return chosen.length > 0 ? chosen : [...rows];
}
