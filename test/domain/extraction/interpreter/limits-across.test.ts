import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables of policies', () => {
  it('have headings of two lines below a title', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF LIABILITY INSURANCE

COVERAGES                                       CERTIFICATE NUMBER: 441-B        REVISION NUMBER:
INSR  TYPE OF INSURANCE              ADDL  SUBR  POLICY NUMBER    POLICY EFF   POLICY EXP   LIMITS
LTR                                  INSD  WVD                    (MM/DD/YYYY) (MM/DD/YYYY)
A     COMMERCIAL GENERAL LIABILITY   X           HGL 300118       05/01/2025   05/01/2026   EACH OCCURRENCE  $ 1,000,000
      [ ] CLAIMS-MADE  [X] OCCUR                                                            GENERAL AGGREGATE  $ 2,000,000
B     UMBRELLA LIABILITY                   X     HUX 300119       05/01/2025   05/01/2026   EACH OCCURRENCE  $ 4,000,000
`,
    );
    expect(data['policies']).toEqual([
      {
        insurerLetter: 'A',
        coverageType: 'COMMERCIAL GENERAL LIABILITY',
        policyNumber: 'HGL 300118',
        effectiveDate: '2025-05-01',
        expirationDate: '2026-05-01',
        coverageForm: 'occurrence',
        additionalInsured: true,
        limits: [
          { name: 'EACH OCCURRENCE', amount: 1_000_000 },
          { name: 'GENERAL AGGREGATE', amount: 2_000_000 },
        ],
      },
      {
        insurerLetter: 'B',
        coverageType: 'UMBRELLA LIABILITY',
        policyNumber: 'HUX 300119',
        effectiveDate: '2025-05-01',
        expirationDate: '2026-05-01',
        subrogationWaived: true,
        limits: [{ name: 'EACH OCCURRENCE', amount: 4_000_000 }],
      },
    ]);
  });

  it('may list the limits of a policy below its line, over the whole width', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

CO   TYPE OF INSURANCE      POLICY NUMBER     EFFECTIVE     EXPIRATION    LIMITS
A    GENERAL LIABILITY      KGL-7718          03/01/2025    03/01/2026
        Each occurrence       $1,000,000     General aggregate     $2,000,000
        Medical expense           $5,000     Fire damage             $100,000
B    CARGO                  KIM-0042          03/01/2025    03/01/2026    Any one load  $250,000
`,
    );
    expect(data['policies']).toMatchObject([
      {
        policyNumber: 'KGL-7718',
        limits: [
          { name: 'Each occurrence', amount: 1_000_000 },
          { name: 'General aggregate', amount: 2_000_000 },
          { name: 'Medical expense', amount: 5000 },
          { name: 'Fire damage', amount: 100_000 },
        ],
      },
      { policyNumber: 'KIM-0042', limits: [{ name: 'Any one load', amount: 250_000 }] },
    ]);
  });
});
