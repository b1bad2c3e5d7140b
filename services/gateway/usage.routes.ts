import type { KeyRepository } from '../../prisma/key.repository.ts';
import type { Usage, UsageRepository, UsageSum } from '../../prisma/usage.repository.ts';
import { ApiError } from './api-error.ts';
import type { Handlers } from './handler.ts';

const defaultPeriodMs = 30 * 86_400_000;

/** What a client asked of the service: what came of it is counted apart. */
const requests: readonly UsageSum['kind'][] = ['job', 'document', 'turn'];

/** What the account used. */
export function createUsageHandlers({
  keys,
  usage,
}: {
  keys: KeyRepository;
  usage: UsageRepository;
}): Pick<Handlers, 'getUsage'> {
  return {
    async getUsage({ account: { accountId }, query }) {
      const to = query.to === undefined ? undefined : new Date(query.to);
      const end = to ?? new Date();
      const from = query.from === undefined ? new Date(end.getTime() - defaultPeriodMs) : new Date(query.from);
      if (from >= end) throw emptyPeriod();
      if (query.keyId !== undefined && !(await keys.find(accountId, query.keyId))) throw new ApiError('forbidden');
      const used = await usage.report(accountId, { from, to, keyId: query.keyId });
      const period = { from: from.toISOString(), to: end.toISOString() };
      return { status: 200, body: { ...view(used), period } };
    },
  };
}

function emptyPeriod(): ApiError {
  const message = 'Must be earlier than the end of the period';
  return new ApiError('invalid_request', { issues: [{ path: '/from', location: 'query', code: 'too_big', message }] });
}

function view({ sums, unfinished, storageBytes }: Usage) {
  const of = (...kinds: UsageSum['kind'][]): Total => total(sums.filter(({ kind }) => kinds.includes(kind)));
  const requested = sums.filter(({ kind }) => requests.includes(kind));
  const from = (isOf: (source: string) => boolean): number =>
    total(requested.filter(({ source }) => isOf(source))).count;
  const { pages, ocrPages } = total(sums);
  const { pending = 0, processing = 0 } = unfinished;
  const [jobs, failed] = [of('job', 'inner_job').count, of('failure').count];
  return {
    usage: {
      tokens: tokensOf(sums),
      requests: total(requested).count,
      documents: of('document').count,
      pages,
      ocrPages,
      extractions: of('extraction').count,
      assistantTurns: of('turn').count,
      webhooksDelivered: of('webhook').count,
      storageBytes,
    },
    bySource: {
      web: from((source) => source === 'web'),
      api: from((source) => source === 'api'),
      channel: from((source) => source.startsWith(channel)),
    },
    byChannelProvider: Object.fromEntries(
      [...new Set(requested.map(({ source }) => source))]
        .filter((source) => source.startsWith(channel))
        .map((source) => [source.slice(channel.length), from((other) => other === source)]),
    ),
    // jobs that were accepted in the period, as they stand now: those that have neither failed nor go on are completed
    jobs: { pending, processing, completed: jobs - pending - processing - failed, failed, total: jobs },
  };
}

const channel = 'channel:';

type Total = Omit<UsageSum, 'kind' | 'source'>;

function total(sums: readonly UsageSum[]): Total {
  const add = (amount: keyof Total): number => sums.reduce((sum, one) => sum + one[amount], 0);
  return {
    count: add('count'),
    pages: add('pages'),
    ocrPages: add('ocrPages'),
    promptTokens: add('promptTokens'),
    completionTokens: add('completionTokens'),
  };
}

function tokensOf(sums: readonly UsageSum[]) {
  const { promptTokens: prompt, completionTokens: completion } = total(sums);
  return { prompt, completion, total: prompt + completion };
}
