import { ownName, nameOf } from '../index/name-of.ts';
import type { Asked } from '../find/resolve.ts';
import { type Draft, doubtsOf, type Finding, withDoubts } from './finding.ts';
import {
  type Amount,
  amountOf,
  type Measure,
  measureOf,
  measuresOf,
  nameOfMeasure,
  sumOf,
  type Total,
  totalFinding,
  totalOf,
} from './amounts.ts';
import { isComplete, listAsked, type Row, type Rows, rowsOf } from './records.ts';
import { answerAcross, SHARE } from './across.ts';
import { findingOf } from './values.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeMoney } from '../writing/values.ts';
import { labelOf } from '../comparison/groups.ts';

/** Sums, counts, averages and the highest or lowest of records. */
export function answerTotals(question: Asked): Draft | undefined {
  const asked = asksCost(question) ? { ...question, kinds: new Set([...question.kinds, 'sum' as const]) } : question;
  const { kinds } = asked;
  const isSum = kinds.has('sum') || kinds.has('average');
  const isComputed = isSum || kinds.has('highest') || kinds.has('lowest') || kinds.has('howMany');
  if (!isComputed || (isSum && kinds.has('compare'))) return undefined;
  const wantsPremium = asked.terms.some(({ senses }) => senses.has('totalPremium') || senses.has('premium'));
  const asksAcross = wantsPremium && asked.scope.length > 1 && !kinds.has('howMany');
  const list = asksAcross ? undefined : listAsked(asked);
  if (list === undefined) return answerAcross(asked);
  return answerOverRecords(asked, rowsOf(asked, list));
}

function answerOverRecords(asked: Asked, found: Rows): Draft | undefined {
  const { kinds } = asked;
  const measure = measureOf(asked, found.rows.length > 0 ? found.rows : found.all);
  const isSum = kinds.has('sum') && !kinds.has('average') && !(kinds.has('howMany') && measure === undefined);
  const count = kinds.has('howMany') ? countOf(asked, found) : undefined;
  if (kinds.has('howMany') && (!isSum || !count || !isCost(measure))) return count;
  if (isSum) return sumsOver(asked, found, count);
  const draft = measure && ofAmounts(asked, withinBound(asked, found), measure);
  return draft && withDoubts(draft, { incomplete: !isComplete(asked, found) });
}

/** The sum of each measure, after the count where that is asked for too. */
function sumsOver(asked: Asked, found: Rows, count: Draft | undefined): Draft | undefined {
  if (withinBound(asked, found) !== found || SHARE.test(asked.text)) return undefined;
  const sums = measuresOf(asked, found.all).map((measure) => sumOver(asked, found, measure));
  const known = [count, ...sums].flatMap((draft) => draft ?? []);
  return sums.includes(undefined) ? undefined : together(known, sums.length);
}

/** Several answers as one; the records of the last one stand for all. */
function together(drafts: readonly Draft[], sums: number): Draft | undefined {
  const last = drafts.at(-1);
  if (!last || sums === 0) return undefined;
  const lead = drafts
    .map((draft) => draft.lead)
    .filter((text) => text !== '')
    .join(' ');
  const findings = sums > 1 ? drafts.flatMap((draft) => draft.findings) : last.findings;
  const doubts = [...new Set(drafts.flatMap((draft) => draft.doubts ?? []))];
  return { lead, findings, coverage: Math.min(...drafts.map(({ coverage }) => coverage)), doubts };
}

/** "How many claims in total" adds up no amounts. */
const isCost = (measure: Measure | undefined): boolean => measure !== undefined && measure.key !== 'claimCount';

/** The records that cost more or less than the question says. */
export function withinBound(asked: Asked, found: Rows): Rows {
  const { bound, amounts } = asked;
  const [limit] = amounts;
  if (!bound || limit === undefined) return found;
  const measure = measureOf(asked, found.rows) ?? { key: 'incurred' };
  const isWithin = ({ entity }: Row): boolean => {
    const own = amountOf(entity, measure)?.amount;
    return own !== undefined && (bound === 'under' ? own < limit : own > limit);
  };
  return { ...found, rows: found.rows.filter(isWithin) };
}

/** "How much was paid on the open claims" adds them up. */
function asksCost({ kinds, text, terms }: Asked): boolean {
  const measured = terms.some(({ senses }) =>
    ['paid', 'reserve', 'incurred', 'recovered'].some((one) => senses.has(one)),
  );
  const hasKind = kinds.has('compare') || kinds.has('list') || kinds.has('highest') || kinds.has('lowest');
  const ofSeveral = /\b(?:claims|losses|accidents|injuries|incidents)\b|\bto date\b|\bso far\b/i;
  return measured && !hasKind && !kinds.has('average') && ofSeveral.test(text) && /\bhow much\b|\bwhat\b/i.test(text);
}

const nounOf = (list: string, count: number): string => {
  const noun = labelOf(list).replace(/^other /, '');
  return count === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun;
};

const MOST_NAMED = 12;

function countOf(asked: Asked, found: Rows): Draft | undefined {
  const { list, rows, all, coverage } = withinBound(asked, found);
  const documents = [...new Set(rows.map(({ document }) => document))];
  const of = rows.length < all.length && all.length > 0 ? ` (of ${all.length})` : '';
  const where = documents.length > 1 ? ` in ${documents.length} documents` : '';
  const lead = `**${rows.length}** ${statusOf(asked)}${nounOf(list, rows.length)}${of}${where}.`;
  const findings = rows.slice(0, MOST_NAMED).map(namedFinding);
  const doubts = doubtsOf({ incomplete: !isComplete(asked, found) });
  return { lead, findings: findings.length > 0 ? findings : proofOfNone(all), coverage, doubts };
}

const statusOf = ({ status }: Asked): string => (status ? `${status} ` : '');

/** Of records that are not there the ones that are prove it. */
const proofOfNone = (all: readonly Row[]): Finding[] => all.slice(0, MOST_NAMED).map(namedFinding);

/** What a list tells of a record beside its name. */
const TOLD = new Set(
  `limit limitPerPerson limitText deductible premium amount percent text period days status lossDate description incurred.total paid.total vin
  dateOfBirth interest breed species payroll rate effectiveDate expirationDate address value`.split(/\s+/),
);

export function toldFinding({ document, entity }: Row): Finding {
  const told = entity.items.filter(({ fact }) => TOLD.has(fact.key) && !isInName(entity, fact.value));
  return told.length === 0 ? namedFinding({ document, entity }) : findingOf(document, told, entity);
}

function namedFinding({ document, entity }: Row): Finding {
  const identity = entity.items.filter(({ fact }) => isInName(entity, fact.value));
  const facts = (identity.length > 0 ? identity : entity.items.slice(0, 1)).map(({ fact }) => fact);
  return { document, label: '', about: '', value: asMarkdown(nameOf(entity)), facts };
}

const isInName = ({ record }: Row['entity'], value: unknown): boolean =>
  ` ${ownName(record)} `.includes(` ${String(value)} `);

/** One record is no sum of two. */
const JOINS = /\w \+ ?\w|\bplus\b/i;

/** The sum over the records of one or several documents. */
function sumOver(asked: Asked, found: Rows, measure: Measure): Draft | undefined {
  const { list, all } = found;
  const documents = asked.scope.filter((document) => all.some((row) => row.document === document));
  const totals = documents.flatMap((document) => totalOf(asked, { document, measure, list }) ?? []);
  if (totals.length === 0) return undefined;
  const doubts = doubtsOf({
    incomplete: !found.isSure || (documents.length > 1 && !isComplete(asked, found)),
    partial:
      totals.length < documents.length ||
      (JOINS.test(asked.text) && totals.length === 1 && totals[0]?.rows.length === 1) ||
      totals.some((total) => total.doubts.includes('partial')),
    mismatch: totals.some((total) => total.doubts.includes('mismatch')),
  });
  const said = `Total ${nameOfMeasure(measure)}: **${writeMoney(sumOf(totals.map(({ amount }) => amount)))}**`;
  const added = totals.flatMap((total) => total.rows.map((row) => tellAmount(row, measure)));
  const [only] = totals;
  const sure = Math.min(...totals.map((total) => total.coverage));
  if (only && totals.length === 1 && added.length === 0)
    return { lead: '', findings: [totalFinding(only)], coverage: sure, doubts };
  const isListed = added.length > 0 && totals.every((total) => total.rows.length > 0);
  return {
    lead: `${said} (${writeCount(totals, list)}).`,
    findings: isListed ? added : totals.map(totalFinding),
    coverage: sure,
    doubts,
  };
}

const writeCount = (totals: readonly Total[], list: string): string => {
  const rows = totals.flatMap((total) => total.rows);
  const own = rows[0]?.entity.record.list ?? list;
  return totals.every((total) => total.rows.length > 0)
    ? `${rows.length} ${nounOf(own, rows.length)}`
    : `${totals.length} documents`;
};

const tellAmount = ({ document, entity, facts, amount }: Row & Amount, measure: Measure): Finding => ({
  document,
  label: nameOfMeasure(measure),
  about: nameOf(entity),
  value: writeMoney(amount),
  facts,
});

/** The average, highest or lowest amount. */
function ofAmounts(asked: Asked, { list, rows, coverage }: Rows, measure: Measure): Draft | undefined {
  const valued = rows.flatMap((row) => {
    const own = amountOf(row.entity, measure);
    return own ? [{ ...row, ...own }] : [];
  });
  if (valued.length === 0) return undefined;
  const doubts = doubtsOf({ partial: valued.length < rows.length });
  const amounts = valued.map(({ amount }) => amount);
  if (asked.kinds.has('average')) {
    const average = sumOf([sumOf(amounts) / valued.length]);
    const lead = `Average ${nameOfMeasure(measure)}: **${writeMoney(average)}** (${valued.length} ${nounOf(list, valued.length)}).`;
    return { lead, findings: valued.map((row) => tellAmount(row, measure)), coverage, doubts };
  }
  const best = asked.kinds.has('highest') ? Math.max(...amounts) : Math.min(...amounts);
  const findings = valued.filter(({ amount }) => amount === best).map((row) => tellAmount(row, measure));
  return { lead: '', findings, coverage, doubts };
}
