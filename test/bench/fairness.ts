import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { scopes } from '../../domain/contract/scopes.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createAttacker, keepUnderWay } from './fairness/attacker.ts';
import { createBenchClient } from './jobs/client.ts';
import { type Block, measureBlock, quantile, together } from './jobs/measure.ts';
import { tell } from './jobs/report.ts';
import { type Bench, runBench } from './stack.ts';

// npm run bench:fairness [-- --calls N]: sync calls of one account, one after the other, while another account has hostile
// documents worked on that never come to an end by themselves. What they take on an idle service is measured before and
// after each attack, in the same run.

const { values } = parseArgs({ options: { calls: { type: 'string', default: '40' } } });
const calls = Number(values.calls);
/** By then the attack holds what it can get. */
const headStartMs = 3_000;
const pictures = 8;

await runBench({ run: benchFairness });

async function benchFairness({ stack, signal }: Bench): Promise<void> {
  const client = await createBenchClient(stack);
  const attackerKey = await makeAttacker(stack.databaseUrl);
  const measure = async (): Promise<Block & { failed: number }> => {
    let failed = 0;
    const call = async (): Promise<void> =>
      await client.extract().catch(() => {
        failed += 1;
      });
    return { ...(await measureBlock({ count: calls, concurrency: 1, call })), failed };
  };

  await measure();
  tell(`${calls} sync calls, one after the other (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
  let before = await measure();
  tell(describe('idle', before));
  const jobs = (count: number) => (attacker: Attacker, over: AbortSignal) =>
    keepUnderWay(attacker.job, { count, signal: over });
  await under('4 jobs', jobs(4));
  await under('40 jobs', jobs(40));
  await under('4 uploads', (attacker, over) => keepUnderWay(attacker.upload, { count: 4, signal: over }));
  const held = await holdHostile();
  await under(`${pictures} pictures`, async (attacker) => void (await Promise.all(held.map(attacker.picture))));

  async function under(name: string, attack: (attacker: Attacker, over: AbortSignal) => Promise<void>): Promise<void> {
    const over = new AbortController();
    const attacking = attack(createAttacker(stack, attackerKey, over.signal), over.signal);
    await sleep(headStartMs);
    const during = await measure();
    over.abort();
    await attacking;
    await untilIdle();
    const after = await measure();
    const ratio = quantile(during, 0.95) / quantile(together([before, after]), 0.95);
    tell(`${describe(name, during)}  p95 ratio to idle ${ratio.toFixed(2)}`);
    tell(describe('idle', after));
    before = after;
  }

  /** Documents that the attacker holds and that have been tried to be read. */
  async function holdHostile(): Promise<string[]> {
    const attacker = createAttacker(stack, attackerKey, signal);
    return await Promise.all(Array.from({ length: pictures }, attacker.upload));
  }

  /** What an attack has left behind works itself off. */
  async function untilIdle(): Promise<void> {
    const prisma = createPrisma({ url: stack.databaseUrl, poolSize: 1 });
    const status = { in: ['pending', 'processing'] };
    while ((await prisma.job.count({ where: { status } })) + (await prisma.document.count({ where: { status } })) > 0) {
      await sleep(1_000, undefined, { signal });
    }
    await prisma.$disconnect();
  }
}

type Attacker = ReturnType<typeof createAttacker>;

async function makeAttacker(databaseUrl: string): Promise<string> {
  const prisma = createPrisma({ url: databaseUrl, poolSize: 1 });
  const { accountId } = await createAccountRepository(prisma).ensureAccount('attacker');
  const { key } = await createKeyRepository(prisma).createKey({ accountId, name: 'attacker', scopes });
  await prisma.$disconnect();
  return key;
}

function describe(name: string, block: Block & { failed: number }): string {
  const [p50, p95] = [quantile(block, 0.5), quantile(block, 0.95)].map((ms) => ms.toFixed(0).padStart(6));
  return `  ${name.padEnd(12)} p50 ${p50} ms  p95 ${p95} ms  not answered ${block.failed}`;
}
