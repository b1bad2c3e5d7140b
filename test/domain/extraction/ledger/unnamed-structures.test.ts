import { describe, expect, it } from 'vitest';
import { unnamedStructures } from '../../../fixtures/loss-run/unnamed-structures.ts';
import { read } from '../declarations/read.ts';

const term = (policyNumber: string, effectiveDate: string, expirationDate: string) => ({
  policyNumber,
  effectiveDate,
  expirationDate,
});

describe('loss runs whose structure says what no label does', () => {
  it('name a policy by the code in front of its term, however both are written', () => {
    const { policies, claims } = read('loss_run', unnamedStructures.titles);
    expect(policies).toMatchObject([
      term('9278275-36', '2022-04-19', '2023-04-19'),
      term('1222073 YY', '2023-04-19', '2024-04-19'),
    ]);
    expect(claims).toMatchObject([
      { claimNumber: '62-035041-13', policyNumber: '9278275-36' },
      { claimNumber: '34-719198-49', policyNumber: '1222073 YY' },
    ]);
  });

  it('may print a term in one number with its policy', () => {
    expect(read('loss_run', unnamedStructures.compact)['policies']).toMatchObject([
      term('UCZ 6705917', '2022-05-01', '2023-05-01'),
    ]);
  });

  it('may name several policies in one line, of which none rules the claims below', () => {
    const { policies, claims } = read('loss_run', unnamedStructures.inLine);
    expect(policies).toMatchObject([
      term('CAL 736 615', '2022-10-05', '2023-10-05'),
      term('CAL 679 471', '2021-10-05', '2022-10-05'),
    ]);
    expect(claims).toMatchObject([
      { claimNumber: 'TR-118977', policyNumber: 'CAL 736 615' },
      { claimNumber: 'TR-118842', policyNumber: 'CAL 679 471' },
    ]);
  });

  it('repeat the terms of one policy without its number', () => {
    const { policies, claims } = read('loss_run', unnamedStructures.years);
    expect(policies).toMatchObject([
      term('583940-1', '2023-01-01', '2024-01-01'),
      term('583940-1', '2022-01-01', '2023-01-01'),
    ]);
    expect(claims).toMatchObject([{ policyNumber: '583940-1' }, { policyNumber: '583940-1' }]);
  });

  it('wrap identifiers, dates and names in narrow cells', () => {
    const { policies, claims } = read('loss_run', unnamedStructures.wrapped);
    expect(policies).toMatchObject([{ ...term('CP-85491-77', '2022-09-01', '2023-09-01'), claimCount: 1 }]);
    expect(claims).toMatchObject([
      { claimNumber: 'RF-8918-2960', lossDate: '2022-09-11', claimantName: 'Grunewald, Ottoline' },
      { claimNumber: 'RF-2497-2851', lossDate: '2022-12-16', claimantName: 'Okonjo, Clementine' },
    ]);
  });

  it('head lines of records by headings of which some are wrapped', () => {
    expect(read('loss_run', unnamedStructures.stacked)['claims']).toMatchObject([
      {
        claimNumber: '29C507769-01',
        claimantName: 'Dana Verenett',
        lossDate: '2023-03-06',
        reportedDate: '2023-03-12',
        closedDate: '2023-07-03',
        adjusterName: 'Vera Olden',
        paid: { loss: 1000, expense: 200, total: 1200 },
      },
      { claimNumber: '18W602450-01', lossState: 'CO', reserve: { loss: 5000, expense: 100, total: 5100 } },
    ]);
  });

  it('begin records above the line of their key where cells are set at the bottom', () => {
    expect(read('loss_run', unnamedStructures.fromBottom)['claims']).toMatchObject([
      { claimNumber: 'A-118842', description: expect.stringContaining('a wet floor') },
      { claimNumber: 'A-118977', description: 'Worker fell from ladder' },
      { claimNumber: 'A-119003', description: 'Driver hit a deer on the way to a customer' },
      { claimNumber: 'A-119055', description: 'Box fell from shelf' },
    ]);
  });

  it('name the insured without a label, or with one that is part of the same text', () => {
    const found = { namedInsureds: ['Delmar Cold Storage, LLC'] };
    expect(read('loss_run', unnamedStructures.unlabelled)).toMatchObject(found);
    expect(read('loss_run', unnamedStructures.account)).toMatchObject(found);
  });
});
