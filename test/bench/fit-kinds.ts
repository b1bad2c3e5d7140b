import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kindSignsOf } from '../../domain/assistant/likely/kind-signs.ts';
import { fitKinds, readRequests, readRequestsInAsks } from './assistant/requests.ts';

// npm run fit:kinds [-- --dry]: fits what kind of answer questions want on requests written by people who do not know the assistant,
// and writes domain/assistant/likely/kind-weights.ts. Prints how many of each author's requests the fit on the others' tells.

const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } });
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = (name: string): string => path.join(import.meta.dirname, 'assistant', name);
const requests = [...readRequests(folder('requests')), ...readRequestsInAsks(folder('asks'))];
const SURE = 0.5;
for (const author of new Set(requests.map((request) => request.author))) {
  const model = fitKinds(requests.filter((request) => request.author !== author));
  const told = requests
    .filter((request) => request.author === author)
    .map(({ text, kind }) => ({ kind, best: model.best(kindSignsOf(text), 1)[0] ?? ['', 0] }));
  const sure = told.filter(({ best: [, chance] }) => chance >= SURE);
  const right = ({ kind, best: [top] }: (typeof told)[number]): boolean => kind === top;
  tell(
    `${author}: ${told.filter(right).length} of ${told.length} right; with a chance of ${SURE} or more ${sure.filter(right).length} of ${sure.length}`,
  );
}
if (!values.dry) {
  const file = path.join(import.meta.dirname, '../../domain/assistant/likely/kind-weights.ts');
  await writeFile(file, fitKinds(requests).written('KINDS', { by: 'fit:kinds', of: `${requests.length} requests` }));
}
