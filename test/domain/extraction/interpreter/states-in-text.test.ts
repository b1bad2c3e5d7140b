import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const statesOf = (page: string): unknown => {
  const { coveredStates, otherStates } = read('workers_compensation', page);
  return { coveredStates, otherStates };
};

describe('states in running text', () => {
  it('may have names of two words', () => {
    const page = `
INFORMATION PAGE
3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: New Hampshire, Maine
   C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: North Dakota and South Dakota
`;
    expect(statesOf(page)).toEqual({
      coveredStates: ['New Hampshire', 'Maine'],
      otherStates: ['North Dakota', 'South Dakota'],
    });
  });

  it('are told by sentences', () => {
    const page = `
Workers Compensation Declarations
This policy provides benefits under the workers compensation law of New Mexico. Other states coverage applies to Utah and
West Virginia.
`;
    expect(statesOf(page)).toEqual({ coveredStates: ['New Mexico'], otherStates: ['Utah', 'West Virginia'] });
  });

  it('stand behind a label whose words are also in the title', () => {
    const page = `
Workers' Compensation Declarations             Policy 88-4410

Workers' compensation      Oregon
Employers liability        $500,000 each accident
`;
    expect(statesOf(page)).toEqual({ coveredStates: ['Oregon'], otherStates: undefined });
  });
});
