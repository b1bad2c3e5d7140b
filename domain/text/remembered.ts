const MOST = 20_000;

/** The same function, which computes an answer once for each text: the same texts return on many lines and pages. */
export function remembered<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    const seen = known.get(text);
    if (seen) return seen.answer;
    if (known.size >= MOST) known.clear();
    const answer = compute(text);
    known.set(text, { answer });
    return answer;
  };
}
