import { expect, it } from 'vitest';
import { costUsd } from '../../../domain/model/cost.ts';

it('tokens cost what a million of them costs, to a millionth of a dollar', () => {
  expect(costUsd({ promptTokens: 6_200, completionTokens: 700 }, { input: 2.5, output: 10 })).toBe(0.0225);
  expect(costUsd({ promptTokens: 3, completionTokens: 0 }, { input: 0.15, output: 0.6 })).toBe(0);
});
