// A process that writes objects until it is ended: `writer.mjs FOLDER HOW KEY`, with the bytes on its standard input and the
// configuration in its environment. Plain JavaScript on compiled modules (FOLDER), since it is started often.
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [folder = '', how = '', key = ''] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(path.join(folder, module)).href);
const { createStorage, StorageError } = await load('adapters/storage/index.js');
const { parseConfiguration } = await load('services/configuration/configuration.js');
const storage = await createStorage(parseConfiguration(process.env));
const bytes = await buffer(process.stdin);
const say = (word) => process.stdout.write(`${word}\n`);

async function* inChunks() {
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000);
}

async function* neverEnding() {
  yield* inChunks();
  say('half');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

const ways = new Map(
  Object.entries({
    /** One object, from memory. */
    put: () => storage.put(key, bytes),
    /** One object, from a stream. */
    stream: () => storage.putStream({ key, source: inChunks(), maxBytes: bytes.length }),
    /** The beginning of an object; the rest never comes. */
    half: () => storage.putStream({ key, source: neverEnding(), maxBytes: 2 * bytes.length }),
    /** The same object again and again: as given, and with its first byte changed. */
    async over() {
      const other = Buffer.from(bytes).fill(255, 0, 1);
      for (;;) for (const version of [other, bytes]) await storage.put(key, version).then(() => say('written'));
    },
    check: () => storage.check(),
  }),
);

try {
  await ways.get(how)?.();
  say('done');
} catch (error) {
  const { code, name } = error;
  say(error instanceof StorageError ? `refused ${code}` : `failed ${code ?? name}`);
}
process.exit(0);
