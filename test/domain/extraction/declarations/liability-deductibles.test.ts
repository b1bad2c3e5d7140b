import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const deductiblesOf = (page: string): unknown => read('general_liability', page)['deductibles'];

const BODILY = { coverage: 'Bodily Injury', basis: 'per claim', amount: 1500 };
const PROPERTY = { coverage: 'Property Damage', basis: 'per claim', amount: 750 };

describe('liability deductibles', () => {
  it('are several in one line, with the coverage in front of the amount', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Deductibles     Bodily Injury  $1,500 per claim          Property Damage  $750 per claim
`;
    expect(deductiblesOf(page)).toEqual([BODILY, PROPERTY]);
  });

  it('are several in one line, with the coverage behind the amount', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Deductible: $1,500 per claim, Bodily Injury; $750 per claim, Property Damage
`;
    expect(deductiblesOf(page)).toEqual([BODILY, PROPERTY]);
  });

  it('stand in a column beside the limits', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
LIMITS OF INSURANCE                                      DEDUCTIBLES
Each Occurrence Limit                  1,000,000         Bodily Injury     $1,500   per claim
General Aggregate Limit                2,000,000         Property Damage   $750     per claim
Products/Completed Operations Limit    2,000,000
`;
    expect(deductiblesOf(page)).toEqual([BODILY, PROPERTY]);
  });

  it('of a column of retentions need no coverage', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
                                         Limit              Retention
Each Occurrence                          $1,000,000         $10,000 per occurrence
General Aggregate                        $2,000,000
`;
    expect(deductiblesOf(page)).toEqual([{ basis: 'per occurrence', amount: 10000 }]);
  });

  it('are called SIR for short', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
LIMITS:  $1,000,000 EACH OCCURRENCE
SIR:     $25,000 PER OCCURRENCE
`;
    expect(deductiblesOf(page)).toEqual([{ basis: 'PER OCCURRENCE', amount: 25000 }]);
  });
});
