import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endlessTile } from '../fixtures/pdf/hostile-pdf.ts';
import { threadFolder } from './compiled.ts';

/**
 * A folder with the modules of reading threads, in which `endlessTiling` takes its thread for ever without any processor
 * time: drawing it would take that from whatever a test waits for. That such a thread ends in time is for
 * test/adapters/pdf/errors.test.ts. The folder is removed when the process exits: a thread that replaces an ended one may
 * still look for its module after the reader is closed.
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
  export default (message) => {
    const { bytes } = message.input;
    if (bytes && Buffer.from(bytes).includes('${endlessTile}')) {
      message.port.postMessage('started');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return run(message);
  };
`;
