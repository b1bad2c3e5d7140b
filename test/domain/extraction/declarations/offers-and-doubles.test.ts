import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('what is only offered', () => {
  const rows = `
HOMEOWNERS POLICY DECLARATIONS
COVERAGE                          LIMIT          PREMIUM
A. DWELLING                     433,000         1,869.00
IDENTITY RECOVERY COVERAGE       15,000            19.00
`;

  it('stands below a heading that says so', () => {
    const page = `${rows}
OPTIONAL COVERAGES AVAILABLE FOR AN ADDED PREMIUM - ASK YOUR AGENT
EARTHQUAKE                        5,000            12.00
`;
    expect(read('homeowners', page)['otherCoverages']).toMatchObject([{ name: 'IDENTITY RECOVERY COVERAGE' }]);
  });

  it('stands below a sentence that says so over two lines', () => {
    const page = `${rows}
Thank you for trusting us with your home. Please look it over once more. The options below are not
part of your policy today; the price shown is for a full year.

Pet Bite Liability               25,000            31.00
`;
    expect(read('homeowners', page)['otherCoverages']).toMatchObject([{ name: 'IDENTITY RECOVERY COVERAGE' }]);
  });

  it('has a price that begins somewhere', () => {
    const page = `${rows}
EARTHQUAKE              FROM      $12.00
`;
    expect(read('homeowners', page)['otherCoverages']).toMatchObject([{ name: 'IDENTITY RECOVERY COVERAGE' }]);
  });
});

it('a deductible under the heading of premiums is no coverage', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
COVERAGE                          LIMIT          PREMIUM
A. Dwelling                     433,000         1,869.00
Limited Water Damage              5,000            19.00

DEDUCTIBLES
All Other Perils                                  $5,000
Water Damage                                      $2,500
`;
  expect(read('homeowners', page)).toMatchObject({
    deductibles: [
      { peril: 'All Other Perils', amount: 5000 },
      { peril: 'Water Damage', amount: 2500 },
    ],
    otherCoverages: [{ name: 'Limited Water Damage', limit: 5000, premium: 19 }],
  });
});

it('a premium in the line of the word "deductible" is none', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
DEDUCTIBLE - SECTION I          BASIC AND OPTIONAL PREMIUM      210.00
ALL OTHER PERILS    $ 250
`;
  expect(read('homeowners', page)['deductibles']).toEqual([{ peril: 'ALL OTHER PERILS', amount: 250 }]);
});

it('the mailing address is the insured location where its label says so', () => {
  const page = `
RENTERS POLICY DECLARATIONS

WHO'S COVERED            WHERE YOU LIVE                 MAILING ADDRESS
Karen Fairbanks          9260 E Willow Creek Pl         Same as residence premises
                         Burlington, VT 05450
`;
  expect(read('renters', page)).toMatchObject({
    namedInsureds: ['Karen Fairbanks'],
    mailingAddress: '9260 E Willow Creek Pl, Burlington, VT 05450',
    insuredLocation: '9260 E Willow Creek Pl, Burlington, VT 05450',
  });
});

it('a value that has its line with a label alone is nearer than the line below', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
OCCUPANCY TYPE                                                                       OWNER OCCUPIED
NUMBER OF FAMILIES                                                                                1
`;
  expect(read('homeowners', page)).toMatchObject({ occupancy: 'OWNER OCCUPIED' });
});

it('round amounts with cents are limits where no heading says what they are', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
A HOME (DWELLING)              B. OTHER STRUCTURES            C PERSONAL PROPERTY
$317,000.00                    $6,300.00                      $221,900.00
PREMIUM CHARGE: 628.03         PREMIUM CHARGE: 28.57          PREMIUM CHARGE: 46.98
`;
  expect(read('homeowners', page)).toMatchObject({ dwellingLimit: 317000, personalPropertyLimit: 221900 });
});

it('an agency has neither its code nor its telephone in its name', () => {
  const page = (agency: string): string => `
HOMEOWNERS POLICY DECLARATIONS

Your Agent
${agency}
7804 E Juniper Ave
Portland, ME 04170
`;
  for (const tail of ['(32-6457)', '(918) 555-0173'])
    expect(read('homeowners', page(`Patel Insurance Agency ${tail}`))).toMatchObject({
      agencyName: 'Patel Insurance Agency',
    });
});
