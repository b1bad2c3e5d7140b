import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const page = (heading: string): string => String.raw`
PERSONAL AUTO DECLARATIONS
Policy number: 77-1204-9

${heading}
Loyalty, Good Driver, Early Signing
`;

describe('names of discounts one after the other', () => {
  it('are none where they are offered', () => {
    expect(read('auto', page('Ask how you could bring it down'))['discounts']).toBeUndefined();
  });
});
