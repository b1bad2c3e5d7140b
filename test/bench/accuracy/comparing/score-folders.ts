import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { ScoredDocument } from '../scored-document.ts';
import { compare, newTally } from './compare.ts';
import { rulesOf } from './rules.ts';

/** Compares every label with the result of the same file name; a result that is missing gives nothing. */
export async function scoreFolders({ labels, out }: { labels: string; out: string }): Promise<ScoredDocument[]> {
  const documents: ScoredDocument[] = [];
  const files = (await readdir(labels)).filter((file) => file.endsWith('.json') && file.includes('__')).sort();
  for (const file of files) {
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

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
