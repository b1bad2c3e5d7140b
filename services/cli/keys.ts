import { type Command, Option } from 'commander';
import { isKeySource } from '../../domain/contract/accounts/key-source.ts';
import { isScope, type Scope, scopes } from '../../domain/contract/scopes.ts';
import { singleLine, terminalLine } from '../../domain/text/control-characters.ts';
import type { AccountRepository } from '../../prisma/accounts/account.repository.ts';
import type { KeyRecord, KeyRepository, MadeKey } from '../../prisma/accounts/key.repository.ts';
import { CliError } from './cli-error.ts';
import { lookup } from '../../domain/lookup.ts';
import { readTime } from './read-time.ts';
import { asJson } from './as-json.ts';

export interface KeyCommandDependencies {
  accounts: AccountRepository;
  keys: KeyRepository;
}

/** Runs a command with a database connection, which is closed afterwards. */
export type WithDatabase = (work: (dependencies: KeyCommandDependencies) => Promise<void>) => Promise<void>;

interface CreateOptions {
  account: string;
  name: string;
  scopes: Scope[];
  source: string;
  expires?: Date;
  json?: boolean;
}

/** `decpage keys create | list | revoke | rotate`. */
export function addKeyCommands(
  program: Command,
  { withDatabase, print }: { withDatabase: WithDatabase; print: (text: string) => void },
): void {
  const group = program.command('keys').description('make, list, revoke and rotate API keys');

  group
    .command('create')
    .description('make a key; the account is made on first use')
    .requiredOption('--account <name>', 'the account that the key belongs to', readName)
    .requiredOption('--name <name>', 'what the key is for', readName)
    .option('--scopes <list>', `some of ${scopes.join(',')}`, readScopes, [...scopes])
    .option('--source <source>', 'what usage is counted under: api, web or channel:NAME', readSource, 'api')
    .option('--expires <date>', 'when the key ends, such as 2027-01-31', readEnd)
    .option('--json', 'print JSON')
    .action(({ account, json, expires, ...key }: CreateOptions) =>
      withDatabase(async ({ accounts, keys }) => {
        const { accountId } = await accounts.ensureAccount(account);
        const made = await keys.createKey({ accountId, ...key, expiresAt: expires });
        print(json ? asJson(viewMade(made)) : describeMade(made));
      }),
    );

  group
    .command('list')
    .description('list the keys of an account, newest first')
    .requiredOption('--account <name>', 'the account')
    .option('--json', 'print JSON')
    .action(({ account: name, json }: { account: string; json?: boolean }) =>
      withDatabase(async ({ accounts, keys }) => {
        const account = await accounts.find(name.trim());
        if (!account) throw new CliError(`There is no account "${name}".`);
        const records = await keys.list(account.accountId);
        print(json ? asJson({ keys: records.map(view) }) : describeAll(records));
      }),
    );

  group
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<keyId>', 'the id that `keys list` shows', readKeyId)
    .option('--json', 'print JSON')
    .action((keyId: string, { json }: { json?: boolean }) =>
      withDatabase(async ({ keys }) => print(await revokeKey(keys, { keyId, json }))),
    );

  group
    .command('rotate')
    .description('make a key that takes the place of another one')
    .argument('<keyId>', 'the id that `keys list` shows', readKeyId)
    .addOption(
      new Option('--overlap <duration>', 'how long the old key goes on working: 30m, 24h, 7d or 0')
        .argParser(readDuration)
        .default(86_400_000, '24h'),
    )
    .option('--json', 'print JSON')
    .action((keyId: string, { overlap, json }: { overlap: number; json?: boolean }) =>
      withDatabase(async ({ keys }) => {
        const made = await keys.rotate(await ownerOf(keys, keyId), { keyId, overlapMs: overlap });
        if (!made) throw new CliError(`The key ${keyId} is revoked or has expired: make a new one.`);
        print(json ? asJson(viewMade(made)) : describeMade(made));
      }),
    );
}

async function revokeKey(keys: KeyRepository, { keyId, json = false }: { keyId: string; json?: boolean | undefined }) {
  const accountId = await ownerOf(keys, keyId);
  const revoked = await keys.revoke(accountId, keyId);
  const key = json ? await keys.find(accountId, keyId) : undefined;
  if (key) return asJson(view(key));
  return revoked ? `The key ${keyId} is revoked.` : `The key ${keyId} was revoked before.`;
}

function describeAll(records: readonly KeyRecord[]): string {
  return records.length > 0 ? records.map(describe).join('\n') : 'The account has no keys.';
}

async function ownerOf(keys: KeyRepository, keyId: string): Promise<string> {
  const accountId = await keys.ownerOf(keyId);
  if (!accountId) throw new CliError(`There is no key ${keyId}. "keys list --account NAME" lists them.`);
  return accountId;
}

function view({ keyId, name, prefix, scopes, source, createdAt, expiresAt, revokedAt, lastUsedAt }: KeyRecord) {
  return { keyId, name, prefix, scopes, source, createdAt, expiresAt, revokedAt, lastUsedAt };
}

function viewMade({ key, record }: MadeKey) {
  const { keyId, name, prefix, scopes, source, createdAt, expiresAt, lastUsedAt } = record;
  return { keyId, name, prefix, scopes, source, createdAt, expiresAt, lastUsedAt, key };
}

function describeMade({ key, record }: MadeKey): string {
  return `${key}\nThis is the only time that the key is shown. Its id is ${record.keyId}.`;
}

function describe({ keyId, name, prefix, scopes, source, expiresAt, revokedAt, lastUsedAt }: KeyRecord): string {
  const state = revokedAt ? `revoked ${day(revokedAt)}` : expiresAt ? `until ${day(expiresAt)}` : 'no end';
  const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used';
  return `${keyId}  ${prefix}…  ${terminalLine(name)}  ${terminalLine(source)}  ${state}  ${used}\n    ${scopes.join(' ')}`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 255) throw new CliError('A name has 1 to 255 characters.');
  if (!singleLine.test(name)) throw new CliError('A name has no control or bidirectional formatting characters.');
  return name;
}

function readScopes(text: string): Scope[] {
  const given = text.split(',').map((scope) => scope.trim());
  const unknown = given.filter((scope) => !isScope(scope));
  if (unknown.length > 0) throw new CliError(`Unknown scope: ${unknown.join(', ')}. Use some of ${scopes.join(',')}.`);
  return [...new Set(given.filter(isScope))];
}

function readSource(text: string): string {
  if (!isKeySource(text)) throw new CliError('The source is api, web or channel:NAME, NAME in lower case.');
  return text;
}

function readEnd(text: string): Date {
  const date = readTime(text, '--expires');
  if (date <= new Date()) throw new CliError('The date of --expires has to be in the future.');
  return date;
}

const durations = lookup({ s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 });

function readDuration(text: string): number {
  const [, number, unit] = /^(\d{1,4})([smhd])?$/.exec(text) ?? [];
  const milliseconds = durations.get(unit ?? 's');
  if (number === undefined || milliseconds === undefined || (unit === undefined && number !== '0')) {
    throw new CliError('The duration of --overlap looks like 30m, 24h, 7d or 0.');
  }
  return Number(number) * milliseconds;
}

function readKeyId(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) {
    throw new CliError('A key is named by its id, not by its text: "keys list --account NAME" shows it.');
  }
  return text;
}
