/** Serialized JSON. `stringifyJson` inserts its text verbatim; `JSON.stringify` parses and serializes it again. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** `JSON.stringify`, except that `RawJson` in object properties, at any depth outside arrays, is inserted verbatim. */
export function stringifyJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${stringifyJson(member)}`);
  return `{${members.join(',')}}`;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
