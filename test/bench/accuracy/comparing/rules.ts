/** What a label says of its own paths. */
export interface Rules {
  isIgnored: (path: string) => boolean;
  /** Further right values; null among them: leaving the value out is right too. */
  accepted: (path: string) => readonly unknown[];
}

export function rulesOf(label: Readonly<Record<string, unknown>>): Rules {
  const ignored = ((label._ignore ?? []) as string[]).map(patternOf);
  const accepted = Object.entries((label._accept ?? {}) as Record<string, unknown[]>).map(
    ([path, values]) => [patternOf(path), values] as const,
  );
  return {
    isIgnored: remembered((path) => ignored.some((pattern) => pattern.test(path))),
    accepted: remembered((path) => accepted.filter(([pattern]) => pattern.test(path)).flatMap(([, values]) => values)),
  };
}

/** Items are compared with every item of the other side: the same path is asked for again and again. */
function remembered<Answer>(ask: (path: string) => Answer): (path: string) => Answer {
  const answers = new Map<string, Answer>();
  return (path) => {
    const known = answers.get(path);
    if (known !== undefined) return known;
    const answer = ask(path);
    answers.set(path, answer);
    return answer;
  };
}

/** `claims[*].paid` matches the path of every claim's `paid` and what is under it. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+*[\]]/g, String.raw`\$&`).replaceAll(String.raw`\[\*\]`, String.raw`\[[^\]]*\]`);
  return new RegExp(String.raw`^${escaped}(?=$|[.[])`);
}
