import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ModelPrices } from '../../../../domain/model/cost.ts';
import type { ScoredDocument } from '../scored-document.ts';
import { score } from '../scorer.ts';
import { extractWithModel } from './extract-with-model.ts';
import { type Row, tableOf } from './table.ts';

/** Runs an engine with a model over a dataset and tells its accuracy and costs beside the accuracy of the rules. */
export async function runWithModel({
  prices,
  ...bench
}: Parameters<typeof extractWithModel>[0] & { prices?: ModelPrices | undefined }): Promise<void> {
  const { dataset, out, engine, model, tell } = bench;
  const costs = await extractWithModel(bench);
  const done = new Set(costs.map(({ file }) => path.parse(file).name));
  const scoresIn = async (folder: string): Promise<ScoredDocument[]> =>
    ((await score({ dataset, out: folder })) ?? []).filter(({ file }) => done.has(path.parse(file).name));
  const [rules, engines] = [await scoresIn(path.join(out, 'rules')), await scoresIn(out)];
  const types = [...new Set(costs.map(({ type }) => type))];
  const rowOf = (name: string, isOf: (type: string) => boolean): Row => ({
    name,
    rules: rules.filter(({ type }) => isOf(type)),
    engine: engines.filter(({ type }) => isOf(type)),
    costs: costs.filter(({ type }) => isOf(type)),
  });
  const rows = [...types.map((type) => rowOf(type, (other) => other === type)), rowOf('all', () => true)];
  tell(
    `engine ${engine}, model ${typeof model === 'function' ? 'labels' : model.name}; tokens, calls, seconds and dollars are means of a document`,
  );
  for (const line of tableOf(rows, { engine, ...(prices && { prices }) })) tell(line);
  const failed = costs.filter(({ problem }) => problem !== undefined).length;
  if (failed > 0) tell(`${failed} documents were not extracted with the model`);
  if ((await readdir(dataset)).includes('labels')) return;
  tell('no labels in this folder: precision and recall are not known');
}
