import { searchAttributes } from '../../../domain/orchestration.ts';

/**
 * Dynamic configuration for latency, fairness and a small attack surface. By default every task dispatch waits up to 50 ms,
 * timers take at least one second, and priorities are accepted but ignored (measured). One partition keeps the order exact.
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
  // Disables the HTTP API, which is unused: its port cannot be closed, but without allowed hosts it answers 403.
  'frontend.httpAllowedHosts': [],
};

/** The settings as a dynamic configuration file, for a Temporal server that runs elsewhere. */
export function dynamicConfigurationFile(): string {
  const entries = Object.entries(dynamicConfiguration).map(
    ([key, value]) => `${key}:\n  - value: ${JSON.stringify(value)}\n    constraints: {}\n`,
  );
  return entries.join('');
}

/** Names of the search attribute types in the CLI. */
const cliTypes = { KEYWORD: 'Keyword', INT: 'Int' } as const;

/** The ports of a Temporal server on 127.0.0.1; without `ui` the web UI is disabled. */
export interface TemporalPorts {
  frontend: number;
  http: number;
  metrics: number;
  ui?: number;
}

/** CLI arguments that start the server, in memory or persistent with `databaseFile`. */
export function serverArguments(given: {
  ports: TemporalPorts;
  namespace: string;
  databaseFile?: string;
  uiCodecEndpoint?: string | undefined;
}): string[] {
  const { ports, namespace, databaseFile, uiCodecEndpoint } = given;
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
  if (ports.ui !== undefined) {
    options.push(['ui-port', String(ports.ui)]);
    if (uiCodecEndpoint !== undefined) options.push(['ui-codec-endpoint', uiCodecEndpoint]);
  }
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
