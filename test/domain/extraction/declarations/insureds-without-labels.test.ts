import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('insureds without labels of their own', () => {
  it('stand right below the insurer, over their address', () => {
    const page = `
BUSINESSOWNERS POLICY
Old Mill Insurance Company
Cedar & Sage Catering, LLC
2100 Canyon Rd, Provo, UT 84604
Policy BX-118-00442      May 9, 2025 - May 9, 2026
`;
    expect(read('businessowners', page)).toMatchObject({
      carrierName: 'Old Mill Insurance Company',
      namedInsureds: ['Cedar & Sage Catering, LLC'],
      mailingAddress: '2100 Canyon Rd, Provo, UT 84604',
    });
  });

  it('stand beside the number of the policy, where they are organisations', () => {
    const page = `
OLD MILL MUTUAL INSURANCE COMPANY                    WORKERS COMPENSATION - PREMIUM SUMMARY
POLICY CM-WC 0881 4420        LARKSPUR LOGISTICS INC         12/10/24 TO 12/10/25
`;
    expect(read('workers_compensation', page)['namedInsureds']).toEqual(['LARKSPUR LOGISTICS INC']);
  });

  it('are told by sentences', () => {
    const page = `
We insure Harmony Strings Music Store LLC under businessowners policy HS-BOP-440071. The insurance is provided by
Old Mill Insurance Company and starts on July 18, 2025 and ends on July 18, 2026.
The mailing address is 310 Commercial St SE, Salem, Oregon 97301.
`;
    expect(read('businessowners', page)).toMatchObject({
      namedInsureds: ['Harmony Strings Music Store LLC'],
      mailingAddress: '310 Commercial St SE, Salem, Oregon 97301',
    });
    const other = `
We provide workers compensation insurance to Alder & Finch Architects LLP (FEIN 84-1177203), a partnership,
at 1515 Walnut Street, Boulder, CO 80302, under policy AF-WC-9077-02.
`;
    expect(read('workers_compensation', other)).toMatchObject({
      namedInsureds: ['Alder & Finch Architects LLP'],
      mailingAddress: '1515 Walnut Street, Boulder, CO 80302',
    });
  });
});

describe('names of insureds', () => {
  it.each([
    ['Named insured: Ellis, Jordan T and Ellis, Priya N', ['Ellis, Jordan T', 'Ellis, Priya N']],
    ['Insured:  Wendell R. Fitch dba Fitch Lawn Service', ['Wendell R. Fitch dba Fitch Lawn Service']],
    ['Policy 55-U-1120    Insured LARKSPUR FARM LLC    07/04/25 to 07/04/26', ['LARKSPUR FARM LLC']],
  ])('are read from %s', (line, names) => {
    expect(read('commercial_auto', `COMMERCIAL AUTO DECLARATIONS\n${line}\n`)['namedInsureds']).toEqual(names);
  });
});
