import { sectionWordings } from '../lexicon/sections.ts';
import type { Band } from './band.ts';
import type { Row } from './cells.ts';
import { type Plan, recordPlans } from '../plan.ts';
import type { Header } from './headers.ts';
import type { MeaningOf } from './meanings.ts';

// A table of loss payees lists a thing, and the name of who has an interest in it: what heads the names of people elsewhere heads those of banks here.

interface Known {
  plan: Plan;
  meaningOf: MeaningOf;
}

/** How far over the headings of a table its title stands at most. */
const ABOVE = 3;

/** The headings of a table of interests mean what it says of the things. */
export function withInterests(band: Band, rows: readonly Row[], { plan, meaningOf }: Known): Band {
  if (!isOfInterests(band, rows)) return band;
  const { fields } = meaningOf('loss payee');
  const numbers = new Set(
    recordPlans(plan, 'entity').flatMap(([, own]) => own.numbers.flatMap(({ field }) => field ?? [])),
  );
  const read = new Map(band.headers.map((header) => [header, asInterest(header, fields, numbers)]));
  return {
    ...band,
    headers: [...read.values()],
    columns: new Map([...band.columns].map(([cell, header]) => [cell, read.get(header) ?? header])),
  };
}

function isOfInterests({ headers }: Band, rows: readonly Row[]): boolean {
  const at = Math.min(...headers.map((header) => header.cells[0]?.row.at ?? header.at));
  const [title, more] =
    rows.slice(Math.max(0, at - ABOVE), at).findLast(({ cells }) => cells.length === 1)?.cells ?? [];
  return (
    headers.length > 1 && title !== undefined && !more && sectionWordings.matchWhole(title.text)?.field === 'interest'
  );
}

const NAME = /^(?:full |company |party |interest )?names?\b/i;

/** "Name" is that of who has the interest; of the things only their numbers stand here. */
function asInterest(header: Header, interest: Header['fields'], numbers: ReadonlySet<string>): Header {
  const text = header.cells.map((cell) => cell.text).join(' ');
  if (NAME.test(text)) return { ...header, fields: interest, isUnknown: interest.length === 0 };
  const fields = header.fields.filter(({ field }) => numbers.has(field) || interest.some((own) => own.field === field));
  return { ...header, fields, isUnknown: fields.length === 0 && header.entity === undefined };
}
