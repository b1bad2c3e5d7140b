/** How every command prints with `--json`. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
