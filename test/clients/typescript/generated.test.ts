import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientTypes } from '../../../scripts/client-types.ts';

const sources = path.join(import.meta.dirname, '../../../clients/typescript/src');
const files = await clientTypes();

it.each([...files])('%s is what npm run generate:files writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('every operation has a method of the client', () => {
  const handWritten = readdirSync(sources).filter((name) => name.endsWith('.ts'));
  const code = handWritten.map((name) => readFileSync(path.join(sources, name), 'utf8')).join('');
  const operations = [
    ...(files.get('clients/typescript/src/generated/operations.ts') ?? '').matchAll(/^ {2}(\w+): \['/gm),
  ];
  // an upload goes to the URL of its instructions; `sendMessage` continues sessions too; readiness is for operators
  const without = new Set(['uploadDocument', 'sendSessionMessage', 'getReadiness']);

  const unused = operations.map(([, id = '']) => id).filter((id) => !code.includes(`'${id}'`) && !without.has(id));

  expect(operations.length).toBeGreaterThan(30);
  expect(unused).toEqual([]);
});
