import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decpage } from '../../helpers/command-line.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-cli-'));
  await writeFile(path.join(folder, 'policy.pdf'), await plainPdf([['Policy Number: QX-445-1182']]));
  await writeFile(path.join(folder, 'letter.txt'), 'Dear customer');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('decpage extract', () => {
  it('prints the result of a file as JSON, without any server', async () => {
    const { code, stdout } = await decpage(['extract', path.join(folder, 'policy.pdf'), '--type', 'auto', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      data: { policyNumber: 'QX-445-1182', vehicles: [] },
      citations: { '/policyNumber': [{ page: 1, quote: 'QX-445-1182' }] },
      engine: 'rules',
    });
  });

  it.each([
    [
      'a file of another format',
      ['letter.txt', 'auto'],
      /letter\.txt: .*none of PDF, PNG, JPEG or TIFF.* \(document_not_pdf\)/,
    ],
    ['a file that is not there', ['missing.pdf', 'auto'], /missing\.pdf cannot be read/],
    ['a policy type that does not exist', ['policy.pdf', 'boat'], /no policy type "boat".*auto, homeowners/],
  ])('says in one line what is wrong with %s', async (_what, [file = '', type = ''], problem) => {
    const { code, stdout, stderr } = await decpage(['extract', path.join(folder, file), '--type', type]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toMatch(problem);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
