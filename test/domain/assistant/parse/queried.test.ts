import { describe, expect, it } from 'vitest';
import { readingsIn } from '../../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../../domain/assistant/documents.ts';
import { indexDocument } from '../../../../domain/assistant/index/index-document.ts';
import { queried } from '../../../../domain/assistant/parse/queried.ts';

const documentOf = (policyType: string, data: Record<string, unknown>): AssistantDocument => ({
  documentId: policyType,
  title: null,
  fileName: `${policyType}.pdf`,
  policyType,
  result: { data, citations: {}, fields: {} },
});

const claim = (claimNumber: string, own: Record<string, unknown>): Record<string, unknown> => ({ claimNumber, ...own });
const amounts = (paid: number, reserve: number): Record<string, unknown> => ({
  paid: { total: paid },
  reserve: { total: reserve },
  incurred: { total: paid + reserve },
});
const report = documentOf('loss_run', {
  namedInsureds: ['Harbor Roofing'],
  claims: [
    claim('C-1', { status: 'open', lossDate: '2019-02-03', cause: 'Fire', lossState: 'TX', ...amounts(0, 900) }),
    claim('C-2', { status: 'closed', lossDate: '2020-05-06', cause: 'Theft', lossState: 'VA', ...amounts(0, 0) }),
    claim('C-3', { status: 'closed', lossDate: '2021-07-08', cause: 'Wind', lossState: 'TX', ...amounts(24_000, 0) }),
    claim('C-4', {
      status: 'reopened',
      lossDate: '2022-09-10',
      cause: 'Theft',
      lossState: 'TX',
      ...amounts(7000, 2000),
    }),
    claim('C-5', { status: 'closed', lossDate: '2022-11-10', cause: 'Theft', lossState: 'VA', ...amounts(1000, 0) }),
  ],
});
const shop = documentOf('businessowners', {
  namedInsureds: ['Corner Bakery'],
  locations: [
    { locationNumber: 1, address: '1 Elm St, Salem, VA 24153', construction: 'Frame', yearBuilt: 1995 },
    { locationNumber: 2, address: '2 Oak St, Salem, VA 24153', construction: 'Joisted Masonry', yearBuilt: 2004 },
    { locationNumber: 3, address: '3 Ash St, Akron, OH 44301', construction: 'Joisted Masonry', yearBuilt: 1961 },
  ],
});

const cars = documentOf('auto', {
  namedInsureds: ['Dana Field'],
  vehicles: [
    { number: 1, year: 2012, make: 'Honda', model: 'Fit' },
    { number: 2, year: 2020, make: 'Kia', model: 'Soul' },
  ],
  coverages: [
    { name: 'Comprehensive', vehicleNumber: 1, deductible: 250, premium: 40 },
    { name: 'Collision', vehicleNumber: 1, deductible: 500, premium: 90 },
    { name: 'Comprehensive', vehicleNumber: 2, deductible: 1000, premium: 60 },
  ],
});
const terms = documentOf('loss_run', {
  namedInsureds: ['Harbor Roofing'],
  policies: [
    { policyNumber: 'P-1', effectiveDate: '2020-10-01', expirationDate: '2021-10-01' },
    { policyNumber: 'P-2', effectiveDate: '2021-10-01', expirationDate: '2022-10-01' },
  ],
  claims: [
    claim('C-1', { policyNumber: 'P-1', lossDate: '2021-02-03', status: 'closed', ...amounts(300, 0) }),
    claim('C-2', { policyNumber: 'P-2', lossDate: '2022-02-03', status: 'closed', ...amounts(400, 0) }),
    claim('C-3', { policyNumber: 'P-2', lossDate: '2022-05-06', status: 'closed', ...amounts(500, 0) }),
  ],
});

/** What the likeliest query comes to, its first sentence and the names and values that it tells. */
function ask(document: AssistantDocument, text: string): string {
  const [asked] = readingsIn({ text, history: [], documents: [indexDocument(document)] });
  const draft = asked && queried(asked, [])?.draft;
  const told = draft?.findings.map(({ about, label, value }) => [about, label, value].join(' ').trim()) ?? [];
  return [draft?.lead, ...told].join(' | ');
}

describe('a query over the records of a document', () => {
  it('counts what is not of a value that the question excepts', () => {
    expect(ask(report, 'How many claims other than theft are there?')).toMatch(/^\*\*2\*\* claims \(of 5\)/);
    expect(ask(report, 'How many theft claims are there?')).toMatch(/^\*\*3\*\* claims \(of 5\)/);
  });

  it('holds several conditions together: a value, a bound and a year', () => {
    expect(ask(report, 'How many theft claims over 5,000 incurred since 2021?')).toMatch(/^\*\*1\*\* claim/);
    const listed = ask(report, 'Which claims are between 5k and 25k total incurred?');
    expect(listed).toContain('C-3');
    expect(listed).toContain('C-4');
    expect(listed).not.toContain('C-5');
  });

  it('adds up and averages what is left', () => {
    expect(ask(report, 'total paid on theft claims')).toContain('**$8,000**');
    expect(ask(report, 'average incurred per closed claim')).toContain('**$8,333.33**');
  });

  it('takes the difference of two values of a field', () => {
    expect(ask(report, 'how many more claims did they have in 2022 than in 2019')).toContain('Difference: **1**');
  });

  it('groups records by a field that they share', () => {
    expect(ask(report, 'which cause comes up the most?')).toMatch(/cause \*\*Theft\*\*/);
  });

  it('says whether some record is as asked, and which', () => {
    expect(ask(report, 'any claims out of VA over 500 incurred?')).toMatch(/^Yes, 1 of 5 claims:.*C-5/);
    expect(ask(report, 'were there any wind claims after 2021?')).toMatch(
      /^No, none of 5 claims\. The closest are:.*C-3/,
    );
  });

  it('tells records by when they were made and what they are not', () => {
    const listed = ask(shop, 'list the buildings put up after 1990 that are not frame');
    expect(listed).toContain('2 Oak St');
    expect(listed).not.toMatch(/Elm|Ash/);
  });

  it('tells records by what those say that they belong to', () => {
    const told = ask(cars, 'comp deductible on the Honda');
    expect(told).toContain('$250');
    expect(told).not.toMatch(/500|1,000/);
    expect(ask(cars, 'total premium of the coverages on the Honda')).toContain('**$130**');
    expect(ask(terms, 'average incurred per claim in the term beginning 10/1/2021')).toContain('**$450**');
  });

  it.each(['list the discounts', 'How many drivers are there?', 'How many unicorns?'])(
    'tells no records of another list than the one that is asked for: %s',
    (question) => expect(ask(shop, question)).toBe(''),
  );

  it('is of each status that is named', () => {
    expect(ask(report, 'How many claims are open or reopened?')).toMatch(/^\*\*2\*\* claims/);
    expect(ask(report, 'How many claims were reopened?')).toMatch(/^\*\*1\*\* claim/);
  });

  it('is of the states that addresses are in, by their names', () => {
    expect(ask(shop, 'How many buildings are in Virginia?')).toMatch(/^\*\*2\*\*/);
  });
});
