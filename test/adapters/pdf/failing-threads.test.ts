import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import { threadFolder } from '../../helpers/compiled.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';
import { until } from '../../helpers/until.ts';

let folder: string;
/** While it is there, the next task holds its thread, and takes it away. */
let hold: string;
/** The same for the next thread that loads, which fails. */
let fail: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-failing-'));
  [hold, fail] = [path.join(folder, 'hold'), path.join(folder, 'fail')];
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'pdf.thread.js'), failingModule());
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const failingModule = (): string => `
  import { existsSync, rmSync } from 'node:fs';
  import run from '${pathToFileURL(path.join(threadFolder, 'pdf.thread.js')).href}';
  const take = (file) => existsSync(file) && (rmSync(file), true);
  if (take('${fail}')) throw new Error('this thread does not load');
  export default (message) => {
    if (take('${hold}')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return run(message);
  };
`;

it('a thread that fails to load ends neither the process nor the reading of others', async () => {
  const reader = createPdfReader({ threads: 1, threadFolder: folder });
  const bytes = await plainPdf([['Policy Number: QX-445-1182']]);
  await reader.read({ bytes, maxPages: 10 });
  await writeFile(hold, '');
  await writeFile(fail, '');

  const cancelling = new AbortController();
  const held = reader.read({ bytes, maxPages: 10, signal: cancelling.signal });
  await until(() => !existsSync(hold));
  const waiting = reader.read({ bytes, maxPages: 10 });
  cancelling.abort(new Error('cancelled'));

  await expect(held).rejects.toThrow('cancelled');
  expect(await waiting).toMatchObject({ pageCount: 1 });
  expect(existsSync(fail)).toBe(false);
  await reader.close();
});
