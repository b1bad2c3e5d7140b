import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (head: string): string => String.raw`
${head}

Policy Number: TO 4410087     Effective: 05-01-2019     Expiration: 05-01-2020
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110032      07-14-2019       Hail broke greenhouse          4,100.00      900.00
A-110058      10-02-2019       Truck hit loading dock           250.00        0.00
`;

const titleUnder = (head: string): unknown =>
  (read('loss_run', page(head))['policies'] as { lineOfBusiness?: string }[])[0]?.lineOfBusiness;

describe('what kind of policy a report is about, from its head', () => {
  it('is the part of a title between dashes', () => {
    expect(titleUnder('LOSS RUN - GENERAL LIABILITY')).toBe('GENERAL LIABILITY');
  });

  it('is not what the report is called behind it', () => {
    expect(titleUnder('Workers Compensation Loss Report')).toBe('Workers Compensation');
    expect(titleUnder('General Liability Claims History')).toBe('General Liability');
    expect(titleUnder('Commercial Property Loss')).toBe('Commercial Property Loss');
  });

  it('is both of two kinds that an "and" joins', () => {
    expect(titleUnder('This exhibit tells of the Commercial Property and General Liability program.')).toBe(
      'Commercial Property and General Liability',
    );
  });

  it('is no name of a company and no kind of claims', () => {
    expect(titleUnder('Elm Property Management, Inc.')).toBeUndefined();
    expect(titleUnder('Property Damage')).toBeUndefined();
  });
});

describe('a name behind what the document is about', () => {
  it('is the insurer where it looks like one', () => {
    const data = read('loss_run', page('We drew this from the loss experience of Elm Indemnity Company in May.'));
    expect(data).toMatchObject({ carrierName: 'Elm Indemnity Company' });
    expect(data['namedInsureds'] ?? []).not.toContain('Elm Indemnity Company');
  });

  it('is the insured where it does not', () => {
    const data = read('loss_run', page('Exhibit C. Loss Experience of Osprey Lake Foods LP'));
    expect(data).toMatchObject({ namedInsureds: ['Osprey Lake Foods LP'] });
  });
});
