import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from '../../domain/extraction/confidence/features.ts';
import { calibrationError, describeReliability } from './accuracy/reliability.ts';
import { collect } from './confidence/collect.ts';
import { moduleOf } from './confidence/module.ts';
import { type Tested, train } from './confidence/train.ts';

// npm run fit:confidence -- DIR... [--pages CACHE] [--dry]: fits the confidence of values on the labelled documents of
// DIR/documents and DIR/labels and writes domain/extraction/confidence/fitted.ts. Prints how far confidences and shares of
// right values are apart on styles that were left out in turn. CACHE keeps the pages that were read for the next run.

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, dry: { type: 'boolean', default: false } },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
if (positionals.length === 0) {
  process.stderr.write('usage: npm run fit:confidence -- DIR... [--pages CACHE] [--dry]\n');
  process.exit(2);
}

const folders = positionals.map((folder) => path.resolve(folder));
const judged = await collect({ folders, cache: options.pages && path.resolve(options.pages), tell });
const { model, tested } = train(judged, featureNames);
const styles = new Set(tested.map(({ style }) => style)).size;
const documents = new Set(tested.map(({ document }) => document)).size;
tell(`${tested.length} values of ${documents} documents, ${styles} styles, each style left out in turn`);
tell('');
tell('type                         values  share right  mean confidence  calibration error');
for (const type of [...new Set(tested.map((value) => value.type))].sort()) {
  describe(
    type,
    tested.filter((value) => value.type === type),
  );
}
describe('all', tested);
tell('');
for (const line of describeReliability(tested)) tell(line);

const file = path.join(import.meta.dirname, '../../domain/extraction/confidence/fitted.ts');
if (!options.dry) await writeFile(file, moduleOf(model, { values: tested.length, documents, styles }));

function describe(name: string, of: readonly Tested[]): void {
  const right = of.filter(({ isRight }) => isRight).length / of.length;
  const confidence = of.reduce((sum, value) => sum + value.confidence, 0) / of.length;
  const figures = [right, confidence, calibrationError(of)].map((figure) => figure.toFixed(3).padStart(14));
  tell(`${name.padEnd(26)} ${String(of.length).padStart(8)} ${figures.join(' ')}`);
}
