import { acordVocabulary } from './acord-vocabulary.ts';
import type { Draft } from '../cited.ts';
import type { SourceDocument } from '../source-document.ts';
import { type FormDocument, formDocumentOf } from '../boxes/form-document.ts';
import { readInsurers } from './insurers.ts';
import { readLiabilityGrid } from './liability-grid.ts';
import { citeEmail, citePhone, inBlockOf, partyOf } from './parties.ts';
import { citeDate, citeId, citeText, firstOf } from '../boxes/values.ts';

/** Reads a certificate of liability insurance (ACORD 25). */
export function readCertificate(document: Pick<SourceDocument, 'layouts'>): Draft {
  const form = formDocumentOf(document, acordVocabulary);
  const holder = partyOf(form, 'holder');
  return {
    ...readCertificateHead(form),
    insurers: readInsurers(form),
    policies: readLiabilityGrid(form.pages),
    descriptionOfOperations: form.first(['operations'], citeText),
    certificateHolderName: holder.names[0],
    certificateHolderAddress: holder.address,
  };
}

/** What stands at the head of all certificates: date, producer, contact, insured. */
export function readCertificateHead(form: FormDocument): Draft {
  const producer = partyOf(form, 'agency');
  const insured = partyOf(form, 'namedInsured', 'applicant');
  return {
    certificateDate: form.first(['date'], citeDate),
    certificateNumber: form.first(['certificateNumber'], citeId),
    producerName: producer.names[0],
    producerAddress: producer.address,
    contactName: firstOf(inBlockOf(form, { head: 'contactName', fields: ['contactName'] }), citeText),
    contactPhone: form.first(['phone', 'businessPhone'], citePhone),
    contactEmail: form.first(['email'], citeEmail),
    namedInsureds: insured.names,
    mailingAddress: insured.address,
  };
}
