import type { ToolCall } from '../../model/model.ts';
import { isToolCallProblem, type ReadToolCall, readToolCall, type ToolCallProblem, type ToolName } from '../tools.ts';

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

/** Tools that read documents, and so need some in the scope of the turn. */
const ofDocuments: readonly ToolName[] = ['search_documents', 'get_document', 'extract_policy', 'compare_documents'];
const ofAnyScope: readonly ToolName[] = ['list_documents', 'get_usage', 'get_job'];

/** The tools that a turn of this scope has any use for. */
export function toolsInScope({ scope, documentIds }: Pick<TurnScope, 'scope' | 'documentIds'>): ToolName[] {
  const hasDocuments = scope === 'account' || (scope === 'selected_documents' && documentIds.length > 0);
  return hasDocuments ? [...ofDocuments, ...ofAnyScope] : [...ofAnyScope];
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

const selectedOnly =
  'This turn may use its selected documents only: add the document to `documentIds`, or set `searchScope` to `account`.';

function outOfScope(read: ReadToolCall, turn: TurnScope): string | undefined {
  if (!toolsInScope(turn).includes(read.name)) {
    return `\`${read.name}\` needs documents: set \`searchScope\` to \`selected_documents\` with \`documentIds\`, or to \`account\`.`;
  }
  const named = (id: string): boolean => turn.personText.toLowerCase().includes(id.toLowerCase());
  const selected = (id: string): boolean => turn.documentIds.some((one) => one.toLowerCase() === id.toLowerCase());
  switch (read.name) {
    case 'get_job':
      return named(read.arguments.jobId) ? undefined : 'Only a job whose id the person wrote can be looked up.';
    case 'extract_policy': {
      const { documentId } = read.arguments;
      const isGiven = selected(documentId) || (turn.scope === 'account' && named(documentId));
      if (isGiven) return undefined;
      return turn.scope === 'account' ? 'Only a document that the person named can be extracted.' : selectedOnly;
    }
    case 'get_usage':
      return undefined;
    default:
      return turn.scope === 'account' || idsOf(read).every(selected) ? undefined : selectedOnly;
  }
}

function idsOf(read: ReadToolCall): readonly string[] {
  if (read.name === 'search_documents' || read.name === 'compare_documents') return read.arguments.documentIds ?? [];
  return read.name === 'get_document' ? [read.arguments.documentId] : [];
}

function within(read: ReadToolCall, { scope, documentIds }: TurnScope): AuthorizedToolCall['within'] {
  const ids = idsOf(read);
  if (ids.length > 0) return ids;
  // without documents in its scope only a list of documents comes here, which tells names and no contents
  return scope === 'selected_documents' && documentIds.length > 0 ? documentIds : 'account';
}
