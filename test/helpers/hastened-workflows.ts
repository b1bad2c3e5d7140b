import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOfWorkflows, keptBundle } from './kept-bundle.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Bundles today's workflows with the interceptors that hasten them; returns the file. */
export async function bundleHastened(): Promise<string> {
  const codePath = fileOf(`node_modules/.cache/decpage/workflows-hastened-${contentOfWorkflows().slice(0, 16)}.js`);
  await keptBundle({ name: 'workflows-hastened', file: codePath }, () => writeBundle(codePath));
  return codePath;
}

async function writeBundle(codePath: string): Promise<void> {
  // only where no clone has built it: it loads a bundler
  const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileOf('workflows/index.ts'),
    failureConverterPath: fileOf('workflows/failure-converter.ts'),
    workflowInterceptorModules: [fileOf('test/workflows/stubbed/hasten.interceptor.ts')],
    logger: new DefaultLogger('ERROR'),
  });
  mkdirSync(path.dirname(codePath), { recursive: true });
  writeFileSync(`${codePath}.${process.pid}`, code);
  renameSync(`${codePath}.${process.pid}`, codePath);
}
