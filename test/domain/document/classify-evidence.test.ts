import { describe, expect, it } from 'vitest';
import { classify } from '../../../domain/document/classify.ts';

const typeOf = (...pages: string[][]): string | null => classify({ pages }).policyType;

const vehicles = ['2019 Honda Accord  VIN 1HGCV1F34KA012345', 'Principal operator  Garaging zip'];
const autoCoverages = ['Bodily injury 100/300', 'Property damage 50,000', 'Comprehensive 250', 'Collision 500'];
const claims = [
  'Claim number  Claimant  Date of loss  Status  Paid  Reserve  Incurred',
  'A-1  Lane  05/02/2023  Closed  1,200  0  1,200',
];

describe('evidence for a policy type', () => {
  it('is the vocabulary of its coverages and records where no title names it', () => {
    expect(typeOf(['Collector program declarations', ...vehicles, ...autoCoverages])).toBe('auto');
  });

  it('is the records of a report rather than the line of business that they belong to', () => {
    expect(typeOf(['Fleet Record', 'Commercial Auto Liability  AL 4107  09/01/2021 to 09/01/2022', ...claims])).toBe(
      'loss_run',
    );
  });

  it('is a term of a report without claims', () => {
    const page = ['Loss and Claim Detail', 'Policy no 7281657  LOB Business Auto', 'Valuation date 4/1/2019'];
    expect(typeOf([...page, 'No claims reported for this term', 'Date of loss  Paid  Reserve  Incurred'])).toBe(
      'loss_run',
    );
  });

  it('is a heading that an export writes without blanks', () => {
    expect(typeOf(['LossRun', 'ClaimNumber  ClaimantName  DateOfLoss  PaidLoss  TotalReserve  TotalIncurred'])).toBe(
      'loss_run',
    );
  });

  it('is a title that stands in one line with the name of the company', () => {
    const page = ['Lakeside Property and Casualty Insurance Company of America Homeowners Insurance Declarations Page'];
    expect(typeOf([...page, 'Personal property 200,000', 'Personal liability 100,000', 'Loss of use 40,000'])).toBe(
      'homeowners',
    );
  });

  it('is no sentence that mentions what other documents hold', () => {
    const letter =
      'Please send us the declarations of your umbrella, your auto policy and the bodily injury limits in it.';
    expect(typeOf(['Dear customer,', letter, 'We shall then be able to give you a quote.'])).toBeNull();
  });

  it('is looked for in the first pages of a long document', () => {
    const blank = Array.from({ length: 8 }, (_, page) => [`Page ${page + 1}`]);
    expect(typeOf(...blank, ['Loss Experience Report', ...claims])).toBeNull();
    expect(typeOf(...blank.slice(1), ['Loss Experience Report', ...claims])).toBe('loss_run');
  });
});

describe('the confidence of a classification', () => {
  const vague = ['Declarations', 'Bodily injury 100/300', 'Property damage 50,000'];

  it('rises with what speaks for the type', () => {
    const few = classify({ pages: [[...vague, ...autoCoverages]] });
    const more = classify({ pages: [['Personal Auto Policy', ...vague, ...autoCoverages, ...vehicles]] });
    expect(more.policyType).toBe('auto');
    expect(more.confidence).toBeGreaterThan(few.confidence);
  });

  it('rises where the description of the client names the type', () => {
    const pages = [['Personal Auto Policy', ...vague]];
    const alone = classify({ pages });
    const named = classify({ pages, named: ['auto'] });
    expect(named.policyType).toBe('auto');
    expect(named.confidence).toBeGreaterThan(alone.confidence);
  });
});
