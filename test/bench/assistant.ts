import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AssistantDocument } from '../../domain/assistant/documents.ts';
import type { Shelf } from './assistant/case.ts';
import { askInTurns, readConversations } from './assistant/from-conversations.ts';
import { askOf, readTemplates } from './assistant/from-templates.ts';
import { type Grade, grade, saysAll } from './assistant/grade.ts';
import { readDocuments } from './assistant/read-documents.ts';
import { readLibrary } from './assistant/read-library.ts';
import { readQuestions } from './assistant/read-questions.ts';

// npm run bench:assistant [-- --set NAME] [--questions FOLDER] [--dataset FOLDER] [--wrong [KIND]]: asks the questions with
// known answers of a set (tuned, unseen, generated; all without one), through PDF, rules engine and assistant, without a
// model and without servers. --wrong prints the answers that are not right, never those of unseen sets. The sets corpus and
// corpus-unseen ask of documents that `npm run corpus -- FOLDER` draws: of open styles and of closed ones. The sets templates and
// templates-unseen ask of the documents of the tuned set what people wrote without knowing any of them, conversations and
// conversations-unseen in several turns (kinds firstTurn and followUp).

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    questions: { type: 'string', default: path.join(import.meta.dirname, 'assistant', 'questions') },
    dataset: { type: 'string', default: path.join(import.meta.dirname, '..', '..', '..', 'shared', 'dataset') },
    wrong: { type: 'boolean', default: false },
  },
});

/** Sets that are filled with the values of the tuned set's documents. */
const FILLED: ReadonlySet<string> = new Set(['templates', 'templates-unseen', 'conversations', 'conversations-unseen']);
const isClosed = (set: string): boolean => set.endsWith('unseen');
for (const set of values.set === undefined ? ['tuned', 'unseen', 'generated'] : [values.set]) {
  const grades = await gradesOf(set);
  if (grades.length === 0) continue;
  console.log(`\n${set}`);
  for (const kind of [...new Set(grades.map(({ asked }) => asked.kind))].sort())
    tell(
      kind,
      grades.filter(({ asked }) => asked.kind === kind),
    );
  tell('all', grades);
  tellMore(grades);
  if (values.wrong && !isClosed(set)) for (const one of grades.filter(({ isRight }) => !isRight)) tellWrong(one);
}

/** Questions about documents that are absent are skipped. */
async function gradesOf(set: string): Promise<Grade[]> {
  const written = readQuestions(path.join(values.questions, FILLED.has(set) ? 'tuned' : set));
  const names = [...new Set(written.flatMap(({ documents }) => documents))];
  if (names.length === 0) return [];
  const documents = set === 'generated' ? await readLibrary() : await readDocuments(values.dataset, names);
  const shelves = FILLED.has(set) ? fill(set, documents) : written;
  return shelves.flatMap((shelf) => {
    const own = shelf.documents.flatMap((name) => documents.get(name) ?? []);
    return own.length < shelf.documents.length ? [] : shelf.questions.map((asked) => grade(asked, own));
  });
}

function fill(set: string, documents: ReadonlyMap<string, AssistantDocument>): Shelf[] {
  if (documents.size === 0) return [];
  const areClosed = isClosed(set);
  if (set.startsWith('templates')) {
    const { shelves, skipped } = askOf(readTemplates({ areClosed }), documents);
    console.log(`\n${skipped} templates fit no document`);
    return shelves;
  }
  const { shelves, skipped, ofTwo } = askInTurns(readConversations({ areClosed }), documents);
  console.log(`\n${skipped} conversations fit no document, ${ofTwo} are about two and not asked`);
  return shelves;
}

function tell(name: string, grades: readonly Grade[]): void {
  const count = (is: (grade: Grade) => boolean): string => String(grades.filter(is).length).padStart(3);
  const right = grades.filter(({ isRight }) => isRight).length;
  const share = ((100 * right) / Math.max(grades.length, 1)).toFixed(0).padStart(3);
  const wrong = count(({ isWrongWithConfidence }) => isWrongWithConfidence);
  console.log(
    `${name.padEnd(14)} ${String(right).padStart(3)} of ${String(grades.length).padStart(3)} right (${share} %), ${count(isToldDirectly)} told directly, ${wrong} wrong with confidence, ${count(({ isCited }) => isCited)} cited`,
  );
}

function tellMore(grades: readonly Grade[]): void {
  const citations = grades.reduce((sum, one) => sum + one.citations, 0);
  const untold = grades.filter(({ asked }) => asked.unanswerable);
  const times = grades.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  tellFirst(grades.filter(({ asked }) => !asked.unanswerable));
  console.log(`citations true: ${grades.reduce((sum, one) => sum + one.trueCitations, 0)} of ${citations}`);
  console.log(
    `answers invented: ${untold.filter(({ isInvented }) => isInvented).length} of ${untold.length} unanswerable questions`,
  );
  console.log(`a question takes ${at(0.5)} ms (median), ${at(0.95)} ms (p95)`);
}

/** What a user reads first. */
function beginningOf({ answer: { content, found } }: Grade): string {
  if (found) return 'stated';
  // behind the words that stand nowhere
  const [first = ''] = content.split('\n', 1);
  if (first.includes('Probably meant')) return 'probably meant';
  return first.includes('Perhaps meant') ? 'perhaps meant' : 'passages';
}

/** Whether what stands before any passage says all that is asked: a right passage behind a wrong guess does not count. */
function isToldDirectly({ asked, answer: { content } }: Grade): boolean {
  const [told = ''] = content.split('Closest passages:', 1);
  return asked.unanswerable !== true && saysAll(asked, told);
}

/** How answers begin, and how many of each are right. */
function tellFirst(grades: readonly Grade[]): void {
  const ways = ['stated', 'probably meant', 'perhaps meant', 'passages'].map((way) => {
    const own = grades.filter((one) => beginningOf(one) === way);
    return `${way} ${own.filter(({ isRight }) => isRight).length} of ${own.length}`;
  });
  console.log(`right by what comes first: ${ways.join(', ')}`);
}

function tellWrong({ asked, answer: { content, citations }, isWrongWithConfidence }: Grade): void {
  const { id, kind, after = [], ask, says, never = [] } = asked;
  console.log(`\n${isWrongWithConfidence ? '!! ' : ''}${id} ${kind}: ${[...after, ask].join(' -> ')}`);
  console.log(
    `  wanted: ${says ? says.map((group) => group.join(' or ')).join(', ') : 'nothing'}${never.length > 0 ? `; never ${never.join(', ')}` : ''}`,
  );
  console.log(`  got: ${content.replace(/\n/g, '\n       ')}`);
  console.log(
    `  cited: ${citations
      .slice(0, 4)
      .map(({ documentId, page, quote }) => `${documentId} p${page} ${quote.slice(0, 60)}`)
      .join(' | ')}`,
  );
}
