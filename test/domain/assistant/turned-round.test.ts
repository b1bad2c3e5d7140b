import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const documentOf = (policyType: string, data: object): AssistantDocument => ({
  documentId: 'd1',
  title: 'The policy',
  fileName: null,
  policyType,
  result: { data: { namedInsureds: ['Ada Vale'], ...data }, citations: {}, fields: {} },
});
const ask = (question: string, document: AssistantDocument): string =>
  answerQuestion({ question, documents: [document] }).content;

const run = documentOf('loss_run', {
  policies: [
    { policyNumber: 'P-18', effectiveDate: '2018-01-01', expirationDate: '2019-01-01' },
    { policyNumber: 'P-19', effectiveDate: '2019-01-01', expirationDate: '2020-01-01', claimCount: 2 },
    { policyNumber: 'P-20', effectiveDate: '2020-01-01', expirationDate: '2021-01-01', claimCount: 1 },
    { policyNumber: 'P-21', effectiveDate: '2021-01-01', expirationDate: '2022-01-01' },
  ],
  claims: [
    { claimNumber: 'A1', policyNumber: 'P-19', status: 'closed', lossDate: '2019-02-03', closedDate: '2020-01-09' },
    { claimNumber: 'A2', policyNumber: 'P-19', status: 'closed', lossDate: '2019-09-03', closedDate: '2019-12-01' },
    { claimNumber: 'A3', policyNumber: 'P-20', status: 'closed', lossDate: '2020-03-04', closedDate: '2021-05-06' },
  ].map((claim, at) => ({ ...claim, reportedDate: '2020-03-05', incurred: { total: 9000 - 1000 * at } })),
});

const cars = documentOf('auto', {
  vehicles: [
    { number: 1, year: 2019, make: 'Honda', model: 'Fit', usage: 'Pleasure', premium: 300 },
    { number: 2, year: 2021, make: 'Mazda', model: 'Demio', usage: 'Commute', premium: 400 },
    { number: 3, year: 2022, make: 'Kia', model: 'Soul', usage: 'Pleasure', premium: 500 },
  ],
  drivers: [
    { name: 'Ada Vale', age: 61 },
    { name: 'Ben Vale', age: 22 },
  ],
  coverages: [
    { name: 'Rental car', vehicleNumber: 1, premium: 20 },
    { name: 'Rental car', vehicleNumber: 2, premium: 25 },
    { name: 'Collision', vehicleNumber: 3, deductible: 500, premium: 90 },
    { name: 'Road service', vehicleNumber: 3 },
  ],
});

const pets = documentOf('pet', {
  pets: [
    { name: 'Olive', species: 'dog', dateOfBirth: '2012-04-05' },
    { name: 'Juno', species: 'dog', dateOfBirth: '2009-10-11' },
    { name: 'Tofu', species: 'dog' },
    { name: 'Rex', species: 'dog', dateOfBirth: '2015-01-02' },
  ],
});

const home = documentOf('homeowners', {
  deductibles: [
    { peril: 'Wind and Hail', amount: 4900 },
    { peril: 'All Other Perils', amount: 500 },
  ],
  otherCoverages: [
    { name: 'Earthquake', limitText: 'Included' },
    { name: 'Home Equipment Breakdown', limit: 50_000 },
  ],
  discounts: [{ name: 'Loss Free', amount: 12 }],
});

const shop = documentOf('businessowners', {
  locations: [1, 2, 3].map((buildingNumber) => ({
    locationNumber: 1,
    buildingNumber,
    address: `${buildingNumber} Elm St`,
  })),
  additionalInterests: [
    { interest: 'Mortgagee', name: 'Union Trust' },
    { interest: 'Mortgagee', name: 'Valley Savings' },
    { interest: 'Loss payee', name: 'Prairie Leasing' },
  ],
});

describe('a question of what is not there', () => {
  it.each([
    'Which policies have no claims?',
    'Which policy terms had no losses?',
    'List the policy periods with no occurrences',
  ])('is answered by the records that have none: %s', (question) => {
    expect(ask(question, run)).toMatch(/2 of 4 policies:[^]*P-18[^]*P-21/);
    expect(ask(question, run)).not.toMatch(/P-19[,:]/);
  });

  it('is not answered by all of them where nothing tells which lack it', () => {
    expect(ask('Which optional coverages are not covered?', home)).not.toContain('meant');
  });

  it('shows which records come closest where none is as asked', () => {
    expect(ask('Is there a rental car coverage for the Kia?', cars)).toMatch(
      /No, none of 4 coverages\. The closest are:\s+- \*\*Rental car[^]*Rental car/,
    );
    expect(ask('Is there a rental car coverage for the Kia?', cars)).not.toMatch(/- \*\*(?:Collision|Road)/);
  });
});

describe('a question whether something changed, or of a list that is not there', () => {
  it.each([
    'Did the wind and hail deductible change?',
    'Did the all other perils deductible increase?',
    'Is there anyone named as additional interested party?',
    'Are there any mortgagees?',
  ])('is no yes because of other records: %s', (question) => {
    expect(ask(question, home)).not.toMatch(/\bYes\b/);
  });
});

describe('a record that is left out', () => {
  it.each([
    ['Is any car other than the Kia used for pleasure?', 'Honda'],
    ['Does any car besides the Honda have a rental car?', 'Mazda'],
  ])('proves nothing: %s', (question, other) => {
    const [left = ''] = /Kia|Honda/.exec(question) ?? [];
    expect(ask(question, cars)).toContain(other);
    expect(ask(question, cars)).not.toMatch(new RegExp(`- .*${left}|of 20.. ${left}`));
  });
});

describe('what belongs to something else', () => {
  it('is no premium of the car where the cost of a coverage of it is asked for', () => {
    for (const question of ["What does the Kia's roadside assistance cost?", 'How much is road service on the Kia?'])
      expect(ask(question, cars)).not.toMatch(/^(?:Probably|The premium)[^]*\$500/);
  });

  it('is no record with the number of another thing', () => {
    for (const question of ['Who is the mortgagee on building 3?', 'Who is the mortgagee of location 3?'])
      expect(ask(question, shop)).not.toMatch(/^(?!The doc)[^]*Prairie/);
  });

  it('is no age where a number is part of a code', () => {
    for (const question of ['Does any driver besides Ada need an SR-22?', 'Who needs an SR-22 filing?'])
      expect(ask(question, cars)).not.toMatch(/Yes|Ben Vale: \*\*age/);
  });
});

describe('a day after a verb', () => {
  it.each([
    ['List claims closed after 2019-12-31', /2 of 3 claims:[^]*A1[^]*A3/],
    ['Which claims were closed before 2020-03-01?', /2 of 3 claims:[^]*A1[^]*A2/],
  ])('is the one that the verb names: %s', (question, said) => {
    expect(ask(question, run)).toMatch(said);
  });
});

describe('the oldest and the most', () => {
  it('name the records that do not tell', () => {
    expect(ask('Who is the oldest pet?', pets)).toMatch(
      /^Earliest: .*\(Juno\)\. 3 pets were compared\. Not stated for Tofu/,
    );
    expect(ask('Which dog is the youngest?', pets)).toMatch(/\(Rex\)\. 3 pets were compared\. Not stated for Tofu/);
  });

  it('are of policies by how many claims they had', () => {
    for (const question of ['Which policy year had the most claims?', 'Which term had the most losses?'])
      expect(ask(question, run)).toMatch(/Highest claim count: \*\*2\*\* \(P-19\)/);
  });
});
