import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFilter } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withServers } from './kinds-of-tests.ts';

/** Files that take longest from their start to their end, mostly because they wait: none of them may be left for the end. */
const longest = [
  'test/services/console/console.test.ts',
  'test/services/stack/launcher.test.ts',
  'test/services/stack/backup.test.ts',
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

const needsServers = createFilter(withServers);

/**
 * Starts the longest files first, and then takes files with and without servers in turns: the former wait for half of their
 * time, the latter hardly do. Vitest itself would order files by their size where it has no durations of an earlier run.
 */
export class InterleavedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = longest.map((name) => path.resolve(name));
    const gone = first.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`these tests of the sequencer are gone: ${gone.join(', ')}`);
    const rankOf = ({ moduleId }: TestSpecification): number => first.indexOf(path.normalize(moduleId));
    const early = sorted.filter((file) => rankOf(file) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b));
    const others = sorted.filter((file) => rankOf(file) < 0);
    const ofKind = (kind: boolean) => others.filter(({ moduleId }) => needsServers(moduleId) === kind);
    return [...early, ...inTurns(ofKind(true), ofKind(false))];
  }
}

/** Both lists in their orders, each spread evenly over the whole. */
function inTurns<Item>(left: readonly Item[], right: readonly Item[]): Item[] {
  const placed = [left, right].flatMap((list) =>
    list.map((item, index) => ({ item, place: (index + 0.5) / list.length })),
  );
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
