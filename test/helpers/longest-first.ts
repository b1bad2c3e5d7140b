import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest from their start to their end, mostly because they wait: none of them may be left for the end. */
const longest = [
  'test/services/console/console.test.ts',
  'test/services/stack/launcher.test.ts',
  'test/e2e/canary.test.ts',
  'test/checks/site.test.ts',
  'test/e2e/examples.test.ts',
  'test/clients/python.service.test.ts',
  'test/e2e/held-documents.test.ts',
  'test/prisma/documents/document-run.repository.test.ts',
  'test/e2e/tracing.test.ts',
  'test/e2e/cancel.test.ts',
  'test/services/gateway/mcp/mcp.test.ts',
  'test/e2e/mcp.test.ts',
];

/** Starts the longest files first, where vitest itself has no durations of an earlier run, as on a clean clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = longest.map((name) => path.resolve(name));
    const gone = first.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`these tests of the sequencer are gone: ${gone.join(', ')}`);
    const rankOf = ({ moduleId }: TestSpecification): number => first.indexOf(path.normalize(moduleId));
    const sorted = await super.sort(files);
    const early = sorted.filter((file) => rankOf(file) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b));
    return [...early, ...sorted.filter((file) => rankOf(file) < 0)];
  }
}
