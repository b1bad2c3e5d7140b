import { acordVocabulary } from './acord-vocabulary.ts';
import { type Cited, cite, type Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import type { Caption } from '../lexicon/acord-captions.ts';
import type { SourceDocument } from '../source-document.ts';
import { readExpirationDate, readFormDate } from './application-head.ts';
import { blocksOf, entityOf } from './application-parties.ts';
import { type FormDocument, formDocumentOf, typedFor } from '../boxes/form-document.ts';
import { findFormNumbers } from '../boxes/form-numbers.ts';
import { citeEmail, citePhone, inBlockOf, pageOf, partyOf } from './parties.ts';
import { citeAddress } from '../boxes/name-address.ts';
import {
  citeDate,
  citeId,
  citeInteger,
  citeMoney,
  citeNumber,
  citeText,
  firstOf,
  type Typed,
  wordsOf,
} from '../boxes/values.ts';
import { isInside, linesOf } from '../boxes/writing.ts';
import { readClassifications, readIndividuals, readLocations, readWorkersCompHistory } from './workers-comp-tables.ts';

/** Reads a workers compensation application (ACORD 130 and its state versions). */
export function readWorkersCompApplication(document: Pick<SourceDocument, 'layouts'>): Draft {
  const form = formDocumentOf(document, acordVocabulary);
  const agency = partyOf(form, 'agency');
  const carrier = partyOf(form, 'carrier');
  const applicant = partyOf(form, 'applicant', 'namedInsured');
  const [number] = findFormNumbers(form.pages);
  const own = (...fields: readonly Caption[]) => inBlockOf(form, { head: 'applicant', fields });
  const [block] = blocksOf(form, form.entries('applicant'));
  return {
    formNumber: number?.cited,
    applicationDate: readFormDate(form),
    agencyName: agency.names[0],
    agencyAddress: agency.address,
    agencyCustomerId: form.first(['customerId'], citeId),
    producerName: form.first(['producerName'], citeText),
    carrierName: carrier.names[0],
    underwriterName: form.first(['underwriter'], citeText),
    namedInsureds: applicant.names,
    mailingAddress: form.first(['mailingAddress'], citeAddress) ?? applicant.address,
    entityType: block && entityOf(block),
    fein: form.first(['fein'], citeId),
    ncciRiskId: form.first(['ncci'], citeId),
    sicCode: form.first(['sic'], citeId),
    naicsCode: form.first(['naics'], citeId),
    yearsInBusiness: form.first(['yearsInBusiness'], citeInteger),
    phone: firstOf(own('businessPhone', 'phone'), citePhone),
    email: firstOf(own('email'), citeEmail),
    effectiveDate: form.first(['effectiveDate'], citeDate),
    expirationDate: readExpirationDate(form),
    coveredStates: readStates(form, 'coveredStates'),
    otherStates: readStates(form, 'otherStates'),
    eachAccidentLimit: form.first(['elAccident'], citeMoney),
    diseasePolicyLimit: form.first(['elPolicy'], citeMoney),
    diseaseEachEmployeeLimit: form.first(['elEmployee'], citeMoney),
    estimatedAnnualPremium: form.first(['estimatedPremium'], citeMoney),
    minimumPremium: form.first(['minimumPremium'], citeMoney),
    depositPremium: form.first(['depositPremium'], citeMoney),
    experienceModification: readModification(form),
    locations: readLocations(form),
    classifications: readClassifications(form),
    individuals: readIndividuals(form),
    priorCarriers: readWorkersCompHistory(form),
  };
}

/** The states of part 1 or 3, each a code of its own. */
function readStates(form: FormDocument, field: 'coveredStates' | 'otherStates'): Cited<string>[] {
  for (const entry of form.entries(field)) {
    const words = linesOf(typedFor(entry, pageOf(form, entry)).words).flat();
    const states = words.flatMap((word) =>
      [...word.text.matchAll(/\b[A-Z]{2}\b/g)].flatMap(
        ([state]) => cite(state, { page: entry.page, words: [word] }) ?? [],
      ),
    );
    if (states.length > 0) return states;
  }
  return [];
}

/** The factor beside its caption: the first number of the row. */
function readModification(form: FormDocument): Cited<number> | undefined {
  const places = form.entries('experienceMod').map((entry): Typed => {
    const own = wordsOf(entry.values);
    const page = pageOf(form, entry);
    if (own.length > 0 || !page) return { page: entry.page, words: own };
    const right = page.grid.spaceAt(entry.cell.x1 + 5, centreY(entry));
    const words = page.words.filter((word) => page.isTyped(word) && isInside(word, right));
    return { page: entry.page, words };
  });
  const mod = firstOf(places, citeNumber);
  return mod && mod.value > 0 && mod.value < 10 ? mod : undefined;
}
