import { describe, expect, it } from 'vitest';
import type { Word } from '../../../domain/document/page.ts';
import type { AtomKind } from '../../../domain/reading/atom.ts';
import type { Atom } from '../../../domain/reading/layout.ts';
import { readAs } from '../../../domain/reading/atom-kinds.ts';
import { atomsOf, cutAtom } from '../../../domain/reading/atoms.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';

/** Two blanks part segments, as in `typedPage`. */
const atoms = (text: string): readonly Atom[] => layOut(typedPage(text)).lines.flatMap(atomsOf);
const kinds = (text: string): string[] =>
  atoms(text).map(({ kind, isLabel, text: own }) => `${isLabel ? 'label' : kind} ${own}`);
const values = (text: string): unknown[] => atoms(text).map(({ value }) => value);

describe('the kind of an atom', () => {
  it.each([
    ['$1,234.50', 'money', 1234.5],
    ['1,234', 'money', 1234],
    ['.00', 'money', 0],
    ['(656.38)', 'money', -656.38],
    ['−$64.54', 'money', -64.54],
    ['1,250.00-', 'money', -1250],
    ['1,250.00CR', 'money', -1250],
    ['$2,640/yr', 'money', 2640],
    ['671411', 'int', 671_411],
    ['1.5', 'number', 1.5],
    ['0.125', 'number', 0.125],
    ['2%', 'percent', 2],
    ['12/5/2022', 'date', '2022-12-05'],
    ['17-FEB-22', 'date', '2022-02-17'],
    ['2022-12-05', 'date', '2022-12-05'],
    ['$100,000/$300,000', 'split', [100_000, 300_000]],
    ['25/50/10', 'split', [25, 50, 10]],
    ['A2208414-01', 'id', 'A2208414-01'],
    ['4T1BF1FK5HU345678', 'vin', '4T1BF1FK5HU345678'],
    ['219.555.1252', 'phone', '219.555.1252'],
    ['61709-0022', 'zip', '61709-0022'],
    ['TX', 'state', 'TX'],
    ['☒', 'tick', true],
    ['☐', 'tick', false],
    ['X', 'tick', true],
    ['—', 'nil', null],
    ['N/A', 'nil', null],
    ['4D', 'text', '4D'],
    ['Open', 'text', 'Open'],
    ['12:01', 'text', '12:01'],
  ])('of %s is %s', (text, kind, value) => {
    expect(atoms(text)).toMatchObject([{ kind, value }]);
  });

  it('covers values of several words', () => {
    expect(kinds('Springfield, IL 62704')).toEqual(['cityStateZip Springfield, IL 62704']);
    expect(kinds('(648) 555-0700')).toEqual(['phone (648) 555-0700']);
    expect(values('January 5, 2024  5 Jan 2024')).toEqual(['2024-01-05', '2024-01-05']);
    expect(kinds('BAP 4904756 04  20 A 43470')).toEqual(['id BAP 4904756 04', 'id 20 A 43470']);
    expect(values('( 500.00 )  $ 1,000')).toEqual([-500, 1000]);
  });

  it('ends an identifier of several pieces at a comma', () => {
    expect(kinds('GL 3300715 2, from 01/04/2022')).toContain('id GL 3300715 2');
  });

  it('takes captions and dates for no part of an identifier', () => {
    expect(kinds('LOAN NO 7305892502')).toEqual(['text LOAN NO', 'int 7305892502']);
    expect(kinds('22-0564 17-FEB-2022')).toEqual(['id 22-0564', 'date 17-FEB-2022']);
  });

  it('can be read as another when the place demands it', () => {
    expect(['money', 'id', 'zip'].map((kind) => readAs('12345', kind as AtomKind)?.value)).toEqual([
      12_345,
      '12345',
      '12345',
    ]);
    expect(readAs('20240131', 'date')?.value).toBe('2024-01-31');
    expect(readAs('12345', 'vin')).toBeNull();
  });
});

describe('a segment with several atoms', () => {
  it('is cut per amount and date, without what connects them', () => {
    expect(kinds('1,200.00 0.00 50.00')).toEqual(['money 1,200.00', 'money 0.00', 'money 50.00']);
    expect(kinds('01/01/2023 to 01/01/2024')).toEqual(['date 01/01/2023', 'date 01/01/2024']);
    expect(kinds('$100,000 each person')).toEqual(['money $100,000', 'text each person']);
  });

  it('is cut at colons and before the captions that end there', () => {
    expect(kinds('State: VA Status: Open')).toEqual(['label State', 'state VA', 'label Status', 'text Open']);
    expect(kinds('Insured: John Smith Policy Number: 123')).toEqual([
      'label Insured',
      'text John Smith',
      'label Policy Number',
      'int 123',
    ]);
  });

  it('keeps bare numbers inside running text, but not behind a caption of a number', () => {
    expect(kinds('12 Main Street')).toEqual(['text 12 Main Street']);
    expect(kinds('30 per day / 900 maximum')).toEqual(['text 30 per day / 900 maximum']);
    expect(kinds('Claim No. 123456')).toEqual(['text Claim No.', 'int 123456']);
  });

  it('can be cut by the caller before a word', () => {
    const [atom] = atoms('Deductible Premium');
    expect(atom && cutAtom(atom, 1)?.map(({ text }) => text)).toEqual(['Deductible', 'Premium']);
    expect(atom && cutAtom(atom, 2)).toBeNull();
  });
});

describe('the signs of a line', () => {
  it('join the amount beside them, even in a column of their own', () => {
    expect(kinds('Dwelling  $      250,000')).toEqual(['text Dwelling', 'money $ 250,000']);
    expect(atoms('1,250.00  CR')).toMatchObject([{ value: -1250, marks: { credit: true } }]);
  });

  it('leave letter-spaced capitals one text', () => {
    const letters: Word[] = [...'DECLARATIONPAGE'].map((text, at) => {
      const x0 = 50 + at * 9 + (at >= 11 ? 6 : 0);
      return { text, x0, x1: x0 + 6, y0: 50, y1: 62, size: 10, bold: true, source: 'text', confidence: 1 };
    });
    const [line] = layOut({ ...typedPage(''), words: letters, rules: [] }).lines;
    expect(line && atomsOf(line).map(({ text }) => text)).toEqual(['DECLARATION PAGE']);
  });

  it('are computed once', () => {
    const [line] = layOut(typedPage('Premium  $100')).lines;
    expect(line && atomsOf(line)).toBe(line && atomsOf(line));
  });
});
