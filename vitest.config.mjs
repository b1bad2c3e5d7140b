import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/helpers/longest-first.ts';

const under = (...folders) => folders.map((folder) => `test/${folder}/**/*.test.ts`);
// tests of activities read and write rows; those of what activities share need no server
const ofActivities = 'test/activities/**/*.activities.test.ts';
// the clients as their users have them, against the service
const ofClients = 'test/clients/**/*.service.test.ts';

/** What every project has. */
const shared = {
  pool: 'forks',
  // modules of ours are evaluated once for all files of a process, which took most of the time of small files
  isolate: false,
  // one thread for garbage collection, a larger young generation and a heap that is large from the start, so that garbage is
  // collected less often: more processes run than there are cores. Functions are optimized later than by default: few of a
  // test run long enough to gain by it.
  execArgv: [
    '--single-threaded-gc',
    '--min-semi-space-size=16',
    '--initial-heap-size=1500',
    '--interrupt-budget=1000000',
  ],
  // end tests that hang; generous enough for a machine that is ten times slower
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const isOrderGiven = process.argv.some((argument) => argument.startsWith('--sequence'));

export default defineConfig({
  test: {
    ...(!isOrderGiven && { sequence: { sequencer: LongestFirst } }),
    teardownTimeout: 60_000,
    slowTestThreshold: 5_000,
    // transformed modules are kept in node_modules between runs
    experimental: { fsModuleCache: true },
    projects: [
      // needs no server
      {
        test: {
          ...shared,
          name: 'alone',
          globalSetup: 'test/helpers/compile.ts',
          include: under('domain', 'activities', 'adapters', 'checks', 'clients', 'workflows'),
          exclude: [...under('adapters/storage', 'workflows/stubbed'), ofActivities, ofClients],
          // some wait (outbound calls, documents that hang): a third process fills the two cores of CI, though it evaluates the
          // same modules once more
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      // runs against the real Postgres, Temporal server and S3 server
      {
        test: {
          ...shared,
          name: 'stack',
          globalSetup: 'test/helpers/start-servers.ts',
          include: [
            ...under('prisma', 'services', 'e2e', 'workflows/stubbed', 'adapters/storage'),
            ofActivities,
            ofClients,
          ],
          // tests of the stack wait for half of their time: it takes four processes to keep the two cores of CI busy
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
