import { type Cited, cite, type Draft } from '../cited.ts';
import { premisesColumns } from '../lexicon/acord-application.ts';
import { type Block, blocksOf, optionsOf } from './application-parties.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import { findRuledTables } from '../boxes/ruled-tables.ts';
import { citeAddress } from '../boxes/name-address.ts';
import { citeInteger, citeMoney, citeText, firstOf } from '../boxes/values.ts';

/** A place with its numbers, and where on which page it is written. */
export interface Premises {
  draft: Draft;
  page: number;
  y0: number;
  y1: number;
}

/** The premises of an application: blocks that start with the location's number, and tables with a row for each. */
export function readPremises(form: FormDocument): Premises[] {
  const blocks = blocksOf(form, form.entries('locationNumber')).map(
    (block): Premises => ({ draft: readBlock(block), page: block.page.number, y0: block.y0, y1: block.y1 }),
  );
  return [...blocks, ...readTables(form)].filter(
    ({ draft }) => draft.address || (draft.locationNumber && draft.buildingNumber),
  );
}

function readBlock(block: Block): Draft {
  const street = firstOf(block.typed('street'), citeText);
  const interest = optionsOf(block).find(({ text }) => /^(?:owner|tenant)\b/i.test(text));
  return {
    locationNumber: firstOf(block.typed('locationNumber'), citeInteger),
    buildingNumber: firstOf(block.typed('buildingNumber'), citeInteger),
    address: joinAddress(street, [
      firstOf(block.typed('city'), citeText),
      firstOf(block.typed('state'), citeText),
      firstOf(block.typed('zip'), citeText),
    ]),
    interest:
      interest &&
      cite(interest.text.toLowerCase().startsWith('o') ? 'owner' : 'tenant', {
        page: block.page.number,
        words: interest.words,
      }),
    yearBuilt: firstOf(block.typed('yearBuilt'), citeInteger),
    fullTimeEmployees: firstOf(block.typed('fullTime'), citeInteger),
    partTimeEmployees: firstOf(block.typed('partTime'), citeInteger),
    annualRevenue: firstOf(block.typed('revenue'), citeMoney),
    occupiedArea: firstOf(block.typed('occupiedArea'), citeInteger),
    totalArea: firstOf(block.typed('totalArea'), citeInteger),
    construction: firstOf(block.typed('construction'), citeText),
    description: firstOf(block.typed('buildingDescription', 'locationOperations'), citeText),
  };
}

/** "1 Main St" with city, state and ZIP becomes "1 Main St, Springfield, IL 62704". */
function joinAddress(
  street: Cited<string> | undefined,
  [city, state, zip]: readonly (Cited<string> | undefined)[],
): Cited<string> | undefined {
  const tail = [state?.value, zip?.value].filter(Boolean).join(' ');
  const parts = [street, city, state, zip].filter((part) => part !== undefined);
  const text = [street?.value.replace(/,$/, ''), city?.value.replace(/,$/, ''), tail].filter(Boolean).join(', ');
  const [first] = parts;
  return first && /\d|\p{L}{3}/u.test(text)
    ? cite(text, { page: first.page, words: parts.flatMap(({ words }) => words) })
    : undefined;
}

function readTables(form: FormDocument): Premises[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: premisesColumns, least: 2 })
      .filter((table) => table.columns.some(({ role }) => role === 'address'))
      .flatMap((table) =>
        table.rows.map((row): Premises => {
          const interest = page.options.find(
            ({ mark, text }) => mark.y0 >= row.y0 - 2 && mark.y1 <= row.y1 + 2 && /^(?:owner|tenant)\b/i.test(text),
          );
          return {
            page: page.number,
            y0: row.y0,
            y1: row.y1,
            draft: {
              locationNumber: citeInteger(row.typed('location')),
              buildingNumber: citeInteger(row.typed('building')),
              address: citeAddress(row.typed('address')),
              yearBuilt: citeInteger(row.typed('yearBuilt')),
              annualRevenue: citeMoney(row.typed('revenue')),
              interest:
                interest &&
                cite(/^o/i.test(interest.text) ? 'owner' : 'tenant', { page: page.number, words: interest.words }),
            },
          };
        }),
      ),
  );
}
