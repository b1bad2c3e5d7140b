#!/usr/bin/env node
// Stand-in for Prisma's schema-engine executable: the same JSON-RPC over stdio,
// answered by the official WebAssembly build of that engine over the pg driver adapter.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const require = createRequire(import.meta.url);
const datamodels = [];
let datasource = {};
let cliCommand;
for (let argv = process.argv.slice(2), i = 0; i < argv.length; i++) {
  if (argv[i] === '--version') {
    console.log(`schema-engine-cli ${require('@prisma/engines-version').enginesVersion}`);
    process.exit(0);
  } else if (argv[i] === '--datamodels') datamodels.push([argv[++i], readFileSync(argv[i], 'utf8')]);
  else if (argv[i] === '--datasource') datasource = JSON.parse(argv[++i]);
  else if (argv[i] === 'cli') cliCommand = argv[++i];
  else if (argv[i].startsWith('--')) i++;
}

const withDatabase = (name) => Object.assign(new URL(datasource.url), { pathname: `/${name}` }).toString();
async function admin(sql) {
  const client = new pg.Client({ connectionString: withDatabase('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
const database = () => decodeURIComponent(new URL(datasource.url).pathname.slice(1));
const createDatabase = () => admin(`CREATE DATABASE ${pg.escapeIdentifier(database())}`);

if (cliCommand) {
  try {
    if (cliCommand === 'create-database') await createDatabase();
    else {
      const client = new pg.Client({ connectionString: datasource.url });
      await client.connect();
      await client.end();
    }
    process.exit(0);
  } catch (e) {
    const fields = { message: e.message, error_code: e.code === '3D000' ? 'P1003' : 'P1001' };
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`);
    process.exit(1);
  }
}

const glue = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
const bindings = await import(glue);
const wasm = await WebAssembly.instantiate(readFileSync(path.join(path.dirname(glue), 'schema_engine_bg.wasm')), {
  './schema_engine_bg.js': bindings,
});
bindings.__wbg_set_wasm(wasm.instance.exports);
wasm.instance.exports.__wbindgen_start();
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (m) => process.stderr.write(`${m}\n`) };

const OID = { char: 18, name: 1003, text: 25, textArray: 1009 };
async function connect(connectionString, afterDispose) {
  // one session, kept: the engine holds an advisory lock from statement to statement
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  const adapter = await new PrismaPg(pool).connect();
  // adapter-pg cuts a script at every ";" (functions, DO blocks): send it whole
  adapter.executeScript = async (script) => {
    try {
      if (script.trim()) await pool.query(script);
    } catch (e) {
      adapter.onError(e);
    }
  };
  // adapter-pg cannot map the catalogue types "char" and name[]
  const { queryRaw, dispose } = adapter;
  adapter.queryRaw = async (query) => {
    const chars = [];
    const performIO = async (q) => {
      const result = await adapter.performIO(q);
      result.fields.forEach((field, i) => {
        if (field.dataTypeID === OID.char) {
          chars.push(i);
          field.dataTypeID = OID.text;
        } else if (field.dataTypeID === OID.name) field.dataTypeID = OID.textArray;
      });
      return result;
    };
    const result = await queryRaw.call(Object.create(adapter, { performIO: { value: performIO } }), query);
    for (const i of chars) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.dispose = async () => {
    await dispose.call(adapter);
    await pool.end();
    await afterDispose?.();
  };
  return adapter;
}

const factory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => connect(datasource.url),
  // adapter-pg's own version replays on the MAIN database when it was given a connection string
  async connectToShadowDb() {
    if (datasource.shadowDatabaseUrl) {
      const adapter = await connect(datasource.shadowDatabaseUrl);
      await adapter.executeScript('DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public');
      return adapter;
    }
    const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    await admin(`CREATE DATABASE "${name}"`);
    return connect(withDatabase(name), () => admin(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  },
};

let engine;
async function call(method, params) {
  if (method === 'createDatabase') {
    await createDatabase();
    return { databaseName: database() };
  }
  engine ??= await bindings.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  // the WebAssembly build evaluates data loss only on a migration history it has in its cache
  if (method === 'evaluateDataLoss') {
    const { migrationsList, filters } = params;
    await engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: true });
  }
  return engine[method === 'getDatabaseVersion' ? 'version' : method](params);
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (!method) continue;
  try {
    const result = await call(method, params ?? {});
    if (method === 'diff' && result.stdout != null)
      send({ id: 1e9, method: 'print', params: { content: result.stdout } });
    send({ id, result: result ?? {} });
  } catch (e) {
    const data = { is_panic: false, message: e.message, meta: e.meta ?? null, error_code: e.code ?? 'P0000' };
    send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } });
  }
}
process.exit(0);
