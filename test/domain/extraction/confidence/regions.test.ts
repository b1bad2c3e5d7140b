import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { keysOf } from '../../../../domain/extraction/confidence/document-evidence.ts';
import { leavesOf, type RecordLeaves } from '../../../../domain/extraction/confidence/leaves.ts';
import { printedIn } from '../../../../domain/extraction/confidence/printed.ts';
import { type Region, regionsOf } from '../../../../domain/extraction/confidence/regions.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const page = typedPage(`
Claim      Date        Amount
C-100      03/04/2024  $1,200.00
           05/06/2024  $300.00
C-200      07/08/2024  $900.00
`);

/** The claims of the page with the words that each field was read from. */
function claimsFrom(texts: readonly Record<string, string>[]): { records: RecordLeaves[]; regions: Region[] } {
  const type = findPolicyType('loss_run');
  if (!type) throw new Error('no policy type');
  const fields = texts.flatMap((claim, at) =>
    Object.entries(claim).map(([field, text]) => [`/claims/${at}/${field}`, citedOn(page, text)] as const),
  );
  const records = leavesOf(type.schema, { claims: texts }, new Map(fields));
  const regions = regionsOf(records, printedIn([layOut(page)], records));
  return { records: records.filter(({ list }) => list !== ''), regions: [...regions.values()] };
}

function citedOn({ number, words }: Page, text: string) {
  return { value: text, page: number, words: words.filter((word) => word.text === text) };
}

describe('what is printed where a record stands', () => {
  it('goes on to the next record of its list, and counts what no value was taken from', () => {
    const { regions } = claimsFrom([
      { claimNumber: 'C-100', lossDate: '03/04/2024' },
      { claimNumber: 'C-200', lossDate: '07/08/2024' },
    ]);
    expect(regions).toEqual([
      { explained: 1 / 4, lost: 3, read: 2 / 5 },
      { explained: 1 / 2, lost: 1, read: 2 / 3 },
    ]);
  });

  it('ends for the last record with its own last line', () => {
    const { regions } = claimsFrom([{ claimNumber: 'C-100', lossDate: '03/04/2024' }]);
    expect(regions).toEqual([{ explained: 1 / 2, lost: 1, read: 2 / 3 }]);
  });
});

describe('what tells a record from others', () => {
  it('is a share of the fields that could', () => {
    const { records } = claimsFrom([{ claimNumber: 'C-100', lossDate: '03/04/2024' }, { lossDate: '07/08/2024' }]);
    expect(records.map(keysOf)).toEqual([2 / 3, 1 / 3]);
  });
});
