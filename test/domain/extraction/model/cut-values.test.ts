import { describe, expect, it } from 'vitest';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import { placeEntries } from '../../../../domain/extraction/model/place-entries.ts';
import { readReply } from '../../../../domain/extraction/model/read-reply.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const page = `
Gulf Heritage Fire & Marine Insurance Company
Named insured                         Agent
Emily W. Goldblatt                    Eastman Insurance Agency
7877 Sycamore Street                  5528 Fox Meadow Court
Jacksonville, FL 32246                Melbourne, FL 32935
Policy number FHO 2872482 79
Mortgagee                             Loan 7128025000
Fidelis Home Lending LLC
PO Box 71136
Fort Worth, TX 76161`;

/** What is accepted of a reply about the page, and what is disputed of it. */
function read(reply: { values?: string[]; tables?: unknown[] }) {
  const schema = findPolicyType('homeowners')?.schema;
  if (!schema) throw new Error('no policy type');
  const entries = readReply(JSON.stringify({ values: [], tables: [], ...reply })) ?? [];
  const { values, complaints } = placeEntries({ schema, entries, pages: [numberLines(typedPage(page))] });
  return { values: Object.fromEntries([...values].map(([path, { value }]) => [path, value])), complaints };
}

describe('a text of which a model gives the beginning', () => {
  it('goes on to the end of its cell', () => {
    const { values } = read({ values: ['carrierName|Gulf…|1.1', 'agencyName|Eastman…|1.3#2'] });

    expect(values).toEqual({
      '/carrierName': 'Gulf Heritage Fire & Marine Insurance Company',
      '/agencyName': 'Eastman Insurance Agency',
    });
  });

  it('goes on through the lines that it names, in its own column', () => {
    const { values } = read({ values: ['mailingAddress|7877…|1.4-5'] });

    expect(values).toEqual({ '/mailingAddress': '7877 Sycamore Street, Jacksonville, FL 32246' });
  });

  it('may stand a line away from where it is said to stand, and be cut with three points', () => {
    expect(read({ values: ['agencyName|Eastman...|1.2'] }).values).toEqual({
      '/agencyName': 'Eastman Insurance Agency',
    });
  });

  it('ends with its line where its place is that of a whole record', () => {
    const { values } = read({
      tables: [
        ['additionalInterests|interest|name|address|loanNumber', '1.7-10|Mortgagee|Fidelis…|PO…@1.9-10|7128025000'],
      ],
    });

    expect(values).toMatchObject({
      '/additionalInterests/0/name': 'Fidelis Home Lending LLC',
      '/additionalInterests/0/address': 'PO Box 71136, Fort Worth, TX 76161',
    });
  });

  it('is disputed where it does not stand, and never taken for the whole', () => {
    const { values, complaints } = read({
      values: ['carrierName|Eastman…|1.9', 'agencyName|Emily…', 'totalPremium|78…|1.4'],
    });

    expect(values).toEqual({});
    expect(complaints).toHaveLength(3);
  });
});

describe('a field', () => {
  it('may be called by its short name or its whole one', () => {
    const { values } = read({ values: ['poN|FHO 2872482 79|1.6', 'naI/0|Emily…|1.3', 'agencyName|Eastman…|1.3'] });

    expect(Object.keys(values)).toEqual(['/policyNumber', '/namedInsureds/0', '/agencyName']);
  });
});
