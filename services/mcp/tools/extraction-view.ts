import { z } from 'zod';
import type { JobStatus } from '../../../clients/typescript/src/index.ts';
import { type CitedValue, excerptOf, type Omitted } from '../excerpt.ts';
import { ToolProblem } from '../problems.ts';

/** Characters of JSON that values and citations of one answer may have: models read about four of them as a token. */
const maxCharacters = 40_000;
/** Below it a value is listed as unsure. */
const sureFrom = 0.6;
const mostUnsure = 50;

/** Arguments that choose a part of an extraction. */
export const partArguments = {
  path: z
    .string()
    .max(200)
    .regex(/^(\/.*)?$/s, 'Must be a JSON Pointer, such as /claims')
    .default('')
    .describe('JSON Pointer of the part of the data that is wanted, such as /claims or /vehicles/0; empty: all of it.'),
  offset: z.int().min(0).default(0).describe('First element that is wanted, when `path` leads to a list.'),
};

export type Part = { path: string; offset: number };

const validationIssue = z.object({ path: z.string(), code: z.string(), message: z.string() });

export const extractionView = z.object({
  path: z.string(),
  offset: z.int(),
  data: z.unknown().describe('The extracted values, or the part of them at `path`, from `offset` on.'),
  citations: z
    .array(
      z.object({ path: z.string(), documentId: z.string().optional(), page: z.int(), quote: z.string().optional() }),
    )
    .describe('Where each value stands: JSON Pointer of the value, page from 1, words as printed.'),
  unsure: z
    .array(z.object({ path: z.string(), state: z.string(), confidence: z.number() }))
    .describe('Values to be checked by a person.'),
  corrections: z
    .array(
      z.object({
        path: z.string(),
        op: z.enum(['set', 'add', 'remove']),
        value: z.unknown().optional(),
        by: z.string(),
        note: z.string().optional(),
      }),
    )
    .describe('What a person has corrected since. `data` is as it was read: the corrected values hold.'),
  validation: z.object({
    valid: z.boolean(),
    coverage: z.number().describe('Share of the core fields that are present.'),
    errors: z.array(validationIssue),
    warnings: z.array(validationIssue),
  }),
  pages: z.int(),
  omitted: z
    .array(z.object({ path: z.string(), from: z.int().optional(), total: z.int().optional() }))
    .describe('What was left out because the answer would be too long; `next` says how to get it.'),
});

type ExtractionView = z.input<typeof extractionView>;

/** The wanted part of a result with citations, cut to what an agent can read. @throws ToolProblem */
export function viewExtraction(
  { result, review }: JobStatus & Required<Pick<JobStatus, 'result'>>,
  { path, offset, documentId }: Part & { documentId: string | undefined },
): ExtractionView {
  const { data, citations, fields, validation, pages } = result;
  const excerpt = excerptOf({ data, citations }, { path, offset, budget: maxCharacters });
  if (!excerpt) throw new ToolProblem('invalid_request', `The data has nothing at this path. It has ${namesOf(data)}.`);
  const isShown = (pointer: string): boolean => pointer === path || pointer.startsWith(`${path}/`);
  const unsure = Object.entries(fields)
    .filter(([pointer, { state, confidence }]) => isShown(pointer) && isUnsure(state, confidence))
    .map(([pointer, { state, confidence }]) => ({ path: pointer, state, confidence }));
  const issue = (one: { path: string; code: string; message: string }) => ({
    path: one.path,
    code: one.code,
    message: one.message,
  });
  return {
    path,
    offset,
    ...excerpt,
    citations: excerpt.citations.map((one) => ({ ...one, ...(documentId !== undefined && { documentId }) })),
    unsure: unsure.slice(0, mostUnsure),
    corrections: correctionsOf(review).filter((one) => isShown(one.path)),
    validation: {
      valid: validation.valid,
      coverage: validation.coverage,
      errors: validation.errors.map(issue),
      warnings: validation.warnings.map(issue),
    },
    pages,
  };
}

function correctionsOf(review: JobStatus['review']): ExtractionView['corrections'] {
  return (review?.corrections ?? []).map(({ pointer, op, value, by, note }) => ({
    path: pointer,
    op,
    ...(value !== undefined && { value }),
    by: by.name,
    ...(note !== undefined && { note }),
  }));
}

function isUnsure(state: string, confidence: number): boolean {
  return state === 'unreadable' || state === 'conflicting' || (state === 'present' && confidence < sureFrom);
}

const namesOf = (data: object): string =>
  Object.keys(data)
    .map((name) => `/${name}`)
    .join(', ');

/** Tells how to get what was left out; undefined when nothing was. */
export function describeRest({ omitted }: ExtractionView, call: string): string | undefined {
  if (omitted.length === 0) return undefined;
  const parts = omitted.slice(0, 20).map(describeOmitted);
  return `The answer was cut. For the rest call ${call} with one of: ${parts.join('; ')}.`;
}

function describeOmitted({ path, from, total }: Omitted): string {
  return from === undefined ? `path "${path}"` : `path "${path}" and offset ${from} (of ${total})`;
}

/** One line for each value, with page and quote. */
export function describeExtraction(view: ExtractionView): string {
  const { data, path, offset, citations, unsure, corrections, validation } = view;
  const places = new Map<string, CitedValue[]>();
  for (const one of citations) places.set(one.path, [...(places.get(one.path) ?? []), one]);
  const lines: string[] = [];
  const visit = (value: unknown, pointer: string, first = 0): void => {
    if (Array.isArray(value)) {
      value.forEach((element, index) => visit(element, `${pointer}/${first + index}`));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) visit(member, `${pointer}/${name}`);
    } else if (value !== null && value !== undefined) {
      const cited = (places.get(pointer) ?? []).map(({ page, quote }) => `p. ${page} ${JSON.stringify(quote ?? '')}`);
      lines.push([`${pointer}: ${JSON.stringify(value)}`, ...cited].join('  <- '));
    }
  };
  visit(data, path, offset);
  return [
    ...lines,
    `Valid: ${validation.valid ? 'yes' : 'no'}; ${Math.round(validation.coverage * 100)} % of the core fields are present.`,
    ...validation.errors.map(({ path: at, message }) => `Error at ${at}: ${message}`),
    ...corrections.map(
      ({ path: at, op, value, by }) =>
        `Corrected by ${JSON.stringify(by)}: ${op} ${at}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`,
    ),
    ...(unsure.length > 0 ? [`To be checked by a person: ${unsure.map(({ path: at }) => at).join(', ')}`] : []),
  ].join('\n');
}
