import type { Entity } from '../index/index-document.ts';
import { isFieldSense } from '../lexicon/senses.ts';
import type { Term } from '../question/read-question.ts';

/** How well a term names a record itself, 0..1. */
export function namesEntity(term: Term, { senses: own, words: names, rest, record }: Entity): number {
  const { senses, words } = term;
  if (isOfOtherKind(term, { senses: own, record })) return 0;
  for (const sense of senses) if (own.has(sense) || sense === record.list) return 1;
  if (words.length === 0 || isOfField(term)) return 0;
  if (words.every((word) => names.has(word))) return 1;
  return words.every((word) => rest.has(word) || names.has(word)) ? 0.8 : 0;
}

/** How well a term names a record, 0..1: itself, or one that it belongs to. */
export function strengthOf(term: Term, entity: Entity): number {
  const own = namesEntity(term, entity);
  if (own === 1) return 1;
  let most = own;
  for (const other of entity.linked)
    most = Math.max(most, namesEntity(term, other) * (other.record.list === entity.record.list ? 0.5 : 0.95));
  return most;
}

/** What a car costs is not what a coverage of it costs. */
export function strengthByOwn(term: Term, entity: Entity): number {
  const isOwner = entity.linked.some(({ record }) => record.list.endsWith('overages'));
  return isOwner ? namesEntity(term, entity) : strengthOf(term, entity);
}

/** "Besides the Honda": whether a record is one that is not meant. */
export const isLeftOut = (entity: Entity | undefined, { terms }: { terms: readonly Term[] }): boolean =>
  entity !== undefined && terms.some((term) => term.isLeftOut === true && strengthOf(term, entity) > 0);

/** "Agency" is who sold the policy, whatever a fee is called. */
export const isOfField = ({ senses }: Pick<Term, 'senses'>): boolean =>
  senses.size > 0 && [...senses].every(isFieldSense);

const isKind = (sense: string): boolean => sense.startsWith('kind:');

/** "The dog" is no cat, though both are pets, and "the landlord" no lender. */
function isOfOtherKind({ senses }: Term, { senses: own, record }: Pick<Entity, 'senses' | 'record'>): boolean {
  const kinds = senses.has(record.list) ? [...senses].filter(isKind) : [];
  return kinds.length > 0 && [...own].some(isKind) && !kinds.some((kind) => own.has(kind));
}
