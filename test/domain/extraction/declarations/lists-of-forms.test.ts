import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const formsOf = (page: string): unknown => read('general_liability', page)['forms'];

describe('forms with an edition', () => {
  it('are a list where several stand in one line, also at the end of a page', () => {
    const page = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS
Forms that apply

CG 21 16 04 13   CG 00 01 04 13   SE 2014 (06/17)   SE 2001 (06/17)

Not subject to audit
`;
    expect(formsOf(page)).toEqual(
      ['CG 21 16 04 13', 'CG 00 01 04 13', 'SE 2014 (06/17)', 'SE 2001 (06/17)'].map((number) => ({ number })),
    );
  });
});
