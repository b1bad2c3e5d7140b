import { type Draft, doubtsOf } from '../answers/finding.ts';
import { labelOf } from '../comparison/groups.ts';
import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Item } from '../index/index-document.ts';
import { anyOf } from '../question/kinds.ts';
import type { Term } from '../question/read-question.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { listAsked, type Row, rowsIn } from './lists.ts';
import { amountOf, type Measure, namedMeasures, sumOf } from './measures.ts';
import { isComplete, type Rows, rowsOf } from './rows.ts';
import { namedFinding, nounOf, writeAmount } from './tell.ts';

const MOST =
  anyOf(`most (?:often|common|commonly|frequent|frequently|usual); most (?:of (?:the|our) )?(?:claims|losses|accidents|files|injuries);
  most (?:incidents|vehicles|cars|drivers|locations|times); keeps? (?:popping|coming|showing|biting|happening|getting);
  (?:shows?|comes?|pops?) up (?:the )?most; biggest share; main; more than any other; again and again; repeat(?:ed|edly)?`);
const COSTS = '(?:cost\\w*|paid|pays?|spent|ran|runs|incurred|reserved?|money)';
const MOST_COST = new RegExp(String.raw`\b${COSTS}\b.*\bmost\b|\bmost\b.*\b${COSTS}\b`, 'i');
const WHICH = /\b(?:which|what|whose|who)\b/i;
/** Fields that tell records apart group none. */
const IS_OWN = /^(?:claimNumber|vin|name|address|description|number|licenseNumber|policyId|petId)$/;
const MOST_TOLD = 12;

/** Records of the same value. */
interface Group {
  value: string;
  rows: readonly Row[];
  /** How many they are, or what they cost. */
  worth: number;
}

/** "Which body part gets hurt most often", "the cause that cost us the most": records grouped by a field that they share. */
export function mostCommon(asked: Asked): Draft | undefined {
  const asksNumber = MOST.test(asked.text);
  if (!asksNumber && !(MOST_COST.test(asked.text) && WHICH.test(asked.text))) return undefined;
  const list = groupedList(asked);
  const grouping = list === undefined ? undefined : groupingIn(asked, list);
  if (list === undefined || !grouping) return undefined;
  const found = rowsOf({ ...asked, terms: asked.terms.filter((term) => term !== grouping) }, list);
  const [measure] = asksNumber ? [] : namedMeasures(asked, found.rows);
  if (!asksNumber && !measure) return undefined;
  return tellMost(asked, found, { grouping, ...(measure && { measure }) });
}

function tellMost(asked: Asked, found: Rows, by: { grouping: Term; measure?: Measure }): Draft | undefined {
  const groups = groupsOf(found.rows, by);
  const most = Math.max(...groups.map(({ worth }) => worth));
  const best = groups.filter(({ worth }) => worth === most);
  // what every record has of its own groups none
  if (groups.length < 2 || groups.length === found.rows.length) return undefined;
  const rows = best.flatMap((group) => group.rows);
  const [first] = rows;
  const key = (first && groupOf(by.grouping, first)?.fact.key) ?? '';
  const told = by.measure ? writeAmount(most, true) : `${most} of ${found.rows.length} ${nounOf(found.list, 2)}`;
  return {
    lead: `Most for ${labelOf(key)} **${best.map(({ value }) => asMarkdown(value)).join('; ')}**: ${told}.`,
    findings: rows.slice(0, MOST_TOLD).map(namedFinding),
    coverage: found.coverage,
    doubts: doubtsOf({ incomplete: !isComplete(asked, found) }),
  };
}

function groupsOf(rows: readonly Row[], { grouping, measure }: { grouping: Term; measure?: Measure }): Group[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = groupOf(grouping, row)?.fact.value;
    if (value !== undefined) groups.set(String(value), [...(groups.get(String(value)) ?? []), row]);
  }
  const costOf = (own: readonly Row[], by: Measure): number =>
    sumOf(own.map(({ entity }) => amountOf(entity, by)?.amount ?? 0));
  return [...groups].map(([value, own]) => ({ value, rows: own, worth: measure ? costOf(own, measure) : own.length }));
}

/** The list that is asked for, else the one whose records a field of the question groups. */
function groupedList(asked: Asked): string | undefined {
  const list = listAsked(asked);
  if (list !== undefined && groupingIn(asked, list)) return list;
  const lists = new Set(asked.scope.flatMap(({ records }) => records.map((record) => record.list)));
  return [...lists].find((own) => groupingIn(asked, own));
}

/** The term by whose field records of a list are grouped. */
function groupingIn(asked: Asked, list: string): Term | undefined {
  const rows = rowsIn(asked, list);
  return asked.terms.find((term) => !term.senses.has(list) && rows.some((row) => groupOf(term, row)));
}

/** The value of a record by which it is grouped with others. */
const groupOf = (term: Term, { entity }: Row): Item | undefined =>
  entity.items.find(
    (item) =>
      typeof item.fact.value === 'string' &&
      item.fact.kind !== 'date' &&
      !IS_OWN.test(item.fact.key) &&
      isFieldOf(term, item),
  );
