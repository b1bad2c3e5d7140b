import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { scoreFolders } from './comparing/score-folders.ts';
import type { Counts, ScoredDocument } from './scored-document.ts';

/** Runs the dataset's own scorer, ours where it has none; null when there are no labels. */
export async function score({ dataset, out }: { dataset: string; out: string }): Promise<ScoredDocument[] | null> {
  const scorer = path.join(dataset, 'score.mjs');
  const labels = path.join(dataset, 'labels');
  if (!existsSync(labels)) return null;
  if (!existsSync(scorer)) return await scoreFolders({ labels, out });
  const { stdout } = await promisify(execFile)(process.execPath, [scorer, labels, out, '--json', '--errors'], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { documents: ScoredDocument[] }).documents;
}

/** The half of each document, by name, from `halves.tsv`; empty when there is none. */
export async function readHalves(dataset: string): Promise<Map<string, string>> {
  const file = path.join(dataset, 'halves.tsv');
  if (!existsSync(file)) return new Map();
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  return new Map(lines.map((line) => line.trim().split('\t')).map(([name = '', half = '']) => [name, half]));
}

export function sum(counts: readonly Counts[]): Counts {
  const total = { right: 0, predicted: 0, labelled: 0 };
  for (const { right, predicted, labelled } of counts) {
    total.right += right;
    total.predicted += predicted;
    total.labelled += labelled;
  }
  return total;
}

/** "P 0.950  R 0.900  F1 0.924  (90 right of 95 given, 100 labelled)". */
export function describe({ right, predicted, labelled }: Counts): string {
  const figure = (share: number) => (Number.isFinite(share) ? share.toFixed(3) : '  -  ');
  const f1 = (2 * right) / (predicted + labelled);
  return (
    `P ${figure(right / predicted)}  R ${figure(right / labelled)}  F1 ${figure(f1)}` +
    `  (${right} right of ${predicted} given, ${labelled} labelled)`
  );
}
