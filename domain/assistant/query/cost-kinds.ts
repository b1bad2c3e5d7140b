import { policyTypes } from '../../policies/registry.ts';
import type { Asked } from '../find/resolve.ts';
import { isListSense } from '../lexicon/senses.ts';
import type { Term } from '../question/read-question.ts';
import { wordsOf } from '../words.ts';

/** Amounts of claims come in kinds, such as "medical"; people call them as reports do. */
let kindsByWord: ReadonlyMap<string, string> | undefined;

function readKinds(): ReadonlyMap<string, string> {
  const plans = policyTypes.flatMap(({ readBy }) => ('ledger' in readBy ? [readBy.ledger.amounts] : []));
  const wordings = plans.flatMap(({ kinds, totalKind }) =>
    Object.entries(kinds).filter(([kind]) => kind !== totalKind),
  );
  const words = wordings.flatMap(([kind, own]) => wordsOf(own).map((word) => [word, kind] as const));
  // most words for losses, such as "injury", say what a claim is about
  return new Map(words.filter(([word, kind]) => kind !== 'loss' || word.startsWith('indem')));
}

const WITH_EXPENSES = /\b(?:and|plus|with|incl\w*|[&+])\.? (?:all )?(?:expenses?|lae|alae)\b/i;

/** Whether a term says which kind of cost is meant; "medical only claims" are claims of a kind. */
export function isCostKind({ text, senses }: Term, asked: Pick<Asked, 'text'>): boolean {
  kindsByWord ??= readKinds();
  if (!kindsByWord.has(text) || [...senses].some(isListSense)) return false;
  const isOfClaims = new RegExp(`\\b${text}s?(?:[ -]only)? (?:claim|loss|accident|case|injur|incident|file)`, 'i');
  return !isOfClaims.test(asked.text);
}

/** The kinds of cost that are asked for; undefined where all of them are meant. */
export function costKindsOf(asked: Pick<Asked, 'text' | 'terms'>): readonly string[] | undefined {
  if (WITH_EXPENSES.test(asked.text) && !/\b(?:medical|indemnity)\b/i.test(asked.text)) return undefined;
  const named = asked.terms.flatMap((term) => (isCostKind(term, asked) ? (kindsByWord?.get(term.text) ?? []) : []));
  return named.length > 0 ? [...new Set(named)] : undefined;
}
