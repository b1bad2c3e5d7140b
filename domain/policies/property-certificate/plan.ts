import { definePlan } from '../../extraction/plan.ts';
import {
  CERTIFICATE_DATE,
  COMPANY,
  COMPANY_COLUMN,
  CONTACT,
  HEADINGS,
  INSURED,
  INSURER_NOUNS,
  OTHER_CAPTIONS,
  POLICY_TERM,
  PRODUCER,
  TABLE_ENDS,
} from '../certificate-vocabulary.ts';
import { propertyCertificateSchema } from './schema.ts';
import {
  coverageTopics,
  INTEREST_KINDS,
  INTERESTS,
  LIMITS_HEADING,
  policyWords,
  PROPERTY,
  REMARKS,
  TITLES,
} from './vocabulary.ts';

/** How certificates and evidences of property insurance are read: ACORD 24, 27, 28 and those of houses. */
export const propertyCertificatePlan = definePlan(propertyCertificateSchema, {
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
    property: { captions: PROPERTY, fields: { text: 'propertyDescription' } },
    remarks: { captions: REMARKS, fields: { text: 'remarks' } },
  },
  scalars: {
    formNumber: { kind: 'edition' },
    certificateDate: { kind: 'date', words: { usual: CERTIFICATE_DATE } },
    certificateNumber: {
      kind: 'id',
      words: { usual: '(certificate|cert|evidence) (number|no|id|num) [s]; certificate reference' },
    },
    contactName: { kind: 'name', words: { usual: CONTACT.contactName } },
    contactPhone: { kind: 'id', words: { usual: CONTACT.contactPhone } },
    contactEmail: { kind: 'label', words: { usual: CONTACT.contactEmail } },
    perilsInsured: {
      kind: 'choice',
      words: {
        usual:
          '(perils|causes of loss|perils insured|covered perils) [insured|form]; cause of loss; form of coverage; causes of loss form',
      },
      choices: {
        basic: 'basic [form]',
        broad: 'broad [form]',
        special: 'special [form]; all risk; special form including theft',
      },
    },
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
      limits: {
        list: 'coverages',
        heading: LIMITS_HEADING,
        name: 'name',
        amount: 'limit',
        text: 'limitText',
        isApart: true,
      },
      ends: TABLE_ENDS,
      companies: COMPANY_COLUMN,
      term: POLICY_TERM,
      deductible: {
        heading: '[policy] (deductible|deductibles|ded|retention)',
        amount: 'deductible',
        text: 'deductibleText',
      },
      fields: {
        insurerLetter: { kind: 'id', pattern: /^[A-H](?:[,/ ]+[A-H])*$/, words: policyWords.insurerLetter },
        coverageType: { kind: 'label', words: policyWords.coverageType },
        policyNumber: { kind: 'id', words: policyWords.policyNumber },
        effectiveDate: { kind: 'date', words: policyWords.effectiveDate },
        expirationDate: { kind: 'date', words: policyWords.expirationDate },
      },
    },
    coverages: {
      role: 'coverage',
      name: 'name',
      topics: coverageTopics,
      open: true,
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', deductibleText: 'deductibleText' },
    },
    additionalInterests: {
      role: 'party',
      name: 'name',
      fields: {
        loanNumber: {
          kind: 'id',
          words: {
            usual:
              '[mortgage] loan [number|no|account] [s]; loan number; loan no; loan account number; loan reference; account number',
          },
        },
      },
      blocks: { captions: INTERESTS, kinds: INTEREST_KINDS },
    },
  },
});
