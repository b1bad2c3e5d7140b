import type { AnswerCitation, AssistantDocument } from './documents.ts';
import { type Change, compareRead, type ComparisonRow } from './comparison/compare-documents.ts';
import { type DocumentIndex, indexDocument } from './index/index-document.ts';
import { newCitationList } from './writing/citations.ts';
import { writeComparison } from './writing/comparison-table.ts';
import { visibleText } from './writing/safe-text.ts';

interface Compared {
  /** "Premium", "Limits", "Deductibles", "Coverages", "Vehicles" …; rows of a group stand together. */
  group: string;
  what: string;
  /** Null where the document does not say. */
  before: ComparedValue | null;
  after: ComparedValue | null;
  change: Change;
  /** "+$120 (+8%)"; empty unless both are one number. */
  difference: string;
}

interface ComparedValue {
  text: string;
  /** Indices into `citations`. */
  citations: number[];
}

/** Two documents value by value, in the order given, with a Markdown table and the citations of both sides. */
export function compareDocuments(
  a: AssistantDocument,
  b: AssistantDocument,
): { rows: Compared[]; content: string; citations: AnswerCitation[] } {
  const [before, after] = [indexDocument(a), indexDocument(b)];
  const rows = compareRead(before, after);
  const citations = newCitationList();
  const content = writeComparison({ before, after, rows, isFocused: false }, citations);
  const sideOf = ({ text, facts }: ComparisonRow['before'], document: DocumentIndex): ComparedValue | null => {
    if (text === '') return null;
    const marks = citations.ofFacts(document, facts);
    return { text: visibleText(text), citations: [...marks.matchAll(/\d+/g)].map(([index]) => Number(index)) };
  };
  const compared = rows.map((row) => ({
    group: row.group,
    what: visibleText(row.what),
    before: sideOf(row.before, before),
    after: sideOf(row.after, after),
    change: row.change,
    difference: row.difference,
  }));
  return { rows: compared, content, citations: citations.all };
}
