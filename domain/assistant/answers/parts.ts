import { type DocumentIndex, sensesOfFact } from '../index/index-document.ts';
import { isFunctionWord } from '../lexicon/fillers.ts';
import type { Asked } from '../find/resolve.ts';
import type { RecordNode } from '../index/facts.ts';
import { THINGS } from '../question/follow-up.ts';
import { conjunctsOf } from '../question/conjuncts.ts';
import { KIND_WORDS } from '../question/kinds.ts';
import { partsOf } from '../question/parts.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import { saysAll } from '../writing/write-answer.ts';
import type { Decided, Told } from './considered.ts';

interface Part {
  text: string;
  /** The parts before it that it goes on from. */
  before: readonly string[];
  /** The documents that the whole question is about. */
  within?: readonly DocumentIndex[] | undefined;
}

export interface Parts {
  /** What answers them, in their order. */
  answers: Told[];
  /** Whether they answer the whole question. */
  areAll: boolean;
}

type Ask = (text: string, before?: readonly string[]) => Told | undefined;

/**
 * What answers each question of several that are asked in one: "which claim is open and what was paid?" in turn, "carrier and
 * policy number" side by side. Undefined where it is one question.
 */
export function answerParts({ asked, told }: Decided, decide: (part: Part) => Decided): Parts | undefined {
  if (!asked) return undefined;
  const whole = told?.how === 'sure' ? told : undefined;
  const within = asked.isNamed ? asked.scope : undefined;
  const ask: Ask = (text, before = []) => decide({ text, before, within }).told;
  const questions = partsOf(asked.text);
  if (questions.length > 1) return inTurn(questions, { whole, ask });
  const alike = conjunctsOf(asked.text, (words) => recordsCalled(words, asked));
  return alike.length > 1 ? sideBySide(alike, { whole, ask }) : undefined;
}

const recordsCalled = (words: readonly string[], { scope }: Asked): RecordNode[] =>
  scope
    .flatMap(({ entities }) => entities)
    .filter(
      (entity) =>
        THINGS.test(entity.record.list) && searchWordsOf(words.join(' ')).every((word) => entity.words.has(word)),
    )
    .map(({ record }) => record);

/** Each as what goes on from those before; where one is not answered those after it mean nothing. */
function inTurn(questions: readonly string[], { whole, ask }: { whole: Told | undefined; ask: Ask }): Parts {
  const answers = whole ? [whole] : [];
  for (const [at, text] of questions.entries()) {
    // what is sure of the whole tells at least what is asked first
    if (whole && at === 0) continue;
    const own = ask(text, questions.slice(0, at));
    if (!own || (whole && own.how !== 'sure')) return { answers, areAll: false };
    const isSaid = answers.some((one) => saysAll(one, own.told));
    // "and how much is it?" is said with what was asked first, "and what did it cost?" is not
    if (isSaid && !isTold(text, own)) return { answers, areAll: false };
    if (!isSaid) answers.push(own);
  }
  return { answers, areAll: true };
}

/** Each by itself; what is sure of the whole may tell several of them. */
function sideBySide(parts: readonly string[], { whole, ask }: { whole: Told | undefined; ask: Ask }): Parts {
  const answers = whole ? [whole] : [];
  let areAll = true;
  for (const text of parts) {
    const own = ask(text);
    const isSaid = own !== undefined && answers.some((one) => saysAll(one, own.told));
    if (whole ? !isSaid && own?.how !== 'sure' : isSaid || !own) areAll = false;
    else if (own && !isSaid) answers.push(own);
  }
  return { answers: together(answers), areAll };
}

/** Values that stand side by side are told as one list. */
function together(answers: Told[]): Told[] {
  const [first] = answers;
  const areValues = answers.every(
    ({ how, told: { draft } }) => how === first?.how && draft.lead === '' && !draft.passages,
  );
  if (!first || !areValues) return answers;
  const findings = answers.flatMap(({ told: { draft } }) => draft.findings);
  return [{ ...first, told: { ...first.told, draft: { ...first.told.draft, findings } } }];
}

/** Whether what was told tells all that goes on from it asks for: no more than "how much is it?", or fields that are told. */
function isTold(text: string, { told: { draft, asked } }: Told): boolean {
  const terms = asked.before?.own.terms ?? [];
  const senses = new Set(
    draft.findings.flatMap(({ facts, document }) => facts.flatMap((fact) => [...sensesOfFact(fact, document)])),
  );
  if (terms.length > 0) return terms.every((term) => [...term.senses].some((sense) => senses.has(sense)));
  return wordsOf(text).every((word) => isFunctionWord(word) || KIND_WORDS.has(word));
}
