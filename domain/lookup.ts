// Look-ups by untrusted text. Plain objects also have inherited properties, such as `constructor`.

/** A map of the object's entries, without inherited properties. */
export function lookup<Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** The object's own property of that name. */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
