import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readingsIn } from '../../domain/assistant/answer.ts';
import { draftsOf } from '../../domain/assistant/answers/considered.ts';
import { write } from '../../domain/assistant/writing/write-answer.ts';
import type { AssistantDocument } from '../../domain/assistant/documents.ts';
import type { Asked } from '../../domain/assistant/find/resolve.ts';
import { indexDocument } from '../../domain/assistant/index/index-document.ts';
import { type Feature, scoreOf } from '../../domain/assistant/parse/features.ts';
import { findQueries } from '../../domain/assistant/parse/find-queries.ts';
import { chanceFeatures } from '../../domain/assistant/parse/queried.ts';
import type { Query } from '../../domain/assistant/parse/query.ts';
import { queryWeights } from '../../domain/assistant/parse/query-weights.ts';
import { tellQuery } from '../../domain/assistant/parse/tell-query.ts';
import type { Case } from './assistant/case.ts';
import { fitWeights, heldOut, type JudgedDraft } from './assistant/certainty.ts';
import { askInTurns, readConversations } from './assistant/from-conversations.ts';
import { askOf, readTemplates } from './assistant/from-templates.ts';
import type { Query as MeantQuery } from './assistant/run-query.ts';
import { saysAll } from './assistant/grade.ts';
import { fitRanker, isAsMeant } from './assistant/query-ranker.ts';
import { readDocuments } from './assistant/read-documents.ts';
import { readQuestions } from './assistant/read-questions.ts';

// npm run fit:queries [-- --dataset FOLDER] [--dry]: fits which query a question stands for on the open templates, and how likely the
// best one is right on those whose author was left out and on the tuned questions; writes the weights in domain/assistant/parse.
// Prints how many questions of each author the fit on the others' reads right, and how many would be told right by their chance.

const { values } = parseArgs({
  options: {
    dataset: { type: 'string', default: path.join(import.meta.dirname, '..', '..', '..', 'shared', 'dataset') },
    dry: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const tuned = readQuestions(path.join(import.meta.dirname, 'assistant', 'questions', 'tuned'));
const documents = await readDocuments(values.dataset, [...new Set(tuned.flatMap((shelf) => shelf.documents))]);

if (documents.size === 0) throw new Error(`no documents in ${values.dataset}: name the folder with --dataset`);

interface Read {
  asked: Asked;
  readings: readonly Asked[];
  queries: Query[];
}

function read(
  { ask, after = [] }: Case,
  own: readonly AssistantDocument[],
  weights: ReadonlyMap<string, number>,
): Read | undefined {
  const history = after.map((content) => ({ role: 'user' as const, content }));
  const readings = readingsIn({ text: ask, history, documents: own.map(indexDocument) });
  const [asked] = readings;
  return asked && { asked, readings, queries: findQueries(asked, weights) };
}

const documentsOf = (names: readonly string[]): AssistantDocument[] =>
  names.flatMap((name) => documents.get(name) ?? []);

/** A question of a template, or a turn of a conversation, with the queries that it may stand for, and whether each is right. */
const conversations = askInTurns(readConversations({ areClosed: false }), documents).shelves.flatMap((shelf) =>
  shelf.questions.map((question) => ({ ...shelf, question, query: question.query })),
);
const templates = askOf(readTemplates({ areClosed: false }), documents).shelves.flatMap((shelf) =>
  shelf.questions.map((question) => ({ ...shelf, question })),
);
const samples = [...templates, ...conversations].flatMap(({ author, documents: names, question, query }) => {
  const [document, ...others] = documentsOf(names);
  const own = document && read(question, [document, ...others], queryWeights);
  return own ? [{ author, question, own, candidates: candidatesOf(own, query, document) }] : [];
});

function candidatesOf({ queries }: Read, query: MeantQuery, document: AssistantDocument) {
  const isOf = ({ table }: Query): boolean => table.rows[0]?.document.source === document;
  const data = document.result?.data ?? {};
  return queries.map((one) => ({ features: one.features, isRight: isOf(one) && isAsMeant(one, query, data) }));
}

/** The best query with what tells whether it is right. */
function judged({ asked, readings, queries }: Read, question: Case, shelf: string): JudgedDraft[] {
  const [best] = queries;
  const draft = best && tellQuery(best);
  if (!draft) return [];
  const features = summed(chanceFeatures(queries, draft, { asked, others: readings.flatMap(draftsOf) }));
  const { content } = write({ way: 'query', draft, asked, features: {}, certainty: 1 });
  const isRight = !question.unanswerable && saysAll(question, content);
  const hasDoubt = (draft.doubts ?? []).length > 0;
  return [{ question: question.id, shelf, features, isRight, hasDoubt, weight: 1 }];
}

function summed(features: readonly Feature[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, value] of features) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

const ranked = (queries: readonly Query[], weights: ReadonlyMap<string, number>): Query[] =>
  queries.map((query) => ({ ...query, score: scoreOf(query.features, weights) })).sort((a, b) => b.score - a.score);

const drafts: JudgedDraft[] = [];
for (const author of new Set(samples.map((sample) => sample.author))) {
  const others = samples.filter((sample) => sample.author !== author);
  const own = samples.filter((sample) => sample.author === author);
  const weights = fitRanker(
    others.map(({ candidates }) => candidates),
    queryWeights,
  );
  const told = own.flatMap((sample) => {
    const queries = ranked(sample.own.queries, weights);
    return judged({ ...sample.own, queries }, sample.question, sample.question.id);
  });
  drafts.push(...told);
  tell(`${author}: ${told.filter(({ isRight }) => isRight).length} of ${own.length} right by the templates of others`);
}
const weights = fitRanker(
  samples.map(({ candidates }) => candidates),
  queryWeights,
);
for (const { documents: names, questions } of tuned) {
  for (const question of questions) {
    const own = read(question, documentsOf(names), weights);
    if (own) drafts.push(...judged(own, question, names.join()));
  }
}
tell('chance from        of    right');
const tested = heldOut(drafts);
for (const least of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const told = tested.filter(({ chance }) => chance >= least);
  const right = told.filter(({ isRight }) => isRight).length;
  tell([least.toFixed(1), told.length, right].map((cell) => String(cell).padStart(9)).join(''));
}
const chances = fitWeights(drafts);
const folder = path.join(import.meta.dirname, '../../domain/assistant/parse');
await keep('query-weights.ts', {
  name: 'queryWeights',
  fitted: `Fitted on ${samples.length} questions of templates and turns of conversations.`,
  says: 'What each feature of a query adds to its score.',
  of: weights,
});
await keep('chance-weights.ts', {
  name: 'chanceWeights',
  fitted: `Fitted on how often the best query is right, of ${drafts.length} questions.`,
  says: 'What each feature of the likeliest query adds to the logarithm of its odds to be right.',
  of: chances,
});

async function keep(
  file: string,
  { name, fitted, says, of }: { name: string; fitted: string; says: string; of: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = [...of].flatMap(([feature, weight]) => (weight === 0 ? [] : [`  ['${feature}', ${weight}],`]));
  const text = `// Generated by \`npm run fit:queries\`; edits are lost.
// ${fitted}

/** ${says} */
export const ${name}: ReadonlyMap<string, number> = new Map([
${rows.join('\n')}
]);
`;
  if (!values.dry) await writeFile(path.join(folder, file), text);
}
