import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (keys: readonly (readonly [string, string])[]): Record<string, unknown> =>
  read(
    'loss_run',
    `
Ulval Indemnity Company

Open matters
Claim             When it         Status      Paid    Reserve    Incurred
Policy            happened
${keys
  .map(
    (
      [claim, policy],
      at,
    ) => `${claim.padEnd(18)}0${at + 3}/14/2021      Closed    ${at + 1}00.00      50.00      ${at + 1}50.00
${policy.padEnd(18)}Glass broken at the rear`,
  )
  .join('\n')}
`,
  );

describe('columns of two identifiers, one below the other', () => {
  it('are read in the order of their headings', () => {
    const { claims } = run([
      ['C52459842', 'ZF69-338684-09'],
      ['C91251370', 'ZF69-338684-09'],
      ['C14829036', 'ZF69-338684-08'],
    ]);
    expect(claims).toMatchObject([
      { claimNumber: 'C52459842', policyNumber: 'ZF69-338684-09', lossDate: '2021-03-14' },
      { claimNumber: 'C91251370', policyNumber: 'ZF69-338684-09', incurred: { total: 250 } },
      { claimNumber: 'C14829036', policyNumber: 'ZF69-338684-08', incurred: { total: 350 } },
    ]);
  });

  it('may be of one make: the amounts beside the upper one tell which it is', () => {
    const { claims } = run([
      ['ZF-338684', 'ZF-111222'],
      ['ZF-338685', 'ZF-111222'],
      ['ZF-338686', 'ZF-111223'],
    ]);
    expect(claims).toMatchObject([
      { claimNumber: 'ZF-338684', policyNumber: 'ZF-111222' },
      { claimNumber: 'ZF-338685', policyNumber: 'ZF-111222' },
      { claimNumber: 'ZF-338686', policyNumber: 'ZF-111223' },
    ]);
  });
});
