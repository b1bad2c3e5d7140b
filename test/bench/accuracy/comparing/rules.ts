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
    isIgnored: (path) => ignored.some((pattern) => pattern.test(path)),
    accepted: (path) => accepted.filter(([pattern]) => pattern.test(path)).flatMap(([, values]) => values),
  };
}

/** `claims[*].paid` matches the path of every claim's `paid` and what is under it. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+*[\]]/g, String.raw`\$&`).replaceAll(String.raw`\[\*\]`, String.raw`\[[^\]]*\]`);
  return new RegExp(String.raw`^${escaped}(?=$|[.[])`);
}
