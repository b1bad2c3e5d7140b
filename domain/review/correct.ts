import type { ObjectSchema } from '../policies/schema.ts';
import { complete, conform, isValue, schemaAt, type ValueSchema } from './conform.ts';
import type { AppliedCorrection, CorrectionProblem, CorrectionRequest, ReviewChange } from './correction.ts';
import { parsePointer, toPointer } from './pointer.ts';
import type { ReviewTree } from './review-tree.ts';

type Problem = Omit<CorrectionProblem, 'index'>;
type Outcome = { applied?: Omit<AppliedCorrection, 'op' | 'note'> } | { problems: Problem[] };

interface Place {
  segments: string[];
  schema: ValueSchema;
}

/**
 * Makes the corrections one after the other, and tells those that are not possible. Omits those that change nothing, so
 * that a repeated request is not recorded again.
 */
export function correct(
  { tree, schema }: { tree: ReviewTree; schema: ObjectSchema },
  requests: readonly CorrectionRequest[],
  change: Pick<ReviewChange, 'by' | 'at' | 'version'>,
): { applied: AppliedCorrection[]; problems: CorrectionProblem[] } {
  const applied: AppliedCorrection[] = [];
  const problems: CorrectionProblem[] = [];
  for (const [index, request] of requests.entries()) {
    const outcome = attempt({ tree, schema }, request);
    if ('problems' in outcome) problems.push(...outcome.problems.map((problem) => ({ index, ...problem })));
    else if (outcome.applied) {
      const { op, note } = request;
      const correction = { op, ...outcome.applied, ...(note !== undefined && { note }) };
      tree.apply(correction, change);
      applied.push(correction);
    }
  }
  return { applied, problems };
}

function attempt({ tree, schema }: { tree: ReviewTree; schema: ObjectSchema }, request: CorrectionRequest): Outcome {
  const segments = parsePointer(request.pointer);
  const at = segments && schemaAt(schema, segments);
  const wrong = (code: string, message: string): Outcome => ({ problems: [{ path: ['pointer'], code, message }] });
  if (!segments || !at || !exists(tree, segments, request.op)) {
    return wrong('unknown_pointer', 'Names no place of the result and the schema of its type');
  }
  const place = { segments, schema: at };
  if (request.op === 'revert') return revert(tree, place);
  if (tree.isRemoved(segments)) return wrong('removed', 'Is in an element that was removed: revert its removal first');
  const isElement = parentOf(schema, segments)?.type === 'array';
  if (request.op === 'set') {
    if (!isValue(at)) return wrong('not_a_field', 'Is a list or record: correct its fields, add or remove elements');
    return set(tree, place, request.value);
  }
  if (!isElement) return wrong('not_an_element', 'Is no element of a list');
  if (request.op === 'remove') return { applied: { pointer: request.pointer, old: tree.valueAt(segments), new: null } };
  return segments.at(-1) === '-' ? add(tree, place, request.value) : wrong('not_the_end', 'Elements are added at `/-`');
}

/** An element must be there; a field may be missing in results that an earlier version of the schema was used for. */
function exists(tree: ReviewTree, segments: readonly string[], op: CorrectionRequest['op']): boolean {
  const parent = tree.valueAt(segments.slice(0, -1));
  if (op === 'add') return segments.at(-1) !== '-' || Array.isArray(parent);
  return Array.isArray(parent) ? tree.valueAt(segments) !== undefined : typeof parent === 'object' && parent !== null;
}

const parentOf = (schema: ObjectSchema, segments: readonly string[]): ValueSchema | undefined =>
  schemaAt(schema, segments.slice(0, -1));

function set(tree: ReviewTree, { segments, schema }: Place, value: unknown): Outcome {
  const problems = problemsOf(schema, value);
  if (problems.length > 0) return { problems };
  const old = tree.valueAt(segments) ?? null;
  return old === value ? {} : { applied: { pointer: toPointer(segments), old, new: value } };
}

function add(tree: ReviewTree, { segments, schema }: Place, value: unknown): Outcome {
  const problems = problemsOf(schema, value);
  if (problems.length > 0) return { problems };
  const list = segments.slice(0, -1);
  const number = (tree.valueAt(list) as unknown[]).length;
  return { applied: { pointer: toPointer([...list, String(number)]), old: null, new: complete(schema, value) } };
}

function revert(tree: ReviewTree, { segments, schema }: Place): Outcome {
  const pointer = toPointer(segments);
  const [old, baseline] = [tree.valueAt(segments), tree.baselineAt(segments)];
  const isHidden = tree.isRemoved(segments.slice(0, -1));
  if (tree.isAdded(segments)) {
    return tree.isRemoved(segments) || isHidden ? {} : { applied: { pointer, old, new: null } };
  }
  if (tree.isRemoved(segments) && !isHidden) return { applied: { pointer, old: null, new: old } };
  if (!isValue(schema) || isHidden || old === baseline) return {};
  return { applied: { pointer, old, new: baseline ?? null } };
}

function problemsOf(schema: ValueSchema, value: unknown): Problem[] {
  if (value === undefined) return [{ path: ['value'], code: 'invalid_type', message: 'Required' }];
  return conform(schema, value).map(({ path, ...problem }) => ({ path: ['value', ...path], ...problem }));
}
