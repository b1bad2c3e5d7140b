import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare, newTally } from './accuracy/comparing/compare.ts';
import { rulesOf } from './accuracy/comparing/rules.ts';
import { describe, sum } from './accuracy/scorer.ts';
import { extract } from '../../domain/extraction/extract.ts';
import { typedPage } from '../fixtures/declarations/typed-page.ts';
import { wholeLabel } from './pages/whole-label.ts';
import { type TypedCase, typedCases } from './pages/typed-cases.ts';

// npm run bench:pages [-- --set open|closed] [--type TYPE] [--errors]: the rules engine over the typed pages of
// test/corpus/pages, by policy type. Errors are shown of the open ones only: looking at a page spends it.

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'open' },
    type: { type: 'string' },
    errors: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
if (values.set !== 'open' && values.set !== 'closed') {
  process.stderr.write('usage: npm run bench:pages [-- --set open|closed] [--type TYPE] [--errors]\n');
  process.exit(2);
}
const folder = path.join(import.meta.dirname, '../corpus/pages', values.set);
const cases = typedCases(folder).filter(({ type }) => values.type === undefined || type.id === values.type);

const scored = cases.map((each) => ({ ...each, tally: tallyOf(each) }));
if (values.errors && values.set === 'open')
  for (const { type, number, tally } of scored) {
    if (tally.errors.length > 0) tell(`${type.id} ${number}  ${describe(tally)}`);
    for (const { path: place, label, prediction } of tally.errors)
      tell(`    ${place}: label ${JSON.stringify(label)}, given ${JSON.stringify(prediction)}`);
  }
for (const type of new Set(scored.map((each) => each.type))) {
  const own = scored.filter((each) => each.type === type);
  tell(`${`${type.id} (${own.length})`.padEnd(30)} ${describe(sum(own.map(({ tally }) => tally)))}`);
}
tell(`${`all (${scored.length})`.padEnd(30)} ${describe(sum(scored.map(({ tally }) => tally)))}`);

function tallyOf({ type, art, label }: TypedCase): ReturnType<typeof newTally> {
  const { data } = extract({ policyType: type, pages: [typedPage(art)] });
  const whole = wholeLabel(label, type.schema);
  const tally = newTally();
  compare({ label: whole, given: data, schema: type.schema, path: '' }, rulesOf(whole), tally);
  return tally;
}
