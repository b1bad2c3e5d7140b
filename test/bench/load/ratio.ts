import { type Block, cpuPerCall, measureBlock, quantile } from '../jobs/measure.ts';
import { describeBlock, tell } from '../jobs/report.ts';
import { type Call, createLoadClient } from './client.ts';
import { type Compared, median } from './verdict.ts';

/** Where a call goes: the service, or bare Express. */
export type Side = 'ours' | 'bare';

/**
 * The same call against the service and against bare Express, a block of each in every round, with as many connections and
 * the same client: medians over the rounds, of which the first warms up and does not count.
 */
export async function compareWithExpress({
  name,
  urls,
  call,
  rounds,
  count,
  connections,
  betweenRounds,
}: {
  name: string;
  urls: Record<Side, string>;
  call: Call;
  rounds: number;
  count: number;
  connections: number;
  betweenRounds: () => Promise<void>;
}): Promise<Compared> {
  const clients = {
    ours: createLoadClient({ url: urls.ours, connections }),
    bare: createLoadClient({ url: urls.bare, connections }),
  };
  const blocks: Record<Side, Block[]> = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const side of ['bare', 'ours'] as const) {
      blocks[side].push(
        await measureBlock({
          count,
          concurrency: connections,
          async call() {
            const { status } = await clients[side].send(call);
            if (status !== 200 && status !== 202) throw new Error(`${name} was answered with ${status}`);
          },
        }),
      );
    }
    await betweenRounds();
  }
  await Promise.all([clients.ours.close(), clients.bare.close()]);
  const counted = { ours: blocks.ours.slice(1), bare: blocks.bare.slice(1) };
  tell(`${name}, ${connections} connections, medians of ${rounds} rounds of ${count}`);
  for (const side of ['bare', 'ours'] as const) tell(describeBlock(side, middleOf(counted[side])));
  const ratioOf = (figure: (block: Block) => number): number =>
    median(counted.ours.map((block, at) => figure(block) / figure(counted.bare[at] ?? block)));
  const process = (part: string) => (block: Block) => (block.cpu.get(part) ?? 0) / block.count;
  const cpu = median(counted.ours.map(process('gateway'))) / median(counted.bare.map(process('bare Express')));
  const [seconds, latency] = [ratioOf((block) => block.seconds), ratioOf((block) => quantile(block, 0.5))];
  tell(
    `  times bare Express: seconds ${seconds.toFixed(1)}, p50 ${latency.toFixed(1)}, CPU of the process ${cpu.toFixed(1)}, ` +
      `CPU of all ${ratioOf(cpuPerCall).toFixed(1)}`,
  );
  const { count: answered, seconds: taken } = middleOf(counted.ours);
  return { perSecond: answered / taken, seconds, latency };
}

/** The block of the median rate. */
function middleOf(blocks: readonly Block[]): Block {
  const middle = blocks.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(blocks.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
