import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from '../../domain/extraction/confidence/features.ts';
import { calibrationError, describeReliability } from './accuracy/reliability.ts';
import { collect } from './confidence/collect.ts';
import { moduleOf } from './confidence/module.ts';
import { type Tested, train, trainAcross } from './confidence/train.ts';

// npm run fit:confidence -- DIR... [--nearest DIR]... [--pages] [--dry]: fits the confidence of values on the labelled documents
// of DIR/documents and DIR/labels and writes domain/extraction/confidence/fitted.ts. Each DIR is one origin; those of --nearest
// are one together, which counts as much as all others in the map from scores to precision. Prints how far confidences and
// shares of right values are apart on styles, then on origins, that were left out in turn. With --pages the pages that were
// read stay in DIR/pages for the next run.

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    nearest: { type: 'string', multiple: true, default: [] },
    pages: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
if (positionals.length === 0) {
  process.stderr.write('usage: npm run fit:confidence -- DIR... [--nearest DIR]... [--pages] [--dry]\n');
  process.exit(2);
}

const resolved = (folders: readonly string[]): string[] => folders.map((folder) => path.resolve(folder));
const [folders, nearest] = [resolved(positionals), resolved(options.nearest)];
const judged = await collect({ folders, nearest, keepsPages: options.pages, tell });
const { model, tested } = train(judged, featureNames);
const styles = new Set(tested.map(({ style }) => style)).size;
const documents = new Set(tested.map(({ document }) => document)).size;
tell(`${tested.length} values of ${documents} documents, ${styles} styles, each style left out in turn`);
describeAll(tested);
tell('each origin left out in turn');
describeAll(trainAcross(judged, featureNames));

const file = path.join(import.meta.dirname, '../../domain/extraction/confidence/fitted.ts');
if (!options.dry) await writeFile(file, moduleOf(model, { values: tested.length, documents, styles }));

function describe(name: string, of: readonly Tested[]): void {
  const right = of.filter(({ isRight }) => isRight).length / of.length;
  const confidence = of.reduce((sum, value) => sum + value.confidence, 0) / of.length;
  const figures = [right, confidence, calibrationError(of)].map((figure) => figure.toFixed(3).padStart(14));
  tell(`${name.padEnd(26)} ${String(of.length).padStart(8)} ${figures.join(' ')}`);
}

/** By type, by origin and in all, then by confidence. */
function describeAll(all: readonly Tested[]): void {
  if (all.length === 0) return;
  tell('');
  tell('type, origin                 values  share right  mean confidence  calibration error');
  for (const key of ['type', 'origin'] as const) {
    for (const name of [...new Set(all.map((value) => value[key]))].sort()) {
      describe(
        name,
        all.filter((value) => value[key] === name),
      );
    }
  }
  describe('all', all);
  tell('');
  for (const line of describeReliability(all)) tell(line);
}
