import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma's native schema engine is downloaded at install. Where that was not possible, the official WebAssembly build
// of the same engine answers instead; it has to be named before the CLI looks for the native one.
const engines = path.join(import.meta.dirname, 'node_modules/@prisma/engines');
const hasNativeEngine = existsSync(engines) && readdirSync(engines).some((file) => file.startsWith('schema-engine'));
if (!hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'scripts/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://decpage:decpage@127.0.0.1:5432/decpage' },
});
