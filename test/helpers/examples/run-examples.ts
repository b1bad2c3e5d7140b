import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../../..');
export const examplesFolder = path.join(root, 'docs/examples');

export interface RunExample {
  name: string;
  file: string;
  /** Variables of this example beside those of the ones before it. */
  env: Record<string, string>;
}

export interface ExampleRun {
  name: string;
  output: string;
  error?: string;
}

/** Names of the examples of a language, by the ending of their files. */
export function examplesIn(ending: string): string[] {
  return readdirSync(examplesFolder)
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => path.basename(name, `.${ending}`));
}

/** Runs each shell example in a process of its own. */
export async function runShell(folder: string, examples: readonly RunExample[]): Promise<ExampleRun[]> {
  const runs: ExampleRun[] = [];
  for (const { name, file, env } of examples) {
    const command = { program: 'bash', args: ['-euo', 'pipefail', file], cwd: folder, env };
    const { output, error } = await run(command);
    runs.push({ name, output, ...(error !== undefined && { error }) });
  }
  return runs;
}

/** Runs all examples in one process, since starting one for each takes most of the time. */
export async function runTogether(
  { program, args, env }: { program: string; args: readonly string[]; env: Record<string, string> },
  { folder, examples }: { folder: string; examples: readonly RunExample[] },
): Promise<ExampleRun[]> {
  const { output, error } = await run({
    program,
    args,
    cwd: root,
    env,
    input: JSON.stringify({ folder, examples }),
  });
  if (error !== undefined) throw new Error(error);
  return JSON.parse(output) as ExampleRun[];
}

export const typescript = {
  program: process.execPath,
  args: ['--import', 'tsx', path.join(import.meta.dirname, 'run-typescript.ts')],
  env: {},
};

/** Python that has the client installed. */
export const python = (program: string, env: Record<string, string>) => ({
  program,
  args: [path.join(import.meta.dirname, 'run_python.py')],
  env,
});

async function run({
  program,
  args,
  cwd,
  env,
  input = '',
}: {
  program: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  input?: string;
}): Promise<{ output: string; error?: string }> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, messages, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return code === 0 ? { output } : { output, error: `exit code ${code}: ${messages}` };
}
