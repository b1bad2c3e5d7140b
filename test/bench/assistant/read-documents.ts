import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { classify } from '../../../domain/document/classify.ts';
import { indexPage } from '../../../domain/document/indexed-page.ts';
import type { Page } from '../../../domain/document/page.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';

/** What decides how a document is read: the cache is renewed when one of these folders has changed. */
const ENGINE = [
  'adapters/pdf',
  'domain/document',
  'domain/extraction',
  'domain/policies',
  'domain/reading',
  'domain/text',
];

/** Reads documents as the service does: PDF, words, type, rules engine, lines of text. Files that are absent are skipped. */
export async function readDocuments(
  dataset: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, AssistantDocument>> {
  const engine = execFileSync('git', ['rev-parse', ...ENGINE.map((folder) => `HEAD:${folder}`)], { encoding: 'utf8' });
  const cache = path.join(tmpdir(), 'assistant-bench');
  await mkdir(cache, { recursive: true });
  const found = new Map<string, AssistantDocument>();
  const reader = createPdfReader({ threads: 1 });
  try {
    for (const name of names) {
      const file = path.join(dataset, fileOf(name));
      if (!existsSync(file)) continue;
      const bytes = await readFile(file);
      const key = createHash('sha256').update(engine).update(name).update(bytes).digest('hex');
      const cached = path.join(cache, `${key}.json`);
      if (!existsSync(cached)) {
        const { pages } = await reader.read({ bytes, maxPages: 500 });
        await writeFile(cached, JSON.stringify(readOne(name, pages)));
      }
      found.set(name, JSON.parse(await readFile(cached, 'utf8')) as AssistantDocument);
    }
  } finally {
    await reader.close();
  }
  return found;
}

const fileOf = (name: string): string => `${name.replace(/^practice\/(?!documents\/)/, 'practice/documents/')}.pdf`;

/** A document as the assistant gets it from the service. */
export function readOne(name: string, pages: readonly Page[], policyType?: string | null): AssistantDocument {
  const indexed = pages.map(indexPage);
  const named = findPolicyType(policyType ?? path.basename(name).split('__')[0] ?? '');
  const type =
    policyType === null
      ? undefined
      : (named ?? findPolicyType(classify({ pages: indexed.map(({ lines }) => lines) }).policyType ?? ''));
  return {
    documentId: name,
    title: null,
    fileName: `${path.basename(name)}.pdf`,
    policyType: type?.id ?? null,
    result: type ? extract({ policyType: type, pages }) : null,
    pages: indexed.map(({ number, width, height, lines, words }) => ({
      number,
      text: lines.join('\n'),
      words: { width, height, words: words.map(([text, x0, y0, x1, y1]) => ({ text, x0, y0, x1, y1 })) },
    })),
  };
}
