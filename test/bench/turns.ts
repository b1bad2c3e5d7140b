import { loadavg } from 'node:os';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createResultCache } from '../../activities/assistant/result-cache.ts';
import { gatherDocuments, type TurnSources } from '../../activities/assistant/turn-documents.ts';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { answerQuestion } from '../../domain/assistant/answer.ts';
import { indexPage } from '../../domain/document/indexed-page.ts';
import { extract } from '../../domain/extraction/extract.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import { createAssistantDocumentRepository } from '../../prisma/assistant/assistant-document.repository.ts';
import { createAccountPrisma } from '../../prisma/client.ts';
import { createNameSearchRepository } from '../../prisma/assistant/name-search.repository.ts';
import { createPageSearchRepository } from '../../prisma/assistant/page-search.repository.ts';
import { type Bench, runBench } from './stack.ts';
import { fillAccount, type Person } from './turns/fill.ts';

// npm run bench:turns [-- --documents N --rounds N]: what a turn without a model takes, from the search to the answer, in an
// account with many documents and in one with a single document. All of them are read from the same policy, with other
// names in it: for a search the worst case, as every word but the names is in every document.

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '10' } },
});
const [documents, rounds] = [Number(values.documents), Number(values.rounds)];
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Questions of people who look for something of one insured, of two, and of any. */
const kinds: Record<string, (person: Person, other: Person) => string> = {
  'by insured': ({ insured }) => `what is the collision deductible of ${insured}?`,
  'by carrier': ({ carrier }) => `When does the ${carrier} policy expire?`,
  'by policy number': ({ policyNumber }) => `total premium ${policyNumber}`,
  'with a typo': ({ insured }) => `who is the lienholder of ${insured.slice(0, -2)}${insured.at(-1)}?`,
  comparison: (one, other) => `Compare the premiums of ${one.insured} and ${other.insured}`,
  'by no name': () => 'which policies have roadside assistance?',
  'nothing there': () => 'is the submarine insured?',
};

await runBench({ run: askTurns });

async function askTurns({ stack, connect }: Bench): Promise<void> {
  const policy = await readPolicy();
  const client = await connect();
  const rows = createAccountPrisma({ url: stack.databaseUrl });
  const sources: TurnSources = {
    documents: withAccountScope(
      createAssistantDocumentRepository(rows, createResultCache({ mostCharacters: 16_000_000 })),
    ),
    pages: withAccountScope(createPageSearchRepository(rows)),
    names: withAccountScope(createNameSearchRepository(rows)),
  };
  try {
    for (const count of [1, documents]) {
      const { accountId, people } = await fillAccount(client, { policy, count });
      print(`${count} document(s), load ${(loadavg()[0] ?? 0).toFixed(1)}`);
      // the first questions of a process take longer; they are about others, whose results are then not at hand
      await measure({ sources, accountId, people: people.toReversed(), tell: () => undefined });
      await measure({ sources, accountId, people, tell: print });
    }
  } finally {
    await rows.$disconnect();
  }
}

async function readPolicy() {
  const reader = createPdfReader({ threads: 1 });
  try {
    const bytes = await readFile(new URL('../../services/cli/demo/sample-policy.pdf', import.meta.url));
    const { pages } = await reader.read({ bytes, maxPages: 10 });
    const type = findPolicyType('auto');
    if (!type) throw new Error('there is no type auto');
    return { result: extract({ policyType: type, pages }), pages: pages.map(indexPage) };
  } finally {
    await reader.close();
  }
}

async function measure(given: {
  sources: TurnSources;
  accountId: string;
  people: readonly Person[];
  tell: (line: string) => void;
}): Promise<void> {
  const { sources, accountId, people, tell } = given;
  const all: { gathering: number; answering: number; cpu: number }[] = [];
  for (const [kind, ask] of Object.entries(kinds)) {
    const times: typeof all = [];
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [people[(round * 7) % people.length], people[(round * 11 + 5) % people.length]];
      if (!one || !other) continue;
      const question = ask(one, other);
      const [started, cpu] = [performance.now(), process.cpuUsage()];
      const { documents: gathered } = await gatherDocuments(sources, {
        accountId,
        searchScope: 'account',
        documentIds: [],
        question,
      });
      const between = performance.now();
      answerQuestion({ question, documents: gathered });
      const { user, system } = process.cpuUsage(cpu);
      times.push({
        gathering: between - started,
        answering: performance.now() - between,
        cpu: (user + system) / 1_000,
      });
    }
    all.push(...times);
    tell(`  ${describe(kind, times)}`);
  }
  tell(`  ${describe('all', all)}`);
}

function describe(name: string, times: readonly { gathering: number; answering: number; cpu: number }[]): string {
  const at = (share: number, of: readonly number[]): string =>
    ([...of].sort((a, b) => a - b)[Math.min(of.length - 1, Math.floor(share * of.length))] ?? Number.NaN).toFixed(0);
  const parts = [
    ['gathering', times.map(({ gathering }) => gathering)],
    ['answering', times.map(({ answering }) => answering)],
    ['both', times.map(({ gathering, answering }) => gathering + answering)],
  ] as const;
  const cpu = times.reduce((sum, one) => sum + one.cpu, 0) / times.length;
  return `${name.padEnd(18)} CPU ${cpu.toFixed(0).padStart(4)} ms  ${parts.map(([part, list]) => `${part} p50 ${at(0.5, list)} p95 ${at(0.95, list)} ms`).join('  ')}`;
}
