// Lists object lookups by arbitrary strings; exits with code 1 if there are any.
import path from 'node:path';
import { findUnsafeLookups } from './find-unsafe-lookups.ts';

const found = findUnsafeLookups(path.join(import.meta.dirname, '..'));
for (const { file, line, code } of found) console.error(`${file}:${line}: ${code}`);
if (found.length > 0)
  console.error(
    '\nEvery object answers to `constructor`. Use a Map (`lookup` makes one), or `ownValue` for what came as an object.',
  );
process.exit(found.length > 0 ? 1 : 0);
