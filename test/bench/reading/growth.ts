import v8 from 'node:v8';
import vm from 'node:vm';
import type { Page } from '../../../domain/document/page.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { leastMs } from './document-costs.ts';

/** A document that was read. */
export interface ReadDocument {
  type: PolicyType;
  pages: readonly Page[];
}

/** Milliseconds of processor time a page where the pages of a document are repeated up to each length. */
export async function rulesByLength({ type, pages }: ReadDocument, lengths: readonly number[]): Promise<number[]> {
  const costs: number[] = [];
  for (const length of lengths) {
    const long = Array.from({ length }, (_, at): Page => ({ ...(pages[at % pages.length] as Page), number: at + 1 }));
    costs.push((await leastMs(() => extract({ policyType: type, pages: long }), 2)) / length);
  }
  return costs;
}

/** Megabytes of the heap that stay in use after each of these counts of documents. */
export function heapAfter(documents: readonly ReadDocument[], counts: readonly number[]): number[] {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const used: number[] = [];
  for (let count = 1; count <= Math.max(...counts); count++) {
    const document = documents[count % documents.length];
    if (document) extract({ policyType: document.type, pages: document.pages });
    if (!counts.includes(count)) continue;
    collect();
    used.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  return used;
}
