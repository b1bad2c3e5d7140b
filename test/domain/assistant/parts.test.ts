import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { lossRun, typedDocument } from './library.ts';

const claim = (claimNumber: string, lossDate: string, status: string, incurred: number) => ({
  claimNumber,
  lossDate,
  status,
  incurred: { total: incurred },
});
const harbor = lossRun('d1', 'Harbor Freight Lines', {
  claims: [
    claim('A1', '2021-03-04', 'open', 900),
    claim('A2', '2021-08-09', 'closed', 100),
    claim('A3', '2022-05-06', 'closed', 4000),
  ],
});
const summit = lossRun('d2', 'Summit Roofing', {
  claims: [
    claim('B1', '2021-01-02', 'open', 700),
    claim('B2', '2022-02-03', 'open', 6000),
    claim('B3', '2022-07-08', 'closed', 50),
    claim('B4', '2022-09-10', 'open', 20),
  ],
});
const ask = (question: string, documents: readonly AssistantDocument[], history: string[] = []): string =>
  answerQuestion({
    question,
    documents,
    history: history.map((content) => ({ role: 'user', content })),
  }).content;

describe('records of several documents or years stand apart', () => {
  it.each(['Who has more open claims?', 'which of the two has the most open claims'])(
    'by how many each document has: %s',
    (question) => {
      const said = ask(question, [harbor, summit]);
      expect(said).toMatch(/Highest open claims: \*\*3\*\* \([^)]*Summit/);
      expect(said).toContain('**1 open claim**');
    },
  );

  it('by how many each year has', () => {
    const said = ask('How many claims per year?', [harbor]);
    expect(said).toMatch(/2021: \*\*2 claims\*\*[^]*2022: \*\*1 claim\*\*/);
  });

  it('by what each year cost', () => {
    expect(ask('total incurred by year', [harbor])).toMatch(/2021[^]*\*\*\$1,000\*\*[^]*2022[^]*\*\*\$4,000\*\*/);
  });

  it('by the largest of each', () => {
    const said = ask('Whose largest claim is bigger, that of Harbor or of Summit, by incurred?', [harbor, summit]);
    expect(said).toMatch(/Highest incurred: \*\*\$6,000\*\*[^]*B2[^]*Difference: \*\*\$2,000\*\*/);
  });
});

describe('a comparison', () => {
  it('is of both documents where an earlier question named the other', () => {
    const said = ask(
      'How does this compare with the total incurred of Summit?',
      [harbor, summit],
      ['What is the total incurred of Harbor?'],
    );
    expect(said).toMatch(/Highest total incurred: \*\*\$6,770\*\* \(Summit[^]*Difference: \*\*\$1,770\*\*/);
  });

  it('is with the document that alone prints a word of the question', () => {
    const page = (documentId: string, insured: string, total: string): AssistantDocument =>
      typedDocument({
        documentId,
        title: documentId,
        policyType: 'renters',
        art: `Named Insured: ${insured}\n\nTotal Policy Premium: ${total}`,
      });
    const policies = [page('d1', 'ROSA DELGADO', '$300.00'), page('d2', 'OMAR HADDAD', '$420.00')];
    expect(ask('total premium, delgado vs haddad: who pays more', policies)).toContain('**$120**');
  });
});

describe('amounts of records', () => {
  it('are those of their kinds where a total of nothing was read', () => {
    const misread = { claimNumber: 'C1', status: 'open', incurred: { loss: 200, medical: 300, total: 0 } };
    expect(ask('total incurred of the open claims', [lossRun('d3', 'Cove', { claims: [misread] })])).toContain('$500');
  });

  it('are those of the term whose first and last day a question says', () => {
    const policy = (year: number) => ({
      policyNumber: `WC-${year}`,
      effectiveDate: `${year}-02-01`,
      expirationDate: `${year + 1}-02-01`,
    });
    const report = lossRun('d4', 'Cove', {
      policies: [policy(2010), policy(2011)],
      claims: [
        { ...claim('D1', '2011-01-09', 'closed', 10), policyNumber: 'WC-2010' },
        { ...claim('D2', '2011-05-09', 'closed', 20), policyNumber: 'WC-2011' },
      ],
    });
    expect(ask('total incurred of the claims in the 02/01/2010 - 02/01/2011 term', [report])).toMatch(/\$10\b/);
  });
});

describe('employees', () => {
  it('are counted over all records', () => {
    const application: AssistantDocument = {
      ...lossRun('d5', 'Cove', {}),
      policyType: 'workers_comp_application',
      result: {
        data: {
          classifications: [
            { classCode: '8810', description: 'Clerical', fullTimeEmployees: 3, partTimeEmployees: 1 },
            { classCode: '5645', description: 'Carpentry', fullTimeEmployees: 6, partTimeEmployees: 2 },
          ],
        },
        citations: {},
        fields: {},
      },
    };
    expect(ask('How many employees are there?', [application])).toContain('Together **12**');
  });
});
