import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FieldState } from '../../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { Rated } from '../reliability.ts';
import type { ScoredDocument } from '../scored-document.ts';
import { compare, newTally } from './compare.ts';
import { rulesOf } from './rules.ts';

/** Compares every label with the result of the same file name; a result that is missing gives nothing. */
export async function scoreFolders({ labels, out }: { labels: string; out: string }): Promise<ScoredDocument[]> {
  const documents: ScoredDocument[] = [];
  for (const file of await labelFiles(labels)) {
    const type = findPolicyType(file.split('__')[0] ?? '');
    if (type === undefined) continue;
    const label = (await readJson(path.join(labels, file))) ?? {};
    const given = await readJson(path.join(out, file));
    const tally = newTally();
    compare({ label, given, schema: type.schema, path: '' }, rulesOf(label), tally);
    documents.push({ file, type: type.id, status: given === undefined ? 'missing' : 'ok', ...tally });
  }
  return documents;
}

/** How sure the engine was of each value that it gave, and whether it is right, by policy type. */
export async function rateFolders({ labels, out }: { labels: string; out: string }): Promise<Map<string, Rated[]>> {
  const rated = new Map<string, Rated[]>();
  for (const file of await labelFiles(labels)) {
    const type = findPolicyType(file.split('__')[0] ?? '');
    const given = await readJson(path.join(out, file));
    const fields = new Map(
      Object.entries((await readJson(path.join(out, `${path.parse(file).name}.fields.json`))) ?? {}),
    );
    if (type === undefined || given === undefined) continue;
    const label = (await readJson(path.join(labels, file))) ?? {};
    const tally = newTally();
    compare({ label, given, schema: type.schema, path: '', pointer: '' }, rulesOf(label), tally);
    const values = tally.judged.map(({ pointer, isRight }): Rated => {
      const state = fields.get(pointer) as FieldState | undefined;
      return { confidence: state?.confidence ?? 0, isRight };
    });
    rated.set(type.id, [...(rated.get(type.id) ?? []), ...values]);
  }
  return rated;
}

async function labelFiles(labels: string): Promise<string[]> {
  return (await readdir(labels)).filter((file) => file.endsWith('.json') && file.includes('__')).sort();
}

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
