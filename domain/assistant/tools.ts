import { z } from 'zod';
import { boundedArray } from '../contract/bounded-array.ts';
import { uuid } from '../contract/common.ts';
import { requestTimestamp } from '../contract/request-timestamp.ts';
import type { ModelTool, ToolCall } from '../model/model.ts';

/** How often a model may ask for tools in one turn, and how many calls it may ask for at once. */
export const maxToolSteps = 5;
export const maxCallsPerStep = 6;

const documentId = uuid.describe('Such as D1.');
const query = z.string().min(1).max(500);

/**
 * The tools of a turn, for clients (`toolRequests`) and for the model alike: what each takes. None takes an account: that
 * is the turn's, whoever asks. Additional arguments are refused, so none can be slipped in.
 */
export const toolArguments = {
  search_documents: z.strictObject({
    query: query.describe('Words that a policy would print.'),
    documentIds: boundedArray(uuid, { min: 1, max: 50 }).optional().describe('Only these.'),
    limit: z.int().min(1).max(20).default(8),
  }),
  list_documents: z.strictObject({
    query: query.optional().describe('Words of names: title, file, carrier, insured, policy number.'),
    limit: z.int().min(1).max(100).default(20),
  }),
  get_document: z.strictObject({ documentId }),
  extract_policy: z.strictObject({
    documentId,
    policyType: z.string().min(1).max(100).optional().describe('By default that of the document.'),
  }),
  get_job: z.strictObject({ jobId: uuid }),
  compare_documents: z.strictObject({
    documentIds: boundedArray(uuid, { min: 2, max: 2 }).describe('The old document and the new one.'),
  }),
  get_usage: z.strictObject({
    from: requestTimestamp.optional().describe('ISO time; by default 30 days ago.'),
    to: requestTimestamp.optional(),
  }),
} as const;

export type ToolName = keyof typeof toolArguments;
export const toolNames = Object.keys(toolArguments) as ToolName[];

const descriptions: Record<ToolName, string> = {
  search_documents: 'Finds passages, best first, with scores.',
  list_documents: 'Lists the documents, newest first.',
  get_document: 'Type, state, pages and all extracted fields of one document.',
  extract_policy: 'Extracts the structured fields of one document.',
  get_job: 'Tells the state of an extraction job, and its fields when it is done.',
  compare_documents: 'Compares two policies: what was added, dropped or changed.',
  get_usage: 'Tells what the account has used: pages, extractions, tokens.',
};

/** A call whose name and arguments are sound; whether it may be made is another question. */
export type ReadToolCall = {
  [Name in ToolName]: { id: string; name: Name; arguments: z.output<(typeof toolArguments)[Name]> };
}[ToolName];

export type ToolCallProblem = { code: 'unknown_tool' | 'invalid_arguments'; message: string };

/** Reads a call as it came, from a client or a model; says what is wrong with it without repeating its values. */
export function readToolCall({ id, name, arguments: given }: ToolCall): ReadToolCall | ToolCallProblem {
  const known = toolNames.find((tool) => tool === name);
  if (known === undefined) return { code: 'unknown_tool', message: `There are the tools ${toolNames.join(', ')}.` };
  const read = toolArguments[known].safeParse(given ?? {});
  if (read.success) return { id, name: known, arguments: read.data } as ReadToolCall;
  const issues = read.error.issues.map(({ path, code }) => `${path.join('.') || 'arguments'} (${code})`);
  return { code: 'invalid_arguments', message: `${known} does not take these arguments: ${issues.join(', ')}.` };
}

export function isToolCallProblem(read: ReadToolCall | ToolCallProblem): read is ToolCallProblem {
  return 'code' in read;
}

/** Keywords of schemas that a model can do without. */
const unneeded = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'default'] as const;

/** The tools as a model is told of them. */
export function describeTools(names: readonly ToolName[]): ModelTool[] {
  return names.map((name) => {
    const { $schema: _, ...parameters } = z.toJSONSchema(toolArguments[name], {
      io: 'input',
      // bounds are checked when a call is read, and to a model the ids of documents are short names
      override: ({ jsonSchema }) => {
        for (const keyword of unneeded) delete jsonSchema[keyword];
      },
    });
    return { name, description: descriptions[name], parameters };
  });
}
