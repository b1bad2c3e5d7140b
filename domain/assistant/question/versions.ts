import type { ReadDocument } from '../facts/read-document.ts';
import type { Question } from './question.ts';

/** Of documents of the same type the older or the newer ones, where the question asks for "the old policy" or "the renewal". */
export function ofVersion({ version }: Pick<Question, 'version'>, documents: readonly ReadDocument[]): ReadDocument[] {
  if (!version) return [...documents];
  return documents.filter((document) => {
    const start = document.start;
    const others = documents.filter(
      (other) => other !== document && isSamePolicy(document, other) && other.start !== '',
    );
    if (start === '' || others.length === 0) return isCalled(document, version) || documents.length === 1;
    return others.every((other) => (version === 'new' ? other.start <= start : other.start >= start));
  });
}

/** The terms of one policy have its insured in common. */
const isSamePolicy = (a: ReadDocument, b: ReadDocument): boolean =>
  a.type === b.type && [...a.parties].some((word) => word.length > 2 && b.parties.has(word));

function isCalled({ source }: ReadDocument, version: 'old' | 'new'): boolean {
  const transaction = source.result?.data.transactionType;
  return version === 'new' ? transaction === 'renewal' || transaction === 'new' : false;
}
