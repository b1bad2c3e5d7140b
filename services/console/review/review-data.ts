import type { Citation, Correction, FieldState, Job } from '../api/decpage.ts';
import { type Leaf, outlineOf, type Section } from './outline.ts';
import { join, segmentsOf, valueAt } from './pointer.ts';
import type { Schema } from './schema.ts';

export type Result = NonNullable<Job['result']>;
export type Issue = Result['validation']['errors'][number] & { severity: 'error' | 'warning' };

/** Everything that is known of one field. */
export interface Field {
  pointer: string;
  label: string;
  schema: Schema;
  value: unknown;
  state: FieldState | undefined;
  citations: readonly Citation[];
  issues: readonly Issue[];
  correction: Correction | undefined;
}

/** Below this confidence a value is worth a look. */
const sureFrom = 0.8;

/** A result with its schema and the corrections of people, to be looked up by pointer. */
export class ReviewData {
  readonly sections: readonly Section[];
  /** The data with the corrections. */
  readonly data: unknown;
  readonly result: Result;
  readonly validation: Result['validation'];
  /** Pointers of what a person should look at, in the order of the page. */
  readonly unsure: readonly string[];
  readonly corrections: ReadonlyMap<string, Correction>;
  readonly #issues: ReadonlyMap<string, Issue[]>;
  readonly #citations: ReadonlyMap<string, Citation[]>;
  readonly #states: ReadonlyMap<string, FieldState>;

  constructor({
    result,
    schema,
    corrections,
    validation = result.validation,
  }: {
    result: Result;
    schema: Schema;
    corrections: readonly Correction[];
    /** Of the corrected data, once it is known. */
    validation?: Result['validation'] | undefined;
  }) {
    this.validation = validation;
    this.result = result;
    this.sections = outlineOf(schema);
    this.corrections = new Map(corrections.map((correction) => [correction.pointer, correction]));
    this.data = corrected(result.data, corrections);
    this.#issues = issuesByPath(validation);
    this.#citations = new Map(Object.entries(result.citations));
    this.#states = new Map(Object.entries(result.fields));
    this.unsure = this.#findUnsure();
  }

  field(pointer: string, { label, schema }: Pick<Leaf, 'label' | 'schema'>): Field {
    return {
      pointer,
      label,
      schema,
      value: valueAt(this.data, pointer),
      state: this.#states.get(pointer),
      citations: this.#citations.get(pointer) ?? [],
      issues: this.#issues.get(pointer) ?? [],
      correction: this.corrections.get(pointer),
    };
  }

  /** The field of a pointer with the label of its place: 'Claims 4, paid total'. */
  find(pointer: string): Field | undefined {
    for (const section of this.sections) {
      if (section.kind === 'fields') {
        const leaf = section.fields.find(({ path }) => path === pointer);
        if (leaf) return this.field(pointer, leaf);
      } else if (pointer.startsWith(`${section.pointer}/`)) {
        return this.#findInList(section, pointer);
      }
    }
    return undefined;
  }

  #findInList(section: Exclude<Section, { kind: 'fields' }>, pointer: string): Field | undefined {
    const [, index = ''] = segmentsOf(pointer);
    const place = `${section.title} ${Number(index) + 1}`;
    if (section.kind === 'values') return this.field(pointer, { label: place, schema: section.schema });
    const record = join(section.pointer, index);
    const column = section.columns.find(({ path }) => `${record}${path}` === pointer);
    return column && this.field(pointer, { label: `${place} · ${column.label}`, schema: column.schema });
  }

  /** Number of elements of a list. */
  count(pointer: string): number {
    const list = valueAt(this.data, pointer);
    return Array.isArray(list) ? list.length : 0;
  }

  /** The record of a list that a value belongs to. */
  recordOf(pointer: string): string | undefined {
    const section = this.sections.find((one) => one.kind !== 'fields' && pointer.startsWith(`${one.pointer}/`));
    const [, index = ''] = segmentsOf(pointer);
    return section && section.kind !== 'fields' ? join(section.pointer, index) : undefined;
  }

  isRemoved(pointer: string): boolean {
    return this.corrections.get(pointer)?.op === 'remove';
  }

  isUnsure(pointer: string): boolean {
    if (this.corrections.has(pointer)) return false;
    const state = this.#states.get(pointer);
    return this.#issues.has(pointer) || (state !== undefined && isUnsureState(state));
  }

  /** Pointers by page, with their boxes. */
  *places(): Generator<{ pointer: string; citation: Citation }> {
    for (const [pointer, citations] of this.#citations) for (const citation of citations) yield { pointer, citation };
  }

  #findUnsure(): string[] {
    const pointers = new Set(
      [...this.#states.keys(), ...this.#issues.keys()].filter((pointer) => this.isUnsure(pointer)),
    );
    const places = new Map(
      this.sections.map((section, index) => [section.kind === 'fields' ? '' : section.pointer, index]),
    );
    const placeOf = (pointer: string): number[] => {
      const [list = '', index] = segmentsOf(pointer);
      const isInList = index !== undefined && /^\d+$/.test(index);
      return [isInList ? (places.get(join('', list)) ?? 0) : this.#sectionOf(pointer), isInList ? Number(index) : 0];
    };
    return [...pointers]
      .filter((pointer) => this.find(pointer) !== undefined)
      .map((pointer) => ({ pointer, place: placeOf(pointer) }))
      .sort((a, b) => compare(a.place, b.place))
      .map(({ pointer }) => pointer);
  }

  #sectionOf(pointer: string): number {
    return this.sections.findIndex((one) => one.kind === 'fields' && one.fields.some(({ path }) => path === pointer));
  }
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);

const isUnsureState = ({ state, confidence }: FieldState): boolean =>
  state === 'unreadable' || state === 'conflicting' || (state === 'present' && confidence < sureFrom);

function issuesByPath({ errors, warnings }: Result['validation']): Map<string, Issue[]> {
  const issues = [
    ...errors.map((issue): Issue => ({ ...issue, severity: 'error' })),
    ...warnings.map((issue): Issue => ({ ...issue, severity: 'warning' })),
  ];
  const byPath = new Map<string, Issue[]>();
  for (const issue of issues) byPath.set(issue.path, [...(byPath.get(issue.path) ?? []), issue]);
  return byPath;
}

/** A copy of the data with the corrections; removed elements stay, since pointers count them. */
function corrected(data: unknown, corrections: readonly Correction[]): unknown {
  if (corrections.length === 0) return data;
  const copy: unknown = structuredClone(data);
  for (const { op, pointer, value } of corrections) {
    if (op === 'remove') continue;
    const segments = segmentsOf(pointer);
    const last = segments.pop() ?? '';
    const parent = valueAt(
      copy,
      segments.reduce((path, segment) => join(path, segment), ''),
    );
    if (Array.isArray(parent)) parent.splice(Number(last), op === 'add' ? 0 : 1, value);
    else if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [last]: value });
  }
  return copy;
}
