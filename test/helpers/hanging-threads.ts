import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endlessMarks } from '../fixtures/pdf/hostile-pdf.ts';
import { threadFolder } from './compiled.ts';

/**
 * A folder with the modules of reading threads, in which `endlessTiling` and `endlessShading` take their threads for ever
 * without any processor time: drawing them would take that from whatever a test waits for. That such a thread ends in time,
 * and at once when it is told to, is for test/adapters/pdf/errors.test.ts. The folder is removed when the process exits: a
 * thread that replaces an ended one may still look for its module after the reader is closed.
 */
export async function createHangingThreads(): Promise<{ folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-threads-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['pdf.thread.js', 'render.thread.js']) {
    const original = pathToFileURL(path.join(threadFolder, name)).href;
    await writeFile(path.join(folder, name), hangingModule(original));
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { folder };
}

const hangingModule = (original: string): string => `
  import run from '${original}';
  const marks = ${JSON.stringify(endlessMarks)};
  export default (message) => {
    const { bytes, range } = message.input;
    const text = bytes ? Buffer.from(bytes).toString('latin1') : '';
    // the pages of a document that may be too long to be read at once are counted first
    const isRead = range !== undefined || text.includes('/Count 1 ');
    if (isRead && marks.some((mark) => text.includes(mark))) {
      message.port.postMessage('started');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return run(message);
  };
`;
