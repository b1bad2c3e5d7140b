import { expect, it } from 'vitest';
import { read } from './read.ts';

const home = (lines: string): Record<string, unknown> => read('homeowners', `HOMEOWNERS POLICY DECLARATIONS\n${lines}`);

it.each([
  ['TOTAL PREMIUM          247         PRIOR YEAR TOTAL 231', 247],
  ['Total annual premium                  $    731', 731],
  ['Price for one year  $1,764', 1764],
  ['Premium for 12 months            $1,462', 1462],
  ['Additional premium $310     Revised annual premium $9,877', 9877],
  ['You pay for the policy: $1,212.00 a year, or $103.50 a month with autopay', 1212],
  ['What you pay     $842 for the year (this includes what we take off)', 842],
  ['What you pay\n$14.85 per month, or $178.20 for the year', 178.2],
  ['Policy period                    Premium\n09/01/2024 to 09/01/2025         $239.00 per year', 239],
])('the premium of the term is told as "%s"', (lines, totalPremium) => {
  expect(home(lines)['totalPremium']).toBe(totalPremium);
});

it('what is paid each month is not the premium of the term', () => {
  expect(home('Your price: $16.50 a month')['totalPremium']).toBeUndefined();
});

it('a sum that a line writes out tells the premium, its fees and its discounts', () => {
  expect(home('Policy premium $698.00 + Fire safety fee $4.54 = $702.54')).toMatchObject({
    totalPremium: 702.54,
    fees: [{ name: 'Fire safety fee', amount: 4.54 }],
  });
  expect(
    home('TOTAL 1,476.00   LESS LOSS FREE CREDIT 73.80   PLUS STATE TAX 10.00   NET PREMIUM 1,412.20'),
  ).toMatchObject({
    totalPremium: 1412.2,
    discounts: [{ name: 'LOSS FREE CREDIT', amount: 73.8 }],
    fees: [{ name: 'STATE TAX', amount: 10 }],
  });
  expect(home('Premium $698.00 + Fire safety fee $4.54 = $800.00')['totalPremium']).not.toBe(800);
});
