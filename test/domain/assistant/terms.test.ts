import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { lossRun, typedDocument } from './library.ts';

const policy = (year: number, incurred: number) => ({
  policyNumber: `GL-${year}`,
  effectiveDate: `${year}-09-15`,
  expirationDate: `${year + 1}-09-15`,
  incurred: { total: incurred },
});
const claim = (claimNumber: string, year: number, lossDate: string) => ({
  claimNumber,
  policyNumber: `GL-${year}`,
  lossDate,
  incurred: { total: 1000 },
});
const report = lossRun('d1', 'Harbor', {
  policies: [policy(2018, 1000), policy(2019, 2000), policy(2020, 9000)],
  claims: [
    claim('A1', 2018, '2019-02-03'),
    claim('A2', 2019, '2019-11-09'),
    claim('A3', 2019, '2020-05-06'),
    claim('A4', 2020, '2020-12-24'),
  ],
});
const ask = (question: string, ...documents: AssistantDocument[]): string =>
  answerQuestion({ question, documents: documents.length > 0 ? documents : [report] }).content;

describe('a term of a report', () => {
  it.each([
    'How many claims did they have in the 2019-2020 term?',
    'how many claims in 2019-20',
    'number of claims 2019/20',
  ])('has the claims of its policy and no others: %s', (question) => {
    expect(ask(question)).toMatch(/\*\*2\*\* claims \(of 4\)[^]*A2[^]*A3/);
  });

  it('costs what its policy prints', () => {
    expect(ask('total incurred for the 2020 policy term')).toContain('**$9,000**');
  });

  it('is the worst, with the one after it', () => {
    const content = ask('What is the incurred gap between the worst policy term and the second worst?');
    expect(content).toContain('**$9,000**');
    expect(content).toContain('Difference: **$7,000**');
  });

  it('is no years of a calendar', () => {
    expect(ask('How many claims happened between 2019 and 2020?')).toMatch(/\*\*4\*\* claims/);
  });
});

describe('a printed total', () => {
  it('that is less than its claims is not the total', () => {
    const data = { grandTotals: { incurred: { total: 500 } }, claims: [claim('A1', 2019, '2019-11-09')] };
    const content = ask('What is the total incurred?', lossRun('d2', 'Ridgeline', data));
    expect(content).toContain('**$1,000**');
  });
});

const renters = (id: string, insured: string, data: object): AssistantDocument => ({
  documentId: id,
  title: `${insured} policy`,
  fileName: null,
  policyType: 'homeowners',
  result: { data: { namedInsureds: [insured], ...data }, citations: {}, fields: {} },
});

describe('the dearest and the cheapest', () => {
  it('are told with their distance', () => {
    const otherCoverages = [
      { name: 'Earthquake', premium: 52 },
      { name: 'Pet Damage', premium: 17 },
      { name: 'Identity Theft', premium: 19 },
    ];
    const content = ask(
      'Which add-on is the most expensive and how much more is it than the cheapest one?',
      renters('d1', 'Marchetti', { otherCoverages }),
    );
    expect(content).toContain('Earthquake');
    expect(content).toContain('Difference: **$35**');
  });
});

describe('ages', () => {
  it('are compared by the years of building', () => {
    const houses = [renters('d1', 'Goldblatt', { yearBuilt: 1962 }), renters('d2', 'Schumacher', { yearBuilt: 1966 })];
    expect(ask('whose house is older, goldblatt or schumacher', ...houses)).toContain('1962');
  });
});

describe('a table whose values were not read', () => {
  const letter = typedDocument({
    title: 'Letter',
    art: `
Schedule of collector vehicles

Vehicle                     Agreed value     Premium
1. 1926 Dodge Touring       $16,000          $75.10
2. 1963 Microbus            $26,500          $178.16
3. 1936 Cord Westchester    $24,500          $84.41
`,
  });
  it('is added up by its columns', () => {
    expect(ask('Add up the agreed values', letter)).toContain('together **$67,000** (3)');
  });
});

describe('what was and what is', () => {
  const renewal = typedDocument({
    title: 'Renewal',
    art: `
                  EXPIRING TERM     RENEWAL TERM
ANNUAL PREMIUM    $ 2,409.43        $ 2,624.38
`,
  });
  it('are compared where a line prints both', () => {
    expect(ask('How much more is the premium this year than last year?', renewal)).toContain('difference **$214.95**');
  });
});
