// Runs the tests several times under CPU load: `npm run test:busy -- [TIMES] [VITEST OPTIONS]`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** One per core of the machine that the tests are designed for. */
const loops = 2;
/** Keeps one core busy until its parent process exits. */
const busyLoop = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i++);';

const [times = '3', ...options] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) throw new Error(`how often the tests run is a number, not ${times}`);
const count = Number(times);
const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore' }));
let running: ChildProcess | undefined;
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping.abort();
    running?.kill(signal);
  });
}

const outcomes: boolean[] = [];
while (outcomes.length < count && !stopping.signal.aborted) {
  running = spawn('npm', ['test', '--', ...options], { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = (await once(running, 'exit')) as [number | null];
  outcomes.push(code === 0);
  process.stderr.write(
    `Run ${outcomes.length} of ${count} beside ${loops} busy loops: ${code === 0 ? 'passed' : 'FAILED'}\n`,
  );
}
for (const loop of busy) loop.kill('SIGKILL');
process.exitCode = outcomes.length === count && outcomes.every(Boolean) ? 0 : 1;
