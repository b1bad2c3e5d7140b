import { type Cited, cite, type Draft } from '../cited.ts';
import {
  driverColumns,
  hazardColumns,
  lossColumns,
  subjectColumns,
  underlyingColumns,
} from '../lexicon/acord-application.ts';
import { findDates } from '../../reading/values/date.ts';
import { blocksOf } from './application-parties.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import { readNameAndAddress } from '../boxes/name-address.ts';
import type { Premises } from './premises.ts';
import { findRuledTables } from '../boxes/ruled-tables.ts';
import {
  citeDate,
  citeId,
  citeInteger,
  citeMoney,
  citeNumber,
  citeText,
  firstOf,
  type Typed,
} from '../boxes/values.ts';
import { linesOf, readingText, textOf } from '../boxes/writing.ts';

/** Subjects of insurance (ACORD 140), each at the premises that stand above its table. */
export function readSubjects(
  form: FormDocument,
  premises: readonly Premises[],
  line: Cited<string> | undefined,
): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: subjectColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'subject'))
      .flatMap((table) => {
        const at = premises.findLast((place) => place.page === page.number && place.y0 < table.y1);
        return table.rows.flatMap((row): Draft[] => {
          const name = citeText(row.typed('subject'));
          const limit = citeMoney(row.typed('amount'));
          if (!name) return [];
          const limitText = limit ? undefined : citeText(row.typed('amount'));
          return [
            {
              line,
              name,
              limit,
              limitText,
              locationNumber: at?.draft.locationNumber,
              buildingNumber: at?.draft.buildingNumber,
              deductible: citeMoney(row.typed('deductible')),
              coinsurancePercent: citeNumber(row.typed('coinsurance')),
              valuation: citeText(row.typed('valuation')),
              causesOfLoss: citeText(row.typed('causes')),
              premium: citeMoney(row.typed('premium')),
            },
          ];
        });
      }),
  );
}

/** The schedule of hazards (ACORD 126): a table, or a block of captions for each hazard. */
export function readHazards(form: FormDocument): Draft[] {
  const rows = form.pages.flatMap((page) =>
    findRuledTables({ page, headings: hazardColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'classCode' || role === 'hazard'))
      .flatMap((table) =>
        table.rows.map(
          (row): Draft => ({
            locationNumber: citeInteger(row.typed('location')),
            hazardNumber: citeInteger(row.typed('hazard')),
            classification: citeText(row.typed('classification')) ?? citeText(row.note),
            classCode: citeCode(row.typed('classCode')),
            premiumBasis: citeText(row.typed('basis')),
            exposure: citeMoney(row.typed('exposure')),
            territory: citeId(row.typed('territory')),
          }),
        ),
      ),
  );
  const blocks = blocksOf(form, form.entries('hazardNumber')).map(
    (block): Draft => ({
      locationNumber: firstOf(block.typed('locationNumber'), citeInteger),
      hazardNumber: firstOf(block.typed('hazardNumber'), citeInteger),
      classification: firstOf(block.typed('classification'), citeText),
      classCode: firstOf(block.typed('classCode'), citeCode),
      premiumBasis: firstOf(block.typed('premiumBasis'), citeText),
      exposure: firstOf(block.typed('exposure'), citeMoney),
      territory: firstOf(block.typed('territory'), citeId),
    }),
  );
  return [...rows, ...blocks].filter((hazard) => hazard.classCode || (hazard.classification && hazard.exposure));
}

const citeCode = (typed: Typed): Cited<string> | undefined => {
  const cited = citeId(typed);
  return cited && /^[\d-]{3,8}$/.test(cited.value) ? cited : undefined;
};

/** Loss history (ACORD 125). */
export function readLossHistory(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: lossColumns, least: 4 }).flatMap((table) =>
      table.rows.flatMap((row): Draft[] => {
        const occurrenceDate = citeDate(row.typed('occurrence'));
        const description = citeText(row.typed('description'));
        if (!occurrenceDate && !description) return [];
        const open = row.typed('open').words.find((word) => /^(?:y|yes|n|no|open|closed)$/i.test(word.text));
        return [
          {
            occurrenceDate,
            description,
            line: citeText(row.typed('line')),
            claimDate: citeDate(row.typed('claim')),
            amountPaid: citeMoney(row.typed('paid')),
            amountReserved: citeMoney(row.typed('reserved')),
            isOpen: open && cite(/^(?:y|yes|open)$/i.test(open.text), { page: page.number, words: [open] }),
          },
        ];
      }),
    ),
  );
}

/** Underlying insurance (ACORD 131): the line is printed, carrier and number share a cell, so may the dates. */
export function readUnderlying(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: underlyingColumns, least: 3 })
      .filter((table) => table.columns.some(({ role }) => role === 'carrier'))
      .flatMap((table) =>
        table.rows.flatMap((row): Draft[] => {
          const carrierLines = linesOf(row.typed('carrier').words);
          const numberLine = carrierLines.findLast((words, at) => at > 0 && /\d/.test(textOf(words)));
          const nameWords = carrierLines.filter((words) => words !== numberLine).flat();
          const carrierName = citeText({ page: page.number, words: nameWords });
          const policyNumber =
            citeId(row.typed('policyNumber')) ?? (numberLine && citeId({ page: page.number, words: numberLine }));
          if (!carrierName && !policyNumber) return [];
          const [from, to] = datesOf(row.typed('both'));
          const [relation] = nameWords.length > 0 ? [nameWords] : [policyNumber?.words ?? []];
          return [
            {
              relation: cite('underlying', { page: page.number, words: relation ?? [] }),
              line: cite(readingText(row.all('type').words) || null, row.all('type')),
              carrierName,
              policyNumber,
              effectiveDate: citeDate(row.typed('effective')) ?? from,
              expirationDate: citeDate(row.typed('expiration')) ?? to,
              premium: citeMoney(row.typed('premium')),
            },
          ];
        }),
      ),
  );
}

function datesOf(typed: Typed): (Cited<string> | undefined)[] {
  return linesOf(typed.words).flatMap((words) =>
    findDates(textOf(words)).map(({ date }) => cite(date, { page: typed.page, words })),
  );
}

/** Drivers (ACORD 127, 163). */
export function readDrivers(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: driverColumns, least: 4 })
      .filter((table) => table.columns.some(({ role }) => role === 'license' || role === 'birth'))
      .flatMap((table) =>
        table.rows.flatMap((row): Draft[] => {
          const [name] = readNameAndAddress(row.typed('name')).names;
          if (!name) return [];
          const gender = row.typed('gender').words.find((word) => /^(?:m|f|x|male|female)$/i.test(word.text));
          return [
            {
              name,
              dateOfBirth: citeDate(row.typed('birth')),
              gender: gender && cite(genderOf(gender.text), { page: page.number, words: [gender] }),
              licenseNumber: citeId(row.typed('license')),
              licenseState: citeText(row.typed('state')),
            },
          ];
        }),
      ),
  );
}

const genderOf = (text: string): string => (/^m/i.test(text) ? 'male' : /^f/i.test(text) ? 'female' : 'x');

/** Vehicles (ACORD 127, 129): a block of captions for each. */
export function readVehicles(form: FormDocument): Draft[] {
  return blocksOf(form, form.entries('vehicleNumber'))
    .map(
      (block): Draft => ({
        number: firstOf(block.typed('vehicleNumber'), citeInteger),
        year: firstOf(block.typed('vehicleYear'), citeInteger),
        make: firstOf(block.typed('make'), citeText),
        model: firstOf(block.typed('model'), citeText),
        vin: firstOf(block.typed('vin'), citeId),
      }),
    )
    .filter((vehicle) => vehicle.vin ?? (vehicle.year && vehicle.make));
}
