import { isInTimestampRange } from '../../domain/contract/request-timestamp.ts';
import { costUsd, type ModelPrices } from '../../domain/model/cost.ts';
import type { Usage, UsageRepository, UsageSum } from '../../prisma/accounts/usage.repository.ts';

const defaultPeriodMs = 30 * 86_400_000;

/** Kinds of events that count as requests; other kinds record their results. */
const requests: readonly UsageSum['kind'][] = ['job', 'document', 'turn'];

/**
 * The usage report of an account, for the HTTP API and the assistant; the last 30 days by default. Undefined if the period
 * ends before it begins.
 */
export async function reportUsage(
  usage: UsageRepository,
  accountId: string,
  {
    keyId,
    prices,
    ...period
  }: {
    from?: string | undefined;
    to?: string | undefined;
    keyId?: string | undefined;
    /** Prices of the model; without them the report names no cost. */
    prices?: ModelPrices | undefined;
  },
) {
  const to = period.to === undefined ? undefined : momentOf(period.to);
  const end = to ?? new Date();
  const from = period.from === undefined ? new Date(end.getTime() - defaultPeriodMs) : momentOf(period.from);
  if (from >= end) return undefined;
  const used = await usage.report(accountId, { from, to, keyId });
  return { ...view(used, prices), period: { from: from.toISOString(), to: end.toISOString() } };
}

/** Rounds up to the next millisecond, which is the precision of events: the first instant that is not before the time. */
function momentOf(time: string): Date {
  const begun = new Date(time);
  const next = new Date(begun.getTime() + 1);
  // the last millisecond of the supported range cannot be rounded up
  return /\.\d{3}\d*[1-9]/.test(time) && isInTimestampRange(next) ? next : begun;
}

/** What was used, from the sums of a period, a day or a key. */
export function amountsOf(sums: readonly UsageSum[]) {
  const of = (...kinds: UsageSum['kind'][]): number => total(sums.filter(({ kind }) => kinds.includes(kind))).count;
  const { pages, ocrPages } = total(sums);
  return {
    tokens: tokensOf(sums),
    requests: of(...requests),
    documents: of('document'),
    pages,
    ocrPages,
    extractions: of('extraction'),
    assistantTurns: of('turn'),
    webhooksDelivered: of('webhook'),
    corrections: of('correction'),
  };
}

function view({ sums, unfinished, storageBytes }: Usage, prices: ModelPrices | undefined) {
  const of = (...kinds: UsageSum['kind'][]): Total => total(sums.filter(({ kind }) => kinds.includes(kind)));
  const requested = requestsOf(sums);
  const { pending = 0, processing = 0 } = unfinished;
  const [jobs, failed] = [of('job', 'inner_job').count, of('failure').count];
  return {
    usage: { ...amountsOf(sums), ...(prices && { costUsd: costUsd(total(sums), prices) }), storageBytes },
    bySource: countBySource(sums),
    byChannelProvider: Object.fromEntries(
      [...new Set(requested.map(({ source }) => source))]
        .filter((source) => source.startsWith(channel))
        .map((source) => [source.slice(channel.length), countFrom(requested, (other) => other === source)]),
    ),
    // jobs accepted in the period by their current status; completed ones are not counted, so they are the remainder
    jobs: { pending, processing, completed: jobs - pending - processing - failed, failed, total: jobs },
  };
}

const channel = 'channel:';

const requestsOf = (sums: readonly UsageSum[]): UsageSum[] => sums.filter(({ kind }) => requests.includes(kind));

const countFrom = (requested: readonly UsageSum[], isOf: (source: string) => boolean): number =>
  total(requested.filter(({ source }) => isOf(source))).count;

/** The requests among the sums, by the source of their keys. */
export function countBySource(sums: readonly UsageSum[]) {
  const requested = requestsOf(sums);
  return {
    web: countFrom(requested, (source) => source === 'web'),
    api: countFrom(requested, (source) => source === 'api'),
    channel: countFrom(requested, (source) => source.startsWith(channel)),
  };
}

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
