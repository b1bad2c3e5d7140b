/** One expression that matches what any of `parts` matches, the first part first; flags are those of the first part. */
export function anyOf(...parts: readonly [RegExp, ...RegExp[]]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'), parts[0].flags);
}
