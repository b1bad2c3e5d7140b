import type { OpenApi, Report, Schema, Side } from './openapi-types.ts';

interface Place {
  where: string;
  names: string[];
  side: Side;
}

/** Limits whose growth is a wider schema, and those whose growth is a narrower one. */
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
type Limit = string | number | undefined;
const prefix = '#/components/schemas/';

/**
 * Compares schemas of two documents. What clients send may only be accepted more widely; what they get may only be more
 * definite, or have more members and words, which clients are told to expect.
 */
export class SchemaComparison {
  readonly #old: OpenApi;
  readonly #new: OpenApi;
  readonly #report: Report;
  /** References end in themselves, and many operations share a schema. */
  readonly #compared = new Set<string>();

  constructor(old: OpenApi, current: OpenApi, report: Report) {
    this.#old = old;
    this.#new = current;
    this.#report = report;
  }

  compare(old: Schema, current: Schema, place: Place): void {
    const name = refName(current) ?? refName(old);
    if (name !== undefined) {
      const key = `${place.side} ${refName(old)} ${refName(current)}`;
      if (this.#compared.has(key)) return;
      this.#compared.add(key);
      const inside = { ...place, where: name, names: [name, ...place.names] };
      this.compare(resolve(this.#old, old), resolve(this.#new, current), inside);
      return;
    }
    this.#compareAlternatives(old, current, place);
    this.#compareTypes(old, current, place);
    this.#compareWords(old, current, place);
    this.#compareLimits(old, current, place);
    this.#compareMembers(old, current, place);
    this.#compareInside(old, current, place);
  }

  #tell(place: Place, what: string, breaking: boolean): void {
    this.#report({ where: `${place.where} (${place.side})`, what, breaking, names: place.names });
  }

  /** Pairs alternatives that look most alike; the rest are taken away or added. */
  #compareAlternatives(old: Schema, current: Schema, place: Place): void {
    const before = alternatives(old);
    const after = alternatives(current);
    if (before.length === 1 && after.length === 1 && before[0] === old && after[0] === current) return;
    const left = [...after];
    const gone = before.filter((one) => {
      const at = left.findIndex((other) => shape(this.#old, one) === shape(this.#new, other));
      const [same] = at === -1 ? [] : left.splice(at, 1);
      if (same) this.compare(one, same, place);
      return same === undefined;
    });
    for (const one of gone) this.#tell(place, `no longer ${shape(this.#old, one)}`, place.side === 'request');
    for (const one of left) this.#tell(place, `also ${shape(this.#new, one)}`, place.side === 'response');
  }

  #compareTypes(old: Schema, current: Schema, place: Place): void {
    if (isUnion(old) || isUnion(current)) return;
    const before = typesOf(old);
    const after = typesOf(current);
    const gone = before.filter((type) => !accepts(after, type));
    const added = after.filter((type) => !accepts(before, type));
    if (gone.length > 0) this.#tell(place, `no longer ${gone.join(', ')}`, place.side === 'request');
    if (added.length > 0) this.#tell(place, `also ${added.join(', ')}`, place.side === 'response');
  }

  #compareWords(old: Schema, current: Schema, place: Place): void {
    if (isUnion(old) || isUnion(current)) return;
    const before = wordsOf(old);
    const after = wordsOf(current);
    if (before === undefined && after === undefined) return;
    if (before === undefined) return this.#tell(place, 'only certain words', place.side === 'request');
    if (after === undefined) return this.#tell(place, 'any words', place.side === 'response');
    for (const word of before.filter((one) => !after.includes(one))) {
      const names = [word.replaceAll('"', '')];
      this.#tell({ ...place, names }, `no longer the word ${word}`, place.side === 'request');
    }
    for (const word of after.filter((one) => !before.includes(one)))
      this.#tell({ ...place, names: [word.replaceAll('"', '')] }, `also the word ${word}`, false);
  }

  #compareLimits(old: Schema, current: Schema, place: Place): void {
    const describeLimit = (name: string, values: [Limit, Limit], breaking: boolean) =>
      this.#tell(
        place,
        `${name} ${values[0] ?? 'none'} → ${values[1] ?? 'none'}`,
        place.side === 'request' && breaking,
      );
    for (const name of upper)
      if (old[name] !== current[name])
        describeLimit(name, [old[name], current[name]], (current[name] ?? Infinity) < (old[name] ?? Infinity));
    for (const name of lower)
      if (old[name] !== current[name])
        describeLimit(name, [old[name], current[name]], (current[name] ?? -Infinity) > (old[name] ?? -Infinity));
    for (const name of ['pattern', 'format'] as const)
      if (old[name] !== current[name]) describeLimit(name, [old[name], current[name]], current[name] !== undefined);
  }

  #compareMembers(old: Schema, current: Schema, place: Place): void {
    const before = new Map(Object.entries(old.properties ?? {}));
    const after = new Map(Object.entries(current.properties ?? {}));
    for (const [name, member] of before) {
      const inside = { ...place, where: `${place.where}.${name}`, names: [name] };
      const now = after.get(name);
      // requests with members that we do not know are refused
      if (now === undefined) this.#tell(inside, 'removed', true);
      else {
        this.#compareRequired(old, current, { name, place: inside });
        this.compare(member, now, inside);
      }
    }
    for (const name of after.keys()) {
      if (before.has(name)) continue;
      const required = current.required?.includes(name) === true;
      const added = { ...place, where: `${place.where}.${name}`, names: [name] };
      this.#tell(added, required ? 'added, required' : 'added', required && place.side === 'request');
    }
  }

  #compareRequired(old: Schema, current: Schema, { name, place }: { name: string; place: Place }): void {
    const before = old.required?.includes(name) === true;
    const after = current.required?.includes(name) === true;
    if (before && !after) this.#tell(place, 'no longer required', place.side === 'response');
    if (!before && after) this.#tell(place, 'now required', place.side === 'request');
  }

  #compareInside(old: Schema, current: Schema, place: Place): void {
    const pairs: [Schema | undefined, Schema | undefined, string][] = [
      [old.items, current.items, '[]'],
      [openSchema(old), openSchema(current), '.*'],
      [old.propertyNames, current.propertyNames, '.*'],
      ...(old.prefixItems ?? []).map((one, at): (typeof pairs)[number] => [one, current.prefixItems?.[at], `[${at}]`]),
    ];
    for (const [before, after, suffix] of pairs)
      if (before && after) this.compare(before, after, { ...place, where: `${place.where}${suffix}` });
    if (place.side === 'request' && old.additionalProperties !== false && current.additionalProperties === false)
      if (typesOf(old).includes('object')) this.#tell(place, 'no longer other members', true);
  }
}

function refName({ $ref }: Schema): string | undefined {
  return $ref?.slice(prefix.length);
}

function resolve(document: OpenApi, schema: Schema): Schema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const found = new Map(Object.entries(document.components.schemas)).get(name);
  if (!found) throw new Error(`the document has no schema ${name}`);
  return found;
}

function isUnion({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/** What tells an alternative from its neighbors: its name, its type, and the words that mark its kind. */
function shape(document: OpenApi, schema: Schema): string {
  const { properties = {}, ...found } = resolve(document, schema);
  const marks = Object.entries(properties).flatMap(([name, member]) => {
    const words = member.const === undefined ? undefined : JSON.stringify(member.const);
    return words === undefined ? [] : [`${name} ${words}`];
  });
  return [refName(schema) ?? typesOf(found).join(' or '), ...marks].join(' with ');
}

function typesOf({ type }: Schema): string[] {
  return type === undefined ? ['anything'] : [type].flat();
}

function accepts(types: readonly string[], type: string): boolean {
  return types.includes(type) || types.includes('anything') || (type === 'integer' && types.includes('number'));
}

function wordsOf(schema: Schema): string[] | undefined {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  return schema.enum?.map((word) => JSON.stringify(word));
}

function openSchema({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
