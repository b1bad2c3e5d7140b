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
  testTimeout: 60_000,
  maxWorkers: 2,
  projects: [
    // needs nothing but the code
    { ...shared, displayName: 'alone', roots: under('domain', 'activities', 'adapters', 'checks', 'workflows') },
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
