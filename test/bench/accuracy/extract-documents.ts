import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import { type ExtractionResult, parseResult } from '../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';

export interface Extracted {
  documents: number;
  failed: number;
  pages: number;
  /** Values that are not null, and those of them that have no citation. */
  values: number;
  uncited: number;
  /** Wall clock of all documents; reading and rules alone are sums over threads. */
  seconds: number;
  readSeconds: number;
  ruleSeconds: number;
}

const MAX_PAGES = 500;

/**
 * Runs reader and rules over `dataset/documents`, the type of each from its name `<type>__<name>.pdf`, and writes the
 * bare data to `out`, the states of its fields beside it. What cannot be read is told and writes nothing, so that it counts as missing.
 */
export async function extractDocuments({
  dataset,
  out,
  tell,
}: {
  dataset: string;
  out: string;
  tell: (line: string) => void;
}): Promise<Extracted> {
  await mkdir(out, { recursive: true });
  const folder = path.join(dataset, 'documents');
  const total = {
    documents: 0,
    failed: 0,
    pages: 0,
    values: 0,
    uncited: 0,
    seconds: 0,
    readSeconds: 0,
    ruleSeconds: 0,
  };
  const threads = Math.min(2, os.availableParallelism());
  const reader = createPdfReader({ threads });
  const queue = (await readdir(folder)).sort();
  const started = performance.now();
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const policyType = findPolicyType(file.split('__')[0] ?? '');
      if (!file.toLowerCase().endsWith('.pdf')) tell(`${file}: skipped, not a PDF`);
      else if (!policyType) tell(`${file}: skipped, of no policy type`);
      else await extractOne(file, policyType.id);
    }
  };
  const extractOne = async (file: string, policyType: string): Promise<void> => {
    total.documents++;
    try {
      const bytes = await readFile(path.join(folder, file));
      const { pageCount, result: json, timings } = await reader.extract({ bytes, policyType, maxPages: MAX_PAGES });
      if (!json) throw new Error('no result');
      const result = parseResult(json);
      total.pages += pageCount;
      total.readSeconds += timings.readMs / 1000;
      total.ruleSeconds += timings.rulesMs / 1000;
      const { values, uncited } = countValues(result);
      total.values += values;
      total.uncited += uncited;
      const name = path.join(out, path.parse(file).name);
      await writeFile(`${name}.json`, `${JSON.stringify(result.data, null, 2)}\n`);
      await writeFile(`${name}.fields.json`, `${JSON.stringify(result.fields)}\n`);
    } catch (error) {
      total.failed++;
      tell(`${file}: ${codeOf(error)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await reader.close();
  }
  return { ...total, seconds: (performance.now() - started) / 1000 };
}

const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
};

/** Counts the leaves of the data that are not null, and those without a citation. */
export function countValues({ data, citations }: Pick<ExtractionResult, 'data' | 'citations'>): {
  values: number;
  uncited: number;
} {
  const count = { values: 0, uncited: 0 };
  const walk = (node: unknown, pointer: string): void => {
    if (node === null || node === undefined) return;
    if (typeof node === 'object') {
      for (const [key, child] of Object.entries(node)) walk(child, `${pointer}/${key}`);
      return;
    }
    count.values++;
    if ((citations[pointer]?.length ?? 0) === 0) count.uncited++;
  };
  walk(data, '');
  return count;
}
