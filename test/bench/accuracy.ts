import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractDocuments } from './accuracy/extract-documents.ts';
import { modelOf } from './accuracy/model/model-of.ts';
import { runWithModel } from './accuracy/model/run.ts';
import { rateFolders } from './accuracy/comparing/score-folders.ts';
import { calibrationError, describeReliability, type Rated } from './accuracy/reliability.ts';
import type { ScoredDocument } from './accuracy/scored-document.ts';
import { describe, readHalves, score, sum } from './accuracy/scorer.ts';

// npm run bench:accuracy -- DIR [--out OUT] [--errors HALF]: the rules engine over DIR/documents, scored against
// DIR/labels by DIR/score.mjs, by the project's own scorer where there is none, with the halves of DIR/halves.tsv apart.
// Single documents and their errors are shown for the half that is asked for only ("all" where there are no halves):
// looking at a document spends it. Then how far confidence and share right are apart, over all values.
//
// npm run bench:accuracy -- DIR --engine model|auto [--record FOLDER|--replay FOLDER|--labels-as-model] [--out OUT]: an engine that asks the
// model of the MODEL_* variables after the rules, with tokens, calls, seconds and cost a document beside the figures of the
// rules. --labels-as-model answers in place of a model with the labels: the most that the engine can reach. --record keeps the replies, one file a call; --replay takes them from there and calls nobody.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    errors: { type: 'string' },
    engine: { type: 'string', default: 'rules' },
    record: { type: 'string' },
    replay: { type: 'string' },
    'labels-as-model': { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const [folder] = positionals;
const { engine } = values;
if (folder === undefined || (engine !== 'rules' && engine !== 'model' && engine !== 'auto')) {
  process.stderr.write(
    'usage: npm run bench:accuracy -- DIR [--engine rules|model|auto] [--record FOLDER|--replay FOLDER|--labels-as-model] [--out OUT] [--errors A|B|all]\n',
  );
  process.exit(2);
}
const dataset = path.resolve(folder);
const out = path.resolve(values.out ?? path.join(os.tmpdir(), `decpage-accuracy-${process.pid}`));

try {
  if (engine === 'rules') await benchRules();
  else
    await runWithModel({
      ...(await modelOf({ ...values, asLabels: values['labels-as-model'] })),
      engine,
      dataset,
      out,
      tell,
    });
} finally {
  if (values.out === undefined) await rm(out, { recursive: true, force: true });
}

async function benchRules(): Promise<void> {
  const extracted = await extractDocuments({ dataset, out, tell });
  const scored = await score({ dataset, out });
  const rated = scored === null ? new Map() : await rateFolders({ labels: path.join(dataset, 'labels'), out });

  tell('');
  if (scored === null) tell('no labels in this folder: precision and recall are not known');
  else reportScores(scored, await readHalves(dataset));
  if (rated.size > 0) reportReliability(rated);
  const { documents, failed, pages, seconds, readSeconds, ruleSeconds, values: given, uncited } = extracted;
  tell(`${documents} documents, ${failed} failed, ${pages} pages, ${(pages / seconds).toFixed(1)} pages/s`);
  tell(`reading ${perPage(readSeconds, pages)} ms a page, rules ${perPage(ruleSeconds, pages)} ms a page`);
  tell(`${given} values, ${uncited} without a citation (${((100 * uncited) / Math.max(given, 1)).toFixed(2)} %)`);
}

function perPage(duration: number, pages: number): string {
  return ((1000 * duration) / Math.max(pages, 1)).toFixed(1);
}

function reportReliability(byType: ReadonlyMap<string, Rated[]>): void {
  const all = [...byType.values()].flat();
  tell('');
  for (const [type, of] of byType) {
    tell(`${type.padEnd(26)} calibration error ${calibrationError(of).toFixed(3)} (${of.length} values)`);
  }
  tell(`${'all'.padEnd(26)} calibration error ${calibrationError(all).toFixed(3)} (${all.length} values)`);
  for (const line of describeReliability(all)) tell(line);
  tell('');
}

function reportScores(results: readonly ScoredDocument[], halves: ReadonlyMap<string, string>): void {
  const halfOf = ({ file }: ScoredDocument): string => halves.get(path.parse(file).name) ?? 'all';
  if (values.errors !== undefined) {
    for (const result of results.filter(
      (candidate) => values.errors === 'all' || halfOf(candidate) === values.errors,
    )) {
      tell(`${result.file}  ${describe(result)}`);
      for (const { path: place, label, prediction } of result.errors ?? []) {
        tell(`    ${place}: label ${JSON.stringify(label)}, given ${JSON.stringify(prediction)}`);
      }
    }
    tell('');
  }
  for (const type of new Set(results.map((result) => result.type))) {
    tell(`${type.padEnd(26)} ${describe(sum(results.filter((result) => result.type === type)))}`);
  }
  for (const half of [...new Set(halves.values())].sort()) {
    tell(`${`half ${half}`.padEnd(26)} ${describe(sum(results.filter((result) => halfOf(result) === half)))}`);
  }
  tell(`${'all'.padEnd(26)} ${describe(sum(results))}`);
}
