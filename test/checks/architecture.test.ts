import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** Imports by file. */
type House = Record<string, readonly string[]>;

/** A house in order: every file imports what it may, the way the real one does. */
const house: House = {
  'domain/names.js': [],
  'domain/contract/jobs.js': ['zod', '../names.js'],
  'prisma/generated/client.js': ['@prisma/client'],
  'prisma/job.repository.js': ['./generated/client.js', '../domain/names.js', 'node:crypto'],
  'adapters/pdf/index.js': ['./reader.js'],
  'adapters/pdf/reader.js': ['../../domain/names.js', 'node:fs'],
  'adapters/outbound/index.js': ['ipaddr.js', '../../domain/names.js'],
  'activities/job.activities.js': ['@temporalio/activity', '../domain/names.js'],
  'workflows/index.js': ['./extract-policy.workflow.js'],
  'workflows/extract-policy.workflow.js': ['@temporalio/workflow', '../domain/names.js'],
  'services/gateway/main.js': [
    './jobs.routes.js',
    '../configuration/configuration.js',
    '../../prisma/job.repository.js',
  ],
  'services/gateway/jobs.routes.js': ['express', '../shared/start-job.js', '../../adapters/outbound/index.js'],
  'services/worker/main.js': ['./workers.js', '../configuration/configuration.js', '../../adapters/pdf/index.js'],
  'services/worker/workers.js': ['@temporalio/worker', '../../activities/job.activities.js'],
  'services/configuration/configuration.js': ['zod'],
  'services/shared/start-job.js': ['@temporalio/client'],
  'services/stack/start.js': ['pg', 'node:child_process'],
  'services/cli/main.js': ['../stack/start.js', '../mcp/server.js'],
  'services/mcp/server.js': ['@modelcontextprotocol/sdk', '../shared/start-job.js', '../../domain/names.js'],
  'services/cli/keys/main.js': [],
  'clients/typescript/src/index.js': ['./http.js'],
  'clients/typescript/src/http.js': [],
  'services/cli/program.js': ['../../clients/typescript/src/index.js'],
  'test/helper.js': [],
};

/** One import for each rule, which breaks that rule and no other. */
const planted: Record<string, { from: string; to: string }> = {
  'domain-is-pure': { from: 'domain/names.js', to: 'node:fs' },
  'prisma-knows-the-domain-only': { from: 'prisma/job.repository.js', to: '../adapters/outbound/index.js' },
  'database-stays-behind-repositories': { from: 'services/worker/workers.js', to: '../../prisma/generated/client.js' },
  'adapter-is-an-island': { from: 'adapters/pdf/reader.js', to: '../outbound/index.js' },
  'adapter-has-one-door': { from: 'services/worker/workers.js', to: '../../adapters/pdf/reader.js' },
  'foreign-kits-stay-in-their-adapter': { from: 'services/worker/workers.js', to: 'ipaddr.js' },
  'activities-are-handed-what-they-use': { from: 'activities/job.activities.js', to: '../prisma/job.repository.js' },
  'workflows-are-deterministic': {
    from: 'workflows/extract-policy.workflow.js',
    to: '../activities/job.activities.js',
  },
  'workflows-are-loaded-by-the-worker': { from: 'services/worker/workers.js', to: '../../workflows/index.js' },
  'express-only-in-the-gateway': { from: 'services/worker/workers.js', to: 'express' },
  'gateway-only-accepts-and-answers': { from: 'services/gateway/jobs.routes.js', to: '../../adapters/pdf/index.js' },
  'processes-do-not-import-each-other': { from: 'services/cli/main.js', to: '../worker/workers.js' },
  'mcp-calls-the-api-only': { from: 'services/mcp/server.js', to: '../../prisma/job.repository.js' },
  'mcp-sdk-stays-in-its-room': { from: 'services/worker/workers.js', to: '@modelcontextprotocol/sdk' },
  'the-stack-serves-one-machine-only': { from: 'services/worker/workers.js', to: '../stack/start.js' },
  'clients-know-the-api-only': { from: 'clients/typescript/src/http.js', to: '../../../domain/names.js' },
  'client-has-one-door': { from: 'services/cli/program.js', to: '../../clients/typescript/src/http.js' },
  'nobody-imports-a-main': { from: 'services/cli/main.js', to: './keys/main.js' },
  'configuration-is-read-in-main': { from: 'services/gateway/jobs.routes.js', to: '../configuration/configuration.js' },
  'nothing-imports-tests': { from: 'services/worker/workers.js', to: '../../test/helper.js' },
  'no-development-package-at-run-time': { from: 'services/worker/workers.js', to: 'vitest' },
  'every-package-is-declared': { from: 'services/worker/workers.js', to: 'left-behind' },
};

const dependencies = Object.values(house)
  .flat()
  .filter((name) => /^[a-z@]/.test(name) && !name.startsWith('node:'));
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function build(files: House): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'house-')));
  folders.push(folder);
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '0.0.1']));
  await write(
    folder,
    'package.json',
    JSON.stringify({ dependencies: versions(dependencies), devDependencies: versions(['vitest']) }),
  );
  for (const name of [...dependencies, 'vitest', 'left-behind']) {
    await write(
      folder,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '0.0.1', main: 'index.js' }),
    );
    await write(folder, `node_modules/${name}/index.js`, '');
  }
  for (const [file, imports] of Object.entries(files)) {
    await write(folder, `dist/${file}`, imports.map((name) => `import '${name}';\n`).join(''));
  }
  return folder;
}

async function write(folder: string, file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

async function brokenRules(files: House): Promise<string[]> {
  const { output } = await cruise(['dist'], { ...(await configuration), baseDir: await build(files) });
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

const configuration = extractDepcruiseOptions(path.join(import.meta.dirname, '../../.dependency-cruiser.cjs'));

describe('the architecture rules', () => {
  it('find nothing in a house that is in order', async () => {
    expect(await brokenRules(house)).toEqual([]);
  });

  it.each(Object.entries(planted))('%s', async (rule, { from, to }) => {
    expect(await brokenRules({ ...house, [from]: [...(house[from] ?? []), to] })).toEqual([rule]);
  });

  it('each have a violation here, and say what to do instead', async () => {
    const rules = (await configuration).ruleSet?.forbidden ?? [];
    expect(rules.map(({ name }) => name)).toEqual(Object.keys(planted));
    for (const { comment } of rules) expect(comment).toMatch(/\. .*\.$/);
  });
});
