import { createHash, randomUUID } from 'node:crypto';
import { execFile, type ExecFileOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../../services/stack/temporal/cache-folder.ts';

const runFile = promisify(execFile);

export const clientFolder = path.join(import.meta.dirname, '../../clients/python');
const requirements = path.join(clientFolder, 'requirements-dev.txt');

/** The oldest Python that the client supports; venv without ensurepip, as some systems split it, makes no environment. */
const isUsable = 'import sys, venv, ensurepip; assert sys.version_info >= (3, 10); print(sys.version, sys.executable)';
/** Most that asking the package index whether it is there may take; machines without one often do not refuse. */
const probeMs = 15_000;
const quickly = ['--timeout', '5', '--retries', '0'];
const quietly = ['-m', 'pip', '--disable-pip-version-check', '--quiet'];

/** A virtual environment with the tools of the Python client, shared by all checkouts. */
export interface PythonTools {
  /** The interpreter of the environment. */
  python: string;
  /** The wheels that it was made of, to make another one without the package index. */
  wheels: string;
  /** For what may be kept between runs. */
  cache: string;
}

/** Makes the environment on its first use. Returns what is missing where that is not possible. */
export async function preparePythonTools(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ tools: PythonTools } | { missing: string }> {
  const found = await findPython(environment);
  if (!found) return { missing: 'no Python 3.10 or newer with venv' };
  const content = createHash('sha256')
    .update(found.version)
    .update(await readFile(requirements));
  const folder = path.join(cacheFolder(environment), `python-${content.digest('hex').slice(0, 16)}`);
  const tools = toolsIn(folder);
  if (existsSync(folder)) return { tools };
  const missing = await install(found.command, { folder, environment });
  return missing === undefined ? { tools } : { missing };
}

/** The interpreter of a virtual environment. */
export function interpreterIn(venv: string): string {
  return process.platform === 'win32' ? path.join(venv, 'Scripts', 'python.exe') : path.join(venv, 'bin', 'python');
}

function toolsIn(folder: string): PythonTools {
  return {
    python: interpreterIn(path.join(folder, 'venv')),
    wheels: path.join(folder, 'wheels'),
    cache: path.join(folder, 'cache'),
  };
}

async function findPython(env: NodeJS.ProcessEnv): Promise<{ command: string; version: string } | undefined> {
  for (const command of ['python3', 'python']) {
    const answer = await runFile(command, ['-c', isUsable], { env, timeout: probeMs }).catch(() => undefined);
    if (answer) return { command, version: answer.stdout };
  }
  return undefined;
}

/** Returns what is missing where the packages cannot be had. */
async function install(
  command: string,
  { folder, environment: env }: { folder: string; environment: NodeJS.ProcessEnv },
): Promise<string | undefined> {
  // made beside its place and moved there, so that no half environment is ever found
  const draft = `${folder}.${randomUUID()}`;
  const { python, wheels, cache } = toolsIn(draft);
  await mkdir(cache, { recursive: true });
  try {
    await runFile(command, ['-m', 'venv', path.join(draft, 'venv')], { env });
    const download = [...quietly, 'download', '--only-binary', ':all:', '--dest', wheels];
    // the smallest package tells whether there is an index at all
    const probe = [...download, '--no-deps', ...quickly, 'iniconfig'];
    if (!(await succeeds(python, probe, { env, timeout: probeMs }))) return 'no Python package index';
    if (!(await succeeds(python, [...download, '-r', requirements], { env }))) {
      return 'no package index with what clients/python/requirements-dev.txt names';
    }
    const offline = ['--no-index', '--find-links', wheels];
    await runFile(python, [...quietly, 'install', ...offline, '-r', requirements], { env });
    // says to people what the folder is
    await writeFile(path.join(draft, 'README'), 'Tools of the Python client of decpage. May be removed.\n');
    await rename(draft, folder);
    return undefined;
  } catch (error) {
    // another process may have been faster
    if (existsSync(folder)) return undefined;
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function succeeds(command: string, parameters: readonly string[], options: ExecFileOptions): Promise<boolean> {
  return await runFile(command, parameters, options).then(
    () => true,
    () => false,
  );
}
