import type { Stack } from '../../../services/stack/index.ts';
import { cpuBetween, cpuByPart } from '../jobs/cpu.ts';

/** Queries of one kind. */
export interface Asked {
  name: string;
  queries: readonly string[];
}

/** Asks one query after the other; tells latencies and CPU time of each kind, then the latencies of all. */
export async function measure(given: {
  stack: Stack;
  asked: readonly Asked[];
  tell: (line: string) => void;
}): Promise<void> {
  const { stack, asked, tell } = given;
  const all: number[] = [];
  for (const { name, queries } of asked) {
    const latencies: number[] = [];
    const cpuBefore = cpuByPart();
    let found = 0;
    for (const query of queries) {
      const started = performance.now();
      found += await ask(stack, query);
      latencies.push(performance.now() - started);
    }
    all.push(...latencies);
    const cpu = [...cpuBetween(cpuBefore, cpuByPart())]
      .filter(([part]) => part === 'gateway' || part === 'postgres')
      .map(([part, ms]) => `${part} ${(ms / queries.length).toFixed(1)}`);
    tell(`  ${describe(name, latencies)}  CPU ms: ${cpu.join(', ')}  ${(found / queries.length).toFixed(1)} found`);
  }
  tell(`  ${describe('all', all)}`);
}

/** Asks for a page of 20 and tells how many came. */
async function ask({ url, key }: Stack, query: string): Promise<number> {
  const parameters = new URLSearchParams(query === '' ? {} : { query });
  const answer = await fetch(`${url}/v1/documents?${parameters.toString()}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`"${query}" was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { documents: unknown[] }).documents.length;
}

function describe(name: string, latencies: readonly number[]): string {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1).padStart(7);
  return `${name.padEnd(15)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(1)} ms`;
}
