/** Text without what does not matter: capitals, blanks, full stops and commas at its end. */
export const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]+$/, '')
    .trim();

/** Whether two values say the same; a value that is not there says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  // most values are the same, and there can be many
  if (a === b) return true;
  const [isA, isB] = [isThere(a), isThere(b)];
  return isA && isB ? plain(a) === plain(b) : isA === isB;
}

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
