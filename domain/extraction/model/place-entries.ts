import type { ObjectSchema } from '../../policies/schema.ts';
import type { Cited, Draft } from '../cited.ts';
import { checkRecord } from './checker/check-record.ts';
import { citedTwice } from './checker/cited-twice.ts';
import { foreignRecordsIn } from './checker/foreign-record.ts';
import { completed } from './checker/cut-values.ts';
import { placeOf } from './checker/place.ts';
import { type Dispute, disputed, type Outcome, type PlacedHit, type Question, refused } from './checker/placed.ts';
import { type Print, printOf } from './checker/print.ts';
import { recordsOf } from './checker/records.ts';
import { type Known, seekAtPlace, seekElsewhere } from './checker/seek.ts';
import { targetOf } from './checker/target.ts';
import { linesToShow, wantedOf } from './checker/wanted.ts';
import { draftOf } from './draft-of.ts';
import { fullPath } from './field-codes.ts';
import { fitValue, isNothing } from './fit-value.ts';
import type { NumberedPage } from './numbered-pages.ts';
import { frontOf, type ReplyEntry } from './read-reply.ts';

/** Most disputes that are worth a repair. */
const mostDisputes = 40;

export interface Placed {
  /** The values that the pages say, each with the words that say it. */
  draft: Draft;
  /** The same by path. */
  values: ReadonlyMap<string, Cited>;
  /** Entries that may be asked again. */
  disputes: Dispute[];
  /** What was wrong with entries, for the model; it may quote the document. */
  complaints: string[];
  /** How many entries could not be used. */
  dropped: number;
}

/**
 * Puts a model's entries where they belong; of several for one path the last that can be used stands. A value is accepted
 * when the pages say it: where the model says, or at the one other place where it stands. It is disputed when no words
 * say it, or words that are no data, or those of another record or column.
 */
export function placeEntries({
  schema,
  entries,
  pages,
}: {
  schema: ObjectSchema;
  entries: readonly ReplyEntry[];
  pages: readonly NumberedPage[];
}): Placed {
  const print = printOf(pages);
  const { questions, outcomes } = readEntries({ schema, entries, print });
  const addresses = new Map(
    questions
      .filter(({ target }) => target.kind === 'address')
      .map(({ target, value }): [string, string] => [target.path, String(value)]),
  );
  const known = (): Known => {
    const placed = placedIn(questions, outcomes);
    return { print, placed, records: recordsOf(placed), addresses };
  };
  const settle = (question: Question, outcome: Outcome | undefined): void => {
    if (outcome) outcomes.set(question, outcome);
  };
  // what stands where the model says, tells where the records are; the rest is looked for with that knowledge
  const open = questions.filter((question) => !outcomes.has(question));
  const first = known();
  for (const question of open) settle(question, seekAtPlace(question, first));
  const second = known();
  for (const question of open) settle(question, seekAtPlace(question, second) ?? seekElsewhere(question, second));
  for (const [question, outcome] of citedTwice({ placed: known().placed, questions })) outcomes.set(question, outcome);
  const third = known();
  const foreign = foreignRecordsIn(print, third.placed);
  for (const placed of third.placed) {
    const outcome = checkRecord(print, placed, third.records);
    // a check may have found the value in the own line or column
    const isKept = outcome.is === 'accepted' && outcome.hit === placed.hit;
    settle(placed.question, (isKept ? foreign(placed) : undefined) ?? outcome);
  }
  return collect({ schema, known: known(), questions, outcomes, strays: entries.length - questions.length });
}

type Outcomes = Map<Question, Outcome>;

function readEntries({
  schema,
  entries,
  print,
}: {
  schema: ObjectSchema;
  entries: readonly ReplyEntry[];
  print: Print;
}): { questions: Question[]; outcomes: Outcomes } {
  const questions: Question[] = [];
  const outcomes: Outcomes = new Map();
  for (const { path, ...rest } of entries) {
    const given = { ...rest, path: fullPath(schema, path) };
    const target = targetOf(schema, given.path);
    if (!target) continue;
    const isCut = frontOf(given.value) !== undefined;
    const entry = isCut ? completed(given, target, print) : given;
    const value = fitValue(target, entry.value);
    const question = { entry, target, value, place: placeOf(entry.at) };
    questions.push(question);
    if (isNothing(target.kind, entry.value)) outcomes.set(question, refused('it means that nothing is printed'));
    else if (isCut && entry === given) outcomes.set(question, disputed('the words before "…" do not stand there'));
    else if (value === undefined) outcomes.set(question, disputed(`the value is no ${target.kind}`));
  }
  return { questions, outcomes };
}

function placedIn(questions: readonly Question[], outcomes: Outcomes): PlacedHit[] {
  return questions.flatMap((question) => {
    const outcome = outcomes.get(question);
    return outcome?.is === 'accepted' ? [{ question, hit: outcome.hit }] : [];
  });
}

function collect({
  schema,
  known: { print, placed, records },
  questions,
  outcomes,
  strays,
}: {
  schema: ObjectSchema;
  known: Known;
  questions: readonly Question[];
  outcomes: Outcomes;
  strays: number;
}): Placed {
  const values = new Map(
    placed.map(({ question: { target }, hit: { value, words, line } }) => [
      target.path,
      { value, words, page: line.page },
    ]),
  );
  const open = questions.filter(({ target }) => !values.has(target.path));
  const disputes = new Map<string, Dispute>();
  let dropped = strays;
  for (const question of open) {
    const outcome = outcomes.get(question);
    if (outcome?.is === 'accepted') continue;
    dropped += 1;
    if (outcome?.is !== 'disputed') continue;
    const { path } = question.target;
    const { value } = question.entry;
    const lines = linesToShow(print, question, records);
    disputes.set(path, {
      path,
      value: String(value),
      problem: outcome.problem,
      wanted: wantedOf(question.target),
      lines,
    });
  }
  const told = [...disputes.values()].slice(0, mostDisputes);
  return {
    draft: draftOf(schema, values),
    values,
    disputes: told,
    complaints: told.map(({ path, problem }) => `${path}: ${problem}`),
    dropped,
  };
}
