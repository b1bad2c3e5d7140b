import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('coverages with their price in running text', () => {
  it('are cut into name, limit and premium', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Car 1: 2009 Ford Escape

Property Damage 50,000.00 at $58.92
Comprehensive 250.00 deductible at $104.70
Collision 1,000.00 deductible at $121.16
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Property Damage', limit: 50_000, premium: 58.92 },
      { name: 'Comprehensive', deductible: 250, premium: 104.7 },
      { name: 'Collision', deductible: 1000, premium: 121.16 },
    ]);
  });
});
