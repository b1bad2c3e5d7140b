import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a table of policies without rules', () => {
  it('ends at the blank line below its last policy, whatever stands there', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

INSR LTR  TYPE OF INSURANCE     POLICY NUMBER   POLICY EFF   POLICY EXP   LIMITS
A         GENERAL LIABILITY     GL-4410-22      03/01/2025   03/01/2026   EACH OCCURRENCE     $1,000,000
                                                                          GENERAL AGGREGATE   $2,000,000
B         UMBRELLA LIABILITY    UM-7718-03      03/01/2025   03/01/2026   EACH OCCURRENCE     $5,000,000

COMPANIES THAT PROVIDE THE INSURANCE
INSURER A: Cedar Valley Casualty Insurance Company   10442
INSURER B: Black Hawk Surplus Insurance Company      22019
`,
    );
    expect(data['policies']).toMatchObject([{ policyNumber: 'GL-4410-22' }, { policyNumber: 'UM-7718-03' }]);
    expect(data['insurers']).toEqual([
      { letter: 'A', name: 'Cedar Valley Casualty Insurance Company', naicCode: '10442' },
      { letter: 'B', name: 'Black Hawk Surplus Insurance Company', naicCode: '22019' },
    ]);
  });

  it('has columns of headings that no vocabulary has, one of them told by the lines of insurance below it', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

LTR   PROTECTION               STATUS     POLICY NO     EFFECTIVE    EXPIRES      LIMIT NAME           LIMIT
A     GENERAL LIABILITY        RENEWED    KX 20117      06/01/2025   06/01/2026   EACH OCCURRENCE      1,000,000
                                                                                  GENERAL AGGREGATE    2,000,000
B     WORKERS COMPENSATION     NEW        WX 88-104     07/15/2025   07/15/2026   EACH ACCIDENT          500,000
`,
    );
    expect(data['policies']).toEqual([
      {
        insurerLetter: 'A',
        coverageType: 'GENERAL LIABILITY',
        policyNumber: 'KX 20117',
        effectiveDate: '2025-06-01',
        expirationDate: '2026-06-01',
        limits: [
          { name: 'EACH OCCURRENCE', amount: 1_000_000 },
          { name: 'GENERAL AGGREGATE', amount: 2_000_000 },
        ],
      },
      {
        insurerLetter: 'B',
        coverageType: 'WORKERS COMPENSATION',
        policyNumber: 'WX 88-104',
        effectiveDate: '2025-07-15',
        expirationDate: '2026-07-15',
        limits: [{ name: 'EACH ACCIDENT', amount: 500_000 }],
      },
    ]);
  });

  it('takes no remark below a policy for a part of its number', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

TYPE OF INSURANCE      POLICY NUMBER     EFFECTIVE    EXPIRES      LIMITS
GENERAL LIABILITY      GLX               06/01/2025   06/01/2026   EACH OCCURRENCE      $1,000,000
                       44-10872                                    GENERAL AGGREGATE    $2,000,000
                       Renewal
CYBER LIABILITY        CB 30-118         06/01/2025   06/01/2026   EACH CLAIM           $250,000
                       Claims reported
`,
    );
    expect(data['policies']).toMatchObject([{ policyNumber: 'GLX 44-10872' }, { policyNumber: 'CB 30-118' }]);
  });

  it('has limits that columns of amounts list, named by their headings, and companies below "Carrier"', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

COVERAGE               CARRIER                         POLICY #        EFFECTIVE    EXPIRES      PREMIUM   EACH OCCURRENCE   AGGREGATE
General Liability      Hudson Casualty Company         HC-440-118      03/01/2025   03/01/2026   $4,100    $1,000,000        $2,000,000
Umbrella               Empire Excess Insurance Co      EX 70021        03/01/2025   03/01/2026   $1,900    $3,000,000        $4,000,000
`,
    );
    expect(data['insurers']).toEqual([{ name: 'Hudson Casualty Company' }, { name: 'Empire Excess Insurance Co' }]);
    expect(data['policies']).toMatchObject([
      {
        limits: [
          { name: 'EACH OCCURRENCE', amount: 1_000_000 },
          { name: 'AGGREGATE', amount: 2_000_000 },
        ],
      },
      {
        limits: [
          { name: 'EACH OCCURRENCE', amount: 3_000_000 },
          { name: 'AGGREGATE', amount: 4_000_000 },
        ],
      },
    ]);
  });

  it('has several limits in one cell', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

Coverage               Policy No.      Effective    Expires      Limits
General Liability      PC-77-1180      03/01/2025   03/01/2026   $1,000,000 each occurrence / $2,000,000 aggregate
Umbrella               UX 40082        04/01/2025   04/01/2026   Each Occurrence: $5,000,000; Aggregate: $6,000,000
`,
    );
    expect(data['policies']).toMatchObject([
      {
        limits: [
          { name: 'each occurrence', amount: 1_000_000 },
          { name: 'aggregate', amount: 2_000_000 },
        ],
      },
      {
        limits: [
          { name: 'Each Occurrence', amount: 5_000_000 },
          { name: 'Aggregate', amount: 6_000_000 },
        ],
      },
    ]);
  });
});

describe('insurers of a certificate', () => {
  it('stand behind letters with a dash or a colon, and have the number behind "NAIC" in brackets or not', () => {
    const list = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE
Insurers:
A - Pelican Casualty Insurance Company, NAIC 20118
B: Bayou Mutual Insurance Company (NAIC #30771)
`,
    );
    expect(list['insurers']).toEqual([
      { letter: 'A', name: 'Pelican Casualty Insurance Company', naicCode: '20118' },
      { letter: 'B', name: 'Bayou Mutual Insurance Company', naicCode: '30771' },
    ]);
  });

  it('may be one with its number in brackets; the ZIP code below is no such number', () => {
    const one = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

Insurer    Mount Hood Casualty Company (NAIC 22981)
Holder     Salem School District
           2450 Lancaster Dr NE, Salem, OR 97305
`,
    );
    expect(one['insurers']).toEqual([{ name: 'Mount Hood Casualty Company', naicCode: '22981' }]);
  });
});

describe('parties of a certificate', () => {
  it('are told with what stands beside them in the lines of their block, and two companies are two insureds', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

Broker
Harbor Point Agency
12 Wharf Road, Portland, ME 04101
Contact: Dana Wills     Tel. 207-555-0134     dana@harborpoint.example

Insured
Bay Elevator Corp. & Bay Service Inc.
40 Quay St
Portland, ME 04101
`,
    );
    expect(data).toMatchObject({
      contactName: 'Dana Wills',
      contactPhone: '207-555-0134',
      contactEmail: 'dana@harborpoint.example',
      namedInsureds: ['Bay Elevator Corp.', 'Bay Service Inc.'],
    });
  });

  it('are one where a company is named with its affiliates', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

Insured
Bay Elevator LLC and its affiliates
40 Quay St
Portland, ME 04101
`,
    );
    expect(data['namedInsureds']).toEqual(['Bay Elevator LLC and its affiliates']);
  });
});
