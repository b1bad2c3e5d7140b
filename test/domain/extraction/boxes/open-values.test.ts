import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('values beside captions where no boxes are drawn', () => {
  it('end before a wide gap, and have no choice that is ticked in the line below', () => {
    const data = read(
      'workers_comp_application',
      String.raw`
WORKERS COMPENSATION APPLICATION

PRODUCER NAME: Irene Castle            OFFICE REP: Paul Amos
AGENCY CUSTOMER ID: BRK-221
SOLE PROPRIETOR     X CORPORATION
FEIN: 41-2200817                       SINCE 1998
`,
    );
    expect(data).toMatchObject({ producerName: 'Irene Castle', agencyCustomerId: 'BRK-221', fein: '41-2200817' });
  });

  it('go on at the left edge of their caption where they are a sentence', () => {
    const data = read(
      'commercial_application',
      String.raw`
COMMERCIAL INSURANCE APPLICATION

DESCRIPTION OF PRIMARY OPERATIONS: Builds and repairs docks and sea walls for marinas and
private homes
POLICY NUMBER: CPP 20-4471
`,
    );
    expect(data).toMatchObject({
      operationsDescription: 'Builds and repairs docks and sea walls for marinas and private homes',
    });
  });

  it('are amounts that stand at the far right edge of a list, each on the line of its name', () => {
    const data = read(
      'commercial_application',
      String.raw`
COMMERCIAL GENERAL LIABILITY SECTION

LIMITS
GENERAL AGGREGATE                                              $ 4,000,000
PRODUCTS & COMPLETED OPERATIONS AGGREGATE                      $ 3,000,000
EACH OCCURRENCE                                                $ 2,000,000
`,
    );
    expect(data['coverages']).toMatchObject([
      { name: 'GENERAL AGGREGATE', limit: 4_000_000 },
      { name: 'PRODUCTS & COMPLETED OPERATIONS AGGREGATE', limit: 3_000_000 },
      { name: 'EACH OCCURRENCE', limit: 2_000_000 },
    ]);
  });

  it('are ticks behind a colon: they answer what stands before them', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

TYPE OF INSURANCE                  POLICY NUMBER   EFFECTIVE    EXPIRES      LIMITS
GENERAL LIABILITY                  GL 44-1071      02/01/2024   02/01/2025   EACH OCCURRENCE     $1,000,000
OCCUR:      CLAIMS-MADE: X                                                   GENERAL AGGREGATE   $2,000,000
PROFESSIONAL LIABILITY             PL 90-4         03/15/2024   03/15/2025   EACH CLAIM          $500,000
OCCUR: X    CLAIMS-MADE:
`,
    );
    expect(data['policies']).toMatchObject([{ coverageForm: 'claims_made' }, { coverageForm: 'occurrence' }]);
  });
});
