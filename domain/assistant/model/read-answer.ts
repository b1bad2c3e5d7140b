import { findInText } from '../../text/plain-text.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Conversation } from './conversation.ts';
import { leaksInstructions } from './leaks.ts';

/** A quote that stands in a passage of the turn; whether it stands on the page is still to be looked up. */
export interface ClaimedCitation {
  documentId: string;
  title: string;
  /** 1-based. */
  page: number;
  quote: string;
}

/** A model's answer, read but not yet proved. */
export interface ReadAnswer {
  /** Text, and indices of `claims` where the model cites. */
  parts: readonly (string | number)[];
  claims: readonly ClaimedCitation[];
  /** Citations of passages that the turn never had, or of words that are not in them. */
  dropped: number;
}

/** `withheld`: the answer tells of the instructions; `empty`: there is nothing to show. */
export type AnswerReading = { kind: 'answer'; answer: ReadAnswer } | { kind: 'withheld' | 'empty' };

const citation = /\[\s*P\s?(\d{1,4})\s*(?:[:,]\s*["“”„](.{1,600}?)["“”]\s*)?\]/gis;
const fieldCitation = /\[\s*F\s?(\d{1,4})\s*(?:[:,][^\]\n]{0,600})?\]/gi;
/** What is left of citations that cannot be read, cut ones too, and numbers in brackets, which would name others' places. */
const unread = /\[\s*(?:\d{1,4}\s*\](?!\()|[PF]\s?\d{1,4}\s*(?:\]|$|[:,;][^\]\n]{0,600}(?:\]|$)))/gi;
/** Stands where a citation stood while the text is cleaned. */
const place = (index: number): string => `\u241F${index}\u241E`;
const places = /\u241F(\d+)\u241E/;
const placeSigns = /[\u241E\u241F]/g;

/** Reads what a model answered: cleans the text and keeps only citations of words that this turn has served. */
export function readAnswer({ text, conversation }: { text: string; conversation: Conversation }): AnswerReading {
  if (leaksInstructions(text, conversation.secrets)) return { kind: 'withheld' };
  const claims: ClaimedCitation[] = [];
  let dropped = 0;
  const placed = text
    .replace(placeSigns, '')
    .replace(citation, (_, number: string, quote: string | undefined) => {
      const claim = claimOf({ conversation, number: Number(number), quote });
      if (claim === undefined) {
        dropped += 1;
        return '';
      }
      return place(claims.push(claim) - 1);
    })
    .replace(fieldCitation, (_, number: string) => {
      const field = conversation.question.fields?.[Number(number) - 1];
      if (!field) {
        dropped += 1;
        return '';
      }
      const { documentId, title, page, quote } = field;
      return place(claims.push({ documentId, title, page, quote }) - 1);
    })
    .replace(unread, () => {
      dropped += 1;
      return '';
    });
  const { passages, turn } = conversation;
  const sources = [...passages.map((passage) => passage.text), turn.personText];
  const content = cleanAnswer(placed, sources);
  if (content.replace(new RegExp(places, 'g'), '').trim() === '') return { kind: 'empty' };
  // split by the group: every other piece is an index
  const parts = content.split(places).map((piece, at) => (at % 2 === 0 ? piece : Number(piece)));
  return { kind: 'answer', answer: { parts: parts.filter((part) => part !== ''), claims, dropped } };
}

function claimOf({
  conversation,
  number,
  quote = '',
}: {
  conversation: Conversation;
  number: number;
  quote: string | undefined;
}): ClaimedCitation | undefined {
  const passage = conversation.passages[number - 1];
  if (!passage) return undefined;
  const { documentId, title, page, text, heading = '' } = passage;
  for (const words of [text, heading]) {
    const found = findInText(words, quote);
    if (found) return { documentId, title, page, quote: words.slice(found.start, found.end).replace(/\s+/g, ' ') };
  }
  return undefined;
}

/**
 * Puts the answer together from the citations that were found on their pages; those that were not are dropped and
 * counted. Equal citations share an index, counted from 1 in the order of the text.
 */
export function finishAnswer<Found extends object>({
  answer: { parts, claims, dropped },
  found,
}: {
  answer: ReadAnswer;
  /** By claim: the citation with what was found on the page, or undefined. */
  found: readonly (Found | undefined)[];
}): { content: string; citations: (Found & { index: number })[]; dropped: number } {
  const citations: (Found & { index: number })[] = [];
  const indices = new Map<string, number>();
  const text = parts.map((part) => {
    if (typeof part === 'string') return part;
    const claim = claims[part];
    const proof = found[part];
    if (!claim || !proof) return '';
    const identity = `${claim.documentId} ${claim.page} ${claim.quote}`;
    const index = indices.get(identity) ?? citations.push({ ...proof, index: citations.length + 1 });
    indices.set(identity, index);
    return `[${index}]`;
  });
  const content = text.join('').replace(/[ \t]+([.,;:!?])(?=\s|$)/g, '$1');
  return { content, citations, dropped: dropped + found.filter((one) => one === undefined).length };
}
