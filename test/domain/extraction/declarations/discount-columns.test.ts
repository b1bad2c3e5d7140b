import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read, readPages } from './read.ts';

const PAGE = String.raw`
PERSONAL AUTO DECLARATIONS

2016 Honda Fit   VIN JHMGK5H70GX000001
Bodily Injury Liability    $50,000 / $100,000                  $212.40

Discounts
Automatic Payment    $21.09        Accident Free     $113.12
Plan                               Multi-Line         $78.15      Some of what we know of you was used to rate this policy
Go Paperless          $8.19        Theft Deterrent     $0.40
Owns a Home          $96.55

Policy-level credits $317.10
Automatic Payment    $21.09        Accident Free     $113.12
Plan                               Multi-Line         $78.15
Go Paperless          $8.19        Owns a Home        $96.55
`;

describe('discounts beside running text', () => {
  const { discounts, coverages } = read('auto', PAGE) as Record<string, { name: string; amount?: number }[]>;

  it('go on below it, each once, without what they add up to', () => {
    expect(discounts).toHaveLength(6);
    expect(discounts).toEqual(
      expect.arrayContaining([
        { name: 'Automatic Payment Plan', amount: 21.09 },
        { name: 'Multi-Line', amount: 78.15 },
        { name: 'Theft Deterrent', amount: 0.4 },
        { name: 'Owns a Home', amount: 96.55 },
      ]),
    );
  });

  it('are no coverages where one of that name exists', () => {
    expect(coverages?.map(({ name }) => name)).toEqual(['Bodily Injury Liability']);
  });
});

describe('a list of discounts by whose they are', () => {
  it('is no section of drivers, and each line a list of its own', () => {
    const page = typedPage(String.raw`
PERSONAL AUTO DECLARATIONS

*Savings reflected in your premium
Driver             Defensive Driver Course, Good Student
Policy             Paperless
Vehicle Safety     Airbag / Passive Restraint
`);
    const words = page.words.map((word) => ({ ...word, bold: word.bold || word.x0 < 110 }));
    const { discounts } = readPages('auto', [{ ...page, words }]);
    expect(discounts).toEqual(
      ['Defensive Driver Course', 'Good Student', 'Paperless', 'Airbag / Passive Restraint'].map((name) => ({ name })),
    );
  });
});

describe('names of discounts that nobody knows', () => {
  const page = String.raw`
PERSONAL AUTO DECLARATIONS

Discounts
Discount             For Auto(s)       Discount             For Auto(s)
ABS                  1                 Accident Free        1
Air Bags             1                 Multi-Vehicle        1
ESC System           1                 Careful Operator     1

What We Used to Rate
Miles per Year       15000
`;

  it('are told by known ones right over or below them', () => {
    const names = (read('auto', page)['discounts'] as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'ABS',
      'Accident Free',
      'Air Bags',
      'Careful Operator',
      'ESC System',
      'Multi-Vehicle',
    ]);
  });
});
