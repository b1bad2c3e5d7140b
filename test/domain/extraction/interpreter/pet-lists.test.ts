import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it.each([
  `
Monthly premium                 $38.25
Waiting periods                 Accident 3 days, Illness 14 days`,
  'How long until your coverage starts: accident 3 days, illness 14 days',
  'Waiting periods: 3 days accident, 14 days illness',
  'Coverage for accident begins 3 days after enrollment. Illness coverage begins after 14 days.',
])('a text tells several waiting periods: %s', (lines) => {
  const { waitingPeriods } = read('pet', `PET INSURANCE POLICY\n${lines}`) as { waitingPeriods: { period: string }[] };
  expect(waitingPeriods.map((each) => Object.values(each).join(' ').toLowerCase())).toEqual([
    'accident 3 days',
    'illness 14 days',
  ]);
});

it.each([
  'Extras       Dental care $3.00, Exam fees $5.50',
  'Riders: Dental care $3.00; Exam fees $5.50',
  `
Rider: Dental care        $3.00
Rider: Exam fees          $5.50`,
])('a text names several riders with their prices: %s', (lines) => {
  expect(read('pet', `PET INSURANCE POLICY\n${lines}`)['riders']).toEqual([
    { name: 'Dental care', premium: 3 },
    { name: 'Exam fees', premium: 5.5 },
  ]);
});
