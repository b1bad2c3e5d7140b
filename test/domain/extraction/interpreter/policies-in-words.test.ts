import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const policiesOf = (table: string): unknown =>
  read(
    'acord_25',
    `Certificate of Liability Insurance\nInsured: Pine Mill Co, 12 Pine St, Salem, OR 97301\n\n${table}`,
  )['policies'];

describe('a table of policies', () => {
  it('may have one column for both dates', () => {
    const table = (heading: string): string => `
LTR  TYPE OF INSURANCE       POLICY NUMBER   ${heading.padEnd(24)}LIMITS
A    General Liability       GL-1188         01/01/2025 - 01/01/2026 Each Occurrence  $1,000,000
                                                                     Aggregate        $2,000,000
B    Umbrella                UM-1189         02/01/2025 - 02/01/2026 Each Occurrence  $5,000,000`;
    for (const heading of ['POLICY PERIOD', 'EFF / EXP', 'Term']) {
      expect(policiesOf(table(heading))).toMatchObject([
        { insurerLetter: 'A', policyNumber: 'GL-1188', effectiveDate: '2025-01-01', expirationDate: '2026-01-01' },
        { insurerLetter: 'B', policyNumber: 'UM-1189', effectiveDate: '2025-02-01', expirationDate: '2026-02-01' },
      ]);
    }
  });

  it('may have numbers and dates below each other or below the line of insurance', () => {
    const table = `
CO   TYPE OF INSURANCE       POLICY NUMBER / TERM          LIMITS
A    General Liability       GL-1188                       Each Occurrence  $1,000,000
                             01/01/2025 to 01/01/2026      Aggregate        $2,000,000
B    Umbrella                UM-1189                       Each Occurrence  $5,000,000
                             02/01/2025 to 02/01/2026`;
    expect(policiesOf(table)).toMatchObject([
      { insurerLetter: 'A', policyNumber: 'GL-1188', effectiveDate: '2025-01-01', expirationDate: '2026-01-01' },
      { insurerLetter: 'B', policyNumber: 'UM-1189', effectiveDate: '2025-02-01', expirationDate: '2026-02-01' },
    ]);
    const below = `
LTR  TYPE OF INSURANCE             EFF         EXP         LIMITS
A    General Liability             01/01/2025  01/01/2026  Each Occurrence  $1,000,000
     Policy No. GL-1188                                    Aggregate        $2,000,000`;
    expect(policiesOf(below)).toMatchObject([{ coverageType: 'General Liability', policyNumber: 'GL-1188' }]);
  });

  it('has policies that start above their dates', () => {
    const table = `
LTR  TYPE OF INSURANCE          POLICY NUMBER   EFF         EXP         LIMITS
A    General Liability          GL-1188         01/01/2025  01/01/2026  Each Occurrence  $1,000,000
B    Umbrella - occurrence form
                                UM-1189         02/01/2025  02/01/2026  Each Occurrence  $5,000,000`;
    expect(policiesOf(table)).toMatchObject([
      { insurerLetter: 'A', coverageType: 'General Liability' },
      { insurerLetter: 'B', coverageType: 'Umbrella', policyNumber: 'UM-1189', coverageForm: 'occurrence' },
    ]);
  });

  it('says choices in words behind signs, or answers them, beside columns that are ticked', () => {
    const table = `
COVERAGES
LTR  TYPE OF INSURANCE                  ADDL  POLICY NUMBER   EFF         EXP         LIMITS
A    General Liability (Occ)             X    GL-1188         01/01/2025  01/01/2026  Each Occurrence  $1,000,000
     Aggregate per: Project
A    Auto: Hired, Non-owned                   BA-1190         01/01/2025  01/01/2026  Each Accident    $1,000,000
B    Pollution, claims-made              X    PO-1191         01/01/2025  01/01/2026  Each Incident    $1,000,000
C    Umbrella                                 UM-1189         01/01/2025  01/01/2026  Each Occurrence  $5,000,000
     Claims Made: N
     Occurrence: Y`;
    expect(policiesOf(table)).toMatchObject([
      { insurerLetter: 'A', additionalInsured: true, coverageForm: 'occurrence', aggregateAppliesPer: 'project' },
      { coverageType: 'Auto', autosCovered: ['hired', 'non_owned'] },
      { coverageType: 'Pollution', coverageForm: 'claims_made' },
      { coverageType: 'Umbrella', coverageForm: 'occurrence' },
    ]);
  });
});

describe('insurers by letters', () => {
  it('may follow each other in one sentence, or stand behind a column of their own', () => {
    const insurersOf = (text: string): unknown =>
      read('acord_25', `Certificate of Liability Insurance\n${text}`)['insurers'];
    const two = [
      { letter: 'A', name: 'Salem Casualty Company' },
      { letter: 'B', name: 'Pine Mutual' },
    ];
    expect(insurersOf('Insurers: A = Salem Casualty Company, B = Pine Mutual')).toEqual(two);
    expect(
      insurersOf('Pine Mill Co              A: Salem Casualty Company\n12 Pine St                B: Pine Mutual'),
    ).toEqual(two);
  });
});

describe('limits outside of the columns of limits', () => {
  it('stand in lines that begin with the line of insurance of a policy', () => {
    const table = `
Coverage                 Carrier                   NAIC    Policy       From         To
Umbrella (occurrence)    Alder Excess Company      40118   UM-1189      02/01/2025   02/01/2026
Business auto            Alder Casualty Company    40117   BA-1190      01/01/2025   01/01/2026

Limits
Umbrella            each occurrence $5,000,000; aggregate $6,000,000
Business auto       any auto, combined single limit $1,000,000`;
    const text = `Certificate of Liability Insurance\nInsured: Pine Mill Co\n\n${table}`;
    expect(read('acord_25', text)).toMatchObject({
      insurers: [
        { name: 'Alder Excess Company', naicCode: '40118' },
        { name: 'Alder Casualty Company', naicCode: '40117' },
      ],
      policies: [
        {
          coverageType: 'Umbrella',
          limits: [
            { name: 'each occurrence', amount: 5_000_000 },
            { name: 'aggregate', amount: 6_000_000 },
          ],
        },
        { autosCovered: ['any'], limits: [{ name: 'combined single limit', amount: 1_000_000 }] },
      ],
    });
  });

  it('may be one for each policy, without a name', () => {
    const table = `
TYPE OF INSURANCE   POLICY NUMBER   EFFECTIVE    EXPIRATION   LIMIT
Truck Liability     TL-1188         01/01/2025   01/01/2026   $1,000,000
Physical Damage     PD-1189         01/01/2025   01/01/2026   Stated value`;
    expect(policiesOf(table)).toMatchObject([
      { limits: [{ amount: 1_000_000 }] },
      { limits: [{ text: 'Stated value' }] },
    ]);
  });

  it('may be in thousands', () => {
    const table = `
LTR  TYPE OF INSURANCE    POLICY NUMBER   EFFECTIVE    EXPIRATION   LIMITS (IN THOUSANDS)
A    GENERAL LIABILITY    GL-1188         01/01/2025   01/01/2026   Each Occurrence                        1,000
                                                                    Fire Damage (any 1 fire)                  50
B    UMBRELLA             UM-1189         01/01/2025   01/01/2026   Each Occurrence                        5,000`;
    expect(policiesOf(table)).toMatchObject([
      {
        limits: [
          { name: 'Each Occurrence', amount: 1_000_000 },
          { name: 'Fire Damage (any 1 fire)', amount: 50_000 },
        ],
      },
      { limits: [{ name: 'Each Occurrence', amount: 5_000_000 }] },
    ]);
  });

  it('are none where nothing stands behind their names, and may have names of two lines', () => {
    const table = `
COVERAGES                              CERTIFICATE NUMBER: 24-25
INSR                        ADDL                 POLICY EFF  POLICY EXP
LTR   TYPE OF INSURANCE     INSD  POLICY NUMBER  MM/DD/YYYY  MM/DD/YYYY  LIMITS
A     AUTOMOBILE LIABILITY  Y     BA-1190        01/01/2025  01/01/2026  COMBINED SINGLE LIMIT
      [X] ANY AUTO                                                       (Ea accident)              $ 1,000,000
                                                                         BODILY INJURY (Per person) $`;
    expect(policiesOf(table)).toEqual([
      {
        insurerLetter: 'A',
        coverageType: 'AUTOMOBILE LIABILITY',
        policyNumber: 'BA-1190',
        effectiveDate: '2025-01-01',
        expirationDate: '2026-01-01',
        autosCovered: ['any'],
        additionalInsured: true,
        limits: [{ name: 'COMBINED SINGLE LIMIT (Ea accident)', amount: 1_000_000 }],
      },
    ]);
  });
});
