const NUMBER_WORDS = /\b(number|nbr|num)\b/g;

/**
 * Normalizes headings for comparison: lower case, no accents, quotes or periods, "&" as "and", "#" and "number" as "no",
 * every other sign as a space.
 */
export function normalize(text: string): string {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const normalized = normalizeOnce(text);
  if (memo.size >= MOST) memo.clear();
  if (text.length <= 80) memo.set(text, normalized);
  return normalized;
}

/** The same words are compared with many lexicons; the cache halves the engine's time. */
const memo = new Map<string, string>();
const MOST = 20_000;

/** What only the number words can change. Most wordings of a plan are written like this, and a thread has thousands of them. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The same for texts that hardly return, such as the forms of a vocabulary: they would only push others out of the cache. */
export function normalizeOnce(text: string): string {
  if (PLAIN.test(text)) return text.replace(NUMBER_WORDS, 'no');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`"“”.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/#/g, ' no ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(NUMBER_WORDS, 'no')
    .trim();
}
