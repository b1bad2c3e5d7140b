import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAsks, readAsksInRequests } from './assistant/asks.ts';
import { fitSenses, senseSignsIn } from './assistant/senses.ts';

// npm run fit:senses [-- --dry]: fits what questions ask for on ways to ask for each field, written by people who do not know the
// assistant, and writes domain/assistant/likely/weights.ts. Prints how many of one author's questions the fit on the other's tells.

const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } });
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = (name: string): string => path.join(import.meta.dirname, 'assistant', name);
const known = readAsks(folder('asks'));
// a request may be for a field that nobody else asks for
const senses = new Set(known.map(({ sense }) => sense));
const asks = [...known, ...readAsksInRequests(folder('requests')).filter(({ sense }) => senses.has(sense))];
const authors = [...new Set(asks.map(({ author }) => author))];
for (const author of authors) {
  const model = fitSenses(asks.filter((ask) => ask.author !== author));
  const asked = asks.filter((ask) => ask.author === author && model.names.includes(ask.sense));
  for (const isQuestion of [true, false]) {
    const own = asked.filter((ask) => ask.isQuestion === isQuestion);
    const told = own.map(({ text, sense }) => ({ sense, best: model.best(senseSignsIn(text), 3) }));
    const first = told.filter(({ sense, best }) => best[0]?.[0] === sense).length;
    const among = told.filter(({ sense, best }) => best.some(([one]) => one === sense)).length;
    tell(`${author} ${isQuestion ? 'questions' : 'phrases'} ${own.length}: first ${first}, among three ${among}`);
    for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
      const within = told.filter(({ best: [top] }) => top !== undefined && top[1] >= from && top[1] < from + 0.2);
      tell(
        `  chance ${from}: ${within.filter(({ sense, best }) => best[0]?.[0] === sense).length} of ${within.length}`,
      );
    }
  }
}
const model = fitSenses(asks);
if (!values.dry) {
  const file = path.join(import.meta.dirname, '../../domain/assistant/likely/weights.ts');
  await writeFile(file, model.written('SENSES', { by: 'fit:senses', of: `${asks.length} ways to ask` }));
}
