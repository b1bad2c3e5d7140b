import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const discounts = (text: string): unknown =>
  read(
    'homeowners',
    String.raw`
*Homeowners declarations          Policy HO-5519-0027      Orchard Mutual Insurance Company

${text}

Total premium          $1,565
`,
  )['discounts'];

describe('discounts with what they take off, in one line', () => {
  it('need no sign behind a label that ends in a colon', () => {
    expect(discounts('Discounts: Multi-Policy $ 34   Smoke Alarm $ 12')).toEqual([
      { name: 'Multi-Policy', amount: 34 },
      { name: 'Smoke Alarm', amount: 12 },
    ]);
  });

  it('may have a percentage, and the sign in parentheses', () => {
    expect(discounts('Credits: new home buyer 5% (-$64), smoke alarm (-$13)')).toEqual([
      { name: 'new home buyer', amount: 64 },
      { name: 'smoke alarm', amount: 13 },
    ]);
  });

  it('may stand behind another sentence', () => {
    expect(discounts('A fee of $5 may apply. Savings in your premium: Multi-line $210, Claim free $96')).toEqual([
      { name: 'Multi-line', amount: 210 },
      { name: 'Claim free', amount: 96 },
    ]);
  });
});

describe('discounts that sentences state', () => {
  it('have their amount behind the name', () => {
    expect(
      discounts('Wind mitigation credit -$1,114.00 and burglar alarm credit -$62.00 are included in the premium.'),
    ).toEqual([
      { name: 'Wind mitigation credit', amount: 1114 },
      { name: 'burglar alarm credit', amount: 62 },
    ]);
    expect(discounts('A 5% claim-free discount of $54 has been applied.')).toEqual([
      { name: 'claim-free discount', amount: 54 },
    ]);
  });

  it('or before it', () => {
    expect(discounts('You pay $938 a year. You saved $71 for protective devices and $49 for claims-free.')).toEqual([
      { name: 'protective devices', amount: 71 },
      { name: 'claims-free', amount: 49 },
    ]);
  });

  it('are none where they are offered', () => {
    expect(discounts('You could have saved $71 for protective devices and $49 for claims-free.')).toBeUndefined();
  });
});

it('lists discounts below a sentence that says that they are taken', () => {
  expect(
    discounts(String.raw`
These adjustments have been taken in your premium. Some apply to one home only.
Claim Free             Accident-Free
Multiple Line`),
  ).toEqual([{ name: 'Claim Free' }, { name: 'Accident-Free' }, { name: 'Multiple Line' }]);
});
