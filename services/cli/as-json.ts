/** Output format of `--json`. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
