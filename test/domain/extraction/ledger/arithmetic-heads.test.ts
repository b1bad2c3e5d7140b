import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const amount = (value: number): string => value.toFixed(2).padStart(12);

/** A record: its line of dates, and three lines of amounts behind codes. */
function claim(
  key: string,
  { paid, held, codes, more = 0 }: { paid: number[]; held: number[]; codes: readonly string[]; more?: number },
): string {
  const [one = '', two = '', three = ''] = codes;
  const sums = paid.map((value, at) => value + (held[at] ?? 0) + more);
  const line = (start: string, code: string, values: readonly number[]): string =>
    `${start.padEnd(38)}${code.padEnd(6)}${values.map(amount).join('')}`;
  return [
    line(`${key}   05/04/2021   Open`, one, paid),
    line('   Fall from a ladder', two, held),
    line('', three, sums),
  ].join('\n');
}

const run = (codes: readonly string[], more = 0): Record<string, unknown> =>
  read(
    'loss_run',
    `
Ulval Indemnity Company
Policy: HWC-5145-77    01/01/2021 - 01/01/2022

Claim no.   Loss date    Status                Indemnity     Medical       Total
${claim('HX-28124', { paid: [100, 20, 120], held: [50, 5, 55], codes })}
${claim('HX-28125', { paid: [0, 30, 30], held: [10, 0, 10], codes })}
${claim('HX-28126', { paid: [60, 10, 70], held: [0, 0, 0], codes, more })}

${claim('', { paid: [160, 60, 220], held: [60, 5, 65], codes })
  .replace(/^ .*?Open/, 'Policy total'.padEnd(20))
  .replace('Fall from a ladder', 'Claims 3   Open 3 ')}
`,
  );

describe('lines of amounts behind codes', () => {
  it('are what they add up to, where one of the codes is known', () => {
    expect(run(['PD', 'OS', 'ZQ'])['claims']).toMatchObject([
      { claimNumber: 'HX-28124', paid: { loss: 100, medical: 20 }, incurred: { loss: 150, medical: 25, total: 175 } },
      { claimNumber: 'HX-28125', reserve: { loss: 10 }, incurred: { loss: 10, medical: 30, total: 40 } },
      { claimNumber: 'HX-28126', incurred: { loss: 60, medical: 10, total: 70 } },
    ]);
    expect(run(['PDTD', 'ZZ', 'INC'])['claims']).toMatchObject([
      { paid: { loss: 100 }, reserve: { loss: 50 } },
      {},
      {},
    ]);
  });

  it('are the whole where the last one says "Total" below both parts', () => {
    expect(run(['PD', 'OS', 'Total'])['claims']).toMatchObject([
      { paid: { loss: 100 }, reserve: { loss: 50 }, incurred: { loss: 150, medical: 25, total: 175 } },
      { paid: { medical: 30 }, reserve: { loss: 10 }, incurred: { loss: 10, medical: 30, total: 40 } },
      { incurred: { loss: 60, medical: 10, total: 70 } },
    ]);
  });

  it('may be those of a policy, beside the word for its total', () => {
    expect(run(['PD', 'OS', 'ZQ'])['policies']).toMatchObject([
      { claimCount: 3, paid: { loss: 160, total: 220 }, reserve: { loss: 60 }, incurred: { loss: 220, total: 285 } },
    ]);
  });

  it('are nothing where they do not add up', () => {
    expect(JSON.stringify(run(['PD', 'OS', 'ZQ'], 1))).not.toContain('175');
  });
});
