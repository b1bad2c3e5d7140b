import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { readPages } from '../declarations/read.ts';

const LABELS = 'Named Insured Policy Number Mailing Address Period Agency Form of Business Description Billing'.split(
  ' ',
);

describe('two columns of labels over their values', () => {
  const page = typedPage(String.raw`
BUSINESSOWNERS DECLARATIONS
Named Insured                                   Policy Number
Palmetto Logistics Co                           BP-2814620-46
Mailing Address                                 Policy Period
6811 Sunset Blvd, Fort Wayne, IN 46836          12/26/2020 to 12/26/2021
                                                Agency
Form of Business                                Golden Prairie Risk Advisors, Inc.
Joint Venture
Business Description                            Billing
Self-storage facility                           Direct, quarterly
`);
  const words = page.words.map((word) => ({ ...word, bold: LABELS.includes(word.text) }));
  const found = readPages('businessowners', [{ ...page, words }]);

  it('keep the values of each apart where they stand on uneven lines', () => {
    expect(found).toMatchObject({ entityType: 'Joint Venture', agencyName: 'Golden Prairie Risk Advisors, Inc.' });
  });

  it('give no label that nobody knows to the other column', () => {
    expect(found).toMatchObject({ businessDescription: 'Self-storage facility' });
  });
});

describe('a column of labels over their values beside a table', () => {
  const page = typedPage(String.raw`
DWELLING POLICY DECLARATIONS
Year built                         Your property           Limit         Premium
1998                               A. Dwelling             $277,000      $708.00
Agency                             B. Other structures     $5,540        Included
Gariwick & Associates
Territory                          Water damage            $10,000       Included
55
Construction                       Hurricane deductible                  $5,540
Frame                              Ordinance or law        $27,000       Included
`);
  const bold = new Set(['Year', 'built', 'Agency', 'Territory', 'Construction']);
  const words = page.words.map((word) => ({ ...word, bold: bold.has(word.text) }));

  it('takes nothing from the lines of the table', () => {
    expect(readPages('dwelling_fire', [{ ...page, words }])).toMatchObject({
      yearBuilt: 1998,
      agencyName: 'Gariwick & Associates',
      territory: '55',
      constructionType: 'Frame',
    });
  });
});
