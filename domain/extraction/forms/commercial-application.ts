import { acordVocabulary } from './acord-vocabulary.ts';
import { type Cited, cite, type Draft } from '../cited.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import type { SourceDocument } from '../source-document.ts';
import { readApplicationHead } from './application-head.ts';
import { readLimitsAppliedFor, readLinesOfBusiness, readNatureOfBusiness } from './application-lines.ts';
import { readApplicants, readInterests } from './application-parties.ts';
import {
  readDrivers,
  readHazards,
  readLossHistory,
  readSubjects,
  readUnderlying,
  readVehicles,
} from './application-tables.ts';
import { type FormDocument, formDocumentOf } from '../boxes/form-document.ts';
import { findFormNumbers } from '../boxes/form-numbers.ts';
import type { FormPage } from '../boxes/form-page.ts';
import { mergeBy } from '../boxes/merge.ts';
import { readPremises } from './premises.ts';
import { readPriorCarriers } from './prior-carriers.ts';
import { citeDate, citeText } from '../boxes/values.ts';

/** Reads a commercial insurance application: ACORD 125 and its sections (45, 126, 127, 131, 140, 823), alone or together. */
export function readCommercialApplication(document: Pick<SourceDocument, 'layouts'>): Draft {
  const form = formDocumentOf(document, acordVocabulary);
  const numbers = findFormNumbers(form.pages);
  const premises = readPremises(form);
  return {
    ...readApplicationHead(form),
    formNumbers: numbers.map(({ cited }) => cited),
    applicants: readApplicants(form),
    linesOfBusiness: readLinesOfBusiness(form),
    natureOfBusiness: readNatureOfBusiness(form),
    operationsDescription: form.first(['primaryOperations'], citeText),
    businessStartDate: form.first(['businessStart'], citeDate),
    locations: mergeBy(
      premises.map(({ draft }) => draft),
      ['locationNumber', 'buildingNumber'],
    ),
    coverages: [
      ...readSubjects(form, premises, titleOf(form, /\bPROPERTY SECTION\b/, 'Property')),
      ...readLiability(form, /\bGENERAL LIABILITY SECTION\b/, 'General Liability'),
      ...readLiability(form, /\bUMBRELLA\b.*\bSECTION\b/, 'Umbrella'),
    ],
    hazards: readHazards(form),
    drivers: readDrivers(form),
    vehicles: readVehicles(form),
    otherPolicies: [...readPriorCarriers(form), ...readUnderlying(form)],
    lossHistory: readLossHistory(form),
    additionalInterests: readInterests(form),
    remarks: form.first(['remarks'], citeText),
  };
}

function readLiability(form: FormDocument, title: RegExp, line: string): Draft[] {
  const first = form.pages.findIndex((page) => titleWords(page, title).length > 0);
  const page = form.pages[first];
  return page ? readLimitsAppliedFor([page], titleOf(form, title, line)) : [];
}

function titleOf(form: FormDocument, title: RegExp, line: string): Cited<string> | undefined {
  for (const page of form.pages) {
    const words = titleWords(page, title);
    if (words.length > 0) return cite(line, { page: page.number, words });
  }
  return undefined;
}

/** Points: the title of a section stands at the head of its first page. */
const HEAD = 110;

function titleWords(page: FormPage, title: RegExp): readonly Word[] {
  for (const line of page.layout.lines.filter(({ y0 }) => y0 < HEAD)) {
    const run = textRun(line.words);
    const match = title.exec(run.text.toUpperCase());
    if (match) return wordsWithin(run, match.index, match.index + match[0].length);
  }
  return [];
}
