const sign = 'modules of OpenTelemetry: ';

/** Lists at the exit of a process what it has loaded. Packages of OpenTelemetry are CommonJS, which Node keeps in one cache. */
const list = `
import Module from 'node:module';
import { isMainThread } from 'node:worker_threads';
const packages = () => Object.keys(Module._cache).flatMap((file) => /node_modules.(@opentelemetry.[a-z-]+)/.exec(file)?.[1] ?? []);
if (isMainThread) process.on('exit', () => process._rawDebug(${JSON.stringify(sign)} + [...new Set(packages())].sort().join(' ')));
`;

/** Variables of a process that makes `openTelemetryOf` work. */
export const listsModules = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(list)}`,
};

/** The packages of OpenTelemetry that a process had loaded when it ended. */
export function openTelemetryOf(output: string): string[] {
  const line = output.split('\n').find((text) => text.startsWith(sign));
  if (line === undefined) throw new Error(`the process did not list its modules:\n${output}`);
  return line
    .slice(sign.length)
    .split(' ')
    .filter((name) => name !== '');
}
