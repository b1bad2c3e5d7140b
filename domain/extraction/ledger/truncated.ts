/** Shorter ones are the beginning of too much. */
const LEAST_LETTERS = 5;

/**
 * Finds what a wording means that was cut off in the middle of its last word, as line printers cut headings to the width
 * of their column ("Reported Da", "Claim/File"): all known wordings that begin so must agree.
 */
export function truncatedReader(known: ReadonlyMap<string, readonly string[]>): (wording: string) => readonly string[] {
  const sorted = [...known.keys()].toSorted();
  return (wording) => {
    if (wording.length < LEAST_LETTERS || !wording.includes(' ')) return [];
    const numbered = known.get(`${wording} no`);
    if (numbered) return numbered;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < wording) low = middle + 1;
      else high = middle;
    }
    let fields: readonly string[] = [];
    for (let at = low; at < sorted.length; at++) {
      const whole = sorted[at] ?? '';
      if (!whole.startsWith(wording)) break;
      // A whole word more makes another heading, and a plural is no cut.
      if (whole[wording.length] === ' ' || whole === `${wording}s`) continue;
      const own = known.get(whole) ?? [];
      if (fields.length > 0 && own[0] !== fields[0]) return [];
      fields = own;
    }
    return fields;
  };
}
