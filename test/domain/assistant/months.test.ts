import { expect, it } from 'vitest';
import { monthOf, monthsOfYears } from '../../../domain/assistant/question/years.ts';

it.each([
  ['How many claims in May?', '05'],
  ['claims in sept', '09'],
  ['Which policies expire in March 2021?', '03'],
  ['losses during Dec.', '12'],
])('"%s" names a month', (question, month) => {
  expect(monthOf(question)).toBe(month);
});

it.each([
  'How many claims in Maryland?',
  'claims of Augusta Freight',
  'premium for Marion',
  'claims for Julie',
  'losses in Decatur',
])('"%s" names none', (question) => {
  expect(monthOf(question)).toBeUndefined();
  expect(monthsOfYears(`${question.replace('?', '')} 2021`)).toEqual([]);
});

it('months of years are found where they stand', () => {
  expect(monthsOfYears('claims of Sept 2020 and January of 2021').map(({ date }) => date)).toEqual([
    '2020-09',
    '2021-01',
  ]);
});
