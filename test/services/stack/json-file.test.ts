import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJsonFile, writeJsonFile } from '../../../services/stack/json-file.ts';
import { findRunningStack } from '../../../services/stack/state-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decpage-json-'));
  file = path.join(folder, 'stack.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file of the launcher', () => {
  it('is replaced as a whole, for its owner only', () => {
    writeFileSync(file, 'older', { mode: 0o644 });

    writeJsonFile(file, { pid: 1 });

    expect(readJsonFile(file)).toEqual({ pid: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['stack.json']);
  });

  it.each(['', '{"pid":', '\0\0'])('that a crash has left as %j is none', (text) => {
    writeFileSync(file, text);
    expect(readJsonFile(file)).toBeUndefined();
    expect(findRunningStack(folder)).toBeUndefined();
  });

  it('that is not there is none; one that cannot be read is an error', () => {
    expect(readJsonFile(file)).toBeUndefined();
    mkdirSync(file);
    expect(() => readJsonFile(file)).toThrow('EISDIR');
  });
});
