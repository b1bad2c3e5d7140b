// Runs examples in TypeScript one after the other in this process, which reads { folder, examples } from stdin.
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { ExampleRun, RunExample } from './run-examples.ts';

const { folder, examples } = JSON.parse(await text(process.stdin)) as { folder: string; examples: RunExample[] };
process.chdir(folder);
const runs: ExampleRun[] = [];
let output = '';
console.log = (...values) => void (output += `${format(...values)}\n`);
process.stdout.write = (chunk) => {
  output += String(chunk);
  return true;
};
for (const { name, file, env } of examples) {
  output = '';
  Object.assign(process.env, env);
  try {
    await import(pathToFileURL(file).href);
    runs.push({ name, output });
  } catch (error) {
    runs.push({ name, output, error: format(error) });
  }
}
writeSync(1, JSON.stringify(runs));
process.exit(0);
