import type { AuthorizedToolCall } from '../../domain/assistant/model/authorize-tool-call.ts';
import { compareDocuments } from '../../domain/assistant/compare.ts';
import { titleOf } from '../../domain/assistant/documents.ts';
import type { ToolName } from '../../domain/assistant/tools.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import type { DocumentSummary, DocumentWithResult } from '../../prisma/assistant/assistant-document.repository.ts';
import type { JobRecord, JobRepository } from '../../prisma/jobs/job.repository.ts';
import type { TurnJobRepository } from '../../prisma/assistant/turn-job.repository.ts';
import type { TurnName } from '../../prisma/assistant/turn.repository.ts';
import { searchPassages } from './search-passages.ts';
import { toAssistantDocument, type TurnSources } from './turn-documents.ts';

/** Why a tool has no result. The message is shown to clients and models. */
export class ToolError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ToolError';
    this.code = code;
  }
}

export interface ToolDependencies {
  sources: TurnSources;
  jobs: JobRepository;
  turnJobs: TurnJobRepository;
  startJob: (job: JobRecord) => Promise<boolean>;
  /** The account's usage, as in the response of `GET /v1/usage`. */
  usage: (
    accountId: string,
    period: { from?: string | undefined; to?: string | undefined },
  ) => Promise<object | undefined>;
}

/** The turn and key for which a tool runs. The account always comes from the turn, never from an argument. */
export interface ToolContext {
  turn: TurnName;
  /** Index of the call within its turn. */
  index: number;
  keyId: string;
}

export type RunTool = (call: AuthorizedToolCall, context: ToolContext) => Promise<object>;

type Tools = {
  [Name in ToolName]: (call: Extract<AuthorizedToolCall, { name: Name }>, context: ToolContext) => Promise<object>;
};

/** The implementations of the tools, all idempotent. @throws ToolError */
export function createTools({ sources, jobs, turnJobs, startJob, usage }: ToolDependencies): RunTool {
  const { documents } = sources;
  const tools: Tools = {
    async search_documents({ arguments: { query, limit }, within }, { turn: { accountId } }) {
      return { passages: await searchPassages(sources, { accountId, within, query, limit }) };
    },

    async list_documents({ arguments: { query, limit }, within }, { turn: { accountId } }) {
      // one extra row shows whether there are more
      const found = await documents.list(accountId, { within, query, limit: limit + 1 });
      return { documents: found.slice(0, limit).map(documentForModel), hasMore: found.length > limit };
    },

    async get_document({ arguments: { documentId } }, { turn: { accountId } }) {
      const document = await find(accountId, documentId);
      return { ...documentForModel(document), data: document.result?.data ?? null };
    },

    async extract_policy({ arguments: { documentId, policyType } }, { turn, index, keyId }) {
      const document = await find(turn.accountId, documentId);
      const type = findPolicyType(policyType ?? document.policyType ?? '');
      if (!type) {
        const problem =
          policyType === undefined ? 'The document is of no known type: name one.' : 'No such policy type.';
        throw new ToolError('unknown_policy_type', problem);
      }
      const job = await turnJobs.create(turn, { index, keyId, documentId, policyType: type.id });
      if (!job) throw whyNoJob(await find(turn.accountId, documentId));
      await startJob(job);
      const { documentId: id, title } = documentForModel(document);
      return { documentId: id, title, ...jobForModel(job) };
    },

    async get_job({ arguments: { jobId } }, { turn: { accountId } }) {
      const job = await jobs.find(accountId, jobId);
      if (!job) throw new ToolError('not_found', 'The account has no such job.');
      const { documentId } = job;
      return {
        ...jobForModel(job),
        // recorded as a source, so that deleting the document withdraws this result
        ...(documentId !== null && { documentId }),
        ...(job.error && { error: job.error }),
        ...(job.result && { data: job.result.data.toJSON() }),
      };
    },

    async compare_documents({ arguments: { documentIds } }, { turn: { accountId } }) {
      const ids = documentIds.map((id) => id.toLowerCase());
      if (new Set(ids).size < ids.length)
        throw new ToolError('invalid_arguments', 'Two different documents are compared: give two ids.');
      const found = await documents.findWithResults(accountId, ids);
      const [before, after] = found;
      if (!before || !after) throw notFound();
      const unread = found.filter(({ result }) => result === null);
      if (unread.length > 0) {
        // ids, not titles: error messages stay when a document is deleted
        const named = unread.map(({ documentId }) => documentId).join(' and ');
        throw new ToolError('not_extracted', `Nothing was extracted from ${named} yet.`);
      }
      const compared = compareDocuments(toAssistantDocument(before, []), toAssistantDocument(after, []));
      return { documents: [before, after].map(nameOf), ...compared };
    },

    async get_usage({ arguments: period }, { turn: { accountId } }) {
      const report = await usage(accountId, period);
      if (!report) throw new ToolError('invalid_arguments', '`from` must be earlier than `to`.');
      return report;
    },
  };

  async function find(accountId: string, documentId: string): Promise<DocumentWithResult> {
    const [document] = await documents.findWithResults(accountId, [documentId.toLowerCase()]);
    if (!document) throw notFound();
    return document;
  }

  return async (call, context) => {
    // TypeScript cannot correlate the name with the type of the call
    const tool = tools[call.name] as (call: AuthorizedToolCall, context: ToolContext) => Promise<object>;
    return await tool(call, context);
  };
}

const notFound = (): ToolError => new ToolError('not_found', 'The account has no such document.');

function whyNoJob({ status }: DocumentSummary): ToolError {
  if (status !== 'ready' && status !== 'failed') {
    return new ToolError('not_ready', 'The document has not arrived yet.');
  }
  return new ToolError('limit_reached', 'The account has as many jobs, or pages this month, as it may have.');
}

const nameOf = (document: DocumentSummary) => ({ documentId: document.documentId, title: titleOf(document) });

function documentForModel(document: DocumentSummary) {
  const { fileName, documentType, policyType, status, pages, createdAt } = document;
  return {
    ...nameOf(document),
    fileName,
    documentType,
    policyType,
    status,
    pages,
    createdAt: createdAt.toISOString(),
  };
}

function jobForModel({ id, status, policyType }: Pick<JobRecord, 'id' | 'status' | 'policyType'>) {
  return { jobId: id, status, policyType, statusUrl: `/v1/jobs/${id}` };
}
