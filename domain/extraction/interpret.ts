import { isVertical } from '../reading/clean-rules.ts';
import type { Cited, Draft } from './cited.ts';
import { readInterests } from './declarations/interests.ts';
import { readLines } from './read-lines.ts';
import { choicesBeside, readScalars } from './interpreter/scalars.ts';
import { totalsOfOwners } from './interpreter/totals-of-owners.ts';
import { totalsOfParts } from './interpreter/total-of-parts.ts';
import { addedTotal, chargedTotal } from './interpreter/added-total.ts';
import { addressItems } from './interpreter/address-items.ts';
import type { Band } from './interpreter/band.ts';
import { bandsOf } from './interpreter/bands.ts';
import type { Row } from './interpreter/cells.ts';
import { coverageItem } from './interpreter/coverage-item.ts';
import { coveragesOf } from './interpreter/coverages.ts';
import { type MentionIn, mentionsOf } from './interpreter/entities.ts';
import { labelledFacts, namedFacts } from './interpreter/entity-facts.ts';
import { totalFacts } from './interpreter/thing-totals.ts';
import { factsOf } from './interpreter/facts.ts';
import type { Fact } from './interpreter/place.ts';
import { headedNames } from './interpreter/headed-names.ts';
import { headedPlaces } from './interpreter/headed-places.ts';
import type { Reading } from './interpreter/headers.ts';
import { withLikeVehicles } from './interpreter/like-vehicles.ts';
import { type LikelyFields, likelyFieldsOf, withLikelyFields } from './interpreter/likely-fields.ts';
import type { MatrixFacts } from './interpreter/matrices.ts';
import { isFactOf, type MeaningOf, meaningsOf } from './interpreter/meanings.ts';
import { withInterests } from './interpreter/interest-tables.ts';
import { numberedLines } from './interpreter/numbered-lines.ts';
import { numberedTables } from './interpreter/numbered-tables.ts';
import { printsValuesAbove } from './interpreter/orientation.ts';
import { knownOwner } from './interpreter/owners.ts';
import { rowsOfPages } from './interpreter/page-rows.ts';
import { type ListedRecord, numbered, recordsOf } from './interpreter/records.ts';
import { openingsOf, tableRecords } from './interpreter/record-tables.ts';
import type { Headed } from './interpreter/headed-fields.ts';
import { withoutRivals } from './interpreter/rival-rows.ts';
import { rowRecords } from './interpreter/row-records.ts';
import { underlyingPolicies } from './interpreter/underlying.ts';
import { scheduleOf } from './interpreter/underlying-schedule.ts';
import { withUnnamedMeasures } from './interpreter/unnamed-measures.ts';
import { pairCards } from './interpreter/pair-cards.ts';
import { personRecords } from './interpreter/person-lines.ts';
import { sameAsMailing } from './interpreter/same-as-mailing.ts';
import { type Scopes, scopesOf } from './interpreter/scopes.ts';
import { withOrderedLimits } from './interpreter/ordered-limits.ts';
import { type Summed, summedOn } from './interpreter/summed.ts';
import { summedTotal } from './interpreter/summed-total.ts';
import { withoutDeductibles, withoutDiscounts, withoutTotal } from './interpreter/told-twice.ts';
import { spokenFacts } from './interpreter/described/policy.ts';
import { readFilledForm } from './interpreter/filled-form.ts';
import { inUsualOrder } from './interpreter/amounts-first.ts';
import { areInThousands, thousandsOf } from './interpreter/thousands.ts';
import { toldPlaces } from './interpreter/told-places.ts';
import { policiesInBlocks } from './interpreter/policies/policies-in-blocks.ts';
import { readThings } from './interpreter/things/read-things.ts';
import { traceBands, traceCoverages, traceRecords } from './interpreter/trace-records.ts';
import {
  type CoveragePlan,
  type EntityPlan,
  type Plan,
  recordPlans,
  type RowsPlan,
  type UnderlyingPlan,
} from './plan.ts';
import { ownValue } from '../lookup.ts';
import { completedBy, joinTold, tellsMore, toldBy, withoutTold } from './interpreter/prose/told.ts';
import { withoutSuperseded } from './interpreter/superseded.ts';
import { levelCentered } from '../reading/centered-cells.ts';
import { statingPages } from '../reading/page-role.ts';
import type { PageLayout } from '../reading/layout.ts';
import type { SourceDocument } from './source-document.ts';

/** A page as the interpreter sees it. */
interface ReadPage {
  layout: PageLayout;
  /** Lines of the schedule of underlying insurance: what they say, they say of other policies. */
  apart: ReadonlySet<Row>;
  /** What tables say whose lines are things and whose columns are coverages, by the list of the coverages. */
  matrices: ReadonlyMap<string, MatrixFacts>;
  /** Whether values stand over their labels. */
  isAbove: boolean;
  rows: readonly Row[];
  bands: readonly Band[];
  scopes: Scopes;
  summed: Summed;
}

interface Compiled extends Reading {
  plan: Plan;
  likely: LikelyFields;
}

const compiled = new WeakMap<Plan, Compiled>();

function compile(plan: Plan): Compiled {
  const known = compiled.get(plan);
  if (known) return known;
  const meaningOf: MeaningOf = meaningsOf(plan);
  const mentionIn: MentionIn = mentionsOf(plan);
  const things = new Set(recordPlans(plan, 'entity').map(([list]) => list));
  const made = { plan, meaningOf, mentionIn, isFact: isFactOf(plan), things, likely: likelyFieldsOf(plan) };
  compiled.set(plan, made);
  return made;
}

/** Reads a document by its type's plan: what its sentences state where they are the declarations, and its tables. */
export function readByPlan(plan: Plan, source: SourceDocument): Draft {
  if (plan.form) return readFilledForm(plan, plan.form, { printed: source, readTables });
  const printed = inUsualOrder(source, compile(plan).meaningOf);
  const told = toldBy(printed.layouts, plan, compile(plan));
  const tables = readTables(plan, printed);
  if (!told) return tables;
  if (!tellsMore(told, tables, plan)) return completedBy(told, tables, plan);
  const layouts = printed.layouts.map((layout) => withoutTold(layout, told));
  return joinTold(readTables(plan, { ...printed, layouts }), told);
}

function readTables(plan: Plan, printed: SourceDocument): Draft {
  const document = { ...printed, layouts: printed.layouts.map((layout) => levelCentered(withoutSuperseded(layout))) };
  const layouts = statingPages(document.layouts);
  const reading = withOrderedLimits(plan, layouts, withLikeVehicles(layouts, compile(plan)));
  const pages = pagesOf(layouts, plan, reading);
  const apart = scheduleLines(pages);
  const withoutSchedule = (layout: PageLayout): PageLayout => apart.get(layout) ?? layout;
  const { draft, labelled } = readScalars(plan, {
    ...document,
    layouts: document.layouts.map(withoutSchedule),
  });
  const entities = new Map(
    recordPlans(plan, 'entity').map(([list, own]) => [list, entitiesOf(pages, reading, list, own)]),
  );
  const rowLists = withoutRivals(recordPlans(plan, 'rows'), (list, own) => rowsOf(pages, reading, list, own));
  const lists: Draft = Object.fromEntries([
    ...[...entities].map(
      ([list, records]) => [list, records.map(({ values }) => sameAsMailing(values, draft))] as const,
    ),
    ...rowLists.map(([list, records]) => [list, records.map(({ values }) => Object.fromEntries(values))] as const),
    ...recordPlans(plan, 'policies').map(
      ([list, own]) =>
        [
          list,
          policiesInBlocks(
            pages.flatMap(({ rows }) => rows),
            own,
          ),
        ] as const,
    ),
    ...recordPlans(plan, 'underlying').map(([list, own]) => [list, underlyingOf(pages, own)] as const),
    ...recordPlans(plan, 'lines').map(([list, own]) => [list, readLines(own.reader, labelled, pages)] as const),
    ...recordPlans(plan, 'party').map(([list]) => [list, readInterests(labelled.layouts, labelled.isLabel)] as const),
  ]);
  const taken = new Set(rowLists.flatMap(([, records]) => records.map(({ row }) => row)));
  const found = recordPlans(plan, 'coverage').reduce(
    (all, [list, own]) => ({ ...all, ...coverageDrafts({ pages, reading, list, plan: own, entities, taken }) }),
    {} as Draft,
  );
  const priced = withoutDiscounts(withoutDeductibles(found, lists['deductibles']), lists['discounts']);
  const added = addedTotal(priced, layouts, draft['totalPremium']);
  const coverages = withoutTotal(priced, added ?? draft['totalPremium']);
  const listed = { ...lists, ...totalsOfOwners({ plan, lists, coverages, layouts }) };
  const read = { ...draft, ...totalsOfParts(plan, listed, labelled) };
  const scalars = { ...read, ...spokenFacts(plan, layouts.map(withoutSchedule), read) };
  const whole = added ?? summedTotal(pages, { ...listed, ...coverages }, scalars['totalPremium']);
  const totalPremium = plan.scalars['estimatedAnnualPremium']
    ? chargedTotal(whole, { ...listed, ...scalars }, layouts)
    : whole;
  const summed = totalPremium ? { totalPremium } : {};
  return Object.assign(
    {},
    scalars,
    summed,
    choicesBeside(plan, scalars, labelled),
    listed,
    withoutTotal(coverages, totalPremium),
  );
}

/** The pages as the interpreter sees them; a table, or what is said of a thing, may go on from one to the next. */
function pagesOf(layouts: readonly PageLayout[], plan: Plan, reading: Compiled): ReadPage[] {
  let before: ReadPage | null = null;
  const printedRows = rowsOfPages(layouts, plan, reading);
  return layouts.map((layout, at): ReadPage => {
    const { rows = [], matrices = new Map<string, MatrixFacts>() } = printedRows[at] ?? {};
    const walls = layout.rules.filter(isVertical);
    const isAbove = printsValuesAbove(rows, reading);
    const isBreak = (row: Row): boolean =>
      layout.breaks?.some((y) => row.y0 >= y && (rows[row.at - 1]?.y0 ?? Number.NEGATIVE_INFINITY) < y) === true;
    const bands = bandsOf(walls, { ...reading, rows, isAbove, isBreak }).map((band) =>
      withInterests(withUnnamedMeasures(withLikelyFields(band, reading.likely), reading), rows, reading),
    );
    traceBands(bands);
    const openings = recordPlans(plan, 'entity').flatMap(([list, own]) =>
      own.numbers.length > 0 ? openingsOf({ bands, rows, reading, list, plan: own }) : [],
    );
    const scopes = scopesOf({ rows, ...reading, openings, before });
    const told = { summed: summedOn(rows), apart: new Set(scheduleOf(rows, plan)) };
    before = { layout, rows, bands, scopes, isAbove, matrices, ...told };
    return before;
  });
}

function entitiesOf(pages: readonly ReadPage[], reading: Compiled, list: string, plan: EntityPlan): ListedRecord[] {
  const likely = reading.likely.get(list)?.likeness;
  if (plan.shared && likely) return readThings(pages, { reading, list, plan, likely });
  const findings = pages.flatMap((page) => {
    const search = { ...page, reading, list, plan };
    return [
      ...namedFacts(search),
      ...tableRecords(search),
      ...tableRecords({ ...search, bands: numberedTables(search) }),
      ...personRecords(search),
      ...numberedLines(search),
      ...totalFacts(search),
      ...labelledFacts(search),
      ...pairCards(search),
      ...addressItems(search),
      ...headedNames(search),
      ...headedPlaces(search),
      ...toldPlaces(search),
      ...[...page.matrices.values()].flatMap((found) => found.findings.filter(({ entity }) => entity.list === list)),
    ];
  });
  const records = numbered(recordsOf(findings, plan), plan);
  traceRecords(list, findings, records);
  return records;
}

/** The pages that hold such lines, without them. */
const scheduleLines = (pages: readonly ReadPage[]): ReadonlyMap<PageLayout, PageLayout> =>
  new Map(
    pages
      .filter(({ apart }) => apart.size > 0)
      .map(({ layout, rows, apart }) => {
        const kept = layout.lines.filter((_, at) => !rows.some((row) => row.at === at && apart.has(row)));
        return [layout, { ...layout, lines: kept }] as const;
      }),
  );

const underlyingOf = (pages: readonly ReadPage[], plan: UnderlyingPlan): Draft[] =>
  pages.flatMap(({ apart }) => underlyingPolicies([...apart], plan, areInThousands(pages)));

function rowsOf(
  pages: readonly ReadPage[],
  reading: Reading,
  list: string,
  plan: RowsPlan,
): ReturnType<typeof rowRecords> {
  const headed: Headed = new Map();
  return pages.flatMap(({ bands, rows, scopes }) =>
    rowRecords({ bands, rows, headings: scopes.headings, reading, list, plan }, headed),
  );
}

interface CoverageSearch {
  pages: readonly ReadPage[];
  reading: Compiled;
  list: string;
  plan: CoveragePlan;
  entities: ReadonlyMap<string, readonly ListedRecord[]>;
  /** Lines that are records of other lists. */
  taken: ReadonlySet<Row>;
}

/** The items of a list of coverages, and the fields that some of them are. */
function coverageDrafts({ pages, reading, list, plan, entities, taken }: CoverageSearch): Draft {
  const ownerList = plan.owner?.list ?? null;
  const owner = ownerList === null ? undefined : ownValue(reading.plan.records, ownerList);
  const ownerNumbers = owner?.role === 'entity' ? owner.numbers.flatMap(({ field }) => field ?? []) : [];
  const isSplit = plan.measures.perPerson !== undefined;
  const facts = pages.flatMap((page): Fact[] => [
    ...(page.matrices.get(list)?.facts ?? []),
    ...factsOf({ ...page, reading, list, ownerList, ownerNumbers, open: plan.open, isSplit }).filter(
      ({ value }) => !page.apart.has(value.row) && !taken.has(value.row),
    ),
  ]);
  const scalars = new Map<string, Cited | undefined>();
  const items: Draft[] = [];
  const owners = (ownerList === null ? undefined : entities.get(ownerList)) ?? [];
  const inThousands = thousandsOf(pages, facts);
  const coverages = coveragesOf(
    facts.map((fact) => ({ ...fact, owner: knownOwner(fact.owner, owners), inThousands: inThousands(fact) })),
    plan,
  );
  traceCoverages(list, coverages);
  for (const coverage of coverages) {
    const scalar = coverage.topic === null ? undefined : ownValue(plan.scalars ?? {}, coverage.topic);
    const amount = coverage.values.limit ?? coverage.values.perPerson;
    if (scalar === undefined) items.push(coverageItem(coverage, plan, owners));
    else if (amount && !scalars.has(scalar)) scalars.set(scalar, amount);
  }
  return { ...Object.fromEntries(scalars), [list]: items };
}
