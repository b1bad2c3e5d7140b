import { describe, expect, it } from 'vitest';
import { walledPage } from '../../../fixtures/declarations/typed-page.ts';
import { readPages } from '../declarations/read.ts';

describe('rows of boxes', () => {
  const page = walledPage(`
HOMEOWNERS POLICY DECLARATIONS
Policy Number: HP 98 974250
¦A. DWELLING                        ¦B. OTHER STRUCTURES                ¦C. PERSONAL PROPERTY               ¦
¦                                   ¦                                   ¦                                   ¦
¦                           $283,000¦                            $28,300¦                           $141,500¦
`);

  it('hold the values of their own headings, wherever these stand in the box', () => {
    expect(readPages('homeowners', [page])).toMatchObject({
      dwellingLimit: 283000,
      otherStructuresLimit: 28300,
      personalPropertyLimit: 141500,
    });
  });
});
