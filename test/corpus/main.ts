import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { type Printer, startPrinter } from './kit/browser.ts';
import { draw } from './kit/draw.ts';
import { findStyles, type Group } from './kit/styles.ts';

// npm run corpus -- OUT [--styles open|closed|all] [--seeds 1,2,3] [--only NAME]: prints every style with every seed to
// OUT/documents, with labels in OUT/labels, for `npm run bench:accuracy -- OUT`. What is there already and was drawn by
// the same programs stays. Fails when a label does not conform to its schema or says what is not printed.

const usage = 'usage: npm run corpus -- OUT [--styles open|closed|all] [--seeds 1,2,3] [--only NAME]';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string', default: 'all' },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const groups = new Map<string, Group[]>([
  ['open', ['open']],
  ['closed', ['closed']],
  ['all', ['open', 'closed']],
]).get(values.styles);
const [folder] = positionals;
if (folder === undefined || groups === undefined) fail(usage);

const styles = (await findStyles(groups)).filter(
  ({ style }) => values.only === undefined || style.name === values.only,
);
if (styles.length === 0) fail(`there is no such style\n${usage}`);

const reader = createPdfReader({ threads: 1, wallClockMs: 600_000 });
let printer: Printer | undefined;
let problems = 0;
try {
  printer = await startPrinter();
  for (const found of styles) {
    for (const seed of values.seeds.split(',')) {
      const drawing = await draw({ found, seed, out: path.resolve(folder), printer, reader });
      problems += drawing.problems.length;
      process.stdout.write(`${drawing.name}: ${drawing.pages === 0 ? 'unchanged' : `${drawing.pages} pages`}\n`);
      for (const problem of drawing.problems.slice(0, 20)) process.stdout.write(`    ${problem}\n`);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  problems++;
} finally {
  await Promise.all([printer?.close(), reader.close()]);
}
process.exitCode = problems === 0 ? 0 : 1;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
