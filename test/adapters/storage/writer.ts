// A process that writes objects until it is ended: `writer.ts HOW KEY BYTES`, with the configuration in its environment.
import { createStorage, StorageError } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { inChunks, someBytes } from './bytes.ts';

const [how = '', key = '', length = '0'] = process.argv.slice(2);
const storage = await createStorage(parseConfiguration(process.env));
const bytes = someBytes(Number(length));
const say = (word: string): boolean => process.stdout.write(`${word}\n`);

async function* neverEnding(): AsyncGenerator<Uint8Array> {
  yield* inChunks(bytes);
  say('half');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

const ways: Record<string, () => Promise<unknown>> = {
  /** One object, from memory. */
  put: () => storage.put(key, bytes),
  /** One object, from a stream. */
  stream: () => storage.putStream({ key, source: inChunks(bytes), maxBytes: bytes.length }),
  /** The beginning of an object; the rest never comes. */
  half: () => storage.putStream({ key, source: neverEnding(), maxBytes: 2 * bytes.length }),
  /** The same object again and again: as given, and with its first byte changed. */
  async over() {
    const other = Buffer.from(bytes).fill(255, 0, 1);
    for (;;) for (const version of [other, bytes]) await storage.put(key, version).then(() => say('written'));
  },
  check: () => storage.check(),
};

try {
  await ways[how]?.();
  say('done');
} catch (error) {
  const { code, name } = error as NodeJS.ErrnoException;
  say(error instanceof StorageError ? `refused ${code}` : `failed ${code ?? name}`);
}
process.exit(0);
