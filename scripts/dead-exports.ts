// Lists unused exports; exits with code 1 if there are any.
import path from 'node:path';
import { findDeadExports } from './find-dead-exports.ts';

const dead = await findDeadExports(path.join(import.meta.dirname, '..'));
for (const { file, name, why } of dead) console.error(`${file}: ${name} ${why}`);
if (dead.length > 0)
  console.error('\nRemove the word `export`, or the code. What a test needs, it should reach as users do.');
process.exit(dead.length > 0 ? 1 : 0);
