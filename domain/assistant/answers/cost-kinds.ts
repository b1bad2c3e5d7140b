import { policyTypes } from '../../policies/registry.ts';
import type { Asked } from '../find/resolve.ts';
import { isListSense } from '../lexicon/senses.ts';
import type { Term } from '../question/read-question.ts';
import { wordsOf } from '../words.ts';

/** Amounts of claims come in kinds, such as "medical"; people call them as reports do. */
let kinds: ReadonlyMap<string, string> | undefined;

function kindsByWord(): ReadonlyMap<string, string> {
  const plans = policyTypes.flatMap(({ readBy }) => ('ledger' in readBy ? [readBy.ledger.amounts] : []));
  return new Map(
    plans.flatMap(({ kinds: own, totalKind }) =>
      Object.entries(own).flatMap(([kind, words]) =>
        kind === totalKind ? [] : wordsOf(words).flatMap((word) => (isTold(word, kind) ? [[word, kind] as const] : [])),
      ),
    ),
  );
}

/** Most words for losses, such as "injury", say what a claim is about. */
const isTold = (word: string, kind: string): boolean => kind !== 'loss' || word.startsWith('indem');

const WITH_EXPENSES = /\b(?:and|plus|with|incl\w*|[&+])\.? (?:all )?(?:expenses?|lae|alae)\b/i;

/** Whether a term says which kind of cost is meant; "medical only claims" are claims of a kind. */
export function isCostKind({ text, senses }: Term, asked: Pick<Asked, 'text' | 'terms'>): boolean {
  kinds ??= kindsByWord();
  if (!kinds.has(text) || [...senses].some(isListSense)) return false;
  const isOfClaims = new RegExp(`\\b${text}s?(?: only)? (?:claim|loss|accident|case|injur|incident|file)`, 'i');
  return !isOfClaims.test(asked.text);
}

/** The kinds of cost that are asked for; undefined where all of them are meant. */
export function costKindsOf(asked: Pick<Asked, 'text' | 'terms'>): readonly string[] | undefined {
  if (WITH_EXPENSES.test(asked.text) && !/\b(?:medical|indemnity)\b/i.test(asked.text)) return undefined;
  const named = asked.terms.flatMap((term) => (isCostKind(term, asked) ? (kinds?.get(term.text) ?? []) : []));
  return named.length > 0 ? [...new Set(named)] : undefined;
}
