import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../../domain/reading/read-pages.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { weighWords } from '../../fixtures/reading/words-as-headings.ts';

const unitsOf = (art: string): string[][] =>
  readPages([typedPage(art)], { weigh: weighWords }).units.map(({ lines }) =>
    lines.map((line) => line.words.map((word) => word.text).join(' ')),
  );

describe('blocks side by side', () => {
  it('are read one after the other', () => {
    expect(
      unitsOf(`
Your vehicles and what they cost you in this policy term
2016 Kia Soul                      2024 Ram Pickup
Driven for   Work                  Driven for   Pleasure
Parked in    Salem                 Parked in    Dover
Collision    $157.93               Towing       $9.00
Towing       $8.00                 Collision    $210.00
Please keep this page with your policy and call us with any questions
`),
    ).toEqual([
      ['Your vehicles and what they cost you in this policy term'],
      ['2016 Kia Soul', 'Driven for Work', 'Parked in Salem', 'Collision $157.93', 'Towing $8.00'],
      ['2024 Ram Pickup', 'Driven for Pleasure', 'Parked in Dover', 'Towing $9.00', 'Collision $210.00'],
      ['Please keep this page with your policy and call us with any questions'],
    ]);
  });

  it('are not seen in the columns of a table', () => {
    const rows = ['Building', 'Contents', 'Signs', 'Spoilage', 'Sewer'].map((name, at) => {
      const value = ['Included', 'Rejected', 'Declined', 'Included', 'Covered'][at] ?? '';
      return `${name.padEnd(20)}${value.padEnd(25)}${value.padEnd(25)}${value}`;
    });
    expect(unitsOf(rows.join('\n'))).toHaveLength(1);
  });
});
