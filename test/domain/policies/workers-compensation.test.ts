import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const page = String.raw`
*         WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY
*                              INFORMATION PAGE
Great Plains Casualty Company                        NCCI Carrier Code: 12345
Policy Number: WC 1234567                            FEIN: 12-3456789
1. The Insured: Prairie Hardware LLC                 ☐ Individual ☒ Partnership ☐ Corporation
Mailing Address: 4410 W Maple St, Omaha, NE 68132
2. The policy period is from 03/01/2024 to 03/01/2025
3. A. Part One applies to the Workers Compensation Law of the states listed here: NE, IA
B. Bodily Injury by Accident        $500,000 each accident
   Bodily Injury by Disease         $750,000 policy limit
   Bodily Injury by Disease         $250,000 each employee

Classification                   Code     Estimated        Rate Per      Estimated
                                 No.      Annual           $100 of       Annual
                                          Remuneration     Remuneration  Premium
Nebraska
Hardware stores - wholesale      8010     149,647          1.32          1,975
  or retail
Clerical office employees        8810     IF ANY           0.31
Total manual premium                                                     1,975
Experience modification          9898                      0.90          -198
Expense constant                 0900                                    160
Total Estimated Annual Premium                                           1,937
Minimum Premium $ 750        Deposit Premium $ 484
`;

describe('workers compensation information pages', () => {
  const data = read('workers_compensation', page);

  it('tell the limits of employers liability by what stands beside them', () => {
    expect(data).toMatchObject({
      eachAccidentLimit: 500_000,
      diseasePolicyLimit: 750_000,
      diseaseEachEmployeeLimit: 250_000,
    });
  });

  it('rate classes in the state whose name stands above them', () => {
    expect(data['classifications']).toEqual([
      {
        state: 'Nebraska',
        classCode: '8010',
        description: 'Hardware stores - wholesale or retail',
        payroll: 149_647,
        rate: 1.32,
        premium: 1975,
      },
      { state: 'Nebraska', classCode: '8810', description: 'Clerical office employees', rate: 0.31 },
    ]);
  });

  it('calculate the premium in steps, which are no classes', () => {
    expect(data['premiumSteps']).toMatchObject([
      { name: 'Total manual premium', amount: 1975 },
      { code: '9898', name: 'Experience modification', factor: 0.9, amount: -198 },
      { code: '0900', name: 'Expense constant', amount: 160 },
    ]);
    expect(data).toMatchObject({
      estimatedAnnualPremium: 1937,
      experienceModification: 0.9,
      minimumPremium: 750,
      depositPremium: 484,
    });
  });

  it('name the covered states, the entity and the numbers of the employer', () => {
    expect(data).toMatchObject({
      coveredStates: ['NE', 'IA'],
      entityType: 'Partnership',
      fein: '12-3456789',
      ncciCarrierCode: '12345',
    });
  });
});

describe('charges beside the premium', () => {
  const data = read(
    'workers_compensation',
    String.raw`
WORKERS COMPENSATION INFORMATION PAGE       Policy WC 40-118
Carrier: Alder Indemnity Company (NCCI 20417)
Insured: Otter Creek Millwork Inc., 12 Mill St, Barre, VT 05641
Other workplaces not shown above: 9 Depot Sq, Stowe, VT 05672; 40 Elm St, Rutland, VT 05701
State: VT
Code   Classification              Payroll       Rate      Premium
2812   Cabinet works               412,000       3.18      $ 13,102
       Manual premium                                      $ 13,102
       Terrorism 9740                            0.01      $     41
       Exp mod   1.10                                      $  1,310
       Estimated annual premium                            $ 14,453
       VT Administration assessment 1.4%                   $    202
       Total                                               $ 14,655
`,
  );

  it('are fees, which make the total; a page without them has none', () => {
    expect(data).toMatchObject({
      estimatedAnnualPremium: 14_453,
      totalPremium: 14_655,
      fees: [{ name: 'VT Administration assessment', amount: 202 }],
    });
    expect(read('workers_compensation', page)['totalPremium']).toBeUndefined();
  });

  it('leave codes, factors, numbers of carriers and other workplaces where they stand', () => {
    expect(data).toMatchObject({
      ncciCarrierCode: '20417',
      locations: [
        { locationNumber: 1, address: '9 Depot Sq, Stowe, VT 05672' },
        { locationNumber: 2, address: '40 Elm St, Rutland, VT 05701' },
      ],
      premiumSteps: [
        { name: 'Manual premium' },
        { code: '9740', name: 'Terrorism', factor: 0.01, amount: 41 },
        { name: 'Exp mod', factor: 1.1, amount: 1310 },
      ],
    });
  });
});
