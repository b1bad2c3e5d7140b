import { Command } from 'commander';
import type { WebhookSecretRepository } from '../../prisma/accounts/account.repository.ts';
import type { AuditRepository } from '../../prisma/accounts/audit.repository.ts';
import { releaseVersion } from '../shared/release.ts';
import type { ApiCommands } from './api/api-commands.ts';
import { addDocumentCommands } from './api/documents.ts';
import { addJobCommands } from './api/jobs.ts';
import { addUsageCommand } from './api/usage.ts';
import { addAuditCommands } from './audit.ts';
import { describeResult } from './describe-fields.ts';
import { addKeyCommands, type KeyCommandDependencies } from './keys.ts';
import { addWebhookCommands } from './webhooks.ts';

/** What the commands that work with the database itself are given. */
export type CommandDatabase = KeyCommandDependencies & {
  audit: AuditRepository;
  webhookSecrets: WebhookSecretRepository;
};

interface ProgramDependencies extends ApiCommands {
  /** Calls the work with an open database and closes it afterwards. */
  withDatabase: (work: (dependencies: CommandDatabase) => Promise<void>) => Promise<void>;
  /** Takes complaints about the command line. */
  tell: (text: string) => void;
}

/** `decpage` with all of its commands. Each takes `--json` and prints one object then. */
export function createProgram({ withDatabase, tell, ...apiCommands }: ProgramDependencies): Command {
  const { print } = apiCommands;
  const program = new Command('decpage')
    .description('Document intelligence for insurance documents')
    .version(releaseVersion)
    // commander repeats what was typed
    .configureOutput({ writeErr: (text) => tell(text.trimEnd()) })
    .addHelpText(
      'after',
      `
documents, jobs and usage call a running service: the one of DATA_DIR or DECPAGE_URL, with the key DECPAGE_API_KEY.
Every command takes --json. Exit codes: 0 done, 1 refused, 2 the job or document failed, 3 the service cannot be reached
or is busy: try again.`,
    );
  addKeyCommands(program, { withDatabase, print });
  addWebhookCommands(program, { withDatabase, print });
  addAuditCommands(program, { withDatabase, print });
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
  return program;
}
