import { sensesIn } from '../index/phrases.ts';
import { isFiller } from '../lexicon/fillers.ts';
import { wordsOf } from '../words.ts';
import { type Kind, KIND_WORDS, saidKinds } from './kinds.ts';

const VERB = '(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must)';
const ASKING = String.raw`(?:(?:and|so|then|in|on|at|under|for|from|of|to|by|with|until) )*(?:wh(?:at|o|om|ose|ere|ich|y)(?:['’]?s)?|how|when['’]?s|when ${VERB})\b`;
const WHETHER = String.raw`${VERB}(?:n['’]?t)? \w`;
const TELL = String.raw`(?:please |pls |kindly |can you |could you )*(?:give|tell|show|list|name|add|take|confirm|check|remind|find|compare)\b`;
const ASKS = new RegExp(String.raw`(?:^\W*|[:;,–-] *)(?:${ASKING}|${WHETHER}|${TELL})`, 'i');
const GREETING = '(?:hi|hello|ok|so|and|but|also)';
/** "If a hurricane ruins my furniture, what …": when something happens, not when something is. */
const CASE_WORD = String.raw`(?:if|because|since|after|while|suppose|say|assuming|when(?! ${VERB}\b))`;
const CASE = new RegExp(
  String.raw`^\W*(?:${GREETING}\b\W*)*${CASE_WORD}\b[^,?]+,\s+(?=${ASKING}|${WHETHER}|${TELL})`,
  'i',
);
/** Fewer words before a full stop are an abbreviation or a greeting. */
const SENTENCE = 3;

/**
 * What a text asks without what it tells before and after: "The reefer quit on I-5 and the load is mush. What is our deductible?"
 * All of it, where no sentence tells only, or where what is asked says nothing by itself: "Which one is it?"
 */
export function askingPart(text: string): string {
  const sentences = text.split(/(?<=\w[.!?]+)\s+(?=\w)/);
  const asking = sentences.filter(
    (sentence) => /\?\W*$/.test(sentence) || ASKS.test(sentence) || wordsOf(sentence).length < SENTENCE,
  );
  const part = asking.map((sentence) => sentence.replace(CASE, '')).join(' ');
  const says = sensesIn(part).size > 0 || wordsOf(part).some((word) => !isFiller(word) && !KIND_WORDS.has(word));
  return says ? part : text;
}

/** Kinds of answers that no sentence asks for which only tells: "when they came home". */
const OF_ASKING: ReadonlySet<Kind> = new Set(['when', 'who', 'where', 'yesNo']);

/** The kinds of answers that a text asks for. */
export const askedKinds = (text: string): ReadonlySet<Kind> =>
  new Set([
    ...[...saidKinds(text)].filter((kind) => !OF_ASKING.has(kind)),
    ...[...saidKinds(askingPart(text))].filter((kind) => OF_ASKING.has(kind)),
  ]);

/** What a word of what happened counts where an answer does not explain it. */
const TOLD = 0.25;
export const weightUnexplained = ({ weight, isTold }: { weight: number; isTold?: boolean }): number =>
  isTold ? TOLD * weight : weight;
