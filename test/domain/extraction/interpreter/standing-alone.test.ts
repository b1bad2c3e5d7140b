import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('the kind of insured', () => {
  const entityOf = (line: string, more = ''): unknown =>
    read('general_liability', `GENERAL LIABILITY DECLARATIONS\nPolicy Number: GL-100-20\n${line}\n${more}`)[
      'entityType'
    ];

  it('needs no label in a text of its own, or at the end of a name or a sentence', () => {
    expect(entityOf('Bureau No. 7-44    Nonprofit Corporation')).toBe('Nonprofit Corporation');
    expect(entityOf('Policyholder   Las Palmas Nursery, a general partnership')).toBe('general partnership');
    expect(entityOf('Insured: Timber Homes, Inc. (Corporation)')).toBe('Corporation');
    expect(entityOf('The named insured is an individual.')).toBe('individual');
    expect(entityOf('INSURED: LAS PALMAS NURSERY, A GENERAL PARTNERSHIP')).toBe('GENERAL PARTNERSHIP');
    expect(entityOf('Insured: Prairie Glass (corp)')).toBe('corp');
    expect(entityOf('Policyholder   Dana Reed    Type: Individual')).toBe('Individual');
  });

  it('is told by no choice between several, and by no name that holds such words', () => {
    expect(entityOf('Corporation    Partnership    Joint venture')).toBeUndefined();
    expect(entityOf('[ ] Corporation', '[ ] Partnership')).toBeUndefined();
    expect(entityOf('Quincy Bay Assurance Corporation')).toBeUndefined();
  });
});
