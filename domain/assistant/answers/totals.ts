import { ownName, nameOf } from '../index/name-of.ts';
import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
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
import { dateOf, isComplete, isNarrowed, listAsked, type Row, type Rows, rowsOf } from './records.ts';
import { answerAcross, SHARE } from './across.ts';
import { findingOf } from './values.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeMoney, writeTogether } from '../writing/values.ts';
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
  const found = rowsOf(asked, list);
  const draft = answerOverRecords(asked, found);
  return draft && withDoubts(draft, { described: isDescribed(asked, found) });
}

/** Whether a word that stands in descriptions of records only narrowed them down. */
const isDescribed = ({ terms }: Asked, { rows, all }: Rows): boolean =>
  rows.length > 0 &&
  rows.length < all.length &&
  terms.some(
    ({ senses, words }) =>
      senses.size === 0 &&
      words.length > 0 &&
      all.some(({ entity }) => words.every((word) => entity.rest.has(word))) &&
      !all.some(({ entity }) => words.every((word) => entity.labels.has(word) || entity.words.has(word))),
  );

function answerOverRecords(asked: Asked, found: Rows): Draft | undefined {
  const { kinds } = asked;
  const measure = measureOf(asked, found.rows.length > 0 ? found.rows : found.all);
  const isSum = kinds.has('sum') && !kinds.has('average') && !(kinds.has('howMany') && measure === undefined);
  const count = kinds.has('howMany') ? countOf(asked, found) : undefined;
  if (kinds.has('howMany') && (!isSum || !count || !isCost(measure))) return count;
  if (isSum) return sumsOver(asked, found, count);
  const draft =
    measure === undefined ? answerByDate(asked, found) : ofAmounts(asked, withinBound(asked, found), measure);
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
  const printed = rows.length > 0 && asked.bound ? undefined : printedCount(asked, found);
  if (printed && !isComplete(asked, found)) return countPrinted(asked, printed, coverage);
  const mismatch = printed !== undefined && printed.amount !== rows.length;
  const documents = [...new Set(rows.map(({ document }) => document))];
  const of = rows.length < all.length && all.length > 0 ? ` (of ${all.length})` : '';
  const where = documents.length > 1 ? ` in ${documents.length} documents` : '';
  const lead = `**${rows.length}** ${statusOf(asked)}${nounOf(list, rows.length)}${of}${where}.`;
  const findings = rows.slice(0, MOST_NAMED).map(namedFinding);
  const doubts = doubtsOf({ incomplete: !isComplete(asked, found), mismatch });
  return { lead, findings: findings.length > 0 ? findings : proofOfNone(all), coverage, doubts };
}

const statusOf = ({ status }: Asked): string => (status ? `${status} ` : '');

/** How many claims a report says that there are, of all or of the open ones, by policy where it prints no sum. */
function printedCount(asked: Asked, found: Rows): (Amount & { finding: Finding }) | undefined {
  const [document, ...others] = asked.scope;
  const isOfAll = found.list === 'claims' && !isNarrowed(rowsOf(withoutStatus(asked), 'claims'));
  if (!document || others.length > 0 || !isOfAll || asked.years.length > 0 || asked.status === 'closed')
    return undefined;
  const key = asked.status === 'open' ? 'openClaimCount' : 'claimCount';
  const total = document.facts.filter((fact) => fact.key === `grandTotals.${key}`);
  const policies = document.entities.filter(({ record }) => record.list === 'policies');
  const counts = policies.flatMap(({ items }) => items.filter(({ fact }) => fact.key === key).map(({ fact }) => fact));
  const facts = total.length > 0 ? total : counts.length === policies.length ? counts : [];
  if (facts.length === 0) return undefined;
  const amount = sumOf(facts.map(({ value }) => Number(value)));
  return {
    amount,
    facts,
    finding: { document, label: '', about: '', value: facts.map((fact) => writeTogether([fact])).join(' + '), facts },
  };
}

function withoutStatus(asked: Asked): Asked {
  const { status: _, ...open } = asked;
  return open;
}

function countPrinted(asked: Asked, { amount, finding }: Amount & { finding: Finding }, coverage: number): Draft {
  return {
    lead: `**${amount}** ${statusOf(asked)}${nounOf('claims', amount)}, as printed:`,
    findings: [finding],
    coverage,
  };
}

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

export function namedFinding({ document, entity }: Row): Finding {
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
  const added = totals.flatMap((total) => total.rows.map((row) => tellAmount(row, asked, measure)));
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

/** What a record costs, with what else the question asks of it, such as the claimant. */
function tellAmount({ document, entity, facts, amount }: Row & Amount, asked: Asked, measure: Measure): Finding {
  const also = entity.items.filter(
    (item) =>
      !item.fact.key.startsWith(measure.key) &&
      !isInName(entity, item.fact.value) &&
      asked.terms.some((term) => term.weight > 0.5 && isFieldOf(term, item)),
  );
  const note = also.map(({ fact }) => `${labelOf(fact.key)} ${String(fact.value)}`).join(', ');
  return {
    document,
    label: nameOfMeasure(measure),
    about: nameOf(entity),
    value: writeMoney(amount),
    ...(note !== '' && { note }),
    facts: [...facts, ...also.map(({ fact }) => fact)],
  };
}

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
    return { lead, findings: valued.map((row) => tellAmount(row, asked, measure)), coverage, doubts };
  }
  const best = asked.kinds.has('highest') ? Math.max(...amounts) : Math.min(...amounts);
  const findings = valued.filter(({ amount }) => amount === best).map((row) => tellAmount(row, asked, measure));
  return { lead: '', findings, coverage, doubts };
}

/** "The latest claim". */
function answerByDate(asked: Asked, { rows, coverage }: Rows): Draft | undefined {
  if (!asked.kinds.has('highest') && !asked.kinds.has('lowest')) return undefined;
  const dated = rows
    .filter(({ entity }) => dateOf(entity) !== '')
    .sort((a, b) => (dateOf(a.entity) < dateOf(b.entity) ? -1 : 1));
  const chosen = asked.kinds.has('highest') ? dated.at(-1) : dated[0];
  if (!chosen) return undefined;
  const doubts = doubtsOf({ partial: dated.length < rows.length });
  return { lead: '', findings: [findingOf(chosen.document, chosen.entity.items, chosen.entity)], coverage, doubts };
}
