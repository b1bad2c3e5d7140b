import { type IsPossible, phrasesOf } from '../index/phrases.ts';
import { isListSense } from '../lexicon/senses.ts';
import { wordsOf } from '../words.ts';
import { isNegated } from './kinds.ts';

/** What a question says of the records that it means: that they have something, lack it, or that it comes to nothing. */
export interface Condition {
  /** The words that say of what, as those of a term. */
  term: string;
  senses: ReadonlySet<string>;
  is: 'there' | 'absent' | 'nothing';
}

const BETWEEN = '(?:(?:a|an|any|the|their|its|his|her|us|money|valid|single|of|in) ){0,3}';
const NOT = '(?:dont|doesnt|didnt|isnt|arent|wasnt|werent|hasnt|havent|not|never)';
const GIVE = '(?:have|has|had|got|get|give|gave|list|show|carry|come with|include|say|state|print)';
const BE = '(?:is|are|was|were|it|they|one|still|listed|on|in|for|for them|on them|on it)';
const WITHOUT = '(?:without|w o|lack|lacks|lacking|missing|minus)';
/** What stands before a thing that is not there; it ends where the thing begins. */
const LACKING = new RegExp(String.raw`(?:^| )(?:${WITHOUT}|${NOT} (?:\w+ )?${GIVE}|${NOT}) ${BETWEEN}$`);
const NOTHING_BEFORE = /(?:^| )(?:nothing|zero|0|nil|without)(?: (?:was|been|is|in|of|on|has been|for|any))* $/;
const GONE = '(?:missing|blank|absent|empty|unknown|omitted|lacking|left (?:off|out|blank))';
const NOT_GIVEN = String.raw`${NOT}(?: \w+)? (?:there|listed|shown|given|filled|stated|known|on file)`;
/** What stands after it. */
const MISSING = new RegExp(String.raw`^(?: ${BE}){0,2} (?:${GONE}|${NOT_GIVEN})\b`);
const NOTHING_AFTER = /^(?: (?:is|are|was|were|of|at|sits at|came to|comes to)){0,2} (?:nothing|zero|0|nil)\b(?! \d)/;
const SOMETHING = /^(?: out)? (?:something|anything|money|any money|any)\b/;
const HAVING = new RegExp(String.raw`(?:^| )(?:with|having|which have|that have|${GIVE}) ${BETWEEN}$`);
const ANY = /(?:^| )any $/;
const AMOUNTS = /^(?:paid|reserve|incurred|recovered|premium|claimCount)\b/;

/** "No" that stands for none and not for a number. */
const NUMBERED = '(?:policy|pol|claim|clm|vin|license|lic|phone|check|unit|loan|account|acct|form|file|id)';
const NO_NOUN = '(?:for|of|on|is|in|pls|please|and|or|to)';
const NONE = new RegExp(String.raw`(?<!\b${NUMBERED}\s)\bno\b(?=\s+(?!${NO_NOUN}\b)[a-z])`, 'gi');

/** The text with every "no" that stands for none as "without". */
export const withoutNo = (text: string): string => text.replace(NONE, 'without');

export interface Conditions {
  conditions: readonly Condition[];
  /** Whether the rest of the question is turned round. */
  isNegated: boolean;
}

/** "The drivers with no license number", "claims with nothing paid", "which vehicles have a lien". */
export function readConditions(text: string, isPossible?: IsPossible): Conditions {
  const words = wordsOf(withoutNo(text));
  const used = new Set<number>();
  const conditions = phrasesOf(words, isPossible).flatMap(({ words: run, senses, at }): Condition[] => {
    const own = [...senses].filter((sense) => !isListSense(sense) && !sense.startsWith('type:'));
    if (!own.some(isTopic)) return [];
    const before = `${words.slice(0, at).join(' ')} `.replace(/^ $/, '');
    const after = ` ${words.slice(at + run.length).join(' ')}`;
    const isAmount = own.some((sense) => AMOUNTS.test(sense));
    const is = isAmount ? ofAmount(before, after) : ofThing(before, after);
    if (is === undefined) return [];
    for (const [index, word] of words.entries())
      if (NEGATIVE.has(word) && Math.abs(index - at) <= NEAR) used.add(index);
    return [{ term: run.join(' '), senses: new Set(own), is }];
  });
  const rest = words.filter((word, at) => !used.has(at) && word !== 'no').join(' ');
  return { conditions, isNegated: conditions.some(({ is }) => is !== 'there') ? isNegated(rest) : isNegated(text) };
}

/** "Not insured" says nothing of the insured. */
const isTopic = (sense: string): boolean => !/^(?:(?:type|state|kind):|namedInsureds$)/.test(sense);

const NEGATIVE = new Set(
  'without w o lack lacks lacking missing minus dont doesnt didnt isnt arent wasnt werent hasnt havent not never nothing zero 0 nil'.split(
    ' ',
  ),
);
/** A condition stands so near to what it is said of. */
const NEAR = 5;

function ofAmount(before: string, after: string): Condition['is'] | undefined {
  if (NOTHING_BEFORE.test(before) || NOTHING_AFTER.test(after)) return 'nothing';
  if (LACKING.test(before)) return 'nothing';
  return HAVING.test(before) || ANY.test(before) || SOMETHING.test(after) ? 'there' : undefined;
}

function ofThing(before: string, after: string): Condition['is'] | undefined {
  if (LACKING.test(before) || MISSING.test(after)) return 'absent';
  return HAVING.test(before) ? 'there' : undefined;
}
