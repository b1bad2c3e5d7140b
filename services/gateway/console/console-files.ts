import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../../shared/project-folder.ts';

/** A built file of the console in the two encodings that it is sent in. */
export interface ConsoleFile {
  bytes: Buffer;
  gzipped: Buffer;
  /** Hex SHA-256 of the bytes. */
  hash: string;
}

/** The built files of the console by their path below /console: `index.html`, `assets/…`. */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

/** Where `npm run build` writes the console, seen from the compiled gateway, and where the launcher does. */
const folders = [
  fileURLToPath(new URL('../../../console', import.meta.url)),
  path.join(projectFolder, 'node_modules/.cache/decpage/console'),
];

/** Reads the built console into memory; undefined where it has not been built. */
export function readConsole(): ConsoleFiles | undefined {
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'index.html')));
  if (folder === undefined) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), prepare(readFileSync(file))];
    }),
  );
}

function prepare(bytes: Buffer): ConsoleFile {
  return { bytes, gzipped: gzipSync(bytes), hash: createHash('sha256').update(bytes).digest('hex') };
}
