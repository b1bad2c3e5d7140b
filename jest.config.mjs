export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: '<rootDir>/test/helpers/start-servers.ts',
  globalTeardown: '<rootDir>/test/helpers/stop-servers.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
};
