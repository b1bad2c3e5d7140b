import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeBase64Document } from '../../../../domain/contract/codecs/base64.ts';
import { maxInlineDocumentBytes } from '../../../../domain/limits.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64');
const pdf = encode('%PDF-1.7\nabc');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a document in base64', () => {
  it.each(['%PDF-1.7\nabc', '%PDF-1.7\nab', '%PDF-1.7\na'])('is decoded: %j', (text) => {
    expect(decodeBase64Document(encode(text))).toEqual({ bytes: Buffer.from(text) });
  });

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe1]],
    ['TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ])('may be a %s', (_, start) => {
    const bytes = Buffer.from(start);
    expect(decodeBase64Document(bytes.toString('base64'))).toEqual({ bytes });
  });

  it.each(['%PDF-1.7\nabc', '%PDF-1.7\nab', '%PDF-1.7\na'])('may have no padding: %j', (text) => {
    expect(decodeBase64Document(encode(text).replaceAll('=', ''))).toEqual({ bytes: Buffer.from(text) });
  });

  it.each(['%PDF-1.7\nabc', '%PDF-1.7\nab', '%PDF-1.7\na'])('may have blanks and line breaks: %j', (text) => {
    const digits = encode(text);
    const wrapped = [
      `${digits}\n`,
      `${digits.slice(0, 9)}\r\n${digits.slice(9)}\r\n`,
      [...digits].join('\t'),
      `\f ${[...digits].join(' ')}`,
      `${digits.replaceAll('=', '')} \n`,
    ];

    expect(wrapped.map(decodeBase64Document)).toEqual(wrapped.map(() => ({ bytes: Buffer.from(text) })));
  });

  it('may be what the command `base64` writes, of 25 MB', () => {
    const bytes = Buffer.alloc(maxInlineDocumentBytes, '%PDF-1.7\n');
    const lines = (one: Buffer): string => one.toString('base64').replaceAll(/.{76}/g, '$&\n');
    const decoded = decodeBase64Document(lines(bytes));

    expect('bytes' in decoded && bytes.equals(decoded.bytes)).toBe(true);
    const larger = Buffer.concat([bytes, Buffer.from('a')]);
    expect(decodeBase64Document(lines(larger))).toMatchObject({ error: 'document_too_large' });
  });

  it('may have up to 1 kB before its header', () => {
    const at = (offset: number): string => encode(`${' '.repeat(offset)}%PDF-1.7`);

    expect(decodeBase64Document(at(900))).toHaveProperty('bytes');
    expect(decodeBase64Document(at(1_021))).toMatchObject({ error: 'invalid_document' });
  });

  it.each([
    ['nothing', ''],
    ['another file', encode('<html></html>')],
    ['a vertical tab', `${pdf.slice(0, 8)}\v${pdf.slice(8)}`],
    ['a blank of another alphabet', `\u00a0${pdf}`],
    ['blanks only', ' \n'],
    ['a digit too many', `${pdf}A`],
    ['a data URL', `data:application/pdf;base64,${pdf}`],
    ['the URL alphabet', encode('%PDF-1.7\n\u00fb\u00ff\u00fe>?').replaceAll('+', '-').replaceAll('/', '_')],
    ['half of its padding', encode('%PDF-1.7\na').slice(0, -1)],
    ['padding of nothing', `${pdf}=`],
    ['padding of nothing, twice', `${pdf}==`],
    ['digits behind its padding and a line break', `${encode('%PDF-1.7\na')}\n${pdf}`],
    ['padding in the middle', `${encode('%PDF-1.7\na')}${pdf}`],
    ['three signs of padding', `${pdf.slice(0, -3)}===`],
    ['bits behind the end', `${encode('%PDF-1.7\na').slice(0, -3)}R==`],
    ['bits behind the end, without padding', `${encode('%PDF-1.7\na').slice(0, -3)}R`],
    ['bits behind the end, before blanks', `${encode('%PDF-1.7\nab').slice(0, -2)}J \n=\n`],
  ])('is refused with %s', (_, content) => {
    expect(decodeBase64Document(content)).toMatchObject({ error: 'invalid_document' });
  });

  it('may be 25 MB and no byte more', () => {
    const bytes = Buffer.alloc(maxInlineDocumentBytes + 1, '%PDF-1.7\n');

    expect(decodeBase64Document(bytes.subarray(0, maxInlineDocumentBytes).toString('base64'))).toHaveProperty('bytes');
    expect(decodeBase64Document(bytes.toString('base64'))).toMatchObject({ error: 'document_too_large' });
  });

  // an anchored or backtracking expression would overflow the stack or take forever here
  it.each([
    ['with its fault at the end', `${'A'.repeat(34_000_000)}!===`],
    ['of padding', '='.repeat(34_000_000)],
    ['of blanks', ' '.repeat(34_000_000)],
    ['of blanks behind its padding', `AA=${' '.repeat(34_000_000)}`],
    ['of digits and blanks in turns', 'A '.repeat(17_000_000)],
  ])('of 25 MB %s is judged', (_, content) => {
    expect(decodeBase64Document(content)).toMatchObject({ error: 'invalid_document' });
  });

  it('is decoded once when it is base64, and never when it is not or is too long', () => {
    const decodings = vi.spyOn(Buffer, 'from');
    const decodedFrom = (content: string): unknown[] => {
      decodings.mockClear();
      decodeBase64Document(content);
      return decodings.mock.calls.map(([text]) => text);
    };

    expect(decodedFrom(`${pdf}A`)).toEqual([]);
    expect(decodedFrom(encode('%PDF-1.7\nabc'))).toEqual([pdf]);
    expect(decodedFrom(`${pdf}!===`)).toEqual([]);
    expect(decodedFrom('A'.repeat(40_000_000))).toEqual([]);
  });
});
