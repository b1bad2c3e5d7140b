import { existsSync } from 'node:fs';
import { contentOf, keepBuild, restoreBuild } from '../../scripts/build-cache.mjs';

/** What can be in a bundle of workflows. */
const sources = ['workflows', 'domain', 'test/workflows/stubbed/hasten.interceptor.ts', 'package-lock.json'];

/** The same in every clone of the same sources. */
export const contentOfWorkflows = (): string => contentOf(sources, (name) => name.endsWith('.ts'));

/** Takes a bundle of the workflows from another clone that has the same sources, or has it made and keeps it. */
export async function keptBundle(
  { name, file }: { name: string; file: string },
  make: () => Promise<unknown>,
): Promise<void> {
  if (existsSync(file)) return;
  const content = contentOfWorkflows();
  if (restoreBuild({ name, content, target: file })) return;
  await make();
  keepBuild({ name, content, source: file });
}
