import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { type Printer, startPrinter } from './kit/browser.ts';
import { draw, drawDocument, type Drawing } from './kit/draw.ts';
import { loadGenerator } from './kit/families.ts';
import { findStyles, type Group } from './kit/styles.ts';

// Prints drawn documents to OUT/documents, with labels in OUT/labels, for `npm run bench:accuracy -- OUT`. What is there
// already and was drawn by the same programs stays. Fails when a label does not conform to its schema or says what is
// not printed.

const usage = `usage:
  npm run corpus -- OUT [--styles open|closed|all] [--seeds 1,2,3] [--only NAME]
      every style with every seed
  npm run corpus -- OUT --styles generated|generated-closed [--count N] [--seed FIRST] [--only TEXT] [--long] [--recipe]
      N documents with the seeds from FIRST on, of layouts that are composed at random; TEXT is part of <type>__<family>,
      --long wants documents of many pages, --recipe prints the choices that were drawn`;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string', default: 'all' },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string' },
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
    recipe: { type: 'boolean', default: false },
  },
});
const { styles: wanted } = values;
const [folder] = positionals;
if (folder === undefined) fail(usage);
const out = path.resolve(folder);

type Tools = Pick<Parameters<typeof draw>[0], 'out' | 'printer' | 'reader'>;
type Draw = (tools: Tools) => Promise<Drawing>;

async function plannedStyles(groups: readonly Group[]): Promise<Draw[]> {
  const styles = (await findStyles(groups)).filter(
    ({ style }) => values.only === undefined || style.name === values.only,
  );
  return styles.flatMap((found) =>
    values.seeds.split(',').map(
      (seed): Draw =>
        (tools) =>
          draw({ found, seed, ...tools }),
    ),
  );
}

async function plannedFamilies(group: 'generated' | 'generated-closed'): Promise<Draw[]> {
  const { version, plan } = await loadGenerator(group);
  const first = Number(values.seed);
  const seeds = Array.from({ length: Number(values.count) }, (_, index) => first + index);
  return plan({ seeds, only: values.only, long: values.long }).map(
    ({ name, family, recipe }): Draw =>
      async (tools) => {
        const source = `${group}: ${name}${values.long ? ', long' : ''}, program ${version}`;
        const build = () => family.build(recipe);
        const drawing = await drawDocument({ name, policyType: family.policyType, source, build, ...tools });
        if (values.recipe) process.stdout.write(`${JSON.stringify({ name, ...recipe.notes() })}\n`);
        return drawing;
      },
  );
}

const groups = new Map<string, Group[]>([
  ['open', ['open']],
  ['closed', ['closed']],
  ['all', ['open', 'closed']],
]).get(wanted);
const isGenerated = wanted === 'generated' || wanted === 'generated-closed';
if (groups === undefined && !isGenerated) fail(usage);
const planned = isGenerated ? await plannedFamilies(wanted) : await plannedStyles(groups ?? []);
if (planned.length === 0) fail(`there is no such style\n${usage}`);

const reader = createPdfReader({ threads: 1, wallClockMs: 600_000 });
let printer: Printer | undefined;
let problems = 0;
try {
  printer = await startPrinter();
  for (const each of planned) {
    const drawing = await each({ out, printer, reader });
    problems += drawing.problems.length;
    process.stdout.write(`${drawing.name}: ${drawing.pages === 0 ? 'unchanged' : `${drawing.pages} pages`}\n`);
    for (const problem of drawing.problems.slice(0, 20)) process.stdout.write(`    ${problem}\n`);
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
