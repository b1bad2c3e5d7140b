import type { Command } from 'commander';
import type { UsageReport } from '../../../clients/typescript/src/index.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import type { ApiCommands } from './api-commands.ts';
import { asJson } from '../as-json.ts';

interface Options {
  from?: string;
  to?: string;
  key?: string;
  json?: boolean;
}

/** `decpage usage`. */
export function addUsageCommand(program: Command, { withApi, print }: ApiCommands): void {
  program
    .command('usage')
    .description('show what the account used; the last 30 days, by default')
    .option('--from <date>', 'from here on, such as 2026-11-01')
    .option('--to <date>', 'up to here, without it')
    .option('--key <keyId>', 'by one key only')
    .option('--json', 'print JSON')
    .action(({ from, to, key, json }: Options) =>
      withApi(async (client) => {
        const report = await client.usage.get({
          ...(from !== undefined && { from: timestamp(from) }),
          ...(to !== undefined && { to: timestamp(to) }),
          ...(key !== undefined && { keyId: key }),
        });
        print(json ? asJson(report) : describe(report));
      }),
    );
}

/** Converts a day to a timestamp; other texts are passed on, so that the service reports invalid ones. */
function timestamp(given: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(given) ? `${given}T00:00:00Z` : given;
}

function describe({ usage, bySource, byChannelProvider, jobs, period }: UsageReport): string {
  const rows: [string, unknown][] = [
    ...Object.entries(usage).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, count]) => [`${name}.${part}`, count])
        : [[name, value]],
    ),
    ...Object.entries(jobs).map(([status, count]): [string, unknown] => [`jobs.${status}`, count]),
    ...Object.entries(bySource).map(([source, count]): [string, unknown] => [`by ${source}`, count]),
    ...Object.entries(byChannelProvider).map(([provider, count]): [string, unknown] => [
      `by channel ${provider}`,
      count,
    ]),
  ];
  return [`${period.from} to ${period.to}`, ...rows.map(([name, value]) => `${name.padEnd(28)} ${String(value)}`)]
    .map(terminalLine)
    .join('\n');
}
