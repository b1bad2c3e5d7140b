import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const limitsOf = (line: string): unknown => {
  const page = `
INFORMATION PAGE
2. Policy period: 09/22/2025 to 09/22/2026
${line}
`;
  const { eachAccidentLimit, diseasePolicyLimit, diseaseEachEmployeeLimit } = read('workers_compensation', page);
  return [eachAccidentLimit, diseasePolicyLimit, diseaseEachEmployeeLimit];
};

describe('limits between slashes', () => {
  it('are in the usual order', () => {
    expect(limitsOf('Employers Liability      $100,000 / $500,000 / $100,000')).toEqual([100000, 500000, 100000]);
  });

  it('are in thousands where they are short', () => {
    expect(limitsOf('3B. EL LIMITS  100/500/100')).toEqual([100000, 500000, 100000]);
    expect(limitsOf('Employers liability: $1M/$1M/$1M')).toEqual([1000000, 1000000, 1000000]);
  });

  it('are none of employers where nothing says so', () => {
    expect(limitsOf('Other insurance        250/500/100')).toEqual([undefined, undefined, undefined]);
  });

  it('are in the order of names between slashes', () => {
    const line =
      'Employers liability  500,000/100,000/200,000 (disease policy limit/each accident/disease each employee)';
    expect(limitsOf(line)).toEqual([100000, 500000, 200000]);
    const ahead = 'Employers liability (each accident/each employee/policy limit)   $100,000/$200,000/$500,000';
    expect(limitsOf(ahead)).toEqual([100000, 500000, 200000]);
    const below = `Employers liability coverage     $500,000 / $100,000 / $200,000
                                 (policy limit / each accident / each employee)`;
    expect(limitsOf(below)).toEqual([100000, 500000, 200000]);
  });
});
