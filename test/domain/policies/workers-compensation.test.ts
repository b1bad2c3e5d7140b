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
