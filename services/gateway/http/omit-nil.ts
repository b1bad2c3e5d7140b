/** Those of the values that are there: what is not known yet is left out of an answer. */
export function present<T extends Record<string, unknown>>(values: T): Present<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>;
}

type Present<T> = { [Name in keyof T]?: NonNullable<T[Name]> };
