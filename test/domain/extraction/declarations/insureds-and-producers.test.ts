import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('the insured and the producer side by side', () => {
  it('each have what stands right under their heading, a code in the other heading or not', () => {
    const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS

Named Insured                          Producer (956706)                 Policy Period
Joseph Lombardi                        Ellington Insurance Services      From 02/08/2022 12:01 AM
Robert Lombardi                        3370 W Elm Rd                     To 08/08/2022 12:01 AM
5970 Oak Hollow Ct                     Fargo, ND 58180
Lake Charles, LA 70669
`;
    expect(read('auto', page)).toMatchObject({
      namedInsureds: ['Joseph Lombardi', 'Robert Lombardi'],
      mailingAddress: '5970 Oak Hollow Ct, Lake Charles, LA 70669',
      agencyName: 'Ellington Insurance Services',
    });
  });

  it('are told in letters of a general agent too', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

ITEM 1. NAMED INSURED AND MAILING ADDRESS        GENERAL AGENT 33607
MEI JANKOWSKI AND EMMA KOWALCZYK, A PARTNERSHIP  Low Country Wholesale Brokerage LLC
784 S ELM AVE                                    PO Box 289
ROANOKE, VA 24081                                Lincoln, NE 68551
`;
    expect(read('businessowners', page)).toMatchObject({
      namedInsureds: ['MEI JANKOWSKI AND EMMA KOWALCZYK, A PARTNERSHIP'],
      mailingAddress: '784 S ELM AVE, ROANOKE, VA 24081',
    });
  });

  it('trade under the name in the line below theirs', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

Named Insured and Mailing Address
Uptown Sandwich Shop LLC
DBA Tellerman's Corner
87 NW Quail Run Dr
Albany, NY 12292
`;
    expect(read('businessowners', page)['namedInsureds']).toEqual(["Uptown Sandwich Shop LLC DBA Tellerman's Corner"]);
  });
});

describe('a name far right of its label', () => {
  it('belongs to it where the line has nothing else, however far apart the lines are', () => {
    const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS



Named Insured                                                     Joseph Lombardi



Mailing Address                                                   5970 Oak Hollow Ct, Lake Charles, LA 70669



Policy Number                                                     HH 7734120
`;
    expect(read('auto', page)).toMatchObject({
      namedInsureds: ['Joseph Lombardi'],
      mailingAddress: '5970 Oak Hollow Ct, Lake Charles, LA 70669',
    });
  });
});
