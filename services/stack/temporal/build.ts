import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Environment, OnProgress } from '../environment.ts';
import { runCommand } from '../run-command.ts';
import { cliVersion } from './release.ts';

const bytesNeeded = 4e9;
const progressEveryMs = 10_000;

/**
 * Builds the `temporal` CLI with Go in a temporary folder and returns the path of the program. Takes about five minutes on two
 * cores and 3.1 GB of disk space.
 */
export async function buildTemporal(given: {
  folder: string;
  environment: Environment;
  onProgress: OnProgress;
  signal: AbortSignal;
}): Promise<string> {
  const { folder, environment, onProgress, signal } = given;
  await runCommand({ command: 'go', arguments: ['version'], environment }).catch(() => {
    throw new Error('Go is not installed');
  });
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytesNeeded) throw new Error(`building needs 4 GB of free disk space at ${folder}`);
  const output = path.join(folder, 'bin');
  mkdirSync(output);
  const started = Date.now();
  const reportProgress = () => {
    const seconds = Math.round((Date.now() - started) / 1_000);
    const elapsed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    onProgress(`Building the Temporal server (first time, about 5 minutes): ${elapsed} elapsed`);
  };
  reportProgress();
  const reporting = setInterval(reportProgress, progressEveryMs);
  try {
    await runCommand({
      command: 'go',
      arguments: installArguments,
      environment: goEnvironment({ environment, folder, output }),
      signal,
    });
  } finally {
    clearInterval(reporting);
  }
  return path.join(output, process.platform === 'win32' ? 'temporal.exe' : 'temporal');
}

const installArguments = [
  'install',
  '-trimpath',
  // by default the module cache is read-only, so the folder could not be removed
  '-modcacherw',
  '-tags=disable_grpc_modules,grpcnotrace',
  '-ldflags=-s -w',
  `github.com/temporalio/cli/cmd/temporal@v${cliVersion}`,
];

function goEnvironment(given: { environment: Environment; folder: string; output: string }): Environment {
  const { GOOS: _os, GOARCH: _arch, ...environment } = given.environment;
  return {
    ...environment,
    GOMODCACHE: path.join(given.folder, 'modules'),
    GOCACHE: path.join(given.folder, 'cache'),
    GOBIN: given.output,
    GOFLAGS: '',
    GOWORK: 'off',
    CGO_ENABLED: '0',
  };
}
