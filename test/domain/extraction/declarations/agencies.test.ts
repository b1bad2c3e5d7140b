import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const agencyOf = (lines: string): unknown =>
  read(
    'homeowners',
    String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                POLICY DECLARATIONS
Policy Number  OM 620 5518-0           Policy Period 08/30/2024 to 08/30/2025
${lines}
Dwelling               $300,000
Personal Liability     $300,000
`,
  )['agencyName'];

describe('the name of an agency', () => {
  it.each([
    ['Agent      Harborline Insurance Agency, Fort Lee, NJ', 'Harborline Insurance Agency'],
    ['Agent      Harborline Insurance, Marion, Iowa', 'Harborline Insurance'],
    ['Producer:  Harborline Insurance Services, Salisbury MD', 'Harborline Insurance Services'],
    ['Agent:     Harborline Insurance, Rio Rancho', 'Harborline Insurance'],
    ['Broker:    Harborline Insurance, license 0K11872', 'Harborline Insurance'],
    ['AGENT      Harborline Insurance Associates, AA7712', 'Harborline Insurance Associates'],
  ])('ends before the place or the code behind it: %s', (line, name) => {
    expect(agencyOf(line)).toBe(name);
  });

  it.each([
    ['AGENCY     04-118 HARBORLINE INSURANCE', 'HARBORLINE INSURANCE'],
    ['AGENT:     20417 Ann Poe', 'Ann Poe'],
    ['PRODUCER\n(31-0442) Harborline Agency Inc\n12 Main St\nSalem OR 97301', 'Harborline Agency Inc'],
    ['PRODUCER:  20417 HARBORLINE AUTO INSURANCE #3', 'HARBORLINE AUTO INSURANCE #3'],
    ['AGENT      31 - HARBORLINE AGENCY', 'HARBORLINE AGENCY'],
    ['AGENT      220 HARBORLINE COUNTY INSURANCE', 'HARBORLINE COUNTY INSURANCE'],
    ['PRODUCER   0714   HARBORLINE INSURANCE', 'HARBORLINE INSURANCE'],
    ['AGENCY\n2217 Maple Avenue\nSalem OR 97301', undefined],
  ])('stands behind its code: %s', (lines, name) => {
    expect(agencyOf(lines)).toBe(name);
  });

  it.each([['QUICK STOP TAG & INSURANCE'], ['HARBORLINE INSURANCE MART']])(
    'stands below the code beside its label: %s',
    (name) => {
      const block = String.raw`
NAMED INSURED                         AGENT 06-221
NORA LINDQVIST                        ${name}
903 22ND ST SW                        1410 3RD AVE W
BIRMINGHAM AL 35211                   BIRMINGHAM AL 35208`;
      expect(agencyOf(block)).toBe(name);
    },
  );

  it('may be told by whom the policy was written through', () => {
    expect(agencyOf('This policy was written through Harborline Insurance Associates.')).toBe(
      'Harborline Insurance Associates',
    );
  });
});

it('the name of an insurer ends before its place, whatever stands below', () => {
  const page = String.raw`
ITEM 1.  Policy No. ............ SAX 200-88-4471-3
ITEM 2.  Company ............... Green Hollow Fire and Casualty Company, Montpelier, Vermont
ITEM 3.  Producer .............. Windham Insurance Center (code 5-0419)
Dwelling ....................... $300,000
`;
  expect(read('homeowners', page)).toMatchObject({
    carrierName: 'Green Hollow Fire and Casualty Company',
    agencyName: 'Windham Insurance Center',
  });
});
