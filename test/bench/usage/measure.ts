/** Makes calls one after the other: the latencies (milliseconds) and what the last one said. */
export async function measure<T>({ calls, call }: { calls: number; call: () => Promise<T> }) {
  let last = await call();
  const latencies: number[] = [];
  for (let time = 0; time < calls; time++) {
    const began = performance.now();
    last = await call();
    latencies.push(performance.now() - began);
  }
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(share * latencies.length)] ?? Number.NaN;
  return { last, p50: at(0.5), p95: at(0.95) };
}
