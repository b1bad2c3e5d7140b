import { type Cited, cite, type Draft, type Source } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbours.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { driverColumnHeadings, driverColumns } from '../lexicon/drivers.ts';
import { wordsOf } from '../lexicon/wordings.ts';
import type { CellKind } from '../tables/table.ts';
import { parseDate } from '../../reading/values/date.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { isNameLine } from '../values/name.ts';
import { normalize } from '../../text/normalize.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import { findRoleTables, type RoleRow } from './column-tables.ts';
import { mapSections } from './sections.ts';

type Role = keyof typeof driverColumnHeadings;

const KINDS: Readonly<Record<Role, CellKind>> = {
  number: 'count',
  name: 'text',
  dateOfBirth: 'date',
  age: 'count',
  gender: 'code',
  maritalStatus: 'code',
  licenseNumber: 'id',
  licenseState: 'code',
  status: 'text',
  ignored: 'text',
};

const WORDS = wordsOf(driverColumnHeadings);

/** Listed drivers: the rows of a table of drivers, else the names below a heading of drivers. */
export function readDrivers(layouts: readonly PageLayout[]): Draft[] {
  const found = new Map<string, Draft>();
  const add = (name: string, draft: Draft): void => {
    const key = normalize(name).split(' ').sort().join(' ');
    if (!found.has(key)) found.set(key, draft);
  };
  for (const table of findRoleTables({ layouts, wordings: driverColumns, kinds: KINDS, words: WORDS })) {
    if (
      !table.roles.has('name') ||
      !['dateOfBirth', 'age', 'gender', 'maritalStatus', 'licenseNumber', 'status'].some((role) =>
        table.roles.has(role as Role),
      )
    )
      continue;
    let bottom: number | null = null;
    for (const row of table.rows) {
      if (bottom !== null && row.y0 - bottom > 40) break;
      const driver = driverOf(row);
      if (!driver) continue;
      bottom = row.y1;
      add(driver.name, driver.draft);
    }
  }
  for (const layout of layouts) for (const { name, draft } of listedOn(layout)) add(name, draft);
  return [...found.values()];
}

function driverOf(row: RoleRow<Role>): { name: string; draft: Draft } | null {
  const [first] = row.cells.name ?? [];
  const name = first ? personName(first) : null;
  if (!name) return null;
  const cell = (role: Role): Segment | undefined => row.cells[role]?.[0];
  const licence = cell('licenseNumber');
  const state = cell('licenseState');
  const status = cell('status');
  return {
    name: name.value,
    draft: {
      name,
      dateOfBirth: valueOf(cell('dateOfBirth'), parseDate),
      age: valueOf(cell('age'), parseInteger),
      gender: valueOf(cell('gender'), genderOf),
      maritalStatus: valueOf(cell('maritalStatus'), maritalOf),
      licenseNumber:
        licence && /\d/.test(licence.text) && !/[*Xx]{3}/.test(licence.text) ? cite(licence.text, licence) : undefined,
      licenseState: state && /^[A-Z]{2}$/.test(state.text) ? cite(state.text, state) : undefined,
      status: status && /\p{L}{3}/u.test(status.text) ? cite(status.text, status, 0.8) : undefined,
    },
  };
}

function valueOf<T>(segment: Segment | undefined, parse: (text: string) => T | null): Cited<T> | undefined {
  return segment ? cite(parse(segment.text), segment) : undefined;
}

function genderOf(text: string): 'male' | 'female' | 'x' | null {
  if (/^(?:m|male)$/i.test(text)) return 'male';
  if (/^(?:f|female)$/i.test(text)) return 'female';
  return /^(?:x|non-?binary)$/i.test(text) ? 'x' : null;
}

const MARITAL = [
  [/^(?:s|single|unmarried|never married)$/i, 'single'],
  [/^(?:m|married)$/i, 'married'],
  [/^(?:d|divorced)$/i, 'divorced'],
  [/^(?:w|widow(?:ed|er)?)$/i, 'widowed'],
  [/^separated$/i, 'separated'],
  [/^(?:domestic|civil|registered)/i, 'domestic_partner'],
] as const;

const maritalOf = (text: string): (typeof MARITAL)[number][1] | null =>
  MARITAL.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A person's name without the number in front of it and what follows a dash. */
function personName(segment: Segment): Cited<string> | null {
  const run = textRun(segment.words);
  const lead = /^(?:\d{1,2}[.):]?\s+)?/.exec(run.text)?.[0].length ?? 0;
  const end = run.text.slice(lead).search(/\s+[-–]\s|,?\s+\(|\s+\d|,\s*age\b/i);
  const name = run.text.slice(lead, end < 0 ? undefined : lead + end).replace(/[,:;*]+$/, '');
  if (!isNameLine(name) || name.split(/\s+/).length > 5) return null;
  return cite(name, { page: segment.page, words: wordsWithin(run, lead, lead + name.length) }) ?? null;
}

const STATUS =
  /^(?:principal|occasional|primary|rated|excluded|listed|covered|insured|household)\b(?: (?:operator|driver))?$/i;

/** The first value right of a name that is of the kind; no headings tell the columns. */
function firstOf<T>(segments: readonly Segment[], parse: (text: string) => T | null): Cited<T> | undefined {
  const segment = segments.find(({ text }) => parse(text) !== null);
  return segment ? cite(parse(segment.text), segment, 0.75) : undefined;
}

/** "Jane Doe - Single female driver, age 55" and bare names below a heading of drivers. */
function listedOn(layout: PageLayout): { name: string; draft: Draft }[] {
  const map = mapSections(layout);
  const listed: { name: string; draft: Draft }[] = [];
  for (const segment of layout.lines.flatMap((line) => line.segments)) {
    const section = map.of(segment);
    if (section?.kind !== 'driver' || section.heading === segment || segment.y0 - section.heading.y1 > 160) continue;
    const isExcluded = /\bexcluded\b/i.test(section.heading.text);
    if (Math.abs(segment.x0 - section.heading.x0) > 130) continue;
    const name = personName(segment);
    if (!name || /:/.test(segment.text) || rightOf(segment).some(({ text }) => isMoneyLike(text))) continue;
    const tail = textRun(segment.words).text;
    const others = rightOf(segment);
    const source: Source = segment;
    listed.push({
      name: name.value,
      draft: {
        name,
        dateOfBirth: firstOf(others, parseDate),
        age: cite(parseInteger(/\bage:?\s*(\d{2})\b/i.exec(tail)?.[1] ?? ''), source, 0.8),
        gender: cite(genderOf(/\b(male|female)\b/i.exec(tail)?.[1] ?? ''), source, 0.8),
        maritalStatus:
          cite(maritalOf(/\b(single|married|divorced|widowed|separated)\b/i.exec(tail)?.[1] ?? ''), source, 0.8) ??
          firstOf(others, maritalOf),
        status: isExcluded
          ? cite('Excluded', section.heading, 0.7)
          : firstOf(others, (text) => (STATUS.test(text) ? text : null)),
      },
    });
  }
  return listed;
}
