import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const PAGE = String.raw`
PERSONAL AUTO DECLARATIONS

Unit 1 - 2016 Honda Fit   VIN JHMGK5H70GX000001
Hurting somebody else       $50,000 each person / $100,000 each accident     $212.40
Collision                   $500 deductible                                  $118.15
Lost key service            $300 max                                          $12.05
Paint and polish            $1,000 limit                                    Included
The year for this Honda                                                      $342.60

Unit 2 - 2011 Mazda 3     VIN JM1BL1UF0B1000001
Hurting somebody else       $50,000 each person / $100,000 each accident     $180.10
Comprehensive               $250 deductible                                   $44.00
The year for this Mazda                                                      $224.10
`;

describe('prices that a line below them adds up', () => {
  it('make coverages of names that nobody knows, beside known ones', () => {
    expect(read('auto', PAGE)['coverages']).toMatchObject([
      { vehicleNumber: 1, name: 'Hurting somebody else', limitPerPerson: 50_000, limit: 100_000, premium: 212.4 },
      { vehicleNumber: 2, name: 'Hurting somebody else', limitPerPerson: 50_000, limit: 100_000, premium: 180.1 },
      { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 118.15 },
      { vehicleNumber: 1, name: 'Lost key service', limitText: '$300 max', premium: 12.05 },
      { vehicleNumber: 1, name: 'Paint and polish', limit: 1000 },
      { vehicleNumber: 2, name: 'Comprehensive', deductible: 250, premium: 44 },
    ]);
  });

  it('are what the thing costs that they stand below', () => {
    expect(read('auto', PAGE)['vehicles']).toMatchObject([
      { number: 1, premium: 342.6 },
      { number: 2, premium: 224.1 },
    ]);
  });

  it('make none where the amounts do not add up', () => {
    const other = PAGE.replace('$342.60', '$352.60').replace('$224.10', '$242.10');
    const names = (read('auto', other)['coverages'] as { name: string }[]).map(({ name }) => name);
    expect(names).not.toContain('Paint and polish');
  });

  it('make none of the lines of a summary', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Liability                                                                    $212.40
Members and friends                                                          $118.15
Everything together                                                          $330.55
`;
    const names = (read('auto', page)['coverages'] as { name: string }[]).map(({ name }) => name);
    expect(names).not.toContain('Members and friends');
  });
});
