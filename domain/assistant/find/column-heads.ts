const MOST_LINES = 2;
const MOST_CHARACTERS = 160;
const AMOUNT = /\$|\d[\d,]*\.\d\d\b|\b\d/;

/**
 * For each line of a page the words above the rows that it is one of: one or two lines without numbers, directly above a line
 * with numbers, count for all rows down to the next such lines. Undefined for the lines themselves and where there are none.
 */
export function columnHeadsOf(lines: readonly string[]): (string | undefined)[] {
  const heads: (string | undefined)[] = [];
  let head: string | undefined;
  let words: string[] = [];
  for (const line of lines) {
    if (line.trim() !== '' && !AMOUNT.test(line)) {
      words.push(line.trim());
      // below names without amounts the old heads may still be right
      heads.push(head);
      continue;
    }
    const above = words.slice(-MOST_LINES).join('\n');
    if (AMOUNT.test(line) && above !== '' && above.length <= MOST_CHARACTERS && !/[.!?]$/.test(above)) {
      head = above;
      heads.fill(undefined, heads.length - Math.min(words.length, MOST_LINES));
    }
    if (line.trim() === '') head = undefined;
    heads.push(head);
    words = [];
  }
  return heads;
}
