import { expect, it } from 'vitest';
import { read } from './read.ts';

const home = (lines: string): Record<string, unknown> => read('homeowners', `HOMEOWNERS POLICY DECLARATIONS\n${lines}`);

it.each([
  'INSURED PREMISES:   331 Masters St  Corbin, KY 40701',
  'INSURED PROPERTY    331 Masters St, Corbin, KY 40701',
  'Rental home         331 Masters St, Corbin, KY 40701',
  'We insure your home at 331 Masters St, Corbin, KY 40701 from May 10, 2025 to May 10, 2026.',
  'We insure the rental dwelling you own at 331 Masters St, Corbin, KY 40701.',
  'This policy covers the personal property of Ann and Luke Roe at 331 Masters St,\nCorbin, KY 40701.',
  `
Named Insured: Ann Roe, 331 Masters St, Corbin, KY 40701
The residence premises is located at the above address.`,
])('the place that is insured is told by "%s"', (lines) => {
  expect(home(lines)['insuredLocation']).toMatch(/^331 Masters St,? Corbin, KY 40701$/);
});

it('a street beside another address is that of its own column', () => {
  const page = `
Insured                 Property
Ann Roe                 9 Thompson Ave
331 Masters St          Tacoma, WA 98418
Corbin, KY 40701`;
  expect(home(page)['mailingAddress']).toBe('331 Masters St, Corbin, KY 40701');
});

it('who is insured "at" an address is named without it', () => {
  expect(home('We insure Ann Roe and Luke Roe at 331 Masters St, Corbin, KY 40701.')).toMatchObject({
    namedInsureds: ['Ann Roe', 'Luke Roe'],
    insuredLocation: '331 Masters St, Corbin, KY 40701',
  });
});

it('a place with a label of its own is not where the insured above it lives', () => {
  const page = `
Insured Name      Ann Roe                     Policy No.   HO-33170-03
Property Address  331 Masters St              Effective    1-24-25
                  Corbin, KY 40701            Expires      1-24-26`;
  expect(home(page)).toMatchObject({ namedInsureds: ['Ann Roe'], insuredLocation: '331 Masters St, Corbin, KY 40701' });
  expect(home(page)['mailingAddress']).toBeUndefined();
});

it('an address in the line of a name is its own', () => {
  const page = `
INSURED  ANN M ROE         331 MASTERS ST, CORBIN, KY 40701
AGENCY   MASTERS INSURANCE AGENCY  606-555-0155`;
  expect(home(page)).toMatchObject({
    namedInsureds: ['ANN M ROE'],
    mailingAddress: '331 MASTERS ST, CORBIN, KY 40701',
  });
});

it('names of a list may have numbers before them', () => {
  const page = 'Named Insured(s):\n1. Ann Roe\n2. Luke Stone';
  expect(home(page)['namedInsureds']).toEqual(['Ann Roe', 'Luke Stone']);
});
