import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decpage } from '../../helpers/command-line.ts';
import { decpageInProcess } from '../../helpers/command-line-in-process.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';

const samplePolicy = path.join(import.meta.dirname, '../../../services/cli/demo/sample-policy.pdf');
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
  it('is a program that prints the result of a file as JSON, without any server', async () => {
    const { code, stdout } = await decpage(['extract', path.join(folder, 'policy.pdf'), '--type', 'auto', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      data: { policyNumber: 'QX-445-1182', vehicles: [] },
      citations: { '/policyNumber': [{ page: 1, quote: 'QX-445-1182' }] },
      engine: 'rules',
    });
  });

  it('draws each page with what was found on it', async () => {
    const drawn = path.join(folder, 'drawn');
    const { code, stdout } = await decpageInProcess(['extract', samplePolicy, '--type', 'auto', '--overlay', drawn]);
    expect([code, stdout.trim().split('\n')[0]]).toEqual([0, path.join(drawn, 'page-1.svg')]);
    const svg = await readFile(path.join(drawn, 'page-1.svg'), 'utf8');
    expect(svg).toContain('<image');
    expect(svg).toContain('>policyNumber</text>');
  });

  it('tells why a field has its value', async () => {
    const { code, stdout } = await decpageInProcess([
      'extract',
      samplePolicy,
      '--type',
      'auto',
      '--explain',
      '/policyNumber',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\/policyNumber = ".+", p\.1 ".+", confidence 0\.\d+/);
    expect(stdout).toMatch(/^\* p\.1 ".+" {2}score [\d.]+ {2}at the label "Policy Number/m);
  });

  it('lists what stands in a structure and in no value', async () => {
    const { code, stdout } = await decpageInProcess([
      'extract',
      samplePolicy,
      '--type',
      'auto',
      '--unexplained',
      '--json',
    ]);
    const { unexplained } = JSON.parse(stdout) as { unexplained: { page: number; text: string }[] };
    expect(code).toBe(0);
    expect(unexplained.every(({ page, text }) => page >= 1 && text !== '')).toBe(true);
  });

  it('says in one line that there is no such field', async () => {
    const { code, stderr } = await decpageInProcess([
      'extract',
      samplePolicy,
      '--type',
      'auto',
      '--explain',
      '/nothing',
    ]);
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^The result has no field \/nothing\./);
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
    const { code, stdout, stderr } = await decpageInProcess(['extract', path.join(folder, file), '--type', type]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toMatch(problem);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([[], ['--explain', '/premium']])('ends with 2 where the document itself is broken %j', async (...options) => {
    const broken = path.join(folder, 'broken.pdf');
    await writeFile(broken, '%PDF-1.7\nnothing follows');

    const { code, stderr } = await decpageInProcess(['extract', broken, '--type', 'auto', ...options]);
    expect([code, stderr.trim()]).toEqual([2, expect.stringMatching(/\(document_corrupt\)$/)]);
  });
});
