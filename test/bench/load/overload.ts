import { quantile } from '../jobs/measure.ts';
import { tell } from '../jobs/report.ts';
import { type Call, countStatuses, sendAtRate } from './client.ts';
import { type Demand, judgeOverload } from './verdict.ts';

/** More than a proxy before the service would open. */
const connections = 2_000;

/** Ten times as many requests as the service can answer, whatever it answers. */
export async function overload({
  url,
  perSecond,
  seconds,
  calls,
}: {
  url: string;
  /** Measured capacity. */
  perSecond: number;
  seconds: number;
  /** Sent in turn. */
  calls: readonly [Call, ...Call[]];
}): Promise<Demand[]> {
  const rate = 10 * perSecond;
  const begun = performance.now();
  const { sent, heldBack } = await sendAtRate({
    url,
    perSecond: rate,
    seconds,
    connections,
    call: (number) => calls[number % calls.length] ?? calls[0],
  });
  const statuses = [...countStatuses(sent)].map(([status, count]) => `${count} x ${status}`).join(', ');
  tell(`overload: ${rate.toFixed(0)} requests a second for ${seconds} s over up to ${connections} connections`);
  tell(`  ${statuses}; ${heldBack} were held back; the last answer came after ${elapsed(begun)} s`);
  const latencies = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) =>
    (quantile({ latencies, count: sent.length, seconds, cpu: new Map() }, share) / 1_000).toFixed(1),
  );
  tell(`  p50 ${p50} s, p99 ${p99} s`);
  return judgeOverload(sent);
}

const elapsed = (since: number): string => ((performance.now() - since) / 1_000).toFixed(0);
