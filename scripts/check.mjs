// Runs all static checks. Continues after a failed step.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Each is a script of package.json, so that one can be run alone; `after` names the step whose output it reads. */
const steps = [
  { name: 'build', script: ['build:code', '--', '--noCheck'] },
  { name: 'types', script: ['typecheck'] },
  { name: 'migration drift', script: ['drift'] },
  { name: 'workflow bundle', script: ['bundle'], after: 'build' },
  { name: 'lint', script: ['lint'] },
  { name: 'architecture', script: ['arch'], after: 'build' },
  { name: 'dead exports', script: ['exports'] },
  { name: 'unsafe lookups', script: ['lookups'] },
  { name: 'licenses', script: ['licenses'] },
  { name: 'contract', script: ['contract'] },
  { name: 'format', script: ['format:check'] },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function run({ name, script }) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', ...script], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds(started).padStart(7)}`);
      if (code !== 0) console.log(`\n${output.trim()}\n\n        again: npm run ${script[0]}\n`);
      resolve(code === 0);
    });
  });
}

/** Runs the steps in order, concurrently on all cores. */
async function runAll() {
  const waiting = [...steps];
  const outcomes = new Map();
  const done = new Set();
  const worker = async () => {
    while (waiting.length > 0) {
      const ready = waiting.findIndex(({ after }) => after === undefined || done.has(after));
      if (ready === -1) return;
      const [step] = waiting.splice(ready, 1);
      outcomes.set(step.name, await run(step));
      done.add(step.name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return steps.filter(({ name }) => outcomes.get(name) !== true).map(({ name }) => name);
}

const started = performance.now();
const failed = await runAll();
console.log(`\nchecks: ${steps.length - failed.length} passed, ${failed.length} failed, ${seconds(started)}`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
