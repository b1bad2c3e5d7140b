import { describe, expect, it } from 'vitest';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import { placeEntries } from '../../../../domain/extraction/model/place-entries.ts';
import { repairContent } from '../../../../domain/extraction/model/repair.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const pages = [
  numberLines(
    typedPage(`
*PERSONAL AUTO POLICY DECLARATIONS
Carrier: Harbor Mutual Insurance Company
Policy Number: HV 448 201
Policy Period: 03/01/2026 to 09/01/2026
Agency: Lakeshore Partners
Insured: Dana Whitfield
Total Premium: $812.40
Thank you for your business`),
  ),
];

function asked(...entries: readonly { path: string; value: string; at: string; quote?: string }[]): string {
  const schema = findPolicyType('auto')?.schema;
  if (!schema) throw new Error('no policy type auto');
  const { disputes } = placeEntries({ schema, entries, pages });
  return repairContent({ disputes, pages });
}

const wrongPremium = { path: '/totalPremium', value: '821.40', at: '1.7' };

describe('the question of a repair', () => {
  it('names the disputed fields only, with what is wrong and what is wanted', () => {
    const question = asked(wrongPremium, { path: '/policyNumber', value: 'HV 448 201', at: '1.3' });

    expect(question).toContain(
      '- /totalPremium: your value was "821.40"; it does not stand there. Wanted: a plain amount',
    );
    expect(question).not.toContain('/policyNumber');
  });

  it('shows the lines that they are about, and no others', () => {
    const question = asked(wrongPremium);

    expect(question).toContain('PAGE 1\n6| Insured: Dana Whitfield\n7| Total Premium: $812.40\n8| Thank you');
    expect(question).not.toContain('Harbor Mutual');
  });

  it('says what the choices are', () => {
    expect(asked({ path: '/transactionType', value: 'rewrite', at: '1.1' })).toContain('one of new, renewal, change');
  });

  it('repeats no more than the beginning of a long value', () => {
    expect(asked({ path: '/agencyName', value: 'x'.repeat(2_000), at: '1.5' }).length).toBeLessThan(800);
  });
});
