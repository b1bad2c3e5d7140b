import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shelf } from './case.ts';

/** The shelves of a folder of JSON files; none where the folder is not there. */
export function readQuestions(folder: string): Shelf[] {
  return filesOf(folder).flatMap(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Shelf | Shelf[],
  );
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}
