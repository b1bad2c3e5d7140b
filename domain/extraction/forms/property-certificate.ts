import { acordVocabulary } from './acord-vocabulary.ts';
import { cite, type Draft } from '../cited.ts';
import { perilOptions } from '../lexicon/acord-property.ts';
import { liabilityRows } from '../lexicon/acord-liability.ts';
import type { SourceDocument } from '../source-document.ts';
import { readExpirationDate, tickedOption } from './application-head.ts';
import { blocksOf, readInterests } from './application-parties.ts';
import { readCertificateHead } from './certificate.ts';
import { type FormDocument, formDocumentOf } from '../boxes/form-document.ts';
import { findFormNumbers } from '../boxes/form-numbers.ts';
import { readInsurers } from './insurers.ts';
import { findCertificateGrids, readPolicyOfRow } from './liability-grid.ts';
import { partyOf } from './parties.ts';
import { readPropertyCoverages } from './property-coverages.ts';
import { citeDate, citeId, citeText, firstOf } from '../boxes/values.ts';
import { runsOf } from '../boxes/writing.ts';

/** Reads a certificate or evidence of property insurance (ACORD 24, 27, 28). */
export function readPropertyCertificate(document: Pick<SourceDocument, 'layouts'>): Draft {
  const form = formDocumentOf(document, acordVocabulary);
  const [number] = findFormNumbers(form.pages);
  const policies = readGridPolicies(form);
  const single = {
    coverageType: form.first(['policyType'], citeText),
    policyNumber: form.first(['policyNumber'], citeId),
    effectiveDate: form.first(['effectiveDate'], citeDate),
    expirationDate: readExpirationDate(form),
  };
  return {
    ...readCertificateHead(form),
    formNumber: number && cite(`ACORD ${number.number}`, { page: number.page, words: number.cited.words.slice(0, 2) }),
    insurers: readAllInsurers(form),
    policies: policies.length > 0 ? policies : [single],
    propertyDescription: form.first(['propertyDescription'], citeText),
    perilsInsured: tickedOption(form, perilOptions),
    coverages: readPropertyCoverages(form),
    additionalInterests: withLoan([...readInterests(form), ...readHolder(form)], form.first(['loanNumber'], citeId)),
    remarks: form.first(['remarks'], citeText),
  };
}

/** ACORD 28 asks for the loan beside the insured: it is that of the one interest. */
function withLoan(interests: Draft[], loanNumber: Draft[string]): Draft[] {
  const [only, more] = interests;
  return only && !more && !only['loanNumber'] ? [{ ...only, loanNumber }] : interests;
}

/** By letter, else the one company that the form names. */
function readAllInsurers(form: FormDocument): Draft[] {
  const lettered = readInsurers(form);
  if (lettered.length > 0) return lettered;
  const [name] = partyOf(form, 'carrier').names;
  return name ? [{ name, naicCode: form.first(['naic'], citeId) }] : [];
}

function readGridPolicies(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findCertificateGrids(page).flatMap((table) =>
      table.rows.flatMap((row): Draft[] => {
        const policy = readPolicyOfRow(row);
        if (!policy.policyNumber && !policy.effectiveDate && !policy.expirationDate) return [];
        const title = runsOf(row.all('type').words).find(
          ({ text }) => /^\P{Ll}+$/u.test(text) && !liabilityRows.matchWhole(text) && /\p{L}{4}/u.test(text),
        );
        return [{ ...policy, coverageType: title && cite(title.text, { page: page.number, words: title.words }) }];
      }),
    ),
  );
}

/** The certificate holder counts as an additional interest. */
function readHolder(form: FormDocument): Draft[] {
  const holder = partyOf(form, 'holder');
  const [name] = holder.names;
  const [block] = blocksOf(form, form.entries('holder'));
  if (!name || !block) return [];
  const interest = cite('Certificate Holder', { page: block.page.number, words: block.head.caption });
  return [{ interest, name, address: holder.address, loanNumber: firstOf(block.typed('loanNumber'), citeId) }];
}
