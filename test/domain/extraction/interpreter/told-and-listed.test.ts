import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read, readPages } from '../declarations/read.ts';

describe('limits that sentences state beside a table of prices', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

We insure your dwelling for up to $310,000. Your personal property is covered for up to $155,000.
Personal liability is covered up to $500,000 for each occurrence.

Water Backup. We pay up to $5,000 for damage by water that backs up.

What it costs                              Premium
Base policy                                $812.00
Water Backup                               $45.00
Golf Cart Liability                        $25.00
`;

  it('are the policy’s where the table is silent', () => {
    expect(read('homeowners', page)).toMatchObject({
      dwellingLimit: 310_000,
      personalPropertyLimit: 155_000,
      personalLiabilityLimit: 500_000,
    });
  });

  it('add no coverage to those of the table', () => {
    const names = (read('homeowners', page)['otherCoverages'] as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(['Water Backup', 'Golf Cart Liability']);
  });

  it('are a coverage’s where its name stands in bold before them', () => {
    const drawn = typedPage(page);
    const at = drawn.words.findIndex(({ text }) => text === 'Backup.');
    const words = drawn.words.map((word, index) => (index === at || index === at - 1 ? { ...word, bold: true } : word));
    expect(readPages('homeowners', [{ ...drawn, words }])['otherCoverages']).toContainEqual({
      name: 'Water Backup',
      limit: 5000,
      premium: 45,
    });
  });
});
