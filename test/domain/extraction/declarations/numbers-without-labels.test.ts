import { expect, it } from 'vitest';
import { read } from './read.ts';

const numberIn = (lines: string): unknown => read('homeowners', `HOMEOWNERS DECLARATIONS\n${lines}`)['policyNumber'];

it.each([
  ['behind the word in a title', "Tarn County Homeowner's Contract No. 18725", '18725'],
  ['behind "is number"', 'Your policy is number LPA 979 858.', 'LPA 979 858'],
  ['behind a dot', 'Renewed policy · P-GFFK-2991', 'P-GFFK-2991'],
  ['beside its dates', 'HF 97-50445-T     From 03/01/2023 to 03/01/2024', 'HF 97-50445-T'],
  ['with the letters that end it', 'Policy number: 1473 378029 GL', '1473 378029 GL'],
  ['without the state that follows', 'Policy number: 1473 378029 KS', '1473 378029'],
])('the number of a policy, %s', (_, lines, number) => {
  expect(numberIn(lines)).toBe(number);
});

it('the number of a form is none', () => {
  expect(numberIn('Policy form HO 00 03 05 11')).toBeUndefined();
});

it('the number of a form at the foot of each page is none, another one is', () => {
  const pages = (foot: string): string[] =>
    ['Dwelling    $300,000', 'Medical payments    $5,000'].map((line) => `HOMEOWNERS DECLARATIONS\n${line}\n\n${foot}`);
  expect(read('homeowners', ...pages('HO 00 03 05 11'))).not.toHaveProperty('policyNumber');
  expect(read('homeowners', ...pages('HQ 97-50445-T'))).toMatchObject({ policyNumber: 'HQ 97-50445-T' });
});
