import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ConfigurationError,
  environmentExample,
  parseConfiguration,
} from '../../../services/configuration/configuration.ts';
import { configuredModelUse } from '../../../services/configuration/model-use.ts';
import type { Listener } from '../../../services/configuration/rules.ts';
import { configuredModel } from '../../../services/configuration/model.ts';
import { demoEnvironment } from '../../../services/configuration/demo.ts';
import { variables } from '../../../services/configuration/variables.ts';
import { taskQueues } from '../../../domain/orchestration.ts';

function problemsOf(
  environment: Record<string, string>,
  required: readonly 'DATABASE_URL'[] = [],
  listener?: Listener,
): readonly string[] {
  try {
    parseConfiguration(environment, { required, ...(listener && { listener }) });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('has a default for everything that one machine needs', () => {
    expect(parseConfiguration({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      DATABASE_URL: undefined,
      TEMPORAL_NAMESPACE: 'decpage',
      WORKER_QUEUES: Object.values(taskQueues),
      OUTBOUND_ALLOW: [],
      SYNC_TIMEOUT: 50,
    });
  });

  it('reads numbers and lists', () => {
    const environment = { PORT: '0', WORKER_QUEUES: 'extraction, outbound', OUTBOUND_ALLOW: '127.0.0.1:8080,[::1]:9' };

    expect(parseConfiguration(environment)).toMatchObject({
      PORT: 0,
      WORKER_QUEUES: ['extraction', 'outbound'],
      OUTBOUND_ALLOW: ['127.0.0.1:8080', '[::1]:9'],
    });
  });

  it('takes a variable that is set to nothing for one that is not set', () => {
    expect(parseConfiguration({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  it('lists all problems at once, each with what to do', () => {
    const problems = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      TEMPORAL_ADDRESS: 'http://here',
      WORKER_QUEUES: 'other',
    });

    expect(problems).toEqual([
      expect.stringMatching(/^PORT must be a whole number from 0 to 65535\. .*HTTP API/),
      expect.stringMatching(/^LOG_LEVEL must be one of fatal, error/),
      expect.stringMatching(/^TEMPORAL_ADDRESS must look like host:7233/),
      expect.stringMatching(/^WORKER_QUEUES must be one of workflows, extraction, outbound/),
    ]);
  });

  it('takes a bucket with all that is needed to enter it', () => {
    const bucket = { S3_BUCKET: 'documents', S3_ENDPOINT: 'http://127.0.0.1:9000' };

    expect(problemsOf(bucket)).toEqual([]);
    expect(problemsOf({ ...bucket, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' })).toEqual([]);
    expect(problemsOf({ ...bucket, AWS_SECRET_ACCESS_KEY: 's' })).toEqual([
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together, or none of them.',
    ]);
    expect(problemsOf({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual(['S3_BUCKET must be set to use S3_ENDPOINT.']);
    expect(problemsOf({ S3_BUCKET: 'No Bucket', S3_PUBLIC_ENDPOINT: 'files.example/path' })).toEqual([
      expect.stringMatching(/^S3_BUCKET must be the name of a bucket\./),
      expect.stringMatching(/^S3_PUBLIC_ENDPOINT must look like https:/),
    ]);
    // the shell of somebody who uses AWS for other things
    expect(problemsOf({ AWS_ACCESS_KEY_ID: 'a' })).toEqual([]);
  });

  it('takes a model with all that its provider needs, or none', () => {
    expect(problemsOf({ MODEL_NAME: 'm', MODEL_BASE_URL: 'http://127.0.0.1:1/v1' })).toEqual([
      expect.stringMatching(/^MODEL_PROVIDER must be set to use a model\./),
    ]);
    expect(problemsOf({ MODEL_API_KEY: 'k' })).toHaveLength(2);
    expect(problemsOf({ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' })).toEqual([
      expect.stringMatching(/^MODEL_BASE_URL must be set for MODEL_PROVIDER=openai-compatible/),
    ]);
    expect(problemsOf({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' })).toEqual([
      expect.stringMatching(/^MODEL_API_KEY must be set for MODEL_PROVIDER=anthropic/),
    ]);
    expect(problemsOf({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k' })).toEqual([]);
    expect(problemsOf({ MODEL_PROVIDER: '', MODEL_NAME: ' ' })).toEqual([]);
  });

  it('knows the model, and leaves room for the question beside the answer', () => {
    const environment = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'm',
      MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
    };

    expect(configuredModel(parseConfiguration({}))).toBeUndefined();
    expect(configuredModel(parseConfiguration({ ...environment, MODEL_CONTEXT_TOKENS: '8000' }))).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:1/v1',
      name: 'm',
      apiKey: undefined,
      limits: { contextTokens: 8_000, outputTokens: 4_000 },
    });
  });

  it('knows what the model is asked and what it costs', () => {
    const prices = { MODEL_PRICE_INPUT: '0.25', MODEL_PRICE_OUTPUT: '2' };

    expect(configuredModelUse(parseConfiguration({}))).toEqual({
      callsPerJob: 4,
      thresholds: { confidence: 0.9, whole: 0.5 },
      prices: undefined,
      monthlyTokenQuota: undefined,
      vision: false,
    });
    expect(configuredModelUse(parseConfiguration({ ...prices, MONTHLY_TOKEN_QUOTA: '5000000' }))).toMatchObject({
      prices: { input: 0.25, output: 2 },
      monthlyTokenQuota: 5_000_000,
    });
    expect(problemsOf({ MODEL_PRICE_INPUT: '0.25' })).toEqual([
      expect.stringMatching(/MODEL_PRICE_OUTPUT must be set/),
    ]);
    expect(problemsOf({ MODEL_ASK_BELOW: '80' })).toEqual([expect.stringMatching(/^MODEL_ASK_BELOW must be a number/)]);
  });

  it('refuses ports of one process, or of one machine, that are the same', () => {
    const problemsAs = (listener: Listener, environment: Record<string, string>): string =>
      problemsOf(environment, [], listener).join();

    expect(problemsAs('gateway', { METRICS_PORT: '3000' })).toBe(
      'PORT and METRICS_PORT must be different ports; both are 3000.',
    );
    expect(problemsAs('worker', { METRICS_PORT: '9464', PROBE_PORT: '9464' })).toContain('METRICS_PORT and PROBE_PORT');
    expect(problemsAs('launcher', { METRICS_PORT: '2999' })).toBe(
      'PORT and METRICS_PORT + 1, which the worker uses, must be different ports; both are 3000.',
    );
    expect(problemsAs('launcher', { PORT: '8233' })).toContain('PORT and TEMPORAL_UI_PORT');
    expect(problemsAs('launcher', { METRICS_PORT: '9464', PROBE_PORT: '9465' })).toContain('and PROBE_PORT');

    // of other processes, of other addresses, and free ones
    expect(problemsAs('worker', { METRICS_PORT: '3000' })).toBe('');
    expect(problemsAs('gateway', { METRICS_PORT: '2999', PROBE_PORT: '3000' })).toBe('');
    expect(problemsAs('launcher', { PORT: '8233', HOST: '192.0.2.1' })).toBe('');
    expect(problemsAs('launcher', { PORT: '8233', TEMPORAL_ADDRESS: 'temporal:7233' })).toBe('');
    expect(problemsAs('launcher', { PORT: '0', TEMPORAL_UI_PORT: '0' })).toBe('');
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual([]);
  });

  it('never repeats a value, which may be a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://app:hunter2@db/app' }).join()).not.toContain('hunter2');
  });

  it('asks for what the caller cannot do without', () => {
    expect(problemsOf({}, ['DATABASE_URL'])).toEqual([expect.stringMatching(/^DATABASE_URL must be set/)]);
  });

  it.each(['10.0.0.1', 'localhost:80', '10.0.0.0/8:80', '10.0.0.256:80', '10.0.0.1:0', '::1:80', '*:80'])(
    'lets nothing but exact ip:port pairs through the outbound guard: not %s',
    (pair) => {
      expect(problemsOf({ OUTBOUND_ALLOW: pair })).toEqual([
        expect.stringMatching(/^OUTBOUND_ALLOW must be exact ip:port pairs/),
      ]);
    },
  );

  it('keeps the outbound guard closed in production', () => {
    const environment = { NODE_ENV: 'production', OUTBOUND_ALLOW: '127.0.0.1:8080' };

    expect(problemsOf(environment)).toEqual([expect.stringMatching(/^OUTBOUND_ALLOW must not be set in production/)]);
    expect(problemsOf({ NODE_ENV: 'production', OUTBOUND_ALLOW: '' })).toEqual([]);
  });

  it('leaves the demo nothing of an installation but its model, the folder of its data and the program of Temporal', () => {
    const installation = Object.fromEntries(Object.keys(variables).map((name) => [name, 'of production']));

    const environment = demoEnvironment({ ...installation, HOME: '/home/me' });

    const left = Object.keys(environment).filter((name) => environment[name] === 'of production');
    expect(left.filter((name) => !name.startsWith('MODEL_'))).toEqual(['DATA_DIR', 'LOG_LEVEL', 'TEMPORAL_CLI_PATH']);
    expect(environment).toMatchObject({ HOME: '/home/me', PORT: '0', TEMPORAL_UI_PORT: '0' });
  });

  it('is written down in .env.example (npm run generate:files writes it)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample());
  });

  it('keeps the names that scripts of users rely on, and has those that the compose file hands on', () => {
    const listed = [...environmentExample().matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
    const reliedOn = `PORT HOST DATA_DIR METRICS_PORT LOG_LEVEL DATABASE_URL TEMPORAL_ADDRESS TEMPORAL_NAMESPACE
      TEMPORAL_CLI_PATH TEMPORAL_UI_URL TEMPORAL_UI_PORT S3_ENDPOINT S3_BUCKET S3_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
      WORKER_QUEUES OUTBOUND_ALLOW WEBHOOK_SCHEDULE SYNC_TIMEOUT RATE_PER_SECOND RATE_BURST MAX_SYNC_WAITS
      MAX_UNFINISHED_JOBS MONTHLY_PAGE_QUOTA MODEL_PROVIDER MODEL_BASE_URL MODEL_NAME MODEL_API_KEY`.split(/\s+/);
    expect(listed).toEqual(expect.arrayContaining(reliedOn));

    const compose = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{([A-Z]\w+)/g)].map(([, name]) => name);
    // passwords of servers that only the compose file starts
    const ofCompose = compose.filter((name) => !name?.endsWith('_PASSWORD'));
    expect(ofCompose.length).toBeGreaterThan(5);
    expect(listed).toEqual(expect.arrayContaining(ofCompose));
  });
});
