const shared = {
  testEnvironment: '<rootDir>/test/helpers/environment.mjs',
  setupFiles: ['<rootDir>/test/helpers/shared-packages.mjs'],
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
// tests of activities read and write rows; those of what activities share need no server
const ofActivities = '\\.activities\\.test\\.ts$';

export default {
  // ends tests that hang; generous enough for a machine that is ten times slower
  testTimeout: 300_000,
  // one more than the two cores of CI, because tests of the stack spend half of their time waiting
  maxWorkers: 3,
  projects: [
    // needs no server
    {
      ...shared,
      displayName: 'alone',
      globalSetup: '<rootDir>/test/helpers/compile.ts',
      roots: under('domain', 'activities', 'adapters', 'checks', 'workflows'),
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/test/adapters/storage/',
        '<rootDir>/test/workflows/stubbed/',
        ofActivities,
      ],
    },
    // runs against a folder and a real S3 server
    {
      ...shared,
      displayName: 'storage',
      globalSetup: '<rootDir>/test/helpers/compile.ts',
      roots: under('adapters/storage'),
    },
    // runs against the real Postgres and the real Temporal server
    {
      ...shared,
      displayName: 'stack',
      roots: under('prisma', 'activities', 'services', 'e2e', 'workflows/stubbed'),
      testPathIgnorePatterns: ['/node_modules/', `<rootDir>/test/activities/(?!.*${ofActivities})`],
      globalSetup: '<rootDir>/test/helpers/start-servers.ts',
      globalTeardown: '<rootDir>/test/helpers/stop-servers.ts',
    },
  ],
};
