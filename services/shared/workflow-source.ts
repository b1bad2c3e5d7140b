import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

export interface WorkflowSource {
  workflowBundle: { codePath: string };
  /** Runs workflows on the main thread; tests start many workers, and a thread of each takes a second to load. */
  debugMode?: boolean;
}

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const isSource = import.meta.url.endsWith('.ts');

const fileOfWorkflows = (name: string): string => path.join(folderOf('workflows'), `${name}.${isSource ? 'ts' : 'js'}`);

/** The workflow bundle: the prebuilt one of compiled code, or one of the sources, cached by their hash. */
export async function workflowSource(): Promise<WorkflowSource> {
  const codePath = isSource
    ? path.join(folderOf('node_modules/.cache/decpage'), `workflows-${hashOfSources()}.js`)
    : folderOf('workflow-bundle.js');
  if (!existsSync(codePath)) await writeBundle(codePath);
  return { workflowBundle: { codePath } };
}

/**
 * The same workflows with switches, by the names of their global variables. The sandbox sees no configuration: the
 * variables, which failure converter and interceptors read, are set before the code of the bundle.
 */
export function withSwitches(source: WorkflowSource, switches: Readonly<Record<string, boolean>>) {
  const names = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [name] : []));
  if (names.length === 0) return source;
  // on the first line, so that positions of the source map stay
  const statements = names.map((name) => `globalThis.${name}=true;`).join('');
  const code = `${statements}${readFileSync(source.workflowBundle.codePath, 'utf8')}`;
  return { ...source, workflowBundle: { code } };
}

async function writeBundle(codePath: string): Promise<void> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileOfWorkflows('index'),
    failureConverterPath: fileOfWorkflows('failure-converter'),
    workflowInterceptorModules: [fileOfWorkflows('tracing.interceptors')],
    logger: new DefaultLogger('ERROR'),
  });
  mkdirSync(path.dirname(codePath), { recursive: true });
  // written atomically, because several workers may do this at the same time
  writeFileSync(`${codePath}.${process.pid}`, code);
  renameSync(`${codePath}.${process.pid}`, codePath);
}

/** Hash of everything that a workflow can load. */
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
