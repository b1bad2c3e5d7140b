import { Command } from 'commander';
import type { WebhookSecretRepository } from '../../prisma/webhooks/webhook-secret.repository.ts';
import type { AuditRepository } from '../../prisma/accounts/audit.repository.ts';
import type { PayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { releaseVersion } from '../shared/release.ts';
import type { ApiCommands } from './api/api-commands.ts';
import { addDocumentCommands } from './api/documents.ts';
import { addJobCommands } from './api/jobs.ts';
import { addUsageCommand } from './api/usage.ts';
import { addAuditCommands } from './audit.ts';
import { addBackupCommands, type MachineCommands } from './backup.ts';
import { addExtractCommand } from './extract-command.ts';
import { addMcpCommand } from './mcp.ts';
import { addKeyCommands, type KeyCommandDependencies } from './keys.ts';
import type { OpenReader } from './open-reader.ts';
import { addPayloadKeyCommands } from './payload-keys.ts';
import { addWebhookCommands } from './webhooks.ts';
import { addWorkerCommands, type WithTemporal } from './workers.ts';

/** Dependencies of the commands that access the database directly. */
export type CommandDatabase = KeyCommandDependencies & {
  audit: AuditRepository;
  payloadKeys: PayloadKeyRepository;
  webhookSecrets: WebhookSecretRepository;
};

interface ProgramDependencies extends ApiCommands {
  /** Backs up and restores the data folder. */
  machine: MachineCommands;
  /** Runs a command with a database connection, which is closed afterwards. */
  withDatabase: (work: (dependencies: CommandDatabase) => Promise<void>) => Promise<void>;
  withTemporal: WithTemporal;
  openReader: OpenReader;
  /** Serves an agent until it closes the input. */
  serveMcp: () => Promise<void>;
  /** Receives usage errors of the command line. */
  printStatus: (text: string) => void;
}

/** Creates the `decpage` program. Every command but `mcp` supports `--json`, which prints one object. */
export function createProgram({
  machine,
  withDatabase,
  withTemporal,
  openReader,
  serveMcp,
  printStatus,
  ...apiCommands
}: ProgramDependencies): Command {
  const { print } = apiCommands;
  const program = new Command('decpage')
    .description('Document intelligence for insurance documents')
    .version(releaseVersion)
    // commander's errors are thrown as CommanderError; without this it would end the process
    .exitOverride()
    // escaped, because commander repeats the arguments in its messages
    .configureOutput({ writeErr: (text) => printStatus(text.trimEnd()) })
    .addHelpText(
      'after',
      `
documents, jobs, usage and mcp call a running service: the one of DATA_DIR or DECPAGE_URL, with the key DECPAGE_API_KEY.
Every command but mcp takes --json. Exit codes: 0 done, 1 refused, 2 the job or document failed, 3 the service cannot be reached
or is busy: try again.`,
    );
  addKeyCommands(program, { withDatabase, print });
  addWebhookCommands(program, { withDatabase, print });
  addAuditCommands(program, { withDatabase, print });
  addPayloadKeyCommands(program, { withDatabase, print });
  addWorkerCommands(program, { withTemporal, print });
  addBackupCommands(program, { ...machine, print });
  addDocumentCommands(program, apiCommands);
  addJobCommands(program, apiCommands);
  addUsageCommand(program, apiCommands);
  addExtractCommand(program, { openReader, print });
  addMcpCommand(program, { serveMcp });
  return program;
}
