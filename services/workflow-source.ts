import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the SDK finds the workflows: in the bundle that the build made, or in the sources when there is none. */
export function workflowSource(): { workflowBundle: { codePath: string } } | { workflowsPath: string } {
  const bundle = fileURLToPath(new URL('../workflow-bundle.js', import.meta.url));
  if (existsSync(bundle)) return { workflowBundle: { codePath: bundle } };
  const sources = import.meta.url.endsWith('.ts') ? '../workflows/index.ts' : '../workflows/index.js';
  return { workflowsPath: fileURLToPath(new URL(sources, import.meta.url)) };
}
