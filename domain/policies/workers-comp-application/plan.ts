import { definePlan } from '../../extraction/plan.ts';
import { ENTITY_TICKS, HEADINGS, headWords, OTHER_CAPTIONS } from '../application-vocabulary.ts';
import { workersCompApplicationSchema } from './schema.ts';
import { applicantWords, columnWords } from './vocabulary.ts';

/** A number, or the letters of a customer's name. */
const CUSTOMER = /\d|^[A-Z]{4,}$/;
const PHONE = /(?:\d\D*){7}/;

/** How workers compensation applications are read: ACORD 130, its state versions, and house forms. */
export const workersCompApplicationPlan = definePlan(workersCompApplicationSchema, {
  form: { captions: OTHER_CAPTIONS, headings: Object.values(HEADINGS).join(';'), dated: 'applicationDate' },
  organisations: true,
  blocks: {
    insured: {
      captions: applicantWords.namedInsureds.usual,
      isTold: true,
      completes: true,
      fields: { names: 'namedInsureds', address: 'mailingAddress' },
    },
    agency: {
      captions: headWords.agencyName.usual,
      isLetterhead: true,
      completes: true,
      fields: { name: 'agencyName', address: 'agencyAddress', contact: 'producerName' },
    },
  },
  scalars: {
    formNumber: { kind: 'edition' },
    applicationDate: { kind: 'date', words: headWords.applicationDate },
    agencyName: { kind: 'name', words: headWords.agencyName },
    agencyAddress: { kind: 'address', within: 'agencyName', words: headWords.agencyAddress },
    agencyCustomerId: { kind: 'id', pattern: CUSTOMER, within: 'agencyName', words: headWords.agencyCustomerId },
    producerName: { kind: 'name', words: applicantWords.producerName },
    carrierName: { kind: 'name', words: headWords.carrierName },
    underwriterName: { kind: 'name', words: applicantWords.underwriterName },
    namedInsureds: { kind: 'names', words: applicantWords.namedInsureds },
    mailingAddress: { kind: 'address', within: 'namedInsureds', words: applicantWords.mailingAddress },
    entityType: { kind: 'label', values: ENTITY_TICKS, words: applicantWords.entityType },
    fein: { kind: 'id', words: headWords.fein },
    ncciRiskId: { kind: 'id', words: applicantWords.ncciRiskId },
    sicCode: { kind: 'id', words: headWords.sicCode },
    naicsCode: { kind: 'id', words: headWords.naicsCode },
    yearsInBusiness: { kind: 'int', most: 300, words: applicantWords.yearsInBusiness },
    phone: { kind: 'id', pattern: PHONE, within: 'namedInsureds', words: applicantWords.phone },
    email: { kind: 'label', pattern: /@/, within: 'namedInsureds', words: applicantWords.email },
    effectiveDate: { kind: 'date', words: headWords.effectiveDate },
    expirationDate: { kind: 'date', beside: 'effectiveDate', words: headWords.expirationDate },
    coveredStates: { kind: 'states', words: applicantWords.coveredStates },
    otherStates: { kind: 'states', words: applicantWords.otherStates },
    eachAccidentLimit: {
      kind: 'money',
      series: { place: 0, of: 3 },
      near: 'each accident; per accident; bodily injury by accident; bi by accident; by accident; accident limit',
      words: applicantWords.eachAccidentLimit,
    },
    diseasePolicyLimit: {
      kind: 'money',
      series: { place: 1, of: 3 },
      near: 'policy limit; disease policy; disease policy limit; disease aggregate; by disease policy',
      words: applicantWords.diseasePolicyLimit,
    },
    diseaseEachEmployeeLimit: {
      kind: 'money',
      series: { place: 2, of: 3 },
      near: 'each employee; per employee; disease each employee; ea employee; disease employee',
      words: applicantWords.diseaseEachEmployeeLimit,
    },
    estimatedAnnualPremium: { kind: 'money', words: applicantWords.estimatedAnnualPremium },
    minimumPremium: { kind: 'money', words: applicantWords.minimumPremium },
    depositPremium: { kind: 'money', words: applicantWords.depositPremium },
    experienceModification: { kind: 'factor', least: 0.1, most: 9.99, words: applicantWords.experienceModification },
  },
  records: {
    locations: {
      role: 'rows',
      starts: [['address']],
      unique: ['locationNumber', 'address'],
      fields: {
        locationNumber: { kind: 'int', least: 1, most: 999, words: columnWords.locationNumber },
        address: { kind: 'address', words: columnWords.locationAddress },
      },
    },
    classifications: {
      role: 'rows',
      key: 'classCode',
      starts: [
        ['classCode', 'payroll'],
        ['classCode', 'description'],
        ['classCode', 'rate'],
        ['classCode', 'premium'],
        ['description', 'payroll'],
      ],
      wraps: 'description',
      headed: ['state'],
      fields: {
        state: { kind: 'state', words: columnWords.state },
        locationNumber: { kind: 'int', least: 1, most: 999, words: columnWords.locationNumber },
        classCode: { kind: 'id', pattern: /^\d{3,4}(?:[ -]?[A-Z0-9]{1,2})?$/, words: columnWords.classCode },
        description: { kind: 'text', most: 240, pattern: /\p{L}{3}/u, words: columnWords.description },
        fullTimeEmployees: { kind: 'int', words: columnWords.fullTime },
        partTimeEmployees: { kind: 'int', words: columnWords.partTime },
        payroll: { kind: 'money', words: columnWords.payroll },
        rate: { kind: 'factor', words: columnWords.rate },
        premium: { kind: 'money', words: columnWords.premium },
      },
    },
    individuals: {
      role: 'rows',
      starts: [
        ['name', 'title'],
        ['name', 'ownershipPercent'],
        ['name', 'dateOfBirth'],
        ['name', 'included'],
      ],
      fields: {
        name: { kind: 'name', words: columnWords.name },
        state: { kind: 'state', words: columnWords.state },
        locationNumber: { kind: 'int', least: 1, most: 999, words: columnWords.locationNumber },
        dateOfBirth: { kind: 'date', words: columnWords.dateOfBirth },
        title: { kind: 'label', words: columnWords.title },
        ownershipPercent: { kind: 'percent', words: columnWords.ownership },
        included: {
          kind: 'choice',
          choices: {
            included: 'i; inc; incl; include; included; yes; y; in',
            excluded: 'e; exc; excl; exclude; excluded; no; n; out',
          },
          words: columnWords.included,
        },
        classCode: { kind: 'id', pattern: /^\d{3,4}/, words: columnWords.classCode },
        payroll: { kind: 'money', words: columnWords.payroll },
      },
    },
    priorCarriers: {
      role: 'rows',
      starts: [
        ['carrierName', 'policyNumber'],
        ['carrierName', 'year'],
        ['policyNumber', 'year'],
        ['year', 'premium'],
        ['policyNumber', 'premium'],
        ['carrierName', 'premium'],
      ],
      fields: {
        year: { kind: 'year', least: 1950, most: 2099, words: columnWords.year },
        carrierName: { kind: 'name', words: columnWords.carrierName },
        policyNumber: { kind: 'id', words: columnWords.policyNumber },
        premium: { kind: 'money', words: columnWords.annualPremium },
        experienceModification: { kind: 'factor', words: columnWords.mod },
        claimCount: { kind: 'int', words: columnWords.claims },
        amountPaid: { kind: 'money', words: columnWords.paid },
        reserve: { kind: 'money', words: columnWords.reserve },
      },
    },
  },
});
