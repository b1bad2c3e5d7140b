import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPolicyType } from '../../domain/policies/registry.ts';
import { type Costs, costsOf } from './reading/document-costs.ts';
import { heapAfter, type ReadDocument, rulesByLength } from './reading/growth.ts';

// npm run bench:reading -- DIR [--runs N]: processor time a page of reading and of the rules over DIR/documents (the policy
// type from the name, <type>__<name>.pdf), beside what PDFium alone needs for the characters in the same run; how the rules
// grow with the pages of a document, and what of the heap stays in use.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('usage: npm run bench:reading -- DIR [--runs N]\n');
  process.exit(2);
}
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const costs: Costs[] = [];
const documents: ReadDocument[] = [];
for (const file of (await readdir(path.join(folder, 'documents'))).sort()) {
  const type = findPolicyType(file.split('__')[0] ?? '');
  if (!type || !file.endsWith('.pdf')) continue;
  const bytes = await readFile(path.join(folder, 'documents', file));
  const cost = await costsOf(bytes, { type, runs: Number(values.runs) });
  costs.push(cost);
  documents.push({ type, pages: cost.pages });
}

const rank = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0;
const printed = costs.filter(({ usesOcr }) => !usesOcr);
const byPage = (of: (cost: Costs) => number, from = costs): number[] =>
  from.flatMap((cost) => Array.from({ length: cost.pageCount }, () => of(cost)));

tell(`${costs.length} documents, ${byPage(() => 0).length} pages; milliseconds of processor time a page`);
tell(`${'stage'.padEnd(24)}${['median', 'p99', 'mean'].map((name) => name.padStart(9)).join('')}`);
show(
  'PDFium, characters only',
  byPage(({ raw }) => raw, printed),
);
show(
  'reading (no OCR)',
  byPage(({ reading }) => reading, printed),
);
show(
  'lines and segments',
  byPage(({ layout }) => layout),
);
show(
  'rules',
  byPage(({ rules }) => rules),
);
const speeds = printed.map(({ raw, reading }) => raw / reading);
tell(`reading runs at ${percent(rank(speeds, 0.5))} of PDFium's own speed (median document)`);

const longest = documents.toSorted((a, b) => b.pages.length - a.pages.length)[0];
if (longest) {
  const lengths = [50, 150, 500];
  const grown = await rulesByLength(longest, lengths);
  const told = lengths.map((length, at) => `${length} pages ${(grown[at] ?? 0).toFixed(2)}`);
  tell(`rules, ms a page of a longer and longer document: ${told.join(', ')}`);
}
const counts = [100, 400, 1_000];
const used = heapAfter(documents, counts).map((megabytes, at) => `${counts[at]} documents ${megabytes.toFixed(0)} MB`);
tell(`heap in use after ${used.join(', ')}`);

function show(name: string, all: readonly number[]): void {
  const mean = all.reduce((sum, each) => sum + each, 0) / Math.max(all.length, 1);
  const figures = [rank(all, 0.5), rank(all, 0.99), mean].map((value) => value.toFixed(2).padStart(9));
  tell(`${name.padEnd(24)}${figures.join('')}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
