import type { Command } from 'commander';
import { terminalLine } from '../../domain/text/control-characters.ts';
import type { AccountRepository } from '../../prisma/accounts/account.repository.ts';
import type { AuditRecord, AuditRepository } from '../../prisma/accounts/audit.repository.ts';
import { CliError } from './cli-error.ts';
import { readTime } from './read-time.ts';
import { asJson } from './as-json.ts';

/** `decpage audit list`. */
export function addAuditCommands(
  program: Command,
  {
    withDatabase,
    print,
  }: {
    /** Runs a command with a database connection, which is closed afterwards. */
    withDatabase: (
      work: (dependencies: { accounts: AccountRepository; audit: AuditRepository }) => Promise<void>,
    ) => Promise<void>;
    print: (text: string) => void;
  },
): void {
  program
    .command('audit')
    .description('what was done with keys, documents and secrets')
    .command('list')
    .description('list it, newest first')
    .requiredOption('--account <name>', 'the account')
    .option('--since <date>', 'not what was done before, such as 2027-01-31', (text: string) =>
      readTime(text, '--since'),
    )
    .option('--limit <number>', 'at most so many', readLimit, 100)
    .option('--json', 'print JSON')
    .action(({ account: name, json, ...which }: { account: string; json?: boolean; since?: Date; limit: number }) =>
      withDatabase(async ({ accounts, audit }) => {
        const account = await accounts.find(name.trim());
        if (!account) throw new CliError(`There is no account "${name}".`);
        const records = await audit.list(account.accountId, which);
        if (json) print(asJson({ events: records }));
        else print(records.length > 0 ? records.map(describe).join('\n') : 'Nothing was done.');
      }),
    );
}

function describe({ at, action, resourceId, actor, requestId, result }: AuditRecord): string {
  const refused = result === 'done' ? '' : `  ${result}`;
  const who = `by ${actor}${requestId === null ? '' : `  ${requestId}`}`;
  return terminalLine(`${at.toISOString()}  ${action}  ${resourceId}  ${who}${refused}`);
}

function readLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CliError('The number of --limit is a whole number from 1 to 999999.');
}
