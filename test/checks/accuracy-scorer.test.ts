import { describe, expect, it } from 'vitest';
import { date, id, label, listOf, money, record, recordsOf, text } from '../../domain/policies/schema.ts';
import { compare, newTally } from '../bench/accuracy/comparing/compare.ts';
import { rulesOf } from '../bench/accuracy/comparing/rules.ts';

const schema = record({
  names: listOf('name', ''),
  claims: recordsOf(['number'], '', {
    number: id(''),
    lossDate: date(''),
    kind: label(''),
    description: text(''),
    paid: money(''),
  }),
});

function score(labelled: Record<string, unknown>, given: Record<string, unknown>) {
  const tally = newTally();
  compare({ label: labelled, given, schema, path: '' }, rulesOf(labelled), tally);
  const { right, predicted, labelled: wanted } = tally;
  return { right, predicted, labelled: wanted };
}
const claim = (number: string, paid: number | null = null) => ({ number, paid });

describe('scoring an extraction', () => {
  it('pairs records whatever their order', () => {
    const result = score({ claims: [claim('A1', 5), claim('A2', 7)] }, { claims: [claim('A2', 7), claim('A1', 5)] });
    expect(result).toEqual({ right: 4, predicted: 4, labelled: 4 });
  });

  it('counts a wrong value on both sides, an invented and a missing one on one', () => {
    expect(score({ claims: [claim('A1', 5)] }, { claims: [claim('A1', 6)] })).toEqual({
      right: 1,
      predicted: 2,
      labelled: 2,
    });
    expect(score({ claims: [claim('A1')] }, { claims: [claim('A1', 6)] })).toEqual({
      right: 1,
      predicted: 2,
      labelled: 1,
    });
    expect(score({ claims: [claim('A1', 5)] }, { claims: [claim('A1')] })).toEqual({
      right: 1,
      predicted: 1,
      labelled: 2,
    });
  });

  it('counts no field that the label is older than', () => {
    const given = { claims: [{ ...claim('A1', 5), kind: 'Theft' }] };
    expect(score({ claims: [claim('A1', 5)] }, given)).toEqual({ right: 2, predicted: 2, labelled: 2 });
    expect(score({ claims: [{ ...claim('A1', 5), kind: null }] }, given).predicted).toBe(3);
  });

  it('takes no notice of hyphens in numbers, of word order in names and of small changes in labels', () => {
    const labelled = { names: ['Anita Kelder'], claims: [{ number: 'WC-01 7', kind: 'Bodily Injury' }] };
    const given = { names: ['KELDER, ANITA'], claims: [{ number: 'WC017', kind: 'Bodily Injurys' }] };
    expect(score(labelled, given).right).toBe(3);
  });

  it('takes no fragment for a text', () => {
    const wanted = { claims: [{ number: 'A', description: 'Insured rear ended claimant at light' }] };
    expect(score(wanted, { claims: [{ number: 'A', description: 'Insured rear' }] }).right).toBe(1);
    expect(score(wanted, { claims: [{ number: 'A', description: 'rear ended claimant at light' }] }).right).toBe(2);
  });

  it('leaves out what the label ignores and takes what it accepts', () => {
    const labelled = {
      claims: [{ ...claim('A1', 5), lossDate: '2024-01-01' }],
      _ignore: ['claims[*].lossDate'],
      _accept: { 'claims[0].paid': [6, null] },
    };
    expect(score(labelled, { claims: [claim('A1', 6)] })).toEqual({ right: 2, predicted: 2, labelled: 2 });
    expect(score(labelled, { claims: [claim('A1')] })).toEqual({ right: 1, predicted: 1, labelled: 1 });
  });

  it('pairs thousands of records', () => {
    const claims = Array.from({ length: 4000 }, (_, i) => claim(`N${i}`, i));
    const given = claims.map(({ number, paid }, i) => claim(i % 100 === 0 ? `X${i}` : number, paid)).reverse();
    const { right } = score({ claims }, { claims: given });
    // without its number a record shares too little with any other
    expect(right).toBe(2 * 3960);
  });
});
