import { cpuBetween, cpuByPart } from '../jobs/cpu.ts';

/** What calls took that were made one after the other. */
export interface Measured<T> {
  /** What the last one said. */
  last: T;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** CPU milliseconds a call of the gateway and of Postgres; absent where the system does not tell. */
  cpu?: { gateway: number; postgres: number };
}

/** Makes calls one after the other; those that warm up are not counted. */
export async function measure<T>({
  calls,
  warmUps,
  call,
}: {
  calls: number;
  warmUps: number;
  call: () => Promise<T>;
}): Promise<Measured<T>> {
  let last = await call();
  for (let time = 1; time < warmUps; time++) last = await call();
  const latencies: number[] = [];
  const before = cpuByPart();
  for (let time = 0; time < calls; time++) {
    const began = performance.now();
    last = await call();
    latencies.push(performance.now() - began);
  }
  const spent = cpuBetween(before, cpuByPart());
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(share * latencies.length)] ?? Number.NaN;
  const of = (part: string): number => (spent.get(part) ?? 0) / calls;
  const cpu = { gateway: of('gateway'), postgres: of('postgres') };
  return { last, p50: at(0.5), p95: at(0.95), ...(spent.size > 0 && { cpu }) };
}

/** In one line. */
export function show({ p50, p95, cpu }: Measured<unknown>): string {
  const [middle, late] = [p50, p95].map((ms) => ms.toFixed(1).padStart(5));
  const costs = cpu === undefined ? '' : ` (CPU ${cpu.gateway.toFixed(1)} + ${cpu.postgres.toFixed(1)} ms)`;
  return `p50 ${middle} ms, p95 ${late} ms${costs}`;
}
