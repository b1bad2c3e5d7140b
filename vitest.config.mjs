import { defineConfig } from 'vitest/config';
import { InterleavedSequencer } from './test/helpers/interleaved-sequencer.ts';
import { all, withServers } from './test/helpers/kinds-of-tests.ts';

/** What every run has. */
const shared = {
  pool: 'forks',
  // modules of ours are evaluated once for all files of a process, which took most of the time of small files
  isolate: false,
  // one thread for garbage collection and a larger young generation: more processes run than there are cores
  execArgv: ['--single-threaded-gc', '--min-semi-space-size=16'],
  // end tests that hang; generous enough for a machine that is ten times slower
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** `--project alone`: only what needs no server. */
const alone = {
  ...shared,
  name: 'alone',
  globalSetup: 'test/helpers/prepare-run.ts',
  include: all,
  exclude: withServers,
  // these hardly wait: one process for each core of CI, since each evaluates and compiles the same modules once more
  maxWorkers: 2,
};

/** Everything, in processes that take files of both kinds: while tests of the stack wait, others compute. */
const everything = {
  ...shared,
  globalSetup: 'test/helpers/prepare-run.ts',
  include: all,
  // tests of the stack wait for half of their time: it takes seven processes to keep the two cores of CI busy
  maxWorkers: 7,
};

const isGiven = (option) => process.argv.some((argument) => argument.startsWith(option));

export default defineConfig({
  test: {
    ...(isGiven('--project') ? { projects: [{ test: alone }] } : everything),
    sequence: isGiven('--sequence') ? {} : { sequencer: InterleavedSequencer },
    teardownTimeout: 60_000,
    slowTestThreshold: 5_000,
    // transformed modules are kept in node_modules between runs
    experimental: { fsModuleCache: true },
  },
});
