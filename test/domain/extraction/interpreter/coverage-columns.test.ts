import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = String.raw`
BUSINESSOWNERS DECLARATIONS
`;
const TABLE = String.raw`
Property Limits of Insurance
Prem.   Bldg.     Building      Building     Business Personal     Business Personal       Property
No.     No.          Limit       Premium        Property Limit      Property Premium     Deductible
1       1         $153,000        $1,480              $386,000                  $675         $2,500
2       1         $775,000        $2,527           Not covered                                 $500
`;
const REST = String.raw`
2       2       $1,051,000        $2,936               $42,000                  $189           $500

Optional Coverages
Coverage                                                           Limit          Premium
Money and Securities                                             $25,000              $45
`;

const coverages = (...pages: string[]): unknown => read('businessowners', ...pages)['coverages'];

describe('columns that are headed by a coverage and what they measure', () => {
  it('belong to that coverage, with the deductible of their line', () => {
    expect(coverages(HEAD + TABLE)).toEqual([
      { locationNumber: 1, buildingNumber: 1, name: 'Building', limit: 153_000, deductible: 2500, premium: 1480 },
      { locationNumber: 2, buildingNumber: 1, name: 'Building', limit: 775_000, deductible: 500, premium: 2527 },
      {
        locationNumber: 1,
        buildingNumber: 1,
        name: 'Business Personal Property',
        limit: 386_000,
        deductible: 2500,
        premium: 675,
      },
    ]);
  });
});

describe('a table that goes on over the end of a page', () => {
  it('keeps its headings for the lines that stand in its columns', () => {
    expect(coverages(HEAD + TABLE, REST)).toEqual(
      expect.arrayContaining([
        { locationNumber: 2, buildingNumber: 2, name: 'Building', limit: 1_051_000, deductible: 500, premium: 2936 },
        {
          locationNumber: 2,
          buildingNumber: 2,
          name: 'Business Personal Property',
          limit: 42_000,
          deductible: 500,
          premium: 189,
        },
        { name: 'Money and Securities', limit: 25_000, premium: 45 },
      ]),
    );
  });

  it('ends with its page where the next one begins with a heading', () => {
    const found = coverages(HEAD + TABLE, `\nSCHEDULE OF PRIOR LOSSES\n${REST.trimStart()}`) as { limit?: number }[];
    expect(found.map(({ limit }) => limit)).not.toContain(1_051_000);
  });
});

it('end where lines name their amounts themselves', () => {
  const page = String.raw`
PERSONAL AUTO DECLARATIONS
UNIT     YEAR     MAKE     MODEL     VEHICLE IDENTIFICATION NO.
1        2006     TOYT     RAV4      1FBVZ27166B927167
BODILY INJURY LIABILITY     PROPERTY DAMAGE LIABILITY     COMPREHENSIVE     COLLISION     RENTAL
30,000 / 60,000             25,000                        250 DED           500 DED       NONE
$684.37                     $557.52                       $61.20            $88.10

Policy Fee                  $25.00                                          Installment Fee each     $8.00
`;
  const { coverages: found } = read('auto', page) as { coverages: { premium?: number }[] };
  expect(found.map(({ premium }) => premium)).toEqual([684.37, 557.52, 61.2, 88.1]);
});
