import type { ToolCall } from '../model/model.ts';
import { isToolCallProblem, type ReadToolCall, readToolCall, type ToolCallProblem, type ToolName } from './tools.ts';

export type SearchScope = 'none' | 'selected_documents' | 'account';

/** What a turn may touch; fixed by the person before a model is asked anything. */
export interface TurnScope {
  scope: SearchScope;
  /** The documents that the person selected, all of the account. */
  documentIds: readonly string[];
  /** What the person wrote: ids that stand in it were named by the person. */
  personText: string;
}

export type AuthorizedToolCall = ReadToolCall & {
  /** The documents that the call may read; `account`: any of the turn's own account. */
  within: readonly string[] | 'account';
};

export type ToolCallVerdict =
  | { allowed: true; call: AuthorizedToolCall }
  | { allowed: false; call: ToolCall; code: ToolCallProblem['code'] | 'out_of_scope'; message: string };

const ofDocuments: readonly ToolName[] = [
  'search_documents',
  'list_documents',
  'get_document',
  'extract_policy',
  'compare_documents',
];

/** The tools that a turn of this scope has any use for. */
export function toolsInScope(scope: SearchScope): ToolName[] {
  return scope === 'none' ? ['get_usage', 'get_job'] : [...ofDocuments, 'get_usage', 'get_job'];
}

/**
 * Decides whether a call that a model asks for may be made, whatever made the model ask. Reading stays within the turn's
 * scope; what starts work or names a job needs an id that the person gave, since a document could have given any other.
 */
export function authorizeToolCall({ call, ...turn }: { call: ToolCall } & TurnScope): ToolCallVerdict {
  const read = readToolCall(call);
  if (isToolCallProblem(read)) return { allowed: false, call, ...read };
  const refusal = outOfScope(read, turn);
  if (refusal !== undefined) return { allowed: false, call, code: 'out_of_scope', message: refusal };
  return { allowed: true, call: { ...read, within: within(read, turn) } };
}

function outOfScope(read: ReadToolCall, turn: TurnScope): string | undefined {
  if (!toolsInScope(turn.scope).includes(read.name)) return 'This conversation uses no documents.';
  const named = (id: string): boolean => turn.personText.toLowerCase().includes(id.toLowerCase());
  const selected = (id: string): boolean => turn.documentIds.some((one) => one.toLowerCase() === id.toLowerCase());
  switch (read.name) {
    case 'get_job':
      return named(read.arguments.jobId) ? undefined : 'Only a job whose id the person wrote can be looked up.';
    case 'extract_policy': {
      const { documentId } = read.arguments;
      const isGiven = selected(documentId) || (turn.scope === 'account' && named(documentId));
      return isGiven ? undefined : 'Only a document that the person named can be extracted.';
    }
    case 'get_usage':
      return undefined;
    default:
      return turn.scope === 'account' || idsOf(read).every(selected)
        ? undefined
        : 'This conversation uses the selected documents only.';
  }
}

function idsOf(read: ReadToolCall): readonly string[] {
  if (read.name === 'search_documents' || read.name === 'compare_documents') return read.arguments.documentIds ?? [];
  return read.name === 'get_document' ? [read.arguments.documentId] : [];
}

function within(read: ReadToolCall, { scope, documentIds }: TurnScope): AuthorizedToolCall['within'] {
  const ids = idsOf(read);
  if (ids.length > 0) return ids;
  return scope === 'account' ? 'account' : documentIds;
}
