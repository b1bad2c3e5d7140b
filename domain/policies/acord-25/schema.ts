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
import {
  address,
  bool,
  date,
  id,
  label,
  letter,
  listOf,
  money,
  name,
  oneOf,
  record,
  recordsOf,
  text,
} from '../schema.ts';

export const acord25Schema = record({
  certificateDate: date('Date of the certificate.', { core: true }),
  certificateNumber: id('Certificate number.'),
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
    'Rows of the coverage grid that carry a policy number, a date or a limit.',
    {
      insurerLetter: letter('Insurer letter.'),
      coverageType: label('Printed row title, or the ticked alternative ("Umbrella Liab").'),
      policyNumber: id('Policy number.'),
      effectiveDate: date('Policy eff.'),
      expirationDate: date('Policy exp.'),
      coverageForm: oneOf(['occurrence', 'claims_made'], 'Occurrence or claims-made box.'),
      aggregateAppliesPer: oneOf(['policy', 'project', 'location'], 'General aggregate applies per.'),
      autosCovered: listOf('enum', 'Ticked auto boxes.', {
        values: ['any', 'owned', 'scheduled', 'hired', 'non_owned'],
      }),
      additionalInsured: bool('ADDL INSD ticked.'),
      subrogationWaived: bool('SUBR WVD ticked.'),
      limits: recordsOf(['name'], 'Limits that carry a value.', {
        name: label('Printed limit name.'),
        amount: money('Dollar amount.'),
        text: text('Value in words when it is not one amount.'),
      }),
    },
    { core: true },
  ),
  descriptionOfOperations: text('Description of operations / locations / vehicles.'),
  certificateHolderName: name('Certificate holder.', { core: true }),
  certificateHolderAddress: address('Address of the holder.'),
});

/** ACORD 25: insurers, policies and limits by line, certificate holder. All editions. */
export const acord25: PolicyDescription = {
  id: 'acord_25',
  label: 'ACORD 25 certificate of liability insurance',
  category: 'certificate',
  description: 'ACORD 25: insurers, policies and limits by line, certificate holder. All editions.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: acord25Schema,
};
