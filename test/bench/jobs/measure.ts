import { cpuBetween, cpuByPart } from './cpu.ts';

/** What a block of calls took. */
export interface Block {
  count: number;
  seconds: number;
  /** Milliseconds of each call, sorted. */
  latencies: number[];
  /** CPU milliseconds by part of the system. */
  cpu: Map<string, number>;
}

/** Makes `count` calls with `concurrency` of them in flight, as a client that always has the next one ready. */
export async function measureBlock({
  count,
  concurrency,
  call,
}: {
  count: number;
  concurrency: number;
  call: () => Promise<void>;
}): Promise<Block> {
  const latencies: number[] = [];
  const cpuBefore = cpuByPart();
  const begun = performance.now();
  let left = count;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await call();
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  const seconds = (performance.now() - begun) / 1_000;
  return { count, seconds, latencies: latencies.sort((a, b) => a - b), cpu: cpuBetween(cpuBefore, cpuByPart()) };
}

/** Several blocks of the same calls as one. */
export function together(blocks: readonly Block[]): Block {
  const cpu = new Map<string, number>();
  for (const block of blocks) for (const [part, ms] of block.cpu) cpu.set(part, (cpu.get(part) ?? 0) + ms);
  return {
    count: blocks.reduce((sum, { count }) => sum + count, 0),
    seconds: blocks.reduce((sum, { seconds }) => sum + seconds, 0),
    latencies: blocks.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
    cpu,
  };
}

/** The latency that a share (0..1) of the calls did not exceed. */
export function quantile({ latencies }: Block, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? Number.NaN;
}

export function cpuPerCall({ cpu, count }: Block): number {
  return [...cpu.values()].reduce((sum, ms) => sum + ms, 0) / count;
}
