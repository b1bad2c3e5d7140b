import { describe, expect, it } from 'vitest';
import { assembleResult } from '../../../../domain/extraction/assemble.ts';
import { wholeCitation } from '../../../../domain/extraction/citation.ts';
import type { Page, Word } from '../../../../domain/document/page.ts';
import { date, int, listOf, money, name, oneOf, record, recordsOf } from '../../../../domain/policies/schema.ts';

const schema = record({
  carrierName: name('Carrier.'),
  effectiveDate: date('First day.'),
  premium: money('Premium.'),
  state: oneOf(['new', 'renewal'], 'State.'),
  insureds: listOf('name', 'Insureds.'),
  vehicles: recordsOf(['year'], 'Vehicles.', { year: int('Year.'), make: name('Make.') }),
});
const word = (text: string, x0: number, more: Partial<Word> = {}): Word => ({
  text,
  x0,
  x1: x0 + 50,
  y0: 100,
  y1: 110,
  size: 10,
  bold: false,
  source: 'text',
  confidence: 1,
  ...more,
});
const page = (state: Page['state'] = 'ok'): Page => ({
  number: 1,
  width: 500,
  height: 1000,
  words: [],
  rules: [],
  fields: [],
  state,
});
const cited = (value: unknown, ...words: Word[]) => ({ value, page: 1, words });

describe('a result', () => {
  it('has every key of the schema even when nothing was found', () => {
    const { data, fields, citations } = assembleResult({ schema, draft: {}, pages: [page()] });
    expect(data).toEqual({
      carrierName: null,
      effectiveDate: null,
      premium: null,
      state: null,
      insureds: [],
      vehicles: [],
    });
    expect(fields['/carrierName']).toEqual({ state: 'absent', confidence: 0, source: 'text' });
    expect(citations).toEqual({});
  });

  it('cites each value with its words and their share of the page', () => {
    const draft = { carrierName: cited('Acme Mutual', word('Acme', 50), word('Mutual', 110)) };
    const { citations, fields } = assembleResult({ schema, draft, pages: [page()] });
    expect(citations['/carrierName']).toEqual([
      {
        page: 1,
        quote: 'Acme Mutual',
        bbox: { left: 0.1, top: 0.1, width: expect.closeTo(0.22), height: expect.closeTo(0.01) },
      },
    ]);
    expect(fields['/carrierName']).toEqual({ state: 'present', confidence: 1, source: 'text' });
  });

  it('cites a value of several lines line by line', () => {
    const below = { y0: 115, y1: 125 };
    const words = [word('Acme', 50), word('Mutual', 110), word('of', 50, below), word('Ohio', 110, below)];
    const { citations } = assembleResult({ schema, draft: { carrierName: cited('A', ...words) }, pages: [page()] });
    expect(citations['/carrierName']).toMatchObject([
      { quote: 'Acme Mutual', bbox: { top: 0.1, height: expect.closeTo(0.01) } },
      { quote: 'of Ohio', bbox: { top: 0.115, height: expect.closeTo(0.01) } },
    ]);
    expect(wholeCitation(citations['/carrierName'] ?? [])).toEqual({
      page: 1,
      quote: 'Acme Mutual of Ohio',
      bbox: { left: 0.1, top: 0.1, width: expect.closeTo(0.22), height: expect.closeTo(0.025) },
    });
  });

  it('cites words apart that have another one between them', () => {
    const [first, last, between] = [word('Acme', 50), word('Mutual', 300), word('Agent', 180)];
    const draft = { carrierName: cited('Acme Mutual', first, last) };
    const quotesOn = (words: Word[]) =>
      assembleResult({ schema, draft, pages: [{ ...page(), words }] }).citations['/carrierName']?.map(
        ({ quote }) => quote,
      );
    expect(quotesOn([first, between, last])).toEqual(['Acme', 'Mutual']);
    expect(quotesOn([first, last])).toEqual(['Acme Mutual']);
  });

  it('leaves out what does not fit its kind, has no words, or stands on no page of the document', () => {
    const draft = {
      carrierName: cited('', word('x', 0)),
      effectiveDate: cited('May 2021', word('May', 0)),
      premium: cited(Number.NaN, word('x', 0)),
      state: cited('amended', word('amended', 0)),
      insureds: [cited('Jane Doe')],
      vehicles: [{ year: { ...cited(2020, word('2020', 0)), page: 7 } }],
    };
    const { data, citations } = assembleResult({ schema, draft, pages: [page()] });
    expect(data).toEqual({
      carrierName: null,
      effectiveDate: null,
      premium: null,
      state: null,
      insureds: [],
      vehicles: [],
    });
    expect(citations).toEqual({});
  });

  it('numbers the items of a list without those that hold nothing', () => {
    const draft = { vehicles: [{}, { make: cited('Ford', word('Ford', 10)) }] };
    const { data, citations } = assembleResult({ schema, draft, pages: [page()] });
    expect(data.vehicles).toEqual([{ year: null, make: 'Ford' }]);
    expect(Object.keys(citations)).toEqual(['/vehicles/0/make']);
  });

  it('keeps boxes inside the page', () => {
    const outside = word('Ford', 480, { x1: 900, y0: -20 });
    const { citations } = assembleResult({ schema, draft: { carrierName: cited('Ford', outside) }, pages: [page()] });
    expect(citations['/carrierName']?.[0]?.bbox).toMatchObject({ left: 0.96, top: 0, width: expect.closeTo(0.04) });
  });

  it('says unreadable instead of absent when a page could not be read, and keeps what OCR was unsure of', () => {
    const unsure = word('Ford', 10, { source: 'ocr', confidence: 0.5 });
    const { fields } = assembleResult({
      schema,
      draft: { carrierName: cited('Ford', unsure) },
      pages: [page(), { ...page('unreadable'), number: 2 }],
    });
    expect(fields['/premium']?.state).toBe('unreadable');
    expect(fields['/carrierName']).toEqual({ state: 'present', confidence: 0.5, source: 'ocr' });
  });
});
