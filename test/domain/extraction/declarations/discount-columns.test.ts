import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

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
