import { describe, expect, it } from 'vitest';
import { documentFormat, documentMediaTypes, mediaTypeOf } from '../../../domain/document/document-format.ts';

describe('the format of a document', () => {
  it.each([
    { format: 'pdf', bytes: Buffer.from('%PDF-1.7') },
    { format: 'pdf', bytes: Buffer.from(`${' '.repeat(1_019)}%PDF-`) },
    { format: 'png', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    { format: 'jpeg', bytes: Buffer.from('\xff\xd8\xff\xe0', 'latin1') },
    { format: 'tiff', bytes: Buffer.from('II*\0', 'latin1') },
    { format: 'tiff', bytes: Buffer.from('MM\0*', 'latin1') },
  ])('is $format by its first bytes', ({ format, bytes }) => {
    expect(documentFormat(bytes)).toBe(format);
  });

  it.each([
    { what: 'nothing', text: '' },
    { what: 'a PDF header behind the first 1,024 bytes', text: `${' '.repeat(1_020)}%PDF-` },
    { what: 'a PNG that was transcoded as text', text: '\ufffdPNG\r\n\x1a\n' },
    { what: 'an image signature behind the first byte', text: ' II*\0' },
    { what: 'a GIF', text: 'GIF89a' },
  ])('is none for $what', ({ text }) => {
    expect(documentFormat(Buffer.from(text))).toBeUndefined();
  });
});

describe('the media type of a file name', () => {
  it.each([
    ['scan.png', 'image/png'],
    ['IMG_0001.JPG', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['fax.tif', 'image/tiff'],
    ['fax.2026.tiff', 'image/tiff'],
    ['policy.pdf', 'application/pdf'],
    ['policy', 'application/pdf'],
    ['constructor', 'application/pdf'],
  ])('%s is %s', (fileName, mediaType) => {
    expect(mediaTypeOf(fileName)).toBe(mediaType);
    expect(documentMediaTypes).toContain(mediaType);
  });
});
