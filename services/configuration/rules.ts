import type { Configuration, VariableName } from './variables.ts';

/** Whose ports have to differ. The launcher starts a gateway and a worker with one configuration. */
export type Listener = 'gateway' | 'worker' | 'launcher';

/** An environment whose variables have been checked one by one. */
export interface Given {
  /** Also of a variable with an invalid value, which has been told. */
  isSet: (name: VariableName) => boolean;
  /** Valid values and defaults. */
  values: Partial<Configuration>;
  isProduction: boolean;
  /** The process that is to listen; none for commands. */
  listener?: Listener | undefined;
}

/** All that variables have to do with each other. Each rule returns what is wrong and what to do. */
export function problemsTogether(given: Given): string[] {
  const rules = [model, modelPrices, storage, payloadEncryption, requestsDatabase, outbound, ports];
  return rules.flatMap((rule) => rule(given));
}

function model({ isSet, values }: Given): string[] {
  const names = ['MODEL_PROVIDER', 'MODEL_BASE_URL', 'MODEL_NAME', 'MODEL_API_KEY'] as const;
  if (!names.some(isSet)) return [];
  const problems = (['MODEL_PROVIDER', 'MODEL_NAME'] as const)
    .filter((name) => !isSet(name))
    .map((name) => `${name} must be set to use a model. Without a model set none of ${names.join(', ')}.`);
  const { MODEL_PROVIDER: provider } = values;
  if (provider === 'openai-compatible' && !isSet('MODEL_BASE_URL')) {
    problems.push(
      'MODEL_BASE_URL must be set for MODEL_PROVIDER=openai-compatible, such as https://api.openai.com/v1.',
    );
  }
  if (provider === 'anthropic' && !isSet('MODEL_API_KEY')) {
    problems.push('MODEL_API_KEY must be set for MODEL_PROVIDER=anthropic.');
  }
  return problems;
}

function modelPrices(given: Given): string[] {
  return setTogether(given, 'MODEL_PRICE_INPUT', 'MODEL_PRICE_OUTPUT');
}

function storage(given: Given): string[] {
  if (given.isSet('S3_BUCKET')) return setTogether(given, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY');
  return [...needs(given, 'S3_ENDPOINT', 'S3_BUCKET'), ...needs(given, 'S3_PUBLIC_ENDPOINT', 'S3_BUCKET')];
}

function payloadEncryption(given: Given): string[] {
  return needs(given, 'CODEC_KEY', 'PAYLOAD_KEYS');
}

function requestsDatabase(given: Given): string[] {
  return needs(given, 'REQUESTS_DATABASE_URL', 'DATABASE_URL');
}

function outbound({ isSet, isProduction }: Given): string[] {
  if (!isProduction || !isSet('OUTBOUND_ALLOW')) return [];
  return ['OUTBOUND_ALLOW must not be set in production (NODE_ENV=production): it opens private addresses to clients.'];
}

type Port = [name: string, port: number | undefined];

function ports({ values, listener }: Given): string[] {
  const taken = (listener === undefined ? [] : portsOf[listener](values)).filter(([, port]) => port);
  return taken.flatMap(([name, port], at) =>
    taken
      .slice(at + 1)
      .filter(([, other]) => other === port)
      .map(([other]) => `${name} and ${other} must be different ports; both are ${port}.`),
  );
}

const portsOf: Record<Listener, (values: Partial<Configuration>) => Port[]> = {
  gateway: ({ PORT, METRICS_PORT }) => [
    ['PORT', PORT],
    ['METRICS_PORT', METRICS_PORT],
  ],
  worker: ({ METRICS_PORT, PROBE_PORT }) => [
    ['METRICS_PORT', METRICS_PORT],
    ['PROBE_PORT', PROBE_PORT],
  ],
  launcher: (values) => [
    ...portsOf.gateway(values),
    ['METRICS_PORT + 1, which the worker uses,', values.METRICS_PORT && values.METRICS_PORT + 1],
    ['PROBE_PORT', values.PROBE_PORT],
    ['TEMPORAL_UI_PORT', hasTemporalUi(values) ? values.TEMPORAL_UI_PORT : undefined],
  ],
};

/** Whether the launcher starts a Temporal UI, on 127.0.0.1, where the other ports are. */
function hasTemporalUi({ TEMPORAL_ADDRESS, HOST = '' }: Partial<Configuration>): boolean {
  return TEMPORAL_ADDRESS === undefined && ['127.0.0.1', 'localhost', '0.0.0.0', '::'].includes(HOST);
}

function needs({ isSet }: Given, name: VariableName, needed: VariableName): string[] {
  return isSet(name) && !isSet(needed) ? [`${needed} must be set to use ${name}.`] : [];
}

function setTogether({ isSet }: Given, one: VariableName, other: VariableName): string[] {
  return isSet(one) === isSet(other) ? [] : [`${one} and ${other} must be set together, or none of them.`];
}
