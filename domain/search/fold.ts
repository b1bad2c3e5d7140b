/** Longer words are omitted from the index and from queries; `search_fold` has the same limit. */
export const maxWordBytes = 200;

const plain = /^\p{ASCII}*$/u;

/** Folds ASCII text as `search_fold` does; undefined for other text, which only the database can fold. */
export function foldPlain(text: string): string[] | undefined {
  if (!plain.test(text)) return undefined;
  const folded = text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1');
  return folded.split(/[^a-z0-9]+/).filter((word) => word !== '' && word.length <= maxWordBytes);
}
