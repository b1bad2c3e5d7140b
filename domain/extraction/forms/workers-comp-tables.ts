import { type Cited, cite, type Draft } from '../cited.ts';
import {
  classificationColumns,
  historyColumns,
  individualColumns,
  locationColumns,
} from '../lexicon/acord-workers-comp.ts';
import { parseMoney } from '../../reading/values/money.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import { readNameAndAddress } from '../boxes/name-address.ts';
import { citeAddress } from '../boxes/name-address.ts';
import { findRuledTables } from '../boxes/ruled-tables.ts';
import { citeDate, citeId, citeInteger, citeMoney, citeNumber, citeText, type Typed } from '../boxes/values.ts';
import { linesOf, textOf } from '../boxes/writing.ts';

/** The locations of the applicant, a row for each. */
export function readLocations(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: locationColumns, least: 2 })
      .filter((table) => table.columns.some(({ role }) => role === 'address'))
      .flatMap((table) =>
        table.rows
          .map(
            (row): Draft => ({
              locationNumber: citeInteger(row.typed('location')),
              address: citeAddress(row.typed('address')),
            }),
          )
          .filter((location) => location.address),
      ),
  );
}

/** Rating classes of the state rating worksheets. */
export function readClassifications(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: classificationColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'rate' || role === 'premium'))
      .flatMap((table) =>
        table.rows
          .map(
            (row): Draft => ({
              state: citeText(row.typed('state')),
              locationNumber: citeInteger(row.typed('location')),
              classCode: citeId(row.typed('classCode')),
              description: citeText(row.typed('description')),
              fullTimeEmployees: citeInteger(row.typed('fullTime')),
              partTimeEmployees: citeInteger(row.typed('partTime')),
              payroll: citeMoney(row.typed('payroll')),
              rate: citeNumber(row.typed('rate')),
              premium: citeMoney(row.typed('premium')),
            }),
          )
          .filter(({ classCode, description }) => classCode ?? description),
      ),
  );
}

/** Partners, officers and relatives, included or excluded. */
export function readIndividuals(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: individualColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'name'))
      .flatMap((table) =>
        table.rows.flatMap((row): Draft[] => {
          const [name] = readNameAndAddress(row.typed('name')).names;
          if (!name) return [];
          const mark = row.typed('included').words.find((word) => /^(?:i|e|inc\w*|exc\w*)\.?$/i.test(word.text));
          const included = /^i/i.test(mark?.text ?? '') ? 'included' : 'excluded';
          return [
            {
              name,
              state: citeText(row.typed('state')),
              locationNumber: citeInteger(row.typed('location')),
              dateOfBirth: citeDate(row.typed('birth')),
              title: citeText(row.typed('title')),
              ownershipPercent: citeNumber(row.typed('ownership')),
              included: mark && cite(included, { page: page.number, words: [mark] }),
              classCode: citeId(row.typed('classCode')),
              payroll: citeMoney(row.typed('payroll')),
            },
          ];
        }),
      ),
  );
}

const CARRIER_CAPTION = /^(?:co|company|carrier|insurer|ins co)\b\s*:?\s*/i;
const NUMBER_CAPTION = /^pol(?:icy)?\s*(?:#|no\.?|number)\s*:?\s*/i;

/** Prior carriers and loss history: carrier and policy number share a cell, each behind its caption or one above the other. */
export function readWorkersCompHistory(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: historyColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'carrier'))
      .flatMap((table) =>
        table.rows.flatMap((row): Draft[] => {
          const { carrierName, policyNumber } = splitCarrier(row.all('carrier'));
          const number = policyNumber ?? citeId(row.typed('policyNumber'));
          const premium = citeMoney(row.typed('premium'));
          if (!carrierName && !number && !premium) return [];
          return [
            {
              year: citeInteger(row.typed('year')),
              carrierName,
              policyNumber: number,
              premium,
              experienceModification: citeNumber(row.typed('mod')),
              claimCount: citeInteger(row.typed('claims')),
              amountPaid: citeMoney(row.typed('paid')),
              reserve: citeMoney(row.typed('reserve')),
            },
          ];
        }),
      ),
  );
}

function splitCarrier({ page, words }: Typed): {
  carrierName: Cited<string> | undefined;
  policyNumber: Cited<string> | undefined;
} {
  const lines = linesOf(words);
  const numberLine =
    lines.find((line) => NUMBER_CAPTION.test(textOf(line))) ??
    lines.slice(1).findLast((line) => isNumber(textOf(line)));
  const nameLines = lines.filter((line) => line !== numberLine);
  return {
    carrierName: withoutCaption({ page, words: nameLines.flat() }, CARRIER_CAPTION),
    policyNumber: numberLine && withoutCaption({ page, words: numberLine }, NUMBER_CAPTION),
  };
}

const isNumber = (text: string): boolean => /\d{3}/.test(text) && parseMoney(text, { strict: true }) === null;

function withoutCaption({ page, words }: Typed, caption: RegExp): Cited<string> | undefined {
  const rest = textOf(words).replace(caption, '');
  const count = rest === '' ? 0 : rest.split(' ').length;
  return count === 0 ? undefined : citeText({ page, words: words.slice(-count) });
}
