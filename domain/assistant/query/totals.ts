import { type Asked, namesDocument } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { Term } from '../question/read-question.ts';
import { type Doubt, type Draft, doubtsOf, isMisread } from '../answers/finding.ts';
import type { Row } from './lists.ts';
import { type Amount, amountIn, type Measure, nameOfMeasure, sumOf, valuedRows } from './measures.ts';
import { asksPolicyYear, isComplete, isNarrowed, type Rows, rowsOf } from './rows.ts';
import { amountFinding, isMoney, nounOf, totalFinding, writeAmount } from './tell.ts';

/** What the records of a document that are meant cost together. */
export interface Total extends Amount {
  document: DocumentIndex;
  coverage: number;
  /** Empty where the document prints the sum itself. */
  rows: readonly (Row & Amount)[];
  doubts: readonly Doubt[];
}

/** The sum over records of a document: as printed, else added up; undefined where none has the amount. */
export function totalOf(
  question: Asked,
  { document, measure, list = 'claims' }: { document: DocumentIndex; measure: Measure; list?: string },
): Total | undefined {
  const asked = askedOf(question, document);
  const has = (name: string): boolean => document.records.some((record) => record.list === name);
  const ofPolicies = list === 'claims' && has('policies') ? added(rowsOf(asked, 'policies'), measure) : undefined;
  if (ofPolicies && (!has(list) || asksPolicyYear(asked))) return ofPolicies;
  const found = rowsOf(asked, list);
  const ofRecords = added(found, measure, isComplete(asked, found) ? [] : ['partial']);
  if (isNarrowed(found)) return ofRecords;
  const printed = printedOf(document, measure, ofRecords?.amount ?? 0);
  if (printed) return { ...printed, document, coverage: found.coverage, rows: [], doubts: [] };
  return ofRecords && ofPolicies ? agreed(ofRecords, ofPolicies) : (ofPolicies ?? ofRecords);
}

/** A question as it is asked of one of its documents. */
export function askedOf(question: Asked, document: DocumentIndex): Asked {
  const isOfOther = (term: Term): boolean =>
    namesDocument(term, document) === 0 && question.scope.some((other) => namesDocument(term, other) >= 0.6);
  return { ...question, terms: question.terms.filter((term) => !isOfOther(term)), scope: [document] };
}

/** The printed total; what is less than its records add up to is the total of some of them. */
function printedOf({ facts }: DocumentIndex, measure: Measure, ofRecords: number): Amount | undefined {
  const printed = amountIn(facts, measure, 'grandTotals.');
  return printed && (printed.amount >= ofRecords || measure.key === 'recovered') ? printed : undefined;
}

function added({ rows, coverage }: Rows, measure: Measure, doubts: readonly Doubt[] = []): Total | undefined {
  const valued = valuedRows(rows, measure);
  const [first] = valued;
  if (!first) return undefined;
  return {
    document: first.document,
    coverage,
    amount: sumOf(valued.map((row) => row.amount)),
    facts: valued.flatMap((row) => row.facts),
    rows: valued,
    doubts: valued.length < rows.length ? ['partial'] : doubts,
  };
}

/** What policies print, where their claims come to the same; else the more of the two, with a doubt. */
function agreed(ofRecords: Total, ofPolicies: Total): Total {
  if (ofRecords.amount === ofPolicies.amount) return ofPolicies;
  return { ...(ofRecords.amount > ofPolicies.amount ? ofRecords : ofPolicies), doubts: ['mismatch'] };
}

/** One record is no sum of two. */
const JOINS = /\w \+ ?\w|\b(?:plus|both|together)\b/i;

/** The sum over the records of one or several documents. */
export function sumOver(asked: Asked, found: Rows, measure: Measure): Draft | undefined {
  const { list, all } = found;
  const documents = asked.scope.filter((document) => all.some((row) => row.document === document));
  const totals = documents.flatMap((document) => totalOf(asked, { document, measure, list }) ?? []);
  if (totals.length === 0) return undefined;
  const rows = totals.flatMap((total) => total.rows);
  const isListed = totals.every((total) => total.rows.length > 0);
  const doubts = doubtsOf({
    incomplete: !found.isSure || (documents.length > 1 && !isComplete(asked, found)),
    partial:
      totals.length < documents.length ||
      (JOINS.test(asked.text) && totals.length === 1 && rows.length === 1) ||
      totals.some((total) => total.doubts.includes('partial')),
    misread: isMisread(totals),
    mismatch: totals.some((total) => total.doubts.includes('mismatch')),
  });
  const own = rows[0]?.entity.record.list ?? list;
  const of = isListed ? `${rows.length} ${nounOf(own, rows.length)}` : `${totals.length} documents`;
  const facts = totals.flatMap((total) => total.facts);
  const amount = writeAmount(sumOf(totals.map((total) => total.amount)), isMoney(facts));
  return {
    lead: isListed || totals.length > 1 ? `Total ${nameOfMeasure(measure)}: **${amount}** (${of}).` : '',
    findings: isListed
      ? rows.map((row) => amountFinding(row, measure))
      : totals.map((total) => totalFinding(total, measure)),
    coverage: Math.min(...totals.map((total) => total.coverage)),
    doubts,
  };
}
