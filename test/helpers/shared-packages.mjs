import { jest } from '@jest/globals';

// Jest evaluates every module anew for each test file. These packages take most of that time, so each process of Jest loads
// them once, outside of the test files' realms.
const packages = [
  '@ai-sdk/anthropic',
  '@ai-sdk/openai-compatible',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@cantoo/pdf-lib',
  '@embedpdf/pdfium',
  '@prisma/adapter-pg',
  '@prisma/client/runtime/client',
  '@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs',
  '@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs',
  '@temporalio/activity',
  '@temporalio/client',
  '@temporalio/common',
  '@temporalio/common/lib/proto-utils.js',
  '@temporalio/common/lib/time.js',
  '@temporalio/testing',
  '@temporalio/worker',
  '@temporalio/workflow',
  'ai',
  'ajv/dist/2020.js',
  'ajv-formats',
  'commander',
  'express',
  'fast-check',
  'pg',
  'pino',
  'piscina',
  'prom-client',
  'undici',
  'zod',
  'zod-openapi',
];
for (const name of packages) jest.unstable_mockModule(name, () => globalThis.importShared(name));
