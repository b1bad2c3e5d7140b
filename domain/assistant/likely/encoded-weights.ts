// Weights are many and no more exact than their fit: each is three characters, two of its sense and one of its value.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the code of a digit. There are hundreds of thousands of digits to read. */
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;
const valueAt = (triples: string, at: number): number => VALUES[triples.charCodeAt(at)] ?? 0;

/** The steps in which weights are written, and how many of them at most either way. */
const STEP = 0.2;
const MOST = 31;

/** What a sign of a question adds to the logarithm of the odds of a sense. */
export interface Added {
  /** Its index. */
  sense: number;
  weight: number;
}

/** A weight as it is written. */
export const rounded = (weight: number): number => STEP * Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)));

/** A line for a sign with what it adds. */
export function writeWeights(sign: string, added: readonly Added[]): string {
  const triples = added.map(({ sense, weight }) => {
    const digits = [Math.floor(sense / DIGITS.length), sense % DIGITS.length, Math.round(weight / STEP) + MOST];
    return digits.map((digit) => DIGITS[digit] ?? '').join('');
  });
  return `${sign}\t${triples.join('')}`;
}

/** What each sign adds, from the lines of all. */
export function readWeights(lines: string): Map<string, readonly Added[]> {
  return new Map(
    lines.split('\n').map((line) => {
      const [sign = '', triples = ''] = line.split('\t');
      const added: Added[] = [];
      for (let at = 0; at < triples.length; at += 3) {
        const sense = valueAt(triples, at) * DIGITS.length + valueAt(triples, at + 1);
        added.push({ sense, weight: STEP * (valueAt(triples, at + 2) - MOST) });
      }
      return [sign, added];
    }),
  );
}
