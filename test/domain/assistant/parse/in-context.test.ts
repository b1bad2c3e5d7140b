import { describe, expect, it } from 'vitest';
import { answerQuestion, readingsIn } from '../../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../../domain/assistant/documents.ts';
import { indexDocument } from '../../../../domain/assistant/index/index-document.ts';
import { queried } from '../../../../domain/assistant/parse/queried.ts';

const claim = (claimNumber: string, own: Record<string, unknown>): Record<string, unknown> => ({ claimNumber, ...own });
const report: AssistantDocument = {
  documentId: 'report',
  title: null,
  fileName: 'report.pdf',
  policyType: 'loss_run',
  result: {
    data: {
      namedInsureds: ['Harbor Roofing'],
      claims: [
        claim('C-1', {
          status: 'open',
          lossDate: '2019-02-03',
          cause: 'Fire',
          adjusterName: 'Ann Reed',
          paid: { total: 900 },
        }),
        claim('C-2', {
          status: 'closed',
          lossDate: '2020-05-06',
          cause: 'Theft',
          adjusterName: 'Lee Gray',
          paid: { total: 0 },
        }),
        claim('C-3', {
          status: 'closed',
          lossDate: '2021-07-08',
          cause: 'Wind',
          adjusterName: 'Joe Park',
          paid: { total: 24_000 },
        }),
        claim('C-4', {
          status: 'open',
          lossDate: '2022-09-10',
          cause: 'Theft',
          adjusterName: 'Ann Reed',
          paid: { total: 7000 },
        }),
        claim('C-5', {
          status: 'closed',
          lossDate: '2022-11-10',
          cause: 'Theft',
          adjusterName: 'Lee Gray',
          paid: { total: 1000 },
        }),
      ],
    },
    citations: {},
    fields: {},
  },
};

/** What the likeliest query of the last question comes to. */
function ask(...questions: string[]): string {
  const history = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  const [asked] = readingsIn({ text: questions.at(-1) ?? '', history, documents: [indexDocument(report)] });
  const draft = asked && queried(asked, [])?.draft;
  const told = draft?.findings.map(({ about, label, value }) => [about, label, value].join(' ').trim()) ?? [];
  return [draft?.lead, ...told].join(' | ');
}

describe('a question that goes on', () => {
  it('is asked of the records that were meant before', () => {
    expect(ask('How many theft claims are there?', 'And how many of those are closed?')).toMatch(/^\*\*2\*\*/);
    expect(ask('How many theft claims are there?', 'how many of them since 2022?')).toMatch(/^\*\*2\*\*/);
  });

  it('puts a value in place of another one of the same field', () => {
    expect(ask('How many theft claims are there?', 'and wind?')).toMatch(/^\*\*1\*\* claim/);
  });

  it('asks another field of the record that was told', () => {
    expect(ask('Which claim has the highest paid total?', 'who is the adjuster on that one?')).toContain('Joe Park');
  });

  it('computes something else over the same records', () => {
    expect(ask('How many theft claims are there?', 'what was paid on them in total?')).toMatch(/\*\*\$8,000\*\* \(3/);
  });

  it('goes on over several turns', () => {
    const turns = [
      'How many theft claims are there?',
      'how many of those are closed?',
      'and how much was paid on them in total?',
    ];
    expect(ask(...turns)).toMatch(/\*\*\$1,000\*\* \(2/);
  });

  it('is about the one that was told, where it points at one', () => {
    const turns = ['How many theft claims are there?', 'which one has the highest paid total?', 'who handles it?'];
    expect(ask(...turns)).toMatch(/^ \| claim C-4 .*Ann Reed$/);
    const history = turns.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
    const { content } = answerQuestion({ question: 'who handles it?', history, documents: [report] });
    expect(content).not.toMatch(/^Probably meant:\s+\d of 5 claims/);
  });
});
