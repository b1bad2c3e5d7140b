import { parseArgs } from 'node:util';
import { type Change, changes, judgeChanges, type Outcomes } from './answers/changed-replies.ts';
import { type AnswerCost, costOf, costTable } from './answers/cost.ts';
import { forLabelledDocuments } from './answers/labelled-documents.ts';

// npm run bench:answers -- DIR… [--seeds even|odd] [--failures CHANGE]: answers as a model would give them, made from the
// labels of DIR/documents in DIR/labels. First what they cost, tokens a value, beside a flat list of path, value, place and
// words. Then what the checker makes of them: right as they are, and with one entry changed as models slip. The checker is
// tuned on even seeds (the numbers that file names end with) and judged on odd ones.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: 'all' }, failures: { type: 'string' } },
});
const { seeds } = values;
if (positionals.length === 0 || (seeds !== 'all' && seeds !== 'even' && seeds !== 'odd')) {
  process.stderr.write('usage: npm run bench:answers -- DIR... [--seeds even|odd] [--failures CHANGE]\n');
  process.exit(2);
}
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const costs: AnswerCost[] = [];
const outcomes = new Map<Change, Outcomes>();
for (const folder of positionals) {
  await forLabelledDocuments(folder, seeds, (document) => {
    // long documents take a minute each, and tables are printed at the end
    process.stderr.write(`${costs.length + 1} ${document.name}\n`);
    costs.push(costOf(document));
    for (const [change, { entries, right, wrong, failures }] of judgeChanges(document)) {
      const all = outcomes.get(change) ?? { entries: 0, right: 0, wrong: 0, failures: [] };
      outcomes.set(change, all);
      all.entries += entries;
      all.right += right;
      all.wrong += wrong;
      all.failures.push(...failures);
    }
  });
}
for (const line of costTable(costs)) tell(line);
tell('');
tell(
  `${'entry'.padEnd(34)} ${'entries'.padStart(8)} ${'right'.padStart(7)} ${'wrong'.padStart(7)} ${'refused'.padStart(8)}   wanted`,
);
for (const [change, wanted] of Object.entries(changes) as [Change, string][]) {
  const { entries, right, wrong } = outcomes.get(change) ?? { entries: 0, right: 0, wrong: 0 };
  const figures = [
    String(entries).padStart(8),
    String(right).padStart(7),
    String(wrong).padStart(7),
    String(entries - right - wrong).padStart(8),
  ];
  tell(`${change.padEnd(34)} ${figures.join(' ')}   ${wanted === 'accept' ? 'right' : 'not wrong'}`);
}
if (values.failures !== undefined) for (const one of outcomes.get(values.failures as Change)?.failures ?? []) tell(one);
