import type { Cited } from '../cited.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { isExplained } from './entity-facts.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import { labelledParts } from './labelled-parts.ts';
import type { Finding } from './records.ts';
import {
  compact,
  complete,
  fragmentValue,
  headingsOf,
  isPerson,
  sectionRecords,
  unnumbered,
  valuesIn,
} from './section-records.ts';
import { partsOf, wordsOf } from './things/targets.ts';
import { kindOfValue } from './value-shape.ts';

// Persons that a line tells by itself, with no heading over it or one that nobody knows: what is said of them shows that they are.

interface PersonSearch {
  rows: readonly Row[];
  bands: readonly Band[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

interface Person {
  values: Map<string, Cited>;
  /** Whether a label before the name says what the person is. */
  isLabelled: boolean;
}

const LEAST_FACTS = 2;
const SEPARATORS = /,\s+|\s*[;·•|()]+\s*(?:[-–—]\s+)?|\s+[-–—]\s+/;

/** Persons below a heading, and those that lines tell by themselves. */
export const personRecords = (search: PersonSearch): Finding[] => [...sectionRecords(search), ...personLines(search)];

/** "(2) Ann Poe   Born 05-17-1978   Female", "Ann Poe, age 34, married", "Principal driver: Ann Poe". */
function personLines(search: PersonSearch): Finding[] {
  const { rows, list, plan } = search;
  const key = plan.keys.find(([field]) => field !== undefined && fieldPlan(plan, field)?.kind === 'name')?.[0];
  const own = key === undefined ? undefined : fieldPlan(plan, key);
  if (key === undefined || !own || headingsOf(plan).size === 0) return [];
  return rows.flatMap((row) => {
    if (isExplained(row, search)) return [];
    const persons: Person[] = [];
    let isLabelled = false;
    for (const cell of row.cells) {
      const label = labelIn(cell, plan);
      const text = label ? behind(cell, label) : cell;
      isLabelled = label !== null || (isLabelled && persons.length === 0);
      if (text.words.length === 0) continue;
      const [lead, ...more] = isPerson(text) ? [unnumbered(text)] : partsOf(unnumbered(text), SEPARATORS);
      const name =
        lead && isName({ ...lead, shape: kindOfValue(lead.text) }, search) ? fieldValue([lead], own) : undefined;
      if (name) persons.push({ values: new Map([[key, name]]), isLabelled });
      const person = persons.at(-1);
      if (person) addFacts(name || !lead ? more : [lead, ...more], person.values, search);
    }
    return persons.flatMap(({ values, isLabelled }) =>
      values.size > LEAST_FACTS || isLabelled ? [{ entity: { list, numbers: [] }, values, mayAdd: true }] : [],
    );
  });
}

/** How many words of a cell are a heading of such persons: "Drivers:", "Principal driver". */
function labelIn(cell: Cell, plan: EntityPlan): number | null {
  const colon = cell.words.findIndex(({ text }) => text.endsWith(':'));
  const end = colon < 0 ? cell.words.length : colon + 1;
  return headingsOf(plan).has(compact(wordsOf(cell, 0, end).text)) ? end : null;
}

const behind = (cell: Cell, from: number): Cell => wordsOf(cell, from, cell.words.length);

function isName(lead: Cell, search: PersonSearch): boolean {
  const { topic, fields } = search.reading.meaningOf(lead.text);
  const isNamed = isPerson(lead) && unnumbered(lead).words.length > 1 && topic === undefined && fields.length === 0;
  return isNamed && factsOf(lead, search).size === 0;
}

function addFacts(parts: readonly Cell[], values: Map<string, Cited>, search: PersonSearch): void {
  for (const part of parts) {
    const facts = factsOf(part, search);
    complete(values, facts);
    const code = facts.size === 0 && CODE.test(part.text) && values.size > 1 ? codeOf(part, values, search.plan) : null;
    if (code) values.set(...code);
  }
}

function factsOf(part: Cell, search: PersonSearch): ReadonlyMap<string, Cited> {
  const labelled = labelledParts(part, search, true);
  if (labelled.size > 0) return labelled;
  const [state, rest] = [wordsOf(part, 0, 1), behind(part, 1)];
  if (CODE.test(state.text) && rest.words.length > 1) {
    const behindState = labelledParts(rest, search, true);
    if (behindState.size > 0) return new Map([...behindState, ...stateIn(state, search.plan)]);
  }
  const values = valuesIn(part, search.plan);
  if (values) return values;
  for (const [field, own] of Object.entries(search.plan.fields)) {
    const cited = own ? fragmentValue(part, own) : undefined;
    if (cited) return new Map([[field, cited]]);
  }
  return new Map();
}

/** "TX lic. 27714408" */
function stateIn(cell: Cell, { fields }: EntityPlan): [string, Cited][] {
  const [field, own] = Object.entries(fields).find(([, other]) => other?.kind === 'state') ?? [];
  const cited = own ? fieldValue([cell], own) : undefined;
  return field !== undefined && cited ? [[field, cited]] : [];
}

const CODE = /^[A-Z]{1,2}$/;

/** "M" among the facts of a person is the first choice that is still open: the sex before the marital status; "MA" is a state. */
function codeOf(part: Cell, values: ReadonlyMap<string, Cited>, { fields }: EntityPlan): [string, Cited] | null {
  const open = Object.entries(fields).filter(
    (entry): entry is [string, FieldPlan] =>
      entry[1]?.kind === (part.text.length > 1 ? 'state' : 'choice') && !values.has(entry[0]),
  );
  for (const [field, own] of open) {
    const cited = fieldValue([part], own);
    if (cited) return [field, cited];
  }
  return null;
}
