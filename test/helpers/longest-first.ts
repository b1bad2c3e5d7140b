import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest from their start to their end: none of them may be left for the end. */
const longest = [
  'test/services/console/console.test.ts',
  'test/services/stack/launcher.test.ts',
  'test/e2e/canary.test.ts',
  'test/checks/site.test.ts',
  'test/e2e/examples.test.ts',
  'test/clients/python.service.test.ts',
  'test/e2e/tracing.test.ts',
  'test/e2e/mcp.test.ts',
];

/** Files that wait for most of their time: the processor has nothing to do when all processes of a run have one at once. */
const waiting = [
  'test/e2e/held-documents.test.ts',
  'test/e2e/cancel.test.ts',
  'test/services/worker/deployment.test.ts',
  'test/services/gateway/http/silent-database.test.ts',
  'test/services/stack/temporal-server.test.ts',
  'test/e2e/assistant-repair.test.ts',
  'test/prisma/documents/document-run.repository.test.ts',
  'test/services/stack/supervise.test.ts',
  'test/services/gateway/maintenance/health.test.ts',
  'test/prisma/documents/long-words.test.ts',
];

/** How many others start after each of those that wait. */
const between = 5;

/** Starts the longest files first, also where vitest has no durations of an earlier run, and spreads those that wait among the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // the files of one project run after those of the other
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => spread(sorted.filter((file) => file.project === project)));
  }
}

function spread(sorted: TestSpecification[]): TestSpecification[] {
  const early = inOrder(longest, sorted);
  const slow = inOrder(waiting, sorted);
  const others = sorted.filter((file) => !early.includes(file) && !slow.includes(file));
  const mixed = slow.flatMap((file, at) => [file, ...others.slice(at * between, (at + 1) * between)]);
  return [...early, ...mixed, ...others.slice(slow.length * between)];
}

function inOrder(names: string[], files: TestSpecification[]): TestSpecification[] {
  const wanted = names.map((name) => path.resolve(name));
  const gone = wanted.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`these tests of the sequencer are gone: ${gone.join(', ')}`);
  return wanted.flatMap((file) => files.filter(({ moduleId }) => path.normalize(moduleId) === file));
}
