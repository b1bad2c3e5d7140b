import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '../../../services/shared/project-folder.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { startService } from '../../../services/stack/service.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decpage-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a service that is restarted gets another process, and one that is stopped has none', async () => {
  const file = path.join(folder, 'main.ts');
  writeFileSync(file, "process.on('SIGTERM', () => process.exit(0));\nprocess.send({ ready: true });\n");
  const pids: (number | undefined)[] = [];
  const told: string[] = [];
  const service = startService({
    name: 'worker',
    entry: path.relative(projectFolder, file),
    environment: process.env,
    onProgress: (sentence) => told.push(sentence),
    onChange: () => pids.push(service.pid()),
  });
  const first = service.pid() ?? 0;
  await service.ready;

  await service.restart();
  const second = service.pid() ?? 0;

  expect(second).not.toBe(first);
  expect(pids).toEqual([second]);
  expect([isRunning(first), isRunning(second)]).toEqual([false, true]);
  await service.stop();
  expect(isRunning(second)).toBe(false);
  // an end that was asked for is no crash
  expect(told).toEqual([]);
});
