import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { policyTypes, resultSchemaOf } from '../../domain/policies/registry.ts';
import { createOpenApiDocument } from '../../services/gateway/openapi/openapi.ts';
import { clientFolder, type PythonTools } from './environment.ts';

const runFile = promisify(execFile);

/** What the Python client is generated from, as JSON by file name. */
export function generatorInputs(): Map<string, string> {
  const schemas = policyTypes.map(
    (type) => [`policies/${type.id}.json`, JSON.stringify(resultSchemaOf(type))] as const,
  );
  return new Map([['openapi.json', JSON.stringify(createOpenApiDocument())], ...schemas]);
}

/** Writes the generated modules into a folder with the package's hand-written ones. */
export async function writeGeneratedPackage({ python }: PythonTools, folder: string): Promise<void> {
  const inputs = await mkdtemp(path.join(os.tmpdir(), 'decpage-python-'));
  try {
    await mkdir(path.join(inputs, 'policies'));
    for (const [name, text] of generatorInputs()) await writeFile(path.join(inputs, name), text);
    await runFile(python, ['-B', path.join(clientFolder, 'scripts/generate.py'), inputs, folder]);
  } finally {
    await rm(inputs, { recursive: true, force: true });
  }
}
