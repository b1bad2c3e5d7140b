import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { compareDocuments } from '../../../domain/assistant/compare.ts';
import { columnsPerVehicle } from '../../fixtures/declarations/auto.ts';
import { lossRun, typedDocument } from './library.ts';

const renewed = columnsPerVehicle
  .replace('PA 0012345 07', 'PA 0012345 08')
  .replace('03/15/2024 to 09/15/2024', '09/15/2024 to 03/15/2025')
  .replace(
    '2      2015   FORD     F150 XLT       1FTEW1EP5FFA12345',
    '2      2023   MAZDA    CX-5           JM3KFBCM5P0123456',
  )
  .replace('$1,000 Deductible', '$500 Deductible  ')
  .replace('$887.00', '$931.00');

const before = typedDocument({ art: columnsPerVehicle, policyType: 'auto', title: 'Old' });
const after = typedDocument({ art: renewed, policyType: 'auto', title: 'New', documentId: 'd2' });

describe('two policies compared', () => {
  const { rows, content, citations } = compareDocuments(before, after);

  it('are matched by what their records are, so that a vehicle is dropped and another one added', () => {
    const vehicles = rows.filter(
      ({ group, change }) => group === 'Vehicles' && change !== 'same' && change !== 'changed',
    );
    expect(vehicles.map(({ what, change }) => [what, change])).toEqual([
      ['2015 FORD F150 XLT', 'dropped'],
      ['2023 MAZDA CX-5', 'added'],
    ]);
  });

  it('tell what changed, by how much, with a citation on both sides', () => {
    const premium = rows.find(({ what }) => what === 'total premium');
    expect(premium).toMatchObject({ group: 'Premium', change: 'changed', difference: '+$44 (+5%)' });
    const [left, right] = [premium?.before, premium?.after].map((side) => citations[(side?.citations[0] ?? 0) - 1]);
    expect([left?.documentId, right?.documentId]).toEqual(['d1', 'd2']);
    expect(rows).toContainEqual(
      expect.objectContaining({ what: 'Collision, 2019 HONDA CR-V EX, deductible', difference: '-$500 (-50%)' }),
    );
  });

  it('are a Markdown table', () => {
    expect(content).toMatch(/^\| Total premium \| \$887 \[\d+\] \| \$931 \[\d+\] \| \+\$44 \(\+5%\) \|$/m);
  });

  it('are put in order of time, whatever the order in which they were given', () => {
    const answer = answerQuestion({ question: 'Compare the two policies', documents: [after, before] });
    expect(answer.content).toMatch(/\| \| Old .*\| New /);
  });

  it('are compared in part where the question asks for a part', () => {
    const answer = answerQuestion({ question: 'Did the premium go up?', documents: [before, after] });
    expect(answer.content).toContain('Difference: **$44**');
    expect(answer.content).not.toContain('MAZDA');
    expect(answerQuestion({ question: 'Was flood coverage added?', documents: [before, after] }).found).toBe(false);
  });
});

describe('two long reports compared', () => {
  /** How often a report's claim numbers are read while it is compared with one whose claims are all others. */
  function readsOf(count: number): number {
    let reads = 0;
    const report = (documentId: string) => {
      const claims = Array.from({ length: count }, (_, at) => ({
        get claimNumber() {
          reads += 1;
          return `${documentId}-${at}`;
        },
        status: 'open',
      }));
      return lossRun(documentId, documentId, { claims });
    };
    expect(compareDocuments(report('a'), report('b')).rows).toHaveLength(2 * count + 1);
    return reads;
  }

  it('take work that grows with their records, not with the pairs of them', () => {
    expect(readsOf(200)).toBeLessThan(2.5 * readsOf(100));
  });
});

describe('one field of several documents', () => {
  const ask = (question: string): string => answerQuestion({ question, documents: [before, after] }).content;

  it.each([
    ['What is the total premium of both policies together?', 'In total: **$1,818**.'],
    ['Which policy has the lowest total premium?', 'Lowest total premium: **$887** (Old'],
    ['By how much do the total premiums differ?', 'Difference: **$44**.'],
  ])('is added, ranked and subtracted: %s', (question, said) => {
    expect(ask(question)).toContain(said);
  });

  it('is not added where one of the words is not understood', () => {
    expect(ask('What is the total premium of both boats together?')).toMatch(
      /^(?:The documents do not say|I found no mention of)/,
    );
  });
});
