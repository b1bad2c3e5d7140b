import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const discountsOf = (...lines: readonly string[]): unknown =>
  read('homeowners', ['HOMEOWNERS POLICY DECLARATIONS', 'Policy number: HX 4471002', ...lines].join('\n'))['discounts'];

describe('discounts in running text', () => {
  it('follow words that say what the premium was reduced by', () => {
    expect(
      discountsOf(
        'Your yearly price of $1,204.00 has these credits in it: Protective Devices ($31.50), Claim-',
        'Free ($64.00), Autopay ($12.25).',
      ),
    ).toEqual([
      { name: 'Protective Devices', amount: 31.5 },
      { name: 'Claim-Free', amount: 64 },
      { name: 'Autopay', amount: 12.25 },
    ]);
  });

  it('may have a name that nobody knows between others', () => {
    expect(discountsOf('Credits taken for this term: Paperless, Neighbor Nook, New Roof')).toEqual([
      { name: 'Paperless' },
      { name: 'Neighbor Nook' },
      { name: 'New Roof' },
    ]);
  });

  it('stand below such words too', () => {
    expect(discountsOf('', 'Savings already taken from your price', 'Gated Community, Paperless', '')).toEqual([
      { name: 'Gated Community' },
      { name: 'Paperless' },
    ]);
  });

  it('end where the next line has its own label', () => {
    expect(
      discountsOf('Credits in the premiums above: New Roof; Paperless', 'Endorsements: HO 04 90; HO 04 16'),
    ).toEqual([{ name: 'New Roof' }, { name: 'Paperless' }]);
  });

  it('are none where they could be had', () => {
    expect(discountsOf('More savings you may qualify for: Protective Devices, Autopay, Paperless')).toBeUndefined();
  });
});

it('a list of discounts goes on at the top of the next page', () => {
  const first = `
AUTO POLICY DECLARATIONS
Named Insured: Ellis Poe
Discounts
The total value of your discounts is $66.60, already taken off the premiums above.
`;
  const second = `
 Daytime Running Lights (Veh 1)                              $14.19
 Five Year Good Driving (All vehicles)                       $10.36
 Federal Employee (All vehicles)                             $42.05
Contract Type and Amendments
 Fee for a stopped payment                                   $25.00
`;
  expect(read('auto', first, second)['discounts']).toEqual([
    { name: 'Daytime Running Lights', amount: 14.19 },
    { name: 'Five Year Good Driving', amount: 10.36 },
    { name: 'Federal Employee', amount: 42.05 },
  ]);
});
