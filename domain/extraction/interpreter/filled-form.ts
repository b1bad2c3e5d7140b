import { ownValue } from '../../lookup.ts';
import { normalize } from '../../text/normalize.ts';
import type { Word } from '../../document/page.ts';
import { type Cited, type Draft, draftsIn, isCited } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { joinForm, withHeadings } from '../boxes/join-form.ts';
import { readForm } from '../boxes/read-form.ts';
import { readCarrier } from '../declarations/carrier.ts';
import type { FormPlan } from '../form-plan.ts';
import { type Plan, recordPlans } from '../plan.ts';
import type { SourceDocument } from '../source-document.ts';
import { isAgency, isPerson } from './blocks/party.ts';
import { toldBeside } from './blocks/told-beside.ts';
import { dateOfDocument } from './date-of-document.ts';
import { placeRows } from './place-rows.ts';
import { placesAcross, policiesAcross } from './crossed-lines.ts';
import { toldClasses } from './class-lines.ts';
import { toldParties } from './told-parties.ts';
import { companiesOf } from './policies/policies-in-blocks.ts';
import { readCertificate, withoutBoxes } from './policies/read-certificate.ts';

/** What the interpreter reads of any document by a plan. */
type ReadTables = (plan: Plan, document: SourceDocument) => Draft;

/** Boxes and ticks of a form first, then blocks of parties and tables of policies, then what is read of any document. */
export function readFilledForm(
  plan: Plan,
  form: FormPlan,
  { printed, readTables }: { printed: SourceDocument; readTables: ReadTables },
): Draft {
  const boxes = readForm(plan, form, printed);
  const { draft, tables, only } = readCertificate(plan, form, printed);
  const layouts = boxes.layouts.map((layout, at) => withoutBoxes(layout, tables[at] ?? []));
  const tabled = readTables(plan, { ...printed, layouts });
  const general: Draft = {
    ...tabled,
    ...partiesOf(plan, tabled, layouts),
    carrierName: readCarrier(headOf(boxes.layouts)),
  };
  const insurers = recordPlans(plan, 'insurers').map(([list, own]): [string, Draft[]] => {
    const policies = recordPlans(plan, 'policies').flatMap(([policyList]) =>
      Object.hasOwn(draft, policyList) ? [] : companiesOf(ownValue(general, policyList)),
    );
    const isLettered = draftsIn(ownValue(draft, list)).some((insurer) => ownValue(insurer, own.letter) !== undefined);
    return [list, isLettered ? [] : policies.map((name) => ({ [own.name]: name }))];
  });
  const named = insurers.filter(([, companies]) => companies.length > 1);
  const lists = joinForm(boxes, general, plan);
  const records = { ...lists, ...crossedOf(plan, lists, layouts) };
  const joined = withoutHeadings(ofNoRecord(records, general, plan), plan, form);
  const told = { ...joined, ...withoutTold(draft, joined, plan), ...Object.fromEntries(named) };
  const isListed = recordPlans(plan, 'policies').every(([list]) => draftsIn(ownValue(told, list)).length > 0);
  const whole = { ...told, ...(isListed ? {} : only()), ...dateOfDocument(told, form, printed.layouts) };
  return toldBeside(whole, plan, printed.layouts);
}

/** What blocks tell, without what boxes and labels say as well: more than the value is said worse. */
function withoutTold(draft: Draft, joined: Draft, plan: Plan): Draft {
  const completing = Object.values(plan.blocks ?? {}).filter(({ completes }) => completes);
  const fields = new Set(completing.flatMap((block) => Object.values(block.fields)));
  const lists = completing.flatMap(({ first }) => (first ? [first.list] : []));
  const isBetter = (value: Draft[string], other: Draft[string]): boolean =>
    Array.isArray(value)
      ? !Array.isArray(other) || other.length === 0
      : !isCited(value) || !isCited(other) || isPartOf(value, other) || isOfPerson(value, other);
  const kept = Object.entries(draft).filter(
    ([field, value]) => !fields.has(field) || isBetter(value, ownValue(joined, field)),
  );
  return Object.fromEntries(
    kept.map(([field, value]) => [
      field,
      lists.includes(field) ? withFirst(draftsIn(ownValue(joined, field)), draftsIn(value)[0]) : value,
    ]),
  );
}

/** Records, the first of which a block completes, or names where there is none. */
function withFirst([first, ...others]: readonly Draft[], told: Draft | undefined): Draft[] {
  if (!first || !told) return [first ?? told ?? {}, ...others];
  const better = Object.entries(told).filter(([field, value]) => {
    const own = ownValue(first, field);
    return isCited(value) && (!isCited(own) || isPartOf(value, own));
  });
  return [{ ...first, ...Object.fromEntries(better) }, ...others];
}

const isPartOf = ({ words }: Cited, other: Cited): boolean =>
  words.length < other.words.length && words.every((word) => other.words.includes(word));

/** An agency is told by its name, not by that of somebody of it. */
const isOfPerson = ({ value }: Cited, other: Cited): boolean =>
  isAgency(String(value)) && isPerson(String(other.value).split(',')[0] ?? '');

/** Who stands in lines of their own, where no table names them. */
const partiesOf = (plan: Plan, tabled: Draft, layouts: readonly PageLayout[]): Draft =>
  Object.fromEntries(
    recordPlans(plan, 'rows').flatMap(([list, own]) => {
      const listed = draftsIn(ownValue(tabled, list));
      const coded = listed.filter((record) => isCited(ownValue(record, own.key ?? '')));
      const classes = toldClasses(layouts, own);
      if (classes.length > coded.length) return [[list, classes]];
      const told = listed.length > 0 ? [] : toldParties(layouts, own);
      return told.length > 0 ? [[list, told]] : [];
    }),
  );

/** Lists whose records stand in columns, where these tell more records than lines do. */
function crossedOf(plan: Plan, known: Draft, layouts: readonly PageLayout[]): Draft {
  const lists = recordPlans(plan, 'rows').flatMap(([list, own]): [string, Draft[]][] => {
    const places = own.places === undefined ? undefined : ownValue(plan.records, own.places);
    if (own.places === undefined || places?.role !== 'rows') return [[list, policiesAcross(layouts, own)]];
    const found = placesAcross(layouts, { places, coverages: own });
    return [
      [list, withOthers([...found.coverages, ...placeRows(layouts, own)], draftsIn(ownValue(known, list)))],
      [own.places, found.places.filter((place) => Object.keys(place).length > LEAST_PLACED)],
    ];
  });
  const told = lists.filter(([list, { length }]) => length > 0 && length >= draftsIn(ownValue(known, list)).length);
  return Object.fromEntries(
    told.map(([list, found]) => {
      const own = ownValue(plan.records, list);
      return [list, own?.role === 'rows' ? withHeadings(found, own, layouts) : found];
    }),
  );
}

/** A place in a column is told by more than its two numbers. */
const LEAST_PLACED = 2;

/** Records of columns, and those of lines that share no word with them. */
function withOthers(found: readonly Draft[], listed: readonly Draft[]): Draft[] {
  if (found.length === 0) return [];
  const own = new Set(found.flatMap((record) => Object.values(record).filter(isCited).flatMap(wordsOf)));
  const isFree = (record: Draft): boolean =>
    !Object.values(record).some((value) => isCited(value) && value.words.some((word) => own.has(word)));
  return [...found, ...listed.filter(isFree)];
}

/** Fields of a record; who tells less may be told twice, as the address of the insured in a list of one place. */
const LEAST_TOLD = 3;

/** "Carrier" in a table of earlier policies is not the company applied to: what a record says, it says of itself alone. */
function ofNoRecord(draft: Draft, general: Draft, plan: Plan): Draft {
  const records = recordPlans(plan, 'rows').flatMap(([list]) => draftsIn(ownValue(draft, list)));
  const told = records.map((record) => Object.values(record).filter(isCited));
  const own = new Set(told.filter(({ length }) => length >= LEAST_TOLD).flatMap((values) => values.flatMap(wordsOf)));
  const isOwn = (value: Draft[string]): boolean => isCited(value) && !value.words.some((word) => own.has(word));
  const isScalar = (field: string): boolean => ownValue(plan.scalars, field) !== undefined;
  return Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]) => {
      if (!isScalar(field) || !isCited(value) || isOwn(value)) return [[field, value]];
      const other = ownValue(general, field);
      return isOwn(other) ? [[field, other]] : [];
    }),
  );
}

const wordsOf = ({ words }: Cited): readonly Word[] => words;

/** A heading of the form with a tick beside it is no coverage. */
function withoutHeadings(draft: Draft, plan: Plan, form: FormPlan): Draft {
  const headings = new Set([...formsOf(form.headings), ...formsOf(form.captions)]);
  const lists = recordPlans(plan, 'coverage').map(([list, { name }]): [string, Draft[string]] => {
    const items = ownValue(draft, list);
    const isHeading = (item: Draft): boolean => {
      const own = ownValue(item, name);
      return isCited(own) && headings.has(normalize(String(own.value)));
    };
    return [list, Array.isArray(items) ? draftsIn(items).filter((item) => !isHeading(item)) : items];
  });
  return { ...draft, ...Object.fromEntries(lists) };
}

/** Share of a page's height: who issues a form stands at its head; further down it names companies of other policies. */
const HEAD = 0.25;

const headOf = ([first]: readonly PageLayout[]): PageLayout[] =>
  first ? [{ ...first, lines: first.lines.filter(({ y0 }) => y0 < HEAD * first.page.height) }] : [];
