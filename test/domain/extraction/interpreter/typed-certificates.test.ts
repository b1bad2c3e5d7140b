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
});
