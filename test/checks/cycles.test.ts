import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const configuration = extractDepcruiseOptions(path.join(import.meta.dirname, '../../.dependency-cruiser.sources.cjs'));
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function cyclesIn(files: Record<string, string>): Promise<string[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'cycles-')));
  folders.push(folder);
  await mkdir(path.join(folder, 'domain'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'domain', name), text);
  const { output } = await cruise(['domain'], { ...(await configuration), baseDir: folder });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

describe('the check for circles between files', () => {
  const column = 'export interface Column { heading: string }\n';

  it('accepts files that import in one direction', async () => {
    const table = "import type { Column } from './column.ts';\nexport type Table = Column[];\n";
    expect(await cyclesIn({ 'column.ts': column, 'table.ts': table })).toEqual([]);
  });

  it('refuses a circle that only types close', async () => {
    const table = "import type { Row } from './row.ts';\nexport type Table = Row[];\n";
    const row = "import type { Table } from './table.ts';\nexport interface Row { table: Table }\n";
    expect(await cyclesIn({ 'table.ts': table, 'row.ts': row })).toEqual(['no-cycles']);
  });

  it('refuses a circle of values', async () => {
    const table = "import { rows } from './row.ts';\nexport const tables = () => rows();\n";
    const row = "import { tables } from './table.ts';\nexport const rows = (): unknown => tables();\n";
    expect(await cyclesIn({ 'table.ts': table, 'row.ts': row })).toEqual(['no-cycles']);
  });
});
