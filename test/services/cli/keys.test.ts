import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Command } from 'commander';
import { scopes } from '../../../domain/contract/scopes.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createKeyRepository, type KeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { addKeyCommands } from '../../../services/cli/keys.ts';
import { compiled } from '../../helpers/compiled.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let keys: KeyRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  keys = createKeyRepository(prisma);
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

/** What a command prints; rejects with what it refuses. */
async function decpage(...given: string[]): Promise<string> {
  const printed: string[] = [];
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const accounts = createAccountRepository(prisma);
  addKeyCommands(program, {
    withDatabase: (work) => work({ accounts, keys }),
    print: (text) => void printed.push(text),
  });
  // commander ends the process on its own errors unless each command is told not to
  for (const command of program.commands.flatMap((group) => [group, ...group.commands])) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['keys', ...given], { from: 'user' });
  return printed.join('\n');
}

/** Runs the command line as a user does. */
function runProcess(...given: string[]): Promise<{ exitCode: number; out: string; error: string }> {
  const main = compiled('services/cli/main.ts');
  const env = { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--enable-source-maps', main, 'keys', ...given], { env }, (failure, out, error) => {
      resolve({ exitCode: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() });
    });
  });
}

describe('decpage keys', () => {
  it('makes an account and a key that works, and shows the key once', async () => {
    const made = JSON.parse(await decpage('create', '--account', 'acme', '--name', 'first', '--json')) as {
      key: string;
      keyId: string;
    };
    expect(made).toMatchObject({
      name: 'first',
      scopes: [...scopes],
      source: 'api',
      expiresAt: null,
      lastUsedAt: null,
    });
    expect(await keys.findByText(made.key)).toMatchObject({ keyId: made.keyId, account: { name: 'acme' } });
    const listed = await decpage('list', '--account', 'acme', '--json');
    expect(JSON.parse(listed)).toMatchObject({ keys: [{ keyId: made.keyId }] });
    expect(listed).not.toContain(made.key);
  });

  it('gives a key the scopes, the source and the end that were asked for', async () => {
    const wanted = ['--scopes', 'jobs:read,jobs:write', '--source', 'channel:shop', '--expires', '2999-01-31'];
    const out = await decpage('create', '--account', 'acme', '--name', 'second', '--json', ...wanted);

    expect(JSON.parse(out)).toMatchObject({
      scopes: ['jobs:read', 'jobs:write'],
      source: 'channel:shop',
      expiresAt: '2999-01-31T00:00:00.000Z',
    });
  });

  it('rotates and revokes a key by its id', async () => {
    const made = await decpage('create', '--account', 'acme', '--name', 'third', '--json');
    const old = JSON.parse(made) as { key: string; keyId: string };

    const rotated = JSON.parse(await decpage('rotate', old.keyId, '--overlap', '0', '--json')) as typeof old;
    const revoked = await decpage('revoke', rotated.keyId);

    expect((await keys.findByText(old.key))?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(revoked).toContain('is revoked');
    expect((await keys.findByText(rotated.key))?.revokedAt).not.toBeNull();
  });

  it('tells the time of an overlap as it is asked for', async () => {
    const program = new Command();
    addKeyCommands(program, { withDatabase: () => Promise.reject(new Error('no database')), print: () => undefined });
    const rotate = program.commands[0]?.commands.find((command) => command.name() === 'rotate');
    expect(rotate?.helpInformation().replace(/\s+/g, ' ')).toContain('7d or 0 (default: 24h)');
  });

  it('lists keys whose end nobody can read', async () => {
    for (const [name, end] of [
      ['late', '10000-01-01 23:58:59+00'],
      ['endless', 'infinity'],
    ]) {
      const made = await decpage('create', '--account', 'odd', '--name', `${name}`, '--json');
      const { keyId } = JSON.parse(made) as { keyId: string };
      await prisma.$executeRaw`UPDATE keys SET expires_at = ${end}::text::timestamptz,
        revoked_at = ${end}::text::timestamptz WHERE id = ${keyId}::uuid`;
    }

    const { keys: listed } = JSON.parse(await decpage('list', '--account', 'odd', '--json')) as { keys: object[] };

    expect(listed).toMatchObject([
      { name: 'endless', expiresAt: '1970-01-01T00:00:00.000Z' },
      { name: 'late', expiresAt: '1970-01-01T00:00:00.000Z' },
    ]);
    expect(await decpage('list', '--account', 'odd')).toMatch(/ {2}late {2}api {2}revoked 1970-01-01 {2}/);
  });

  it.each([
    [
      'an unknown scope',
      ['create', '--account', 'a', '--name', 'n', '--scopes', 'jobs:all'],
      'Unknown scope: jobs:all',
    ],
    ['an unknown source', ['create', '--account', 'a', '--name', 'n', '--source', 'mail'], 'The source is'],
    ['an end that is past', ['create', '--account', 'a', '--name', 'n', '--expires', '2001-01-01'], 'in the future'],
    ['a day that is none', ['create', '--account', 'a', '--name', 'n', '--expires', '2027-02-30'], 'looks like'],
    [
      'an end in the year 10000',
      ['create', '--account', 'a', '--name', 'n', '--expires', '9999-12-31T23:59:59-23:59'],
      'to 9999-12-31T23:59:59.999Z',
    ],
    ['a missing name', ['create', '--account', 'a'], '--name'],
    ['a key instead of its id', ['revoke', 'dp_something'], 'by its id'],
    ['an id that nobody has', ['revoke', '00000000-0000-4000-8000-000000000000'], 'There is no key'],
    ['an unknown account', ['list', '--account', 'nobody'], 'There is no account'],
  ])('refuses %s', async (_, given, sentence) => {
    await expect(decpage(...given)).rejects.toThrow(sentence);
  });

  it('is a program: it prints on its output what it makes, and in one sentence on the other what is wrong', async () => {
    const [good, bad] = await Promise.all([
      runProcess('create', '--account', 'acme', '--name', 'fourth', '--json'),
      runProcess('list', '--account', 'nobody'),
    ]);

    expect(good).toMatchObject({ exitCode: 0, error: '' });
    expect(JSON.parse(good.out)).toMatchObject({ name: 'fourth' });
    expect(bad).toEqual({ exitCode: 1, out: '', error: 'There is no account "nobody".' });
  });
});
