/** Drops null and undefined properties. */
export function omitNil<T extends Record<string, unknown>>(values: T): WithoutNil<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNil<T>;
}

type WithoutNil<T> = { [Name in keyof T]?: NonNullable<T[Name]> };
