import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '../../domain/document/page.ts';
import { atomsOf } from '../../domain/reading/atoms.ts';
import { cardsOf } from '../../domain/reading/cards.ts';
import { layOut } from '../../domain/reading/lay-out.ts';
import { pairsOf } from '../../domain/reading/pairs.ts';
import { readPages } from '../../domain/reading/read-pages.ts';
import { stacksOf } from '../../domain/reading/stacks.ts';
import { titlesOver } from '../../domain/reading/titles.ts';
import { weighWords } from '../fixtures/reading/words-as-headings.ts';

// npm run bench:reading -- DIR [--runs N]: CPU time a page of finding structure in the documents of DIR, each a JSON array
// of pages. Every stage contains those above it, stacks and cards apart; ratios to the layout of lines hold on any machine.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('usage: npm run bench:reading -- DIR [--runs N]\n');
  process.exit(2);
}

const read = (pages: readonly Page[]) => readPages(pages, { weigh: weighWords });
const stages: readonly { name: string; run: (pages: readonly Page[]) => () => unknown }[] = [
  { name: 'lines and segments', run: (pages) => () => pages.map(layOut) },
  { name: 'atoms', run: (pages) => () => pages.map((page) => layOut(page).lines.map(atomsOf)) },
  { name: 'grids and titles', run: (pages) => () => read(pages) },
  {
    name: 'stacks alone',
    run: (pages) => {
      const { units } = read(pages);
      return () => stacksOf(units);
    },
  },
  {
    name: 'cards alone',
    run: (pages) => {
      const { units } = read(pages);
      return () => cardsOf(units, (text) => weighWords(text) >= 0.5);
    },
  },
  {
    name: 'pairs and titles',
    run: (pages) => {
      const { units, titles } = read(pages);
      const captions = units.flatMap((unit) =>
        unit.lines.flatMap((line) => atomsOf(line).flatMap((atom) => (atom.isLabel ? [{ atom, unit }] : []))),
      );
      return () =>
        captions.map(({ atom, unit }) => [
          pairsOf(atom, unit),
          titlesOver(titles, { page: atom.segment.page, x0: atom.x0, x1: atom.x1, y0: atom.y0 }),
        ]);
    },
  },
];

const used = stages.map((): number[] => []);
let pageCount = 0;
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
  const pages = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Page[];
  pageCount += pages.length;
  for (const [at, { run }] of stages.entries()) used[at]?.push(least(run(pages)) / Math.max(pages.length, 1));
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const base = median(used[0] ?? []);
tell(`${used[0]?.length ?? 0} documents, ${pageCount} pages; ms a page: median document, worst, ratio to the first`);
for (const [at, { name }] of stages.entries()) {
  const all = used[at] ?? [];
  const [middle, worst] = [median(all), Math.max(0, ...all)];
  const figures = [middle, worst, middle / Math.max(base, 0.001)].map((value) => value.toFixed(2).padStart(9));
  tell(`${name.padEnd(20)}${figures.join('')}`);
}

/** The least CPU time of the runs, in milliseconds. */
function least(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < Number(values.runs); turn++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
