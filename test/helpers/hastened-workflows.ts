import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import type { WorkflowSource } from '../../services/shared/workflow-source.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const interceptors = fileOf('test/workflows/stubbed/hasten.interceptor.ts');

/** Bundles today's workflows with the interceptors that hasten them. Kept beside the bundle without them. */
export async function bundleHastened({ workflowBundle }: WorkflowSource): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(interceptors)).digest('hex').slice(0, 16);
  const codePath = workflowBundle.codePath.replace(/\.js$/, `-hastened-${hash}.js`);
  if (existsSync(codePath)) return codePath;
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileOf('workflows/index.ts'),
    failureConverterPath: fileOf('workflows/failure-converter.ts'),
    workflowInterceptorModules: [interceptors],
    logger: new DefaultLogger('ERROR'),
  });
  writeFileSync(`${codePath}.${process.pid}`, code);
  renameSync(`${codePath}.${process.pid}`, codePath);
  return codePath;
}
