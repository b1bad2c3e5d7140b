import type { Asked } from '../find/resolve.ts';
import { type Draft, doubtsOf, type Finding } from '../answers/finding.ts';
import { writeTogether } from '../writing/values.ts';
import { rowsIn } from './lists.ts';
import { sumOf } from './measures.ts';
import { isComplete, isNarrowed, type Rows, rowsOf } from './rows.ts';
import { namedFinding, nounOf } from './tell.ts';

const MOST_NAMED = 12;

/** How many records are meant, as counted or as printed. */
export function countOf(asked: Asked, found: Rows): Draft {
  const { list, rows, all, coverage } = found;
  const status = asked.status ? `${asked.status} ` : '';
  const printed = printedCount(asked, found);
  if (printed && !isComplete(asked, found)) {
    const lead = `**${printed.amount}** ${status}${nounOf('claims', printed.amount)}, as printed:`;
    return { lead, findings: [printed.finding], coverage };
  }
  const documents = new Set(rows.map(({ document }) => document)).size;
  const of = rows.length < all.length && all.length > 0 ? ` (of ${all.length})` : '';
  const where = documents > 1 ? ` in ${documents} documents` : '';
  const doubts = doubtsOf({
    incomplete: !isComplete(asked, found),
    mismatch: printed !== undefined && printed.amount !== rows.length,
  });
  return {
    lead: `**${rows.length}** ${status}${nounOf(list, rows.length)}${of}${where}.`,
    // of records that are not there the ones that are prove it
    findings: (rows.length > 0 ? rows : all).slice(0, MOST_NAMED).map(namedFinding),
    coverage,
    doubts,
  };
}

/** How many claims a report says that there are, of all or of the open ones, by policy where it prints no sum. */
function printedCount(asked: Asked, found: Rows): { amount: number; finding: Finding } | undefined {
  const [document, ...others] = asked.scope;
  const { status, ...any } = asked;
  const isOfAll = found.list === 'claims' && !isNarrowed(rowsOf(any, 'claims'));
  if (!document || others.length > 0 || !isOfAll || asked.years.length > 0 || status === 'closed') return undefined;
  const key = status === 'open' ? 'openClaimCount' : 'claimCount';
  const total = document.facts.filter((fact) => fact.key === `grandTotals.${key}`);
  const policies = rowsIn(asked, 'policies');
  const counts = policies.flatMap(({ entity }) =>
    entity.items.map(({ fact }) => fact).filter((one) => one.key === key),
  );
  const facts = total.length > 0 ? total : counts.length === policies.length ? counts : [];
  if (facts.length === 0) return undefined;
  const value = facts.map((fact) => writeTogether([fact])).join(' + ');
  return {
    amount: sumOf(facts.map((fact) => Number(fact.value))),
    finding: { document, label: '', about: '', value, facts },
  };
}
