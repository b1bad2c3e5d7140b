import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

export interface WorkflowSource {
  workflowBundle: { codePath: string };
}

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const isSource = import.meta.url.endsWith('.ts');

const fileOfWorkflows = (name: string): string => path.join(folderOf('workflows'), `${name}.${isSource ? 'ts' : 'js'}`);

/** The bundle of all workflows: beside compiled code, which never changes, or one of the sources that is made again when they change. */
export async function workflowSource(): Promise<WorkflowSource> {
  const codePath = isSource
    ? path.join(folderOf('node_modules/.cache/decpage'), `workflows-${hashOfSources()}.js`)
    : folderOf('workflow-bundle.js');
  if (!existsSync(codePath)) await writeBundle(codePath);
  return { workflowBundle: { codePath } };
}

async function writeBundle(codePath: string): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileOfWorkflows('index'),
    failureConverterPath: fileOfWorkflows('failure-converter'),
    logger: new DefaultLogger('ERROR'),
  });
  mkdirSync(path.dirname(codePath), { recursive: true });
  // two workers may do this at once
  writeFileSync(`${codePath}.${process.pid}`, code);
  renameSync(`${codePath}.${process.pid}`, codePath);
}

/** Changes with everything that a workflow can load. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['workflows', 'domain']) {
    for (const name of readdirSync(folderOf(folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(folderOf(folder), name)));
    }
  }
  return hash
    .update(readFileSync(folderOf('package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
