import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('figures before the columns of several vehicles', () => {
  it('hold for all of them behind the name, and the columns are premiums', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
                                 2019 Honda CR-V     2022 Kia Soul
Bodily injury, 100/300             $212                $198
Property damage $50,000            $104                $99
Comprehensive ($250 ded)            $61                $72
Collision, $500 deductible         $190                -
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Bodily injury', limitPerPerson: 100_000, limit: 300_000, premium: 212 },
      { vehicleNumber: 2, name: 'Bodily injury', limitPerPerson: 100_000, limit: 300_000, premium: 198 },
      { vehicleNumber: 1, name: 'Property damage', limit: 50_000, premium: 104 },
      { vehicleNumber: 2, name: 'Property damage', limit: 50_000, premium: 99 },
      { vehicleNumber: 1, name: 'Comprehensive', deductible: 250, premium: 61 },
      { vehicleNumber: 2, name: 'Comprehensive', deductible: 250, premium: 72 },
      { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 190 },
    ]);
  });

  it('hold for all of them in a column without a heading', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
                                               CAR 1                 CAR 2
YEAR                                           2014                  2019
MAKE                                           BLUE BIRD             FORD
VIN                                            1BAKGCPA9EF302218     1FBAX2CM3KKB44719
LIABILITY            1,000,000 EA ACC          1,077                   822
MEDICAL PAYMENTS     10,000 EA PERS               66                    66
`;
    expect(read('commercial_auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'LIABILITY', limit: 1_000_000, premium: 1_077 },
      { vehicleNumber: 2, name: 'LIABILITY', limit: 1_000_000, premium: 822 },
      { vehicleNumber: 1, name: 'MEDICAL PAYMENTS', limitPerPerson: 10_000, premium: 66 },
      { vehicleNumber: 2, name: 'MEDICAL PAYMENTS', limitPerPerson: 10_000, premium: 66 },
    ]);
  });

  it('stand under headings of their own before columns that are numbered with a sign, and what these add up to is no coverage', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Coverage              Sym     Limit            Ded      #1       #2       Premium
Liability             1       $1,000,000       -        3,420    3,115    6,535
Comprehensive         7       ACV              $500     388      256      644
`;
    expect(read('commercial_auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Liability', autoSymbols: ['1'], limit: 1_000_000, premium: 3_420 },
      { vehicleNumber: 2, name: 'Liability', autoSymbols: ['1'], limit: 1_000_000, premium: 3_115 },
      { vehicleNumber: 1, name: 'Comprehensive', autoSymbols: ['7'], limitText: 'ACV', deductible: 500, premium: 388 },
      { vehicleNumber: 2, name: 'Comprehensive', autoSymbols: ['7'], limitText: 'ACV', deductible: 500, premium: 256 },
    ]);
  });
});

it('a title of limits before the columns of places says what these hold', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
LIMITS OF INSURANCE          Prem. 1 / Bldg. 1      Prem. 2 / Bldg. 1
Building                     $890,000               $145,000
Outdoor Signs                $10,000                $15,000
Premium                      $3,418                 $702

Coverage                     Limit                  Premium
Employee Dishonesty          $25,000                $118
Business Liability
Each Occurrence                                     $2,000,000
General Aggregate                                   $4,000,000
`;
  expect(read('businessowners', page)).toMatchObject({
    eachOccurrenceLimit: 2_000_000,
    generalAggregateLimit: 4_000_000,
    coverages: [
      { locationNumber: 1, name: 'Building', limit: 890_000 },
      { locationNumber: 2, name: 'Building', limit: 145_000 },
      { locationNumber: 1, name: 'Outdoor Signs', limit: 10_000 },
      { locationNumber: 2, name: 'Outdoor Signs', limit: 15_000 },
      { name: 'Employee Dishonesty', limit: 25_000, premium: 118 },
    ],
  });
});
