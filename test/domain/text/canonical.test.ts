import { describe, expect, it } from 'vitest';
import { canonicalOf, endsInFiller } from '../../../domain/text/canonical.ts';
import { normalize } from '../../../domain/text/normalize.ts';

const canonical = (text: string): string => canonicalOf(normalize(text));

describe('the canonical form of a heading', () => {
  it.each([
    ['Date of Loss', 'Loss Dt.'],
    ['Policy Nbr', 'No. of Policy'],
    ['Clmt. Name', 'Name of the claimant'],
    ['Rptd Dte', 'Reported Date'],
  ])('is one for "%s" and "%s"', (one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  it('tells one thing from many', () => {
    expect(canonical('Total Claim')).not.toBe(canonical('Total Claims'));
  });

  it('leaves abbreviations of several meanings as they are', () => {
    expect(canonical('St.')).toBe('st');
    expect(canonical('Exp')).toBe('exp');
  });
});

describe('a heading that its value completes', () => {
  it('ends in a filler', () => {
    expect(['issued to', 'loss runs for', 'valued as of'].every(endsInFiller)).toBe(true);
    expect(endsInFiller('date of loss')).toBe(false);
  });
});
