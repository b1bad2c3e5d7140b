import { expect, it } from 'vitest';
import { closestWords } from '../../../domain/search/corrections.ts';

it.each([
  ['a letter too few', 'collison', ['collusion', 'collision'], ['collision']],
  ['two letters too few', 'deductbl', ['deductible', 'inductible'], ['deductible']],
  ['swapped letters', 'polciy', ['policy', 'polity'], ['policy']],
  ['another letter, in a short word', 'pulicy', ['policy'], ['policy']],
  ['one mistake in a short word, not two', 'smoth', ['south', 'smith'], ['smith']],
  ['two in a short word', 'smotg', ['smith'], []],
  ['nothing near', 'wombat', ['combine', 'womanly'], []],
  ['nothing at all', 'wombat', [], []],
])('%s: %s', (_, word, known, expected) => {
  expect(closestWords(word, known)).toEqual(expected);
});

it('names at most four', () => {
  expect(closestWords('bat', ['cat', 'hat', 'mat', 'rat', 'sat'])).toEqual(['cat', 'hat', 'mat', 'rat']);
});
