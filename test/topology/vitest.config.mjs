import { defineConfig } from 'vitest/config';
import { skippedFiles } from './skipped.ts';

// npm run test:topology [-- FILE…]: the acceptance tests against the services of docker-compose.yml as processes
export default defineConfig({
  test: {
    root: process.cwd(),
    pool: 'forks',
    isolate: false,
    // they share one deployment
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    reporters: ['verbose'],
    globalSetup: 'test/topology/start-deployment.ts',
    setupFiles: 'test/topology/skip-tests.ts',
    include: ['test/e2e/**/*.test.ts', 'test/topology/*.test.ts'],
    exclude: [...skippedFiles.keys()].map((name) => `test/e2e/${name}.test.ts`),
  },
});
