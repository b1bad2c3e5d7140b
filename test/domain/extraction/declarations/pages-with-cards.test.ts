import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const CARDS = String.raw`
Insurance card
Harbor Gate Mutual
Policy 77-1204-9
Keep this card in the car
`;

const FIRST = String.raw`
PERSONAL AUTO DECLARATIONS
Policy number: 77-1204-9
`;

describe('a page that ends with insurance cards', () => {
  it('states what stands over their title', () => {
    const second = String.raw`
Drivers
Name                      Date of birth        Marital status
Olga Brandt               03/14/1979           Married
Peter Brandt              07/02/1975           Married
${CARDS}`;
    expect(read('auto', FIRST, second)['drivers']).toMatchObject([{ name: 'Olga Brandt' }, { name: 'Peter Brandt' }]);
  });

  it('states nothing where it has cards only', () => {
    expect(read('auto', FIRST, CARDS)['drivers']).toBeUndefined();
  });
});
