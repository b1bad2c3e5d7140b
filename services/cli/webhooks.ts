import type { Command } from 'commander';
import type { AccountRepository } from '../../prisma/accounts/account.repository.ts';
import type { WebhookSecretRepository, WebhookSecrets } from '../../prisma/webhooks/webhook-secret.repository.ts';
import { CliError } from './cli-error.ts';
import { asJson } from './as-json.ts';

/** `decpage webhooks secret`. */
export function addWebhookCommands(
  program: Command,
  {
    withDatabase,
    print,
  }: {
    /** Runs a command with a database connection, which is closed afterwards. */
    withDatabase: (
      work: (dependencies: { accounts: AccountRepository; webhookSecrets: WebhookSecretRepository }) => Promise<void>,
    ) => Promise<void>;
    print: (text: string) => void;
  },
): void {
  program
    .command('webhooks')
    .description('the secret that signs webhooks')
    .command('secret')
    .description('show the secret of an account, or replace it')
    .requiredOption('--account <name>', 'the account')
    .option('--rotate', 'make a new one; for 24 hours events are signed with both')
    .option('--json', 'print JSON')
    .action(({ account: name, rotate, json }: { account: string; rotate?: boolean; json?: boolean }) =>
      withDatabase(async ({ accounts, webhookSecrets }) => {
        const account = await accounts.find(name.trim());
        if (!account) throw new CliError(`There is no account "${name}".`);
        const secrets = rotate
          ? await webhookSecrets.rotate(account.accountId)
          : await webhookSecrets.find(account.accountId);
        print(json ? asJson(view(secrets)) : describe(secrets));
      }),
    );
}

function view({ secret, previousUntil }: WebhookSecrets) {
  return { secret, ...(previousUntil && { previousSecretExpiresAt: previousUntil }) };
}

function describe({ secret, previousUntil }: WebhookSecrets): string {
  return previousUntil ? `${secret}\nThe one before signs as well until ${previousUntil.toISOString()}.` : secret;
}
