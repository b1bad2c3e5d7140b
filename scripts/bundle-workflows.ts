// Bundles the workflows for the worker into dist/workflow-bundle.js; fails if the bundle contains disallowed modules.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'dist/workflow-bundle.js');

// the bundler excludes modules whose name starts with "?"
const expected =
  /^(\?|\.\/workflows\/|\.\/domain\/|\.\/node_modules\/(@temporalio\/(common|workflow)|nexus-rpc|ms|long)\/)/;

// the names of the modules are relative to the current folder
process.chdir(root);
const { code } = await bundleWorkflowCode({
  workflowsPath: path.join(root, 'workflows/index.ts'),
  failureConverterPath: path.join(root, 'workflows/failure-converter.ts'),
  workflowInterceptorModules: [path.join(root, 'workflows/tracing.interceptors.ts')],
  logger: new DefaultLogger('WARN'),
});
const modules = [...code.matchAll(/^\/\*\*\*\/ "([^"]+)"/gm)].map(([, name = '']) => name);
const foreign = modules.filter((name) => !expected.test(name));
if (modules.length === 0 || foreign.length > 0) {
  console.error('The workflow bundle holds modules that no workflow should load:', foreign.slice(0, 20));
  console.error('Every workflow carries them, and zod alone weighs 360 kB: import a smaller file of domain/ instead.');
  process.exit(1);
}
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, code);
console.log(`${path.relative(root, target)}: ${modules.length} modules, ${Math.round(code.length / 1000)} kB`);
