/** JSON that is there as text: `writeJson` takes it over as it is, other writers get what it says. */
export class WrittenJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** As `JSON.stringify`, with what is written already in its place; in arrays it is parsed and written again. */
export function writeJson(value: unknown): string {
  if (value instanceof WrittenJson) return value.text;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`);
  return `{${members.join(',')}}`;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
