import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPdfReader, type PdfReader } from '../../../../adapters/pdf/index.ts';
import { pagesToJson } from '../../../../domain/document/pages-json.ts';
import type { AskingEngine } from '../../../../domain/extraction/questions/choose-question.ts';
import type { AskThresholds } from '../../../../domain/extraction/questions/doubts.ts';
import { type ExtractionResult, parseResult } from '../../../../domain/extraction/result.ts';
import type { PolicyType } from '../../../../domain/policies/policy-type.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { askModel } from './ask-model.ts';
import type { BenchModel } from './bench-model.ts';

/** What the model took for one document. */
export interface DocumentCost {
  file: string;
  type: string;
  promptTokens: number;
  completionTokens: number;
  calls: number;
  seconds: number;
  /** Why the document has no result, or only that of the rules. */
  problem?: string;
}

interface Bench {
  dataset: string;
  /** Folder of the engine's data, one file a document; the rules' data stand in its folder `rules`. */
  out: string;
  engine: AskingEngine;
  /** The same for all documents, or one for each. */
  model: BenchModel | ((document: { dataset: string; file: string; policyType: PolicyType }) => Promise<BenchModel>);
  thresholds: AskThresholds;
  tell: (line: string) => void;
  readerOptions?: Partial<Parameters<typeof createPdfReader>[0]>;
}

const maxPages = 500;
/** Documents in work at the same time: mostly they wait for the model. */
const atOnce = 4;

/** Runs the rules and then an engine with a model over `dataset/documents`, the type of each from its name `<type>__<name>.pdf`. */
export async function extractWithModel(bench: Bench): Promise<DocumentCost[]> {
  await mkdir(path.join(bench.out, 'rules'), { recursive: true });
  const files = (await readdir(path.join(bench.dataset, 'documents'))).filter((file) => /\.pdf$/i.test(file)).sort();
  const costs: DocumentCost[] = [];
  const reader = createPdfReader({ threads: Math.min(2, os.availableParallelism()), ...bench.readerOptions });
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const cost = await extractOne(bench, { file, reader });
      if (cost) costs.push(cost);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await reader.close();
  }
  return costs.sort((a, b) => a.file.localeCompare(b.file));
}

async function extractOne(
  { dataset, out, engine, model, thresholds, tell }: Bench,
  { file, reader }: { file: string; reader: PdfReader },
): Promise<DocumentCost | undefined> {
  const policyType = findPolicyType(file.split('__')[0] ?? '');
  if (!policyType) return undefined;
  const cost = { file, type: policyType.id, promptTokens: 0, completionTokens: 0, calls: 0, seconds: 0 };
  const keep = async (folder: string, { data }: ExtractionResult): Promise<void> =>
    await writeFile(path.join(folder, `${path.parse(file).name}.json`), `${JSON.stringify(data, null, 2)}\n`);
  let rules: ExtractionResult | undefined;
  try {
    const bytes = await readFile(path.join(dataset, 'documents', file));
    const { pages } = await reader.read({ bytes, maxPages });
    rules = parseResult(await reader.extractPages({ ranges: [pagesToJson(pages)], policyType: policyType.id }));
    await keep(path.join(out, 'rules'), rules);
    const own = typeof model === 'function' ? await model({ dataset, file, policyType }) : model;
    const { result, seconds } = await askModel({ policyType, pages, rules }, { engine, model: own, thresholds });
    await keep(out, result);
    const { promptTokens, completionTokens, calls = 0 } = result.usage;
    return { ...cost, promptTokens, completionTokens, calls, seconds };
  } catch (error) {
    // a job would keep the values of the rules
    if (rules) await keep(out, rules);
    const problem = error instanceof Error ? error.message : String(error);
    tell(`${file}: ${problem}`);
    return { ...cost, problem };
  }
}
