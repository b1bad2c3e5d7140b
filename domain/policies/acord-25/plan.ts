import { definePlan } from '../../extraction/plan.ts';
import {
  CERTIFICATE_DATE,
  COMPANY,
  COMPANY_COLUMN,
  CONTACT,
  HEADINGS,
  HOLDER,
  INSURED,
  INSURER_NOUNS,
  OTHER_CAPTIONS,
  POLICY_TERM,
  PRODUCER,
  TABLE_ENDS,
} from '../certificate-vocabulary.ts';
import { acord25Schema } from './schema.ts';
import { LIMITS_HEADING, OPERATIONS, policyWords, TITLES } from './vocabulary.ts';

/** How certificates of liability insurance are read: ACORD 25 of all editions, and those of houses. */
export const acord25Plan = definePlan(acord25Schema, {
  organisations: true,
  form: { captions: OTHER_CAPTIONS, headings: HEADINGS, dated: 'certificateDate' },
  blocks: {
    producer: {
      captions: PRODUCER,
      isLetterhead: true,
      fields: {
        name: 'producerName',
        address: 'producerAddress',
        contact: 'contactName',
        phone: 'contactPhone',
        email: 'contactEmail',
      },
    },
    insured: { captions: INSURED, isTold: true, fields: { names: 'namedInsureds', address: 'mailingAddress' } },
    holder: { captions: HOLDER, fields: { name: 'certificateHolderName', address: 'certificateHolderAddress' } },
    operations: { captions: OPERATIONS, fields: { text: 'descriptionOfOperations' } },
  },
  scalars: {
    certificateDate: { kind: 'date', words: { usual: CERTIFICATE_DATE } },
    certificateNumber: {
      kind: 'id',
      words: { usual: '(certificate|cert) (number|no|id|num) [s]; certificate reference; reference (no|number)' },
    },
    contactName: { kind: 'name', words: { usual: CONTACT.contactName } },
    contactPhone: { kind: 'id', words: { usual: CONTACT.contactPhone } },
    contactEmail: { kind: 'label', words: { usual: CONTACT.contactEmail } },
  },
  records: {
    insurers: {
      role: 'insurers',
      letter: 'letter',
      name: 'name',
      naic: 'naicCode',
      nouns: INSURER_NOUNS,
      captions: COMPANY,
    },
    policies: {
      role: 'policies',
      title: 'coverageType',
      titles: TITLES,
      number: 'policyNumber',
      letter: 'insurerLetter',
      limits: { list: 'limits', heading: LIMITS_HEADING, name: 'name', amount: 'amount', text: 'text' },
      ends: TABLE_ENDS,
      companies: COMPANY_COLUMN,
      term: POLICY_TERM,
      fields: {
        insurerLetter: { kind: 'id', pattern: /^[A-H](?:[,/ ]+[A-H])*$/, words: policyWords.insurerLetter },
        coverageType: { kind: 'label', words: policyWords.coverageType },
        policyNumber: { kind: 'id', words: policyWords.policyNumber },
        effectiveDate: { kind: 'date', words: policyWords.effectiveDate },
        expirationDate: { kind: 'date', words: policyWords.expirationDate },
        additionalInsured: { kind: 'mark', words: policyWords.additionalInsured },
        subrogationWaived: { kind: 'mark', words: policyWords.subrogationWaived },
        coverageForm: {
          kind: 'choice',
          choices: {
            occurrence: '(occur|occ|occurrence) [form|basis|coverage]; per occurrence',
            claims_made: 'claims made [form|basis|coverage]',
          },
        },
        aggregateAppliesPer: {
          kind: 'choice',
          choices: {
            policy: '[agg|aggregate] [limit] [applies] [per] policy',
            project: '[agg|aggregate] [limit] [applies] [per] (project|pro ject|proj|pro)',
            location: '[agg|aggregate] [limit] [applies] [per] (location|loc)',
          },
        },
        autosCovered: {
          kind: 'choices',
          choices: {
            any: 'any auto [s]; any autos',
            owned:
              '[all] owned [autos|auto] [only]; owned autos private pass; all owned autos; owned autos other than private passenger',
            scheduled: 'scheduled [autos|auto] [only]',
            hired: 'hired [autos|auto] [only]',
            non_owned: '(non owned|nonowned) [autos|auto] [only]',
          },
        },
      },
    },
  },
});
