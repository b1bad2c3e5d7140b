import { describe, expect, it } from 'vitest';
import { cleanFileName, fileNameOfUrl } from '../../../domain/document/file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['policy.pdf', 'policy.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\dec page.pdf', 'dec page.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['line\nbreak\u0000.pdf', 'linebreak.pdf'],
    ['Poli\u0301za.pdf', 'Políza.pdf'],
    ['保険証券.pdf', '保険証券.pdf'],
    ['/', null],
    ['\u200b', null],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it('is cut to 120 characters, its ending left', () => {
    const kept = cleanFileName(`${'🦊'.repeat(200)}.pdf`) ?? '';
    expect(Array.from(kept)).toHaveLength(120);
    expect(kept.endsWith('🦊.pdf')).toBe(true);
  });

  it.each([
    ['https://example.org/a/My%20policy.pdf?x=1#page=2', 'My policy.pdf'],
    ['https://example.org/a%2Fb.pdf', 'b.pdf'],
    ['https://example.org/%ff.pdf', '%ff.pdf'],
    ['https://example.org/', null],
  ])('of %s is %j', (url, name) => {
    expect(fileNameOfUrl(url)).toBe(name);
  });
});
