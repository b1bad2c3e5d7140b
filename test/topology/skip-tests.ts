import path from 'node:path';
import { beforeEach } from 'vitest';
import { reasonToSkip } from './skipped.ts';

beforeEach((context) => {
  const { task } = context;
  const reason = reasonToSkip(path.basename(task.file.name, '.test.ts'), task.name);
  if (reason !== undefined) context.skip(reason);
});
