const shared = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
};
const under = (...folders) => folders.map((folder) => `<rootDir>/test/${folder}`);

export default {
  // ends what hangs; a machine that is ten times busier reaches no limit
  testTimeout: 300_000,
  // one more than two cores: tests of the stack wait as often as they work
  maxWorkers: 3,
  projects: [
    // needs nothing but the code
    {
      ...shared,
      displayName: 'alone',
      roots: under('domain', 'activities', 'adapters', 'checks', 'workflows'),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/adapters/storage/'],
    },
    // runs against a folder and a real S3 server
    { ...shared, displayName: 'storage', roots: under('adapters/storage') },
    // runs against the real Postgres and the real Temporal server
    {
      ...shared,
      displayName: 'stack',
      roots: under('prisma', 'services', 'e2e'),
      globalSetup: '<rootDir>/test/helpers/start-servers.ts',
      globalTeardown: '<rootDir>/test/helpers/stop-servers.ts',
    },
  ],
};
