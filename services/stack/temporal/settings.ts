import { searchAttributes } from '../../../domain/orchestration.ts';

/**
 * What makes the server fast, fair and no more open than it has to be. The first ones were measured: by default every hand-over of a task waits up to
 * 50 ms, no timer takes less than a second, and priorities are accepted and ignored. One partition keeps the order exact.
 */
const dynamicConfiguration: Readonly<Record<string, boolean | number | string | readonly string[]>> = {
  'matching.useNewMatcher': true,
  'matching.enableFairness': true,
  'matching.numTaskqueueReadPartitions': 1,
  'matching.numTaskqueueWritePartitions': 1,
  'history.transferProcessorMaxPollRPS': 2000,
  'history.timerProcessorMaxPollRPS': 2000,
  'history.timerProcessorMaxTimeShift': '10ms',
  'history.maxInFlightUpdates': 100,
  // Nothing here uses the HTTP API of the server, and no option closes its port: it serves no host name, so it answers 403.
  'frontend.httpAllowedHosts': [],
};

/** The settings as the dynamic configuration file of a Temporal server that runs elsewhere. */
export function dynamicConfigurationFile(): string {
  const entries = Object.entries(dynamicConfiguration).map(
    ([key, value]) => `${key}:\n  - value: ${JSON.stringify(value)}\n    constraints: {}\n`,
  );
  return entries.join('');
}

/** What the command line calls the types of search attributes. */
const cliTypes = { KEYWORD: 'Keyword', INT: 'Int' } as const;

/** The ports of a Temporal server on 127.0.0.1; no `ui` means no web page. */
export interface TemporalPorts {
  frontend: number;
  http: number;
  metrics: number;
  ui?: number;
}

/** The arguments of `temporal` that start our server: in memory, or on a file that survives restarts. */
export function serverArguments(given: { ports: TemporalPorts; namespace: string; databaseFile?: string }): string[] {
  const { ports, namespace, databaseFile } = given;
  const options: [name: string, value: string][] = [
    ['ip', '127.0.0.1'],
    ['port', String(ports.frontend)],
    ['http-port', String(ports.http)],
    ['metrics-port', String(ports.metrics)],
    ['namespace', namespace],
    ['sqlite-pragma', 'journal_mode=WAL'],
    ['sqlite-pragma', 'synchronous=NORMAL'],
    ['log-level', 'warn'],
    ['log-format', 'json'],
  ];
  if (ports.ui !== undefined) options.push(['ui-port', String(ports.ui)]);
  if (databaseFile !== undefined) options.push(['db-filename', databaseFile]);
  for (const { name, type } of Object.values(searchAttributes)) {
    options.push(['search-attribute', `${name}=${cliTypes[type]}`]);
  }
  for (const [key, value] of Object.entries(dynamicConfiguration)) {
    options.push(['dynamic-config-value', `${key}=${JSON.stringify(value)}`]);
  }
  const page = ports.ui === undefined ? ['--headless'] : [];
  return ['server', 'start-dev', ...page, ...options.flatMap(([name, value]) => [`--${name}`, value])];
}
