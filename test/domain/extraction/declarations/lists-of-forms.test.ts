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

  it('are no numbers of policies, and no terms', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS      POL KT-GL-31-6120        TERM 11-30-24 TO 11-30-25
Renewal of: KTS 0042-3310
*Policy No.            Producer
KTB 2207-0019          Elk Fork Insurance LLC
Policy                 KTC 5501-0042
Number GLA-118-4470-25
Forms attached         CG 00 01 04 13   CG 21 47 12 07   IL 00 17 11 98
`;
    expect(formsOf(page)).toEqual(['CG 00 01 04 13', 'CG 21 47 12 07', 'IL 00 17 11 98'].map((number) => ({ number })));
  });
});
