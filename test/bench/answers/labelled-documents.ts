import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPdfReader, type PdfReader } from '../../../adapters/pdf/index.ts';
import type { Page } from '../../../domain/document/page.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';

export interface LabelledDocument {
  name: string;
  policyType: PolicyType;
  pages: readonly Page[];
  label: unknown;
}

const threads = 2;

/** Whether the number that the name of a file ends with, its seed, is of those that are wanted; files without one always are. */
export function isOfSeeds(name: string, wanted: 'all' | 'even' | 'odd'): boolean {
  const seed = /(\d+)$/.exec(name)?.[1];
  return wanted === 'all' || seed === undefined || Number(seed) % 2 === (wanted === 'odd' ? 1 : 0);
}

/** Reads the documents of `DIR/documents` that have labels in `DIR/labels`, and hands each to `use`. */
export async function forLabelledDocuments(
  folder: string,
  seeds: 'all' | 'even' | 'odd',
  use: (document: LabelledDocument) => void,
): Promise<void> {
  const reader = createPdfReader({ threads, wallClockMs: 300_000 });
  const files = (await readdir(path.join(folder, 'documents')))
    .filter((file) => /\.pdf$/i.test(file) && isOfSeeds(path.parse(file).name, seeds))
    .sort();
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const document = await read(folder, file, reader);
      if (document) use(document);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await reader.close();
  }
}

async function read(folder: string, file: string, reader: PdfReader): Promise<LabelledDocument | undefined> {
  const { name } = path.parse(file);
  const policyType = findPolicyType(file.split('__')[0] ?? '');
  const labels = path.join(folder, 'labels', `${name}.json`);
  const label = await readFile(labels, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!policyType || label === undefined) return undefined;
  const bytes = await readFile(path.join(folder, 'documents', file));
  const pages = await reader.read({ bytes, maxPages: 500 }).then(
    (found) => found.pages,
    () => undefined,
  );
  return pages && { name, policyType, pages, label: JSON.parse(label) as unknown };
}
