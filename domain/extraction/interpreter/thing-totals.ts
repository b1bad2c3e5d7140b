import { fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { EntitySearch } from './entity-facts.ts';
import { fieldValue } from './field-values.ts';
import type { Finding } from './records.ts';
import { summedFacts } from './summed-facts.ts';
import { isMarkedMoney } from './value-shape.ts';

/** The amount of a line that sums up what one thing costs: "Total premium for 2019 Honda". */
export function totalFacts(search: EntitySearch): Finding[] {
  const { rows, bands, reading, list, plan, scopes } = search;
  const [field] = Object.entries(plan.fields).find(([, own]) => own?.kind === 'money') ?? [];
  const own = field === undefined ? undefined : fieldPlan(plan, field);
  if (field === undefined || !own) return [];
  const columns = new Map(bands.flatMap((band) => [...band.columns]));
  const ownerOf = (value: Cell, at: number): Pick<Finding, 'isPlaced'> & { entity: Entity | null } => {
    const { row } = value;
    const column = isTotalOfEach(row) ? columns.get(value)?.entity : undefined;
    if (column?.list === list) return { entity: column };
    const label = row.cells[at - 1];
    if (!label || !TOTAL.test(label.text)) return { entity: null };
    const mention = reading.mentionIn(label.text) ?? reading.mentionIn(row.cells[0]?.text ?? '');
    if (mention?.entity.list === list) return { entity: mention.entity };
    const isOwn = OWN_TOTAL.test(label.text) && !NOT_OWN.test(label.text);
    return { entity: isOwn ? scopes.of(label, list) : null, isPlaced: true };
  };
  const lastTotal = rows.findLast(({ cells }) => cells.some(({ text }) => TOTAL.test(text)) && cells.some(isAmount));
  const named = rows.flatMap((row) => {
    const isOfEach = row.cells.filter((cell) => columns.get(cell)?.entity?.list === list).length > 1;
    return row.cells.flatMap((value, at): Finding[] => {
      // The last line that says "Total" and no more sums up the policy.
      const isPolicys = row === lastTotal && !isOfEach && BARE_TOTAL.test(row.cells[at - 1]?.text ?? '');
      const { entity, ...place } = isAmount(value) && !isPolicys ? ownerOf(value, at) : { entity: null };
      const cited = entity ? fieldValue([value], own) : undefined;
      return entity && cited ? [{ entity, values: new Map([[field, cited]]), mayAdd: false, ...place }] : [];
    });
  });
  return [...named, ...summedFacts(search)];
}

const isAmount = ({ text }: Cell): boolean => isMarkedMoney(text);
const BARE_TOTAL = /^total(?: premium)?:?$/i;

/** "Total for this vehicle" before the columns of several; the total of the policy is no thing's own. */
function isTotalOfEach({ cells: [head] }: Row): boolean {
  return (
    head !== undefined && OWN_TOTAL.test(head.text) && !/\b(?:policy|term|due|all|grand|full|annual)\b/i.test(head.text)
  );
}

const TOTAL = /\b(?:total|premium|subtotal|own coverages|cost)\b/i;
/** What was saved in all, and what all costs in one way of paying. */
const NOT_OWN = /\b(?:savings?|discounts?|credits?|install\w*|paid|pay|payments?|plan|policy|due)\b/i;
/** A total that stands below its heading need not name the thing. */
const THIS = String.raw`(?:total )?(?:(?:premium|cost) )?(?:for )?this \w+(?:['’]s)?(?: own)?`;
const THING = String.raw`.*\b(?:vehicle|car|auto|unit|building|location|pet)(?:['’]s)? (?:total|premium|subtotal|own coverages)`;
const OWN_TOTAL = new RegExp(String.raw`^(?:total|subtotal|${THIS}|${THING})\b`, 'i');
