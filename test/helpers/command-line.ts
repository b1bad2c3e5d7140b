import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compiled } from './compiled.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `decpage` in a child process with additional environment variables. */
export async function decpage(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return await runProgram('services/cli/main.ts', parameters, environment);
}

/** Runs a program of services/ in the same way. */
export async function runProgram(
  entry: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const command = ['--enable-source-maps', compiled(entry), ...parameters];
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...environment } })),
    };
  } catch (error) {
    return error as Outcome;
  }
}
