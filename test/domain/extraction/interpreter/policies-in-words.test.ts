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
