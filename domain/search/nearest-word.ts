/** Shorter words have too many neighbors. */
const LEAST = 4;
const LEAST_FOR_TWO = 8;

/** The word of a set that a mistyped one probably stands for: one error apart, two in long words. */
export function nearestWord(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < LEAST || /\d/.test(word)) return undefined;
  let best: string | undefined;
  const own = single(word);
  let least = word.length >= LEAST_FOR_TWO ? 3 : 2;
  for (const other of words) {
    if (other[0] !== word[0] || other.length < LEAST) continue;
    const isFar = Math.abs(other.length - word.length) >= least;
    const distance = single(other) === own ? DOUBLED : isFar ? least : distanceOf(word, other, least);
    if (distance >= least) continue;
    least = distance;
    best = other;
  }
  return best;
}

/** A letter written once in place of twice is the most common error: "incured". */
const DOUBLED = 0.5;

const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** Insertions, deletions, replacements and exchanges of neighbors; `most` ends the count early. */
function distanceOf(a: string, b: string, most: number): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= most) return most;
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? most;
}
