#!/usr/bin/env node
import { Command } from 'commander';
import { ConfigurationError, parseConfiguration } from '../../domain/configuration.ts';
import { createAccountRepository } from '../../prisma/account.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/key.repository.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import { findRunningStack } from '../stack/index.ts';
import { CliError } from './cli-error.ts';
import { addKeyCommands, type KeyCommandDependencies } from './keys.ts';
import { addWebhookCommands } from './webhooks.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const program = new Command('decpage').description('Document intelligence for insurance documents');
addKeyCommands(program, { withDatabase, print });
addWebhookCommands(program, { withDatabase, print });
program
  .command('extract')
  .description('extract a PDF on this machine, without any server')
  .argument('<file>', 'a PDF')
  .requiredOption('--type <policyType>', 'what kind of document it is')
  .option('--json', 'print the whole result as JSON')
  .action(async (file: string, { type, json }: { type: string; json?: boolean }) => {
    // the PDF engine is loaded by the one command that needs it
    const { extractFile, showResult } = await import('./extract.ts');
    const result = await extractFile({ file, type });
    print(json ? JSON.stringify(result, null, 2) : showResult(result));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${explain(error)}\n`);
}

async function withDatabase(work: (dependencies: KeyCommandDependencies) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseConfiguration(process.env);
  const url = DATABASE_URL ?? findRunningStack(DATA_DIR)?.databaseUrl;
  if (!url) throw new CliError('There is no database to ask: start the service with npm start, or set DATABASE_URL.');
  const prisma = createPrisma({ url, poolSize: 1 });
  try {
    await work({ accounts: createAccountRepository(prisma), keys: createKeyRepository(prisma) });
  } finally {
    await prisma.$disconnect();
  }
}

function explain(error: unknown): string {
  if (error instanceof CliError || error instanceof ConfigurationError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached. Is the service running?';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
