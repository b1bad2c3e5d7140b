import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Line = readonly (readonly [number, string])[];

const SMALL = 5;

/** What is read from lines of texts at points; those that begin with "~" are in small print. */
function dataOf(lines: readonly Line[]): Record<string, unknown> {
  const paper = newPaper();
  for (const [at, line] of lines.entries())
    for (const [x, text] of line)
      paper.text(x, 60 + 10 * at, text.replace(/^~/, ''), text.startsWith('~') ? { size: SMALL } : {});
  return read(paper.pages).data;
}

describe('texts in columns', () => {
  it('are nobody’s name where they ask for one themselves', () => {
    const claim = (key: string, name: string): Line[] => [
      [
        [40, 'Claim'],
        [95, key],
        [205, 'D/Loss'],
        [260, '02/09/17'],
        [340, 'Status'],
        [390, 'Closed'],
      ],
      [
        [40, 'Location'],
        [95, '001'],
        [205, 'Adj'],
        [260, 'Y02'],
      ],
      [
        [80, 'Coverage'],
        [175, 'Claimant'],
        [340, 'Paid Loss'],
        [420, 'Paid Exp'],
        [500, 'Incurred'],
      ],
      [
        [80, 'Property Damage'],
        [175, name],
        [340, '10.00'],
        [420, '5.00'],
        [500, '15.00'],
      ],
      [],
    ];
    const { claims } = dataOf([...claim('A-10001', 'Lee Ann'), ...claim('A-10002', 'Hay Bob')]);
    expect(claims).toMatchObject([{ claimantName: 'Lee Ann' }, { claimantName: 'Hay Bob' }]);
  });

  it('end where a sentence begins below them that had room beside them', () => {
    const claim = (key: string, kind: string, facts: string, more: string): Line[] => [
      [
        [40, key],
        [110, '09/14/2020'],
        [180, 'Ann Lee'],
        [270, kind],
        [500, '446.53'],
      ],
      [[270, facts]],
      [[270, more]],
    ];
    const { claims } = dataOf([
      [
        [40, 'Claim No'],
        [110, 'Date of Loss'],
        [180, 'Claimant'],
        [270, 'Coverage / Facts'],
        [500, 'Incurred'],
      ],
      ...claim('A-10001', 'Personal Injury', 'Tenant slipped on ice in the parking lot', 'near the store'),
      ...claim('A-10002', 'Property Damage', 'Visitor alleges fall on wet entry mat at the', 'back door'),
    ]);
    expect(claims).toMatchObject([
      { claimType: 'Personal Injury', description: 'Tenant slipped on ice in the parking lot near the store' },
      { claimType: 'Property Damage', description: 'Visitor alleges fall on wet entry mat at the back door' },
    ]);
  });

  it('end at a caption in the small print of headings, which is no text itself', () => {
    const claim = (key: string, cause: string, told: string): Line[] => [
      [
        [40, '~Case number'],
        [140, '~Worker'],
        [240, '~Injured on'],
      ],
      [
        [40, key],
        [140, 'Ann Lee'],
        [240, '03/16/2016'],
      ],
      [
        [40, '~Type of accident'],
        [140, '~Nature'],
        [240, '~Part of body'],
      ],
      [
        [40, cause],
        [140, 'Cut'],
        [240, 'Hand'],
      ],
      [[40, '~What the worker told us']],
      [[40, told]],
      [],
      [
        [40, 'Paid'],
        [140, '$10.00'],
      ],
      [],
    ];
    const { claims } = dataOf([
      ...claim('A-10001', 'Struck against object', 'Wrench slipped off bolt and hand hit the shroud.'),
      ...claim('A-10002', 'Caught in machinery', 'Reached to clear a scrap while blade was turning.'),
    ]);
    expect(claims).toMatchObject([
      { cause: 'Struck against object', description: 'Wrench slipped off bolt and hand hit the shroud.' },
      { cause: 'Caught in machinery', description: 'Reached to clear a scrap while blade was turning.' },
    ]);
  });
});

describe('dates in columns', () => {
  const headings = (loss: string): Line => [
    [40, 'Claim No'],
    [110, 'Claimant'],
    [200, loss],
    [280, 'Reported'],
    [360, 'Disp'],
    [500, 'Incurred'],
  ];
  const claim = (key: string, [loss, reported, state]: [string, string, string], amount: string): Line => [
    [40, key],
    [110, 'Ann Lee'],
    [200, loss],
    [280, reported],
    [360, state],
    [500, amount],
  ];

  it('behind the word that says that a record has ended are those of its end', () => {
    const { claims } = dataOf([
      headings('Occurred'),
      claim('A-10001', ['03/12/20', '03/14/20', 'CWP 08/02/21'], '60.00'),
      claim('A-10002', ['05/23/20', '05/25/20', 'Open'], '50.00'),
    ]);
    expect(claims).toMatchObject([{ closedDate: '2021-08-02', status: 'closed' }, { status: 'open' }]);
  });

  it('below the name of what happened say when it did', () => {
    const { claims } = dataOf([
      headings('Injury'),
      claim('A-10001', ['03/12/20', '03/14/20', 'Open'], '60.00'),
      claim('A-10002', ['05/23/20', '05/25/20', 'Open'], '50.00'),
    ]);
    expect(claims).toMatchObject([{ lossDate: '2020-03-12' }, { lossDate: '2020-05-23' }]);
  });
});

describe('totals of policies', () => {
  it('are told by no word that stands apart behind its count', () => {
    const policy = (key: string, years: [string, string], claims: readonly Line[], total: Line): Line[] => [
      [
        [40, 'Policy'],
        [75, key],
        [150, `07/01/${years[0]}`],
        [220, `07/01/${years[1]}`],
      ],
      ...claims,
      total,
    ];
    const claim = (key: string, date: string, amount: string): Line => [
      [40, key],
      [140, 'Ann Lee'],
      [240, date],
      [340, 'Closed'],
      [440, amount],
    ];
    const { policies } = dataOf([
      [
        [40, 'Claim No'],
        [140, 'Employee'],
        [240, 'Injured On'],
        [340, 'Status'],
        [440, 'Incurred'],
      ],
      ...policy(
        'WCT-6022-17',
        ['2017', '2018'],
        [claim('98W319310', '08/02/2017', '10.00'), claim('46W223198', '12/20/2017', '20.00')],
        [
          [40, 'Total WCT-6022-17 2 claims, 0'],
          [150, 'open'],
          [440, '30.00'],
        ],
      ),
      ...policy(
        'WCT-6022-18',
        ['2018', '2019'],
        [claim('16W986582', '09/04/2018', '5.00')],
        [
          [40, 'Total WCT-6022-18 1 claims, 0'],
          [150, 'open'],
          [440, '5.00'],
        ],
      ),
    ]);
    expect(policies).toMatchObject([
      { policyNumber: 'WCT-6022-17', incurred: { total: 30 } },
      { policyNumber: 'WCT-6022-18', incurred: { total: 5 } },
    ]);
  });
});
