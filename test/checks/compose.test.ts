import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { variables } from '../../services/configuration/variables.ts';
import { readCompose } from '../topology/compose-file.ts';
import { defaultScale } from '../topology/topology.ts';

/** Settings that containers of docker-compose.yml do not get from `.env`, and why. */
const notPassed: ReadonlyMap<string, string> = new Map([
  ['DATA_DIR', 'the image says where, and nothing is kept there'],
  ['TEMPORAL_CLI_PATH', 'the Temporal server is a service'],
  ['TEMPORAL_UI_PORT', 'a port of the service temporal-ui'],
  ['S3_REGION', 'the storage is a service'],
  ['AWS_SESSION_TOKEN', 'the storage is a service'],
  ['DECPAGE_URL', 'of the command line'],
  ['DECPAGE_API_KEY', 'of the command line'],
  ['OUTBOUND_ALLOW', 'refused in production'],
]);

const compose = readCompose();
const { text: _text, ...file } = compose;
// its address of draft 7 is not the one that the validator knows
const isValid = new Ajv({ strict: false, validateSchema: false, allErrors: true }).compile(
  JSON.parse(readFileSync('test/fixtures/compose/compose-spec.json', 'utf8')) as object,
);
const problemsOf = (given: object): string[] => {
  isValid(given);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
const withGateway = (change: object): object => ({
  ...file,
  services: { ...file.services, gateway: { ...file.services.gateway, ...change } },
});

describe('docker-compose.yml', () => {
  it('conforms to the schema of Compose', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it.each([
    ['a member that Compose does not know', { restarts: 'always' }],
    ['a condition that there is none of', { depends_on: { postgres: { condition: 'healthy' } } }],
    ['a text for a list', { cap_drop: 'ALL' }],
    ['a command of numbers', { command: [1, 2] }],
  ])('would not with %s', (_what, change) => {
    expect(problemsOf(withGateway(change)).join()).toContain('/services/gateway');
  });

  it('passes every setting of .env.example on', () => {
    const ours = Object.values(compose.services).filter(({ build }) => build !== undefined);
    const passed = new Set(ours.flatMap(({ environment = {} }) => Object.keys(environment)));
    const missing = Object.keys(variables).filter((name) => !passed.has(name) && !notPassed.has(name));

    expect(missing).toEqual([]);
    expect([...notPassed.keys()].filter((name) => passed.has(name) || !(name in variables))).toEqual([]);
  });

  it('has the gateways and workers that npm run topology starts', () => {
    const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

    expect(Object.keys(defaultScale).sort()).toEqual(
      ours
        .map(([name]) => name)
        .filter((name) => name !== 'migrate')
        .sort(),
    );
  });

  it('lets each variable of the environment be empty, passwords apart', () => {
    const asked = [...compose.text.matchAll(/\$\{(\w+)(:.)/g)].filter(([, , operator]) => operator !== ':-');

    expect(new Set(asked.map(([, name]) => name))).toEqual(
      new Set(['POSTGRES_PASSWORD', 'TEMPORAL_POSTGRES_PASSWORD', 'STORAGE_PASSWORD', 'CODEC_KEY']),
    );
  });
});
