import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = String.raw`
ELMDALE MUTUAL INSURANCE COMPANY                  LOSS RUN
INSURED: Ildemont Machine Works Co

POLICY            BEGINS      ENDS        TYPE                   CLAIMS RECEIVED   STILL PENDING      PAID

WA9-322-761934    04/01/16    04/01/17    Workers Compensation                 2               1    900.00
AS6-150-891212    04/01/16    04/01/17    Business Auto                        1               0    300.00
`;

const CLAIMS = 'CLAIM NO          LOSS DATE   CLAIMANT         CAUSE / BODY PART            STATUS     PAID';

describe('keys that a list of policies names', () => {
  const data = read(
    'loss_run',
    String.raw`${HEAD}
WORKERS COMP WA9-322-761934 EFF 04/01/16 EXP 04/01/17
${CLAIMS}

WA987-015082      05/01/16    Elena Calditon   Caught in machine / Finger   Open     600.00
WA449-037247      08/30/16    Ellis Devorrick  Hot substance / Neck         Closed   300.00
WA9-322-761934 subtotal                                                              900.00

BUSINESS AUTO AS6-150-891212 EFF 04/01/16 EXP 04/01/17
${CLAIMS}

AS570-485438      04/04/16    Quinn Fernalell  Rear end / Back              Closed   300.00
AS6-150-891212 subtotal                                                              300.00
`,
  );

  it('begin no records, also where a line of sums prints one under the heading of the others', () => {
    expect(data['claims']).toMatchObject([
      { claimNumber: 'WA987-015082', policyNumber: 'WA9-322-761934', paid: { total: 600 } },
      { claimNumber: 'WA449-037247', policyNumber: 'WA9-322-761934', paid: { total: 300 } },
      { claimNumber: 'AS570-485438', policyNumber: 'AS6-150-891212', paid: { total: 300 } },
    ]);
    expect(data['claims']).toHaveLength(3);
  });

  it('stand in titles with a term of which each date has a caption', () => {
    expect(data['policies']).toMatchObject([
      { policyNumber: 'WA9-322-761934', effectiveDate: '2016-04-01', claimCount: 2, openClaimCount: 1 },
      { policyNumber: 'AS6-150-891212', lineOfBusiness: 'Business Auto', claimCount: 1, openClaimCount: 0 },
    ]);
    expect(data['policies']).toHaveLength(2);
  });

  it('leave columns of two values both of them', () => {
    expect(data['claims']).toMatchObject([
      { cause: 'Caught in machine', bodyPart: 'Finger' },
      { cause: 'Hot substance', bodyPart: 'Neck' },
      { cause: 'Rear end', bodyPart: 'Back' },
    ]);
  });

  it('rule the claims below them where they stand in lines of their own', () => {
    const titled = read(
      'loss_run',
      String.raw`${HEAD}
Reported under WA9-322-761934

Matter D-2014-5548
Date of loss: 05/01/16   Total paid: 600.00

Matter T-2013-3347
Date of loss: 08/30/16   Total paid: 300.00

Reported under AS6-150-891212

Matter L-2012-1431
Date of loss: 04/04/16   Total paid: 300.00
`,
    );
    expect(titled['claims']).toMatchObject([
      { claimNumber: 'D-2014-5548', policyNumber: 'WA9-322-761934', paid: { total: 600 } },
      { claimNumber: 'T-2013-3347', policyNumber: 'WA9-322-761934', paid: { total: 300 } },
      { claimNumber: 'L-2012-1431', policyNumber: 'AS6-150-891212', paid: { total: 300 } },
    ]);
    expect(titled['policies']).toMatchObject([{ effectiveDate: '2016-04-01' }, { effectiveDate: '2016-04-01' }]);
    expect(titled['policies']).toHaveLength(2);
  });
});
