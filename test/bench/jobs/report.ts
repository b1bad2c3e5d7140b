import { type Block, cpuPerCall, quantile } from './measure.ts';

export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line: how many calls a second, how long they took, and which part of the system spent how much CPU on each. */
export function describeBlock(name: string, block: Block): string {
  const perSecond = (block.count / block.seconds).toFixed(1);
  const [p50, p99] = [quantile(block, 0.5), quantile(block, 0.99)].map((ms) => ms.toFixed(0));
  const parts = [...block.cpu]
    .filter(([, ms]) => ms / block.count >= 0.1)
    .map(([part, ms]) => `${part} ${(ms / block.count).toFixed(1)}`);
  return `  ${name.padEnd(12)} ${perSecond.padStart(6)} /s  p50 ${p50} ms  p99 ${p99} ms  CPU ${cpuPerCall(block).toFixed(1)} ms (${parts.join(', ')})`;
}

/** What a job takes beside its extraction, as a multiple of the bare workflow. */
export function describeRatio({ bare, extraction, job }: Record<'bare' | 'extraction' | 'job', Block>): string[] {
  const latency = (share: number): string =>
    ((quantile(job, share) - quantile(extraction, share)) / quantile(bare, share)).toFixed(2);
  const cpu = (cpuPerCall(job) - cpuPerCall(extraction)) / cpuPerCall(bare);
  return [
    `  ratio without reading and rules: p50 ${latency(0.5)}  p99 ${latency(0.99)}  CPU ${cpu.toFixed(2)}`,
    `  reading and rules: ${((100 * cpuPerCall(extraction)) / cpuPerCall(job)).toFixed(0)} % of a job's CPU`,
  ];
}
