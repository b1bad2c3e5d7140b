import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { maxInlineDocumentBytes } from '../../domain/limits.ts';
import { findRunningStack } from '../../services/stack/state-file.ts';
import { runBench } from './stack.ts';

// npm run bench:bodies [-- --bodies N]: the memory of the gateway (peak of its resident set, Linux only) while so many
// clients send the largest inline document at once, and what they are answered.

const { values } = parseArgs({ options: { bodies: { type: 'string', default: '24' } } });
const bodies = Number(values.bodies);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

await runBench({
  run: async ({ stack, environment, signal }) => {
    const gateway = findRunningStack(environment.DATA_DIR ?? '')?.services[0];
    if (gateway === undefined) throw new Error('there is no gateway');
    const idle = peakOf(gateway);
    const document = Buffer.alloc(maxInlineDocumentBytes, ' ');
    document.write('%PDF-1.7\n');
    const text = JSON.stringify({
      policyType: 'auto',
      document: { type: 'base64', content: document.toString('base64') },
    });
    // one copy for all of them: the memory of this process is not what is measured
    const body = Buffer.from(text);
    const statuses = await Promise.all(
      Array.from({ length: bodies }, async () => {
        const headers = { Authorization: `Bearer ${stack.key}`, 'Content-Type': 'application/json' };
        const answer = await fetch(`${stack.url}/v1/jobs`, { method: 'POST', headers, body, signal });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    const counts = [...new Set(statuses)].map(
      (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
    );
    tell(`${bodies} bodies of ${(body.length / 1e6).toFixed(1)} MB at once: ${counts.join(', ')}`);
    tell(`resident set of the gateway: ${idle} MB before, ${peakOf(gateway)} MB at its peak`);
  },
});

/** The largest resident set that the process has had, MB. */
function peakOf(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_000);
}
