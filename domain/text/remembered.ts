const MOST = 20_000;
/** Longer texts hardly return, and would fill the memory of the process with what somebody sends. */
const LONGEST = 200;

interface Bounds {
  most?: number;
  longest?: number;
}

/** For lists of phrases, which are long, and few, since they are written in the code. */
export const WRITTEN: Bounds = { longest: Number.POSITIVE_INFINITY };

/** The same function, which computes an answer once for each text: the same texts return on many lines and pages. */
export function remembered<Answer>(
  compute: (text: string) => Answer,
  { most = MOST, longest = LONGEST }: Bounds = {},
): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    if (text.length > longest) return compute(text);
    const seen = known.get(text);
    if (seen) return seen.answer;
    if (known.size >= most) known.clear();
    const answer = compute(text);
    known.set(text, { answer });
    return answer;
  };
}
