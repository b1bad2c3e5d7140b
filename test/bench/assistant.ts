import { parseArgs } from 'node:util';
import { grade, type Grade } from './assistant/grade.ts';
import { heldOut } from './assistant/questions/held-out.ts';
import { tuned } from './assistant/questions/tuned.ts';
import { readLibrary } from './assistant/read-library.ts';

// npm run bench:assistant [-- --wrong]: asks the questions with known answers of generated documents, through PDF, rules
// engine and assistant, without a model and without servers. --wrong prints the answers that are not right.

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });
const library = await readLibrary();
const started = performance.now();
const [first, second] = [tuned, heldOut].map((cases) => cases.map((asked) => grade(asked, library)));
const all = [...(first ?? []), ...(second ?? [])];
const milliseconds = (performance.now() - started) / Math.max(all.length, 1);

for (const kind of new Set(all.map(({ asked }) => asked.kind)))
  tell(
    kind,
    all.filter(({ asked }) => asked.kind === kind),
  );
tell('questions that wordings were improved with', first ?? []);
tell('questions held out', second ?? []);
tell('all', all);
const cited = sum(all, ({ citations }) => citations);
console.log(`citations true: ${sum(all, ({ trueCitations }) => trueCitations)} of ${cited}`);
const untold = all.filter(({ asked }) => asked.says === null);
console.log(
  `answers invented: ${untold.filter(({ isInvented }) => isInvented).length} of ${untold.length} unanswerable questions`,
);
console.log(`${milliseconds.toFixed(1)} ms a question`);
if (values.wrong) for (const wrong of all.filter(({ isRight }) => !isRight)) tellWrong(wrong);

function tell(name: string, grades: readonly Grade[]): void {
  const right = grades.filter(({ isRight }) => isRight).length;
  console.log(
    `${name.padEnd(44)} ${right} of ${grades.length} right (${((100 * right) / Math.max(grades.length, 1)).toFixed(0)} %)`,
  );
}

function tellWrong({ asked: { of, after = [], ask, says }, answer: { content, citations } }: Grade): void {
  console.log(`\n${of.length > 4 ? 'everything' : of.join(', ')}: ${[...after, ask].join(' -> ')}`);
  console.log(`  wanted: ${says === null ? 'nothing' : says.join(', ')}`);
  console.log(`  got: ${content.replace(/\n/g, '\n       ')}`);
  console.log(
    `  cited: ${citations
      .slice(0, 6)
      .map(({ documentId, page, quote }) => `${documentId} p${page} ${quote}`)
      .join(' | ')}`,
  );
}

function sum(grades: readonly Grade[], of: (grade: Grade) => number): number {
  return grades.reduce((total, one) => total + of(one), 0);
}
