/** What is read of a message, in characters: the time that a question takes grows faster than its words. */
export const MOST_READ = 600;
/** Words with digits that are read of it: of a pasted list no more is asked than its first ones. */
const MOST_NUMBERS = 20;
/** An unbroken run of characters that is longer says nothing. */
const LONGEST_WORD = 60;

/**
 * The part of a message that a question is read from. Of a long one these are its last questions, else its beginning and
 * its end, since people paste letters before or after what they ask.
 */
export function readablePart(message: string): string {
  if (message.length <= MOST_READ) return withinBounds(message);
  const sentences = message.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
  const asking = sentences.filter((sentence) => sentence.includes('?') && sentence.length <= MOST_READ);
  if (asking.length > 0) return withinBounds(lastOf(asking));
  return withinBounds(`${message.slice(0, MOST_READ / 2)} … ${message.slice(-MOST_READ / 2)}`);
}

/** As many of the last sentences as are read. */
function lastOf(sentences: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of sentences.toReversed()) {
    length += sentence.length + 1;
    if (length > MOST_READ && kept.length > 0) break;
    kept.unshift(sentence);
  }
  return kept.join(' ');
}

function withinBounds(text: string): string {
  let numbers = 0;
  const words = text.split(/(\s+)/).filter((word) => {
    if (word.length > LONGEST_WORD) return false;
    return !/\d/.test(word) || ++numbers <= MOST_NUMBERS;
  });
  return words.join('');
}
