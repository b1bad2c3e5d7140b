// An object answers to names that nobody gave it, such as `constructor`: what is looked up by text needs these instead.

/** A table that is looked up by words from outside, from entries as they are written in an object. */
export function lookup<Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** The member of that name, unless the object only inherits it. */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
