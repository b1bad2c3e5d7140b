import {
  producerName,
  producerAddress,
  contactName,
  contactPhone,
  contactEmail,
  mailingAddress,
  insurers,
} from '../certificate-fields.ts';
import { namedInsureds } from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { address, date, id, label, letter, money, name, oneOf, record, recordsOf, text } from '../schema.ts';

export const propertyCertificateSchema = record({
  formNumber: label('Form ("ACORD 28").', { core: true }),
  certificateDate: date('Date of the form.', { core: true }),
  certificateNumber: id('Certificate number (ACORD 24).'),
  producerName,
  producerAddress,
  contactName,
  contactPhone,
  contactEmail,
  namedInsureds,
  mailingAddress,
  insurers,
  policies: recordsOf(
    ['coverageType', 'policyNumber'],
    'Policies on the form.',
    {
      insurerLetter: letter('Insurer letter (ACORD 24).'),
      coverageType: label('Type of insurance or policy type as printed.'),
      policyNumber: id('Policy number.'),
      effectiveDate: date('Effective date.'),
      expirationDate: date('Expiration date.'),
    },
    { core: true },
  ),
  propertyDescription: text('Location / description of the property.'),
  perilsInsured: oneOf(['basic', 'broad', 'special'], 'Ticked perils / causes of loss.'),
  coverages: recordsOf(
    ['name'],
    'Coverages marked YES, ticked, or given an amount.',
    {
      name: label('Name as printed.'),
      limit: money('Dollar limit.'),
      limitText: text('Limit in words.'),
      deductible: money('Dollar deductible.'),
      deductibleText: text('Deductible in words ("2% of value").'),
    },
    { core: true },
  ),
  additionalInterests: recordsOf(['name'], 'Additional interest or certificate holder.', {
    interest: label('Ticked interest, or "Certificate Holder".'),
    name: name('Name.'),
    address: address('Address.'),
    loanNumber: id('Loan number.'),
  }),
  remarks: text('Remarks / special conditions.'),
});

/** ACORD 24 certificate of property insurance, ACORD 27 evidence of property insurance, ACORD 28 evidence of commercial property insurance. */
export const propertyCertificate: PolicyDescription = {
  id: 'property_certificate',
  label: 'Certificate / evidence of property insurance (ACORD 24, 27, 28)',
  category: 'certificate',
  description:
    'ACORD 24 certificate of property insurance, ACORD 27 evidence of property insurance, ACORD 28 evidence of commercial property insurance.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: propertyCertificateSchema,
};
