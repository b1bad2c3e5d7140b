import type { Command } from 'commander';
import type { PayloadKeyRecord, PayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { CliError } from './cli-error.ts';
import { asJson } from './as-json.ts';

/** Runs a command with a database connection, which is closed afterwards. */
type WithDatabase = (work: (dependencies: { payloadKeys: PayloadKeyRepository }) => Promise<void>) => Promise<void>;

/** `decpage payload-keys list | forget`. */
export function addPayloadKeyCommands(
  program: Command,
  { withDatabase, print }: { withDatabase: WithDatabase; print: (text: string) => void },
): void {
  const group = program.command('payload-keys').description('list the keys of PAYLOAD_KEYS and forget former ones');

  group
    .command('list')
    .description('list the ids that processes were configured with, and since when each has encrypted')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ payloadKeys }) => {
        const records = await payloadKeys.list();
        print(json ? asJson({ payloadKeys: records.map(view) }) : describeAll(records));
      }),
    );

  group
    .command('forget')
    .description('start without a former key from now on; workflows that still need it are terminated')
    .argument('<id>', 'the id that `payload-keys list` shows')
    .option('--json', 'print JSON')
    .action((id: string, { json }: { json?: boolean }) =>
      withDatabase(async ({ payloadKeys }) => {
        const isForgotten = await payloadKeys.forget(id);
        if (!isForgotten) throw new CliError('There is no such key. "payload-keys list" shows them.');
        print(
          json
            ? asJson({ id })
            : `The key ${id} is forgotten: take it out of PAYLOAD_KEYS and start every process again.`,
        );
      }),
    );
}

function describeAll(records: readonly PayloadKeyRecord[]): string {
  if (records.length === 0) return 'No process was started with PAYLOAD_KEYS.';
  return records
    .map(
      ({ id, firstUsedAt }) =>
        `${id}  ${firstUsedAt ? `encrypts since ${firstUsedAt.toISOString()}` : 'decrypts only'}`,
    )
    .join('\n');
}

// without the check value, which helps nobody
function view({ id, createdAt, firstUsedAt }: PayloadKeyRecord) {
  return { id, createdAt, firstUsedAt };
}
