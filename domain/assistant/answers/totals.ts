import { ownName, nameOf } from '../index/name-of.ts';
import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Draft, Finding } from './finding.ts';
import {
  amountOf,
  dateOf,
  isComplete,
  isWithin,
  listAsked,
  MEASURES,
  printedTotal,
  type Row,
  type Rows,
  rowsOf,
  totalFinding,
} from './records.ts';
import { answerAcross } from './across.ts';
import { findingOf } from './values.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeMoney } from '../writing/values.ts';
import { labelOf } from '../comparison/groups.ts';

/** Every word of the question has to be explained: a filter that is not understood makes a sum wrong. */
const STRICT = 0.95;
const isAggregate = ({ kinds }: Asked): boolean =>
  ['sum', 'average', 'highest', 'lowest'].some((kind) => kinds.has(kind as 'sum'));

/** Sums, counts, averages and the highest or lowest of records; only where every word of the question is explained. */
export function answerTotals(question: Asked): Draft | undefined {
  const asked = asksCost(question) ? { ...question, kinds: new Set([...question.kinds, 'sum' as const]) } : question;
  const isSum = asked.kinds.has('sum') || asked.kinds.has('average');
  if ((!isAggregate(asked) && !asked.kinds.has('howMany')) || (isSum && asked.kinds.has('compare'))) return undefined;
  const wantsPremium = asked.terms.some(({ senses }) => senses.has('totalPremium') || senses.has('premium'));
  const asksAcross = wantsPremium && asked.scope.length > 1 && !asked.kinds.has('howMany');
  const list = asksAcross ? undefined : listAsked(asked);
  if (list === undefined) return answerAcross(asked);
  const draft = answerOverRecords(asked, rowsOf(asked, list));
  return draft && draft.coverage >= STRICT ? draft : undefined;
}

function answerOverRecords(asked: Asked, found: Rows): Draft | undefined {
  const printed = answerPrinted(asked, found);
  if (printed || !isComplete(asked, found)) return printed;
  if (asked.kinds.has('howMany')) return countOf(asked, found);
  const measure = measureOf(asked, found);
  return measure === undefined ? answerByDate(asked, found) : withAmounts(asked, found, measure);
}

/** "How much was paid on the open claims" adds them up. */
function asksCost({ kinds, text, terms }: Asked): boolean {
  const measured = terms.some(({ senses }) =>
    ['paid', 'reserve', 'incurred', 'recovered'].some((one) => senses.has(one)),
  );
  const hasKind = kinds.has('compare') || kinds.has('list') || kinds.has('highest') || kinds.has('lowest');
  return (
    measured && !hasKind && /\bclaims\b|\blosses\b|\baccidents\b/i.test(text) && /\bhow much\b|\bwhat\b/i.test(text)
  );
}

/** The sum that a report prints itself. */
function answerPrinted({ kinds, scope: [document, ...others], terms }: Asked, found: Rows): Draft | undefined {
  const measure = MEASURES.find((one) => terms.some(({ senses }) => senses.has(one)));
  if (!kinds.has('sum') || others.length > 0 || !document || measure === undefined) return undefined;
  const printed = printedTotal(found, { document, measure });
  return printed && { lead: '', findings: [totalFinding({ document, measure, ...printed })], coverage: found.coverage };
}

/** What is measured: what the question names, else what a claim costs. */
function measureOf({ terms, text }: Asked, { rows }: Rows): string | undefined {
  const named = MEASURES.find((measure) => terms.some(({ senses }) => senses.has(measure)));
  if (named) return named;
  const items = rows.flatMap(({ entity }) => entity.items);
  const asked = items.find((item) => terms.some((term) => isFieldOf(term, item) && term.weight > 0.5));
  if (asked) return asked.fact.kind === 'money' ? asked.fact.key : undefined;
  if (/\b(?:latest|newest|most recent|oldest|earliest|last|first)\b/i.test(text)) return undefined;
  return ['incurred', 'paid', 'premium', 'limit'].find((measure) =>
    rows.some(({ entity }) => amountOf(entity, measure)),
  );
}

const nounOf = (list: string, count: number): string => {
  const noun = labelOf(list).replace(/^other /, '');
  return count === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun;
};

const MOST_NAMED = 12;

function countOf(asked: Asked, { list, rows, all, coverage }: Rows): Draft {
  const bounded = asked.bound && asked.amounts.length > 0 ? rows.filter((row) => isWithin(asked, row)) : rows;
  const documents = [...new Set(bounded.map(({ document }) => document))];
  const status = asked.status ? `${asked.status} ` : '';
  const of = bounded.length < all.length && all.length > 0 ? ` (of ${all.length})` : '';
  const where = documents.length > 1 ? ` in ${documents.length} documents` : '';
  const lead = `**${bounded.length}** ${status}${nounOf(list, bounded.length)}${of}${where}.`;
  const findings = bounded.slice(0, MOST_NAMED).map(({ document, entity }) => namedFinding({ document, entity }));
  return { lead, findings: findings.length > 0 ? findings : proofOfNone(all), coverage };
}

/** Of records that are not there the ones that are prove it. */
const proofOfNone = (all: readonly Row[]): Finding[] => all.slice(0, MOST_NAMED).map(namedFinding);

/** What a list tells of a record beside its name. */
const TOLD = new Set(
  `limit limitPerPerson limitText deductible premium amount percent text period days status lossDate description incurred.total paid.total vin
  dateOfBirth interest breed species payroll rate effectiveDate expirationDate address value`.split(/\s+/),
);

export function toldFinding({ document, entity }: Row): Finding {
  const told = entity.items.filter(
    ({ fact }) => TOLD.has(fact.key) && !ownName(entity.record).includes(String(fact.value)),
  );
  return told.length === 0 ? namedFinding({ document, entity }) : findingOf(document, told, entity);
}

export function namedFinding({ document, entity }: Row): Finding {
  const identity = entity.items.filter(({ fact }) => ownName(entity.record).includes(String(fact.value)));
  const facts = (identity.length > 0 ? identity : entity.items.slice(0, 1)).map(({ fact }) => fact);
  return { document, label: '', about: '', value: asMarkdown(nameOf(entity)), facts };
}

function withAmounts(asked: Asked, { list, rows, coverage }: Rows, measure: string): Draft | undefined {
  const kept = asked.bound && asked.amounts.length > 0 ? rows.filter((row) => isWithin(asked, row)) : rows;
  const valued = kept.flatMap((row) => {
    const own = amountOf(row.entity, measure);
    return own ? [{ row, ...own }] : [];
  });
  if (valued.length === 0 || (asked.kinds.has('sum') && valued.length < kept.length)) return undefined;
  const label = labelOf(measure);
  const tell = ({ row, facts, amount }: (typeof valued)[number]): Finding => ({
    document: row.document,
    label,
    about: nameOf(row.entity),
    value: writeMoney(amount),
    facts,
  });
  if (asked.kinds.has('highest') || asked.kinds.has('lowest')) {
    const amounts = valued.map(({ amount }) => amount);
    const best = asked.kinds.has('highest') ? Math.max(...amounts) : Math.min(...amounts);
    return { lead: '', findings: valued.filter(({ amount }) => amount === best).map(tell), coverage };
  }
  const sum = Math.round(valued.reduce((total, { amount }) => total + amount, 0) * 100) / 100;
  const average = Math.round((sum / valued.length) * 100) / 100;
  const said = asked.kinds.has('average')
    ? `Average ${label}: **${writeMoney(average)}**`
    : `Total ${label}: **${writeMoney(sum)}**`;
  return { lead: `${said} (${valued.length} ${nounOf(list, valued.length)}).`, findings: valued.map(tell), coverage };
}

/** "The latest claim". */
function answerByDate(asked: Asked, { rows, coverage }: Rows): Draft | undefined {
  if (!asked.kinds.has('highest') && !asked.kinds.has('lowest')) return undefined;
  const dated = rows
    .filter(({ entity }) => dateOf(entity) !== '')
    .sort((a, b) => (dateOf(a.entity) < dateOf(b.entity) ? -1 : 1));
  const chosen = asked.kinds.has('highest') ? dated.at(-1) : dated[0];
  if (!chosen) return undefined;
  return { lead: '', findings: [findingOf(chosen.document, chosen.entity.items, chosen.entity)], coverage };
}
