import { namesEntity } from '../find/names-entity.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import type { Term } from '../question/read-question.ts';
import { wordsFor } from './likely-senses.ts';

/** What is as likely asked for may be meant, though no word of the lexicon says it. */
const LIKELY = 0.3;
/** A word that speaks for it as much is one of its words. */
const SPEAKS = 0.3;

/** The question as one for what it most likely asks for, where none of its terms says that: the words that tell it stand for it. */
export function withLikely(asked: Asked): Asked | undefined {
  const { text, terms, likely, unknown } = asked;
  const [top] = [...likely].sort(([, a], [, b]) => b - a);
  if (!top || top[1] < LIKELY || terms.some(({ senses }) => senses.has(top[0]))) return undefined;
  const [sense] = top;
  const speaking = wordsFor(text, sense);
  const own = terms.filter(
    (term) =>
      term.senses.size === 0 &&
      term.text.split(' ').every((word) => (speaking.get(word) ?? 0) >= SPEAKS) &&
      !isName(term, asked),
  );
  const said: Term = {
    text: own.length > 0 ? own.map((term) => term.text).join(' ') : sense,
    words: own.flatMap((term) => term.words),
    senses: new Set([sense]),
    weight: 1,
  };
  const others = terms.filter((term) => !own.includes(term));
  return {
    ...asked,
    guessed: top[1],
    terms: [...others, said],
    unknown: unknown.filter((term) => !own.includes(term)),
  };
}

const isName = (term: Term, { scope }: Asked): boolean =>
  scope.some(
    (document) =>
      namesDocument(term, document) >= 0.6 || document.entities.some((entity) => namesEntity(term, entity) > 0),
  );
