import { type Cited, cite, type Draft } from '../cited.ts';
import { billingOptions, transactionOptions } from '../lexicon/acord-application.ts';
import type { Caption } from '../lexicon/acord-captions.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import { typedFor } from '../boxes/form-document.ts';
import { citeEmail, citePhone, inBlockOf, pageOf, partyOf } from './parties.ts';
import { citeDate, citeId, citeMoney, citeText, firstOf } from '../boxes/values.ts';

/** Points: the date of a form stands at its head; further down stand dates of signatures. */
const HEAD = 140;
const BESIDE = 30;

/** What stands at the head of all applications: date, agency, carrier, policy. */
export function readApplicationHead(form: FormDocument): Draft {
  const agency = partyOf(form, 'agency');
  const block = (fields: readonly Caption[]) => inBlockOf(form, { head: 'agency', fields });
  const carrier = partyOf(form, 'carrier');
  return {
    applicationDate: readFormDate(form),
    agencyName: agency.names[0],
    agencyAddress: agency.address,
    agencyContactName: firstOf(block(['contactName']), citeText),
    agencyPhone: firstOf(block(['phone', 'businessPhone']), citePhone),
    agencyEmail: firstOf(block(['email']), citeEmail),
    agencyCustomerId: form.first(['customerId'], citeId),
    carrierName: carrier.names[0],
    naicCode: form.first(['naic'], citeId),
    policyNumber: form.first(['policyNumber'], citeId),
    transactionType: tickedOption(form, transactionOptions),
    effectiveDate: form.first(['effectiveDate'], citeDate),
    expirationDate: readExpirationDate(form),
    billingPlan: tickedOption(form, billingOptions),
    totalPremium: form.first(['policyPremium'], citeMoney),
  };
}

export function readFormDate(form: FormDocument): Cited<string> | undefined {
  const entries = form.entries('date').filter((entry) => entry.y0 < HEAD);
  return firstOf(
    entries.map((entry) => typedFor(entry, pageOf(form, entry))),
    citeDate,
  );
}

/** Beside the effective date; elsewhere stand the expiration dates of alarm certificates and licences. */
export function readExpirationDate(form: FormDocument): Cited<string> | undefined {
  const starts = form.entries('effectiveDate');
  const entries = form
    .entries('expirationDate')
    .filter((entry) => starts.some((start) => start.page === entry.page && Math.abs(start.y0 - entry.y0) < BESIDE));
  return firstOf(
    entries.map((entry) => typedFor(entry, pageOf(form, entry))),
    citeDate,
  );
}

/** The field of the first ticked option that the wordings know. */
export function tickedOption<Field extends string>(
  form: FormDocument,
  wordings: Wordings<Field>,
): Cited<Field> | undefined {
  for (const page of form.pages) {
    for (const option of page.options) {
      const match = wordings.match(option.text);
      if (match && (match.rest === '' || match.rest.startsWith('('))) {
        return cite(match.field, { page: page.number, words: option.words });
      }
    }
  }
  return undefined;
}
