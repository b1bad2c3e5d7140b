import { describe, expect, it } from 'vitest';
import { indexPage } from '../../../domain/document/indexed-page.ts';
import type { Page, Word } from '../../../domain/document/page.ts';

const word = (text: string, x0: number, y0: number): Word => ({
  text,
  x0,
  y0,
  x1: x0 + 30.123456,
  y1: y0 + 10,
  size: 10,
  bold: false,
  source: 'text',
  confidence: 1,
});
const page = (words: Word[]): Page => ({
  number: 3,
  width: 612,
  height: 792,
  words,
  rules: [],
  fields: [],
  state: 'ok',
});

describe('a stored page', () => {
  it('has its lines and words in reading order, whatever the order in the file', () => {
    const indexed = indexPage(page([word('below', 72, 200), word('right', 130, 100), word('left', 72, 100)]));

    expect(indexed).toMatchObject({ number: 3, width: 612, height: 792, lines: ['left right', 'below'] });
    expect(indexed.words.map(([text]) => text)).toEqual(['left', 'right', 'below']);
    expect(indexed.words[0]).toEqual(['left', 72, 100, 102.12, 110]);
  });

  it('contains no character that Postgres text cannot contain', () => {
    const indexed = indexPage(page([word('a\u0000b', 72, 100), word('\ud800', 130, 100)]));

    expect(indexed.lines).toEqual(['ab']);
  });
});
