import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const record = (number: string, name: string): string => String.raw`
${number}     ${name.padEnd(15)}01/02/2022              100.00      0.00     100.00
SWC888881   CA             Collision`;

/** In the fourth record a number stands in the place of the name, and the cause in that of the date. */
const ledgerOfLines = [
  'Claim No    Claimant       Loss Date                 Paid   Reserve   Incurred',
  'Policy No   State          Cause',
  record('1931111', 'John Smith'),
  record('2011111', 'Jane Doe'),
  record('2011112', 'Al Fox'),
  '1932222     17             Fall                    400.00      0.00     400.00',
  'SWC888881   CA             Collision',
  record('2011115', 'Bo Ray'),
  record('2011116', 'Cy Young'),
].join('\n');

describe('a line of a record', () => {
  it('is the one whose cells it shares with other records, though some of its own fit no heading', () => {
    const claims = read('loss_run', ledgerOfLines)['claims'];
    expect(claims).toHaveLength(6);
    expect(claims).toMatchObject({
      3: { claimNumber: '1932222', policyNumber: 'SWC888881', paid: { total: 400 } },
    });
  });
});
