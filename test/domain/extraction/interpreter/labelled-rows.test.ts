import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('records in one line with a label before each value', () => {
  it('are read with the text that has no label, and the number that heads them', () => {
    const data = read(
      'commercial_application',
      String.raw`
SCHEDULE OF HAZARDS
 Loc 1  Haz 1   Sign erection               Class 98993   Basis P   Exposure 212,000    Terr 004
 Loc 2  Haz 3   Sheet metal work - shop     Class 98884   Basis S   Exposure 1,310,000  Terr 006

LOCATIONS
Location 1: 40 Elm St, Peoria, IL 61602    Year Built: 1988    Sq Ft: 4,200   Construction: Masonry
Location 2: 9 Oak Ave, Pekin, IL 61554     Year Built: 2004    Sq Ft: 2,150   Construction: Frame

DRIVERS
1) Driver: Amy Cole    DOB: 03/04/1980    License #: C10044    State: IL
`,
    );
    expect(data).toMatchObject({
      hazards: [
        {
          locationNumber: 1,
          hazardNumber: 1,
          classification: 'Sign erection',
          classCode: '98993',
          premiumBasis: 'P',
          exposure: 212_000,
          territory: '004',
        },
        { locationNumber: 2, hazardNumber: 3, classification: 'Sheet metal work - shop', exposure: 1_310_000 },
      ],
      locations: [
        { locationNumber: 1, address: '40 Elm St, Peoria, IL 61602', yearBuilt: 1988, totalArea: 4200 },
        { locationNumber: 2, address: '9 Oak Ave, Pekin, IL 61554', yearBuilt: 2004, construction: 'Frame' },
      ],
      drivers: [{ name: 'Amy Cole', dateOfBirth: '1980-03-04', licenseNumber: 'C10044', licenseState: 'IL' }],
    });
  });

  it('are no records where the labels ask for what the policy has', () => {
    const data = read(
      'commercial_application',
      String.raw`
COMMERCIAL INSURANCE APPLICATION
Carrier: Prairie Surety Co     Policy Number: PS-4410     Effective Date: 02/01/2025     Expiration Date: 02/01/2026
Year: 2024   Prior Carrier: Wabash Mutual   Policy No: WM-118    Premium: $4,410
`,
    );
    expect(data).toMatchObject({
      carrierName: 'Prairie Surety Co',
      policyNumber: 'PS-4410',
      effectiveDate: '2025-02-01',
      otherPolicies: [{ year: 2024, carrierName: 'Wabash Mutual', policyNumber: 'WM-118', premium: 4410 }],
    });
  });
});

describe('records of two lines', () => {
  it('have a second value below the first under a heading for both, and words that go on', () => {
    const data = read(
      'commercial_application',
      String.raw`
SCHEDULE OF UNDERLYING POLICIES
LINE               CARRIER / POLICY NO        EFF DATE     EXP DATE     LIMITS                  PREMIUM
Auto               Lorain Fire Insurance      06/01/2025   06/01/2026   CSL      $1,000,000     12,440
[X] Any auto       LF-884-10
General            Black River Mutual         06/01/2025   06/01/2026   EA OCC   $1,000,000      8,920
Liability          BRM 40-118
`,
    );
    expect(data['otherPolicies']).toMatchObject([
      { line: 'Auto', carrierName: 'Lorain Fire Insurance', policyNumber: 'LF-884-10', premium: 12_440 },
      { line: 'General Liability', carrierName: 'Black River Mutual', policyNumber: 'BRM 40-118', premium: 8920 },
    ]);
  });

  it('have a second value behind its own label', () => {
    const data = read(
      'workers_comp_application',
      String.raw`
PRIOR CARRIER INFORMATION
YEAR   CARRIER & POLICY NUMBER       ANNUAL PREMIUM    MOD    # CLAIMS    AMOUNT PAID    RESERVE
2024   CO: Delta Compensation        $ 8,204           1.04   1           $ 950          $ 0
       POL #: DC 44-1802
2023   CO: Delta Compensation        $ 7,988           1.01   0           $ 0            $ 0
       POL #: DC 43-0077
`,
    );
    expect(data).toEqual({
      priorCarriers: [
        expect.objectContaining({ year: 2024, carrierName: 'Delta Compensation', policyNumber: 'DC 44-1802' }),
        expect.objectContaining({ year: 2023, carrierName: 'Delta Compensation', policyNumber: 'DC 43-0077' }),
      ],
    });
  });
});
