#!/usr/bin/env node
import { Command } from 'commander';
import { parseConfiguration } from '../configuration/configuration.ts';
import { explain } from '../../domain/failure/describe-error.ts';
import {
  createAccountRepository,
  createWebhookSecretRepository,
  type WebhookSecretRepository,
} from '../../prisma/accounts/account.repository.ts';
import { type AuditRepository, createAuditRepository } from '../../prisma/accounts/audit.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import { releaseVersion } from '../shared/release.ts';
import { findRunningStack } from '../stack/index.ts';
import { addAuditCommands } from './audit.ts';
import { CliError } from './cli-error.ts';
import { addDocumentCommands } from './api/documents.ts';
import { type Api, createApi, ServiceError } from './api/client.ts';
import { addJobCommands } from './api/jobs.ts';
import { withProgress } from './api/progress.ts';
import { addUsageCommand } from './api/usage.ts';
import { describeResult } from './describe-fields.ts';
import { addKeyCommands, type KeyCommandDependencies } from './keys.ts';
import { print, tell } from './terminal.ts';
import { addWebhookCommands } from './webhooks.ts';

const program = new Command('decpage')
  .description('Document intelligence for insurance documents')
  .version(releaseVersion)
  // commander repeats what was typed
  .configureOutput({ writeErr: (text) => tell(text.trimEnd()) })
  .addHelpText(
    'after',
    `
documents, jobs and usage call a running service: the one of DATA_DIR or DECPAGE_URL, with the key DECPAGE_API_KEY.
Exit codes: 0 done, 1 refused, 2 the job or document failed, 3 the service cannot be reached or is busy: try again.`,
  );
addKeyCommands(program, { withDatabase, print });
addWebhookCommands(program, { withDatabase, print });
addAuditCommands(program, { withDatabase, print });
const apiCommands = { withApi, print, withProgress };
addDocumentCommands(program, apiCommands);
addJobCommands(program, apiCommands);
addUsageCommand(program, apiCommands);
program
  .command('extract')
  .description('extract a PDF on this machine, without any server')
  .argument('<file>', 'a PDF')
  .requiredOption('--type <policyType>', 'what kind of document it is')
  .option('--json', 'print the whole result as JSON')
  .action(async (file: string, { type, json }: { type: string; json?: boolean }) => {
    // the PDF engine is loaded by the one command that needs it
    const { extractFile } = await import('./extract.ts');
    const result = await extractFile({ file, type });
    print(json ? JSON.stringify(result, null, 2) : describeResult(result));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof ServiceError ? error.exitCode : 1;
  tell(explanationOf(error));
}

type Database = KeyCommandDependencies & { audit: AuditRepository; webhookSecrets: WebhookSecretRepository };

async function withDatabase(work: (dependencies: Database) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseConfiguration(process.env);
  const url = DATABASE_URL ?? findRunningStack(DATA_DIR)?.databaseUrl;
  if (!url) throw new CliError('There is no database to ask: start the service with npm start, or set DATABASE_URL.');
  const prisma = createPrisma({ url, poolSize: 1 });
  try {
    await work({
      accounts: createAccountRepository(prisma),
      audit: createAuditRepository(prisma),
      keys: createKeyRepository(prisma),
      webhookSecrets: createWebhookSecretRepository(prisma),
    });
  } finally {
    await prisma.$disconnect();
  }
}

async function withApi(work: (api: Api) => Promise<void>): Promise<void> {
  const { DECPAGE_URL, DECPAGE_API_KEY: key, DATA_DIR } = parseConfiguration(process.env);
  const url = DECPAGE_URL ?? findRunningStack(DATA_DIR)?.url;
  if (!url) throw new CliError('There is no service to call: start it with npm start, or set DECPAGE_URL.');
  if (!key) throw new CliError('There is no key to call with: set DECPAGE_API_KEY. decpage keys create makes one.');
  await work(createApi({ url: url.replace(/\/+$/, ''), key }));
}

function explanationOf(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached. Is the service running?';
  return explain(error);
}
