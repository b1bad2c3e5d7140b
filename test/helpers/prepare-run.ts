import { createFilter } from 'vite';
import type { TestProject } from 'vitest/node';
import { compile } from './compiled.ts';
import { withServers } from './kinds-of-tests.ts';
import startServers from './start-servers.ts';

const needsServers = createFilter(withServers);

/** Compiles what tests run on threads and as processes, and starts the servers when a file of this run needs them. */
export default async function prepareRun({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.state.getPaths().some((file) => needsServers(file))) return await startServers();
  await compile();
  return undefined;
}
