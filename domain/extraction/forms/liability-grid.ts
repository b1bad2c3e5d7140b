import { type Cited, cite, type Draft } from '../cited.ts';
import { centreX, centreY } from '../../reading/boxes.ts';
import type { Box } from '../../document/page.ts';
import { certificateColumns, liabilityOptions, liabilityRows } from '../lexicon/acord-liability.ts';
import { findCaptions } from '../boxes/captions.ts';
import type { FormPage } from '../boxes/form-page.ts';
import { readLimits } from './liability-limits.ts';
import type { Option } from '../boxes/marks.ts';
import type { RoleOf } from '../lexicon/column-wordings.ts';
import { findRuledTables, type RuledRow, type RuledTable } from '../boxes/ruled-tables.ts';
import { citeDate, citeId, citeText } from '../boxes/values.ts';
import { readingText, runsOf } from '../boxes/writing.ts';

type Column = RoleOf<typeof certificateColumns>;
type Row = RuledRow<Column>;
export type CertificateTable = RuledTable<Column>;

const LEAST_HEADINGS = 4;

/** The coverage grids of certificates: a row for each kind of insurance. */
export function findCertificateGrids(page: FormPage): CertificateTable[] {
  return findRuledTables({ page, headings: certificateColumns, least: LEAST_HEADINGS }).filter((table) =>
    table.columns.some((column) => column.role === 'type'),
  );
}

/** The rows of the coverage grid of ACORD 25 that carry a policy number, a date or a limit. */
export function readLiabilityGrid(pages: readonly FormPage[]): Draft[] {
  return pages.flatMap((page) =>
    findCertificateGrids(page).flatMap((table) =>
      table.rows.map((row) => readRow(row, table, page)).filter((draft) => draft !== null),
    ),
  );
}

function readRow(row: Row, table: CertificateTable, page: FormPage): Draft | null {
  const policy = readPolicyOfRow(row);
  const limits = readLimits({ page, words: row.all('limits').words });
  if (!policy.policyNumber && !policy.effectiveDate && !policy.expirationDate && limits.length === 0) return null;
  const typeBox = boxOf(row, table, 'type');
  const options = page.options.filter(({ mark }) => typeBox && isWithin(mark, typeBox));
  const title = readTitle(row, options, page);
  const ticked = (field: string) => options.find((option) => liabilityOptions.match(option.text)?.field === field);
  const isTicked = (column: 'additionalInsured' | 'subrogation'): Cited<boolean> | undefined => {
    const words = row.all(column).words.filter((word) => /^(?:x|y|yes|✓|✔|✗|✘|✖)$/i.test(word.text));
    const box = boxOf(row, table, column);
    const mark = page.marks.find((candidate) => box && isWithin(candidate, box));
    return cite(true, { page: page.number, words: mark?.words ?? words });
  };
  return {
    ...policy,
    coverageType: title,
    coverageForm: enumOf({ occurrence: ticked('occurrence'), claims_made: ticked('claimsMade') }, page),
    aggregateAppliesPer: enumOf(
      { policy: ticked('perPolicy'), project: ticked('perProject'), location: ticked('perLocation') },
      page,
    ),
    autosCovered: Object.entries({
      any: ticked('any'),
      owned: ticked('owned'),
      scheduled: ticked('scheduled'),
      hired: ticked('hired'),
      non_owned: ticked('nonOwned'),
    }).flatMap(([value, option]) => (option && cite(value, { page: page.number, words: option.words })) ?? []),
    additionalInsured: isTicked('additionalInsured'),
    subrogationWaived: isTicked('subrogation'),
    limits,
  };
}

/** What rows of all certificates have: insurer, number and dates of the policy. */
export function readPolicyOfRow(row: Row): Draft {
  const letter = citeText(row.all('letter'));
  return {
    insurerLetter: letter && /^[A-F]$/.test(letter.value) ? letter : undefined,
    policyNumber: citeId(row.typed('policyNumber')),
    effectiveDate: citeDate(row.all('effective')),
    expirationDate: citeDate(row.all('expiration')),
  };
}

function enumOf(options: Record<string, Option | undefined>, page: FormPage): Cited<string> | undefined {
  const ticked = Object.entries(options).filter(([, option]) => option);
  const [only] = ticked;
  return ticked.length === 1 && only?.[1] ? cite(only[0], { page: page.number, words: only[1].words }) : undefined;
}

/** The printed title of a row, the alternative that is ticked, or what is typed where the title is blank. */
function readTitle(row: Row, options: readonly Option[], page: FormPage): Cited<string> | undefined {
  const { words } = row.all('type');
  const marks = new Set(page.marks.flatMap((mark) => mark.words));
  const titles = findCaptions(runsOf(words.filter((word) => !marks.has(word))), liabilityRows);
  const alternatives = titles.filter(({ fields }) => !fields.includes('other'));
  const chosen =
    alternatives.find((title) => options.some((option) => option.words.some((word) => title.words.includes(word)))) ??
    alternatives[0];
  if (chosen) return cite(readingText(chosen.words), { page: page.number, words: chosen.words });
  const typed = citeText(row.typed('type'));
  return typed && /\p{L}{3}/u.test(typed.value) ? typed : undefined;
}

function boxOf(row: Row, table: CertificateTable, role: Column): Box | undefined {
  const column = table.columns.find((candidate) => candidate.role === role);
  return column && { x0: column.x0, x1: column.x1, y0: row.y0, y1: row.y1 };
}

const isWithin = (mark: Box, box: Box): boolean =>
  centreX(mark) >= box.x0 - 1 && centreX(mark) <= box.x1 && centreY(mark) >= box.y0 && centreY(mark) <= box.y1;
