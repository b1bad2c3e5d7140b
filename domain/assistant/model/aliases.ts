/** Names of documents in a conversation with a model: D1 for the first. A UUID would take a dozen tokens each time. */
export const aliasOf = (place: number): string => `D${place + 1}`;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const alias = /^D(\d{1,4})$/i;

/** The text with the short names of documents in place of their ids. */
export function withAliases(text: string, documentIds: readonly string[]): string {
  const places = new Map(documentIds.map((id, place) => [id.toLowerCase(), place]));
  return text.replace(uuid, (id) => {
    const place = places.get(id.toLowerCase());
    return place === undefined ? id : aliasOf(place);
  });
}

/** A model's arguments with the ids of documents in place of their short names. */
export function withoutAliases(given: unknown, documentIds: readonly string[]): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const idOf = (value: unknown): unknown => {
    const [, number] = (typeof value === 'string' && alias.exec(value.trim())) || [];
    return (number === undefined ? undefined : documentIds[Number(number) - 1]) ?? value;
  };
  const entries = Object.entries(given).map(([name, value]) => {
    if (name === 'documentId') return [name, idOf(value)];
    return name === 'documentIds' && Array.isArray(value) ? [name, value.map(idOf)] : [name, value];
  });
  return Object.fromEntries(entries);
}

/** JSON without what says nothing: nulls, empty lists and objects. */
export function compactJson(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value).map(([name, one]) => [name, withoutEmpty(one)] as const);
  const told = entries.filter(([, one]) => one !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}
