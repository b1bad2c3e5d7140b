import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const declarations = (...facts: readonly string[]): string => String.raw`
HOMEOWNERS POLICY DECLARATIONS
Named Insured              Ruth Kessler
${facts.join('\n')}
`;

describe('labels of declarations', () => {
  it.each([
    ['Coverage Commences On', 'Protection Ends'],
    ['Begins', 'In Effect Until'],
    ['Policy Period Starts', 'Policy Period Terminates'],
  ])('compose when a policy begins and ends: %s, %s', (begin, end) => {
    const page = declarations(`${begin.padEnd(27)}04/12/2024`, `${end.padEnd(27)}04/12/2025`);
    expect(read('homeowners', page)).toMatchObject({ effectiveDate: '2024-04-12', expirationDate: '2025-04-12' });
  });

  it('may be explained in parentheses', () => {
    const page = declarations('Policy Number (refer to it in all letters)     HG-4471902-3');
    expect(read('homeowners', page)).toMatchObject({ policyNumber: 'HG-4471902-3' });
  });

  it.each([
    ['Declarations Type', 'NB', 'new'],
    ['Issued For', 'Rnwl', 'renewal'],
    ['Reason for Change', 'Endt', 'change'],
    ['Policy Transaction', 'Flat Cancellation', 'cancellation'],
  ])('name what the document does: %s %s', (label, value, transactionType) => {
    expect(read('homeowners', declarations(`${label.padEnd(27)}${value}`))).toMatchObject({ transactionType });
  });

  it('name a loan by its abbreviation, and kinds of interests by those of the trade', () => {
    const page = declarations(
      '',
      'Party of Interest',
      'First Harbor Bank',
      '9 Elm Court, Toledo, OH 43604',
      'LN# 0048817723',
    );
    expect(read('homeowners', page)['additionalInterests']).toMatchObject([
      { interest: 'Party of Interest', name: 'First Harbor Bank', loanNumber: '0048817723' },
    ]);
  });
});
