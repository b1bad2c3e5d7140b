/** A document some of whose names stand in a question. */
export interface NamedDocument {
  documentId: string;
  /** The question's words that are among its names. */
  words: readonly string[];
}

/** A word of a question: in the names of how many documents it is. */
export interface NameWord {
  word: string;
  documents: number;
}

/** Beyond these a question names none, it describes many. */
const mostNamed = 20;
/** A question that compares names this many. */
const mostRounds = 4;
/** Share of the documents whose names may hold a word that tells one from others. */
const tellingShare = 1 / 3;

/**
 * The documents that a question names: those that hold most of its words, then for words that none of these holds, such
 * as a second carrier to compare with, the best that hold them. Words that many documents are called by name none.
 */
export function chooseNamed({
  documents,
  words,
  total,
}: {
  documents: readonly NamedDocument[];
  words: readonly NameWord[];
  /** Documents of the account. */
  total: number;
}): string[] {
  const weights = new Map(
    words.map(({ word, documents: holding }) => [word, Math.log(1 + (total - holding + 0.5) / (holding + 0.5))]),
  );
  const telling = new Set(
    words.filter(({ documents: holding }) => holding <= Math.max(1, total * tellingShare)).map(({ word }) => word),
  );
  const scored = documents.map((document) => ({
    ...document,
    score: document.words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  }));
  const named: string[] = [];
  const left = new Set(telling);
  for (let round = 0; round < mostRounds && left.size > 0; round++) {
    const candidates = scored.filter(
      ({ documentId, words: held }) => !named.includes(documentId) && held.some((word) => left.has(word)),
    );
    const best = Math.max(...candidates.map(({ score }) => score));
    const chosen = candidates.filter(({ score }) => score >= best - 1e-9);
    if (chosen.length === 0 || named.length + chosen.length > mostNamed) break;
    named.push(...chosen.map(({ documentId }) => documentId));
    for (const { words: held } of chosen) for (const word of held) left.delete(word);
  }
  return named;
}
