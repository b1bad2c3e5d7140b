const maxMeant = 4;

/** The known words with the smallest edit distance to `word`. */
export function closestWords(word: string, known: readonly string[]): string[] {
  const allowed = word.length <= 5 ? 1 : 2;
  const distances = known
    .map((other) => ({ other, distance: editDistance(word, other) }))
    .filter(({ distance }) => distance <= allowed);
  const least = Math.min(...distances.map(({ distance }) => distance));
  return distances
    .filter(({ distance }) => distance === least)
    .map(({ other }) => other)
    .slice(0, maxMeant);
}

/** Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, transpositions. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, shifted, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
