import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPdfReader, type PdfReader } from '../../../adapters/pdf/index.ts';
import { pagesToJson } from '../../../domain/document/pages-json.ts';
import { prepareExtraction } from '../../../domain/extraction/model/model-extraction.ts';
import { parseResult } from '../../../domain/extraction/result.ts';
import { estimateTokens } from '../../../domain/model/model.ts';
import { findPolicyType, policyTypes } from '../../../domain/policies/registry.ts';
import { countValues } from '../accuracy/extract-documents.ts';
import { replyOf } from './reply-of.ts';

/** What the extraction of a document by a model takes, apart from the instructions. */
export interface DocumentSize {
  type: string;
  values: number;
  /** Tokens of the pages as the model gets them. */
  pages: number;
  /** Tokens of the reply. */
  reply: number;
}

const threads = 2;
const unlimited = { contextTokens: 10_000_000, outputTokens: 100_000 };

/**
 * Measures the documents of `DIR/documents`; those that cannot be read are left out. The reply is made from the values that
 * the rules found, at their places, and scaled to the number of values of the label in `DIR/labels`, where there is one.
 */
export async function measureFolder(folder: string): Promise<DocumentSize[]> {
  const reader = createPdfReader({ threads, wallClockMs: 300_000 });
  const files = (await readdir(path.join(folder, 'documents'))).sort();
  const sizes: DocumentSize[] = [];
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const size = await measure({ folder, file, reader });
      if (size) sizes.push(size);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await reader.close();
  }
  return sizes;
}

async function measure({
  folder,
  file,
  reader,
}: {
  folder: string;
  file: string;
  reader: PdfReader;
}): Promise<DocumentSize | undefined> {
  const policyType = findPolicyType(file.split('__')[0] ?? '');
  if (!policyType || !/\.pdf$/i.test(file)) return undefined;
  const bytes = await readFile(path.join(folder, 'documents', file));
  const pages = await reader.read({ bytes, maxPages: 500 }).then(
    (read) => read.pages,
    () => undefined,
  );
  if (!pages) return undefined;
  const result = parseResult(await reader.extractPages({ ranges: [pagesToJson(pages)], policyType: policyType.id }));
  const extraction = prepareExtraction({ policyType, pages, limits: unlimited });
  const given = countValues(result).values;
  const labelled = await labelledValues(path.join(folder, 'labels', `${path.parse(file).name}.json`));
  const reply = estimateTokens(replyOf(result, policyType.schema, extraction.chosen));
  const question = extraction.request.messages.map((message) => ('content' in message ? message.content : ''));
  return {
    type: policyType.id,
    values: labelled ?? given,
    pages: estimateTokens(question.join('\n')),
    reply: Math.round(reply * (labelled === undefined ? 1 : labelled / Math.max(given, 1))),
  };
}

/** The typical document of each policy type: medians. Types without documents are left out. */
export function typicalSizes(sizes: readonly DocumentSize[]) {
  return policyTypes.flatMap(({ id }) => {
    const own = sizes.filter(({ type }) => type === id);
    if (own.length === 0) return [];
    const typical = (amount: 'values' | 'pages' | 'reply'): number => median(own.map((size) => size[amount]));
    return [
      { type: id, documents: own.length, values: typical('values'), pages: typical('pages'), reply: typical('reply') },
    ];
  });
}

async function labelledValues(file: string): Promise<number | undefined> {
  try {
    const label = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    const data = Object.fromEntries(Object.entries(label).filter(([name]) => !name.startsWith('_')));
    return countValues({ data, citations: {} }).values;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2);
}
