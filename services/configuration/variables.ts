import { z } from 'zod';
import { deploymentVariables } from './deployment.ts';
import { modelProviders } from './model.ts';
import { modelUseVariables } from './model-use.ts';
import { payloadEncryptionVariables } from './payload-encryption.ts';
import { tracingVariables } from './tracing.ts';
import { wholeNumber } from './whole-number.ts';
import { taskQueues } from '../../domain/orchestration.ts';

export interface Variable<Type extends z.ZodType = z.ZodType> {
  /** Parses the variable's text. Its error message is printed after the variable's name. */
  type: Type;
  /** Default text; without one the variable is optional. */
  default?: string;
  /** One line of documentation for .env.example. */
  help: string;
}

const seconds = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,3})?$/, 'must hold seconds, such as 0,5,300')
  .transform(Number);
const port = wholeNumber(0, 65_535);
const text = z.string().min(1);
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user:password@host:5432/database');
const webAddress = z.string().regex(/^https?:\/\/[^\s/]+$/, 'must look like https://host:port');
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`);
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(item));

const queues = Object.values(taskQueues);
const endpoint = /^(?:(?<v4>\d{1,3}(?:\.\d{1,3}){3})|\[(?<v6>[0-9a-f:.]+)\]):(?<port>\d{1,5})$/i;

function isEndpoint(pair: string): boolean {
  const { v4, v6, port: number } = endpoint.exec(pair)?.groups ?? {};
  const isAddress = v4 === undefined ? z.ipv6().safeParse(v6).success : z.ipv4().safeParse(v4).success;
  return isAddress && Number(number) >= 1 && Number(number) <= 65_535;
}

/** All environment variables: declared here, parsed by `configuration.ts` once in each main.ts, listed in .env.example. */
export const variables = {
  PORT: { type: port, default: '3000', help: 'Port of the HTTP API; 0 takes any free one.' },
  HOST: {
    type: text,
    default: '127.0.0.1',
    help: 'Address that the HTTP API listens on; 0.0.0.0 opens it to the network.',
  },
  PUBLIC_URL: {
    type: z.string().regex(/^https?:\/\/[^\s/]+$/, 'must look like https://api.example.com, without a path'),
    help: 'Address of the HTTP API in upload URLs; not set: the address of the request.',
  },
  CONSOLE: {
    type: oneOf(['on', 'off']),
    default: 'on',
    help: 'on serves the console, the web pages for people, at /console; off leaves it out.',
  },
  DOCS: {
    type: oneOf(['on', 'off']),
    default: 'on',
    help: 'on serves the documentation at /docs; off leaves the description of the API there only.',
  },
  DATA_DIR: {
    type: text,
    default: '.data',
    help: 'Folder of documents and of the embedded Postgres and Temporal server.',
  },
  S3_BUCKET: {
    type: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    help: 'Bucket for documents; not set: a folder of DATA_DIR.',
  },
  S3_ENDPOINT: { type: webAddress, help: 'URL of an S3-compatible server; not set: AWS.' },
  S3_PUBLIC_ENDPOINT: {
    type: webAddress,
    help: 'URL of the same server for uploads of clients; not set: S3_ENDPOINT.',
  },
  S3_REGION: { type: text, default: 'us-east-1', help: 'Region of the bucket.' },
  AWS_ACCESS_KEY_ID: {
    type: text,
    help: 'Access key of the bucket; not set: the role of the machine or container.',
  },
  AWS_SECRET_ACCESS_KEY: { type: text, help: 'Secret of AWS_ACCESS_KEY_ID.' },
  AWS_SESSION_TOKEN: { type: text, help: 'Session token, for temporary AWS credentials.' },
  METRICS_PORT: {
    type: wholeNumber(1, 65_534),
    help: 'Port of /metrics for Prometheus, on HOST; on one machine the worker uses the next port. Not set: no metrics.',
  },
  PROBE_PORT: {
    type: wholeNumber(1, 65_535),
    help: 'Port of /health and /health/ready of a worker, on HOST, for an orchestrator. Not set: none.',
  },
  LOG_LEVEL: {
    type: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    help: 'Log level: fatal, error, warn, info, debug, trace or silent.',
  },
  DATABASE_URL: {
    type: postgresUrl,
    help: 'Your Postgres, instead of the embedded one: postgresql://user:password@host:5432/database',
  },
  REQUESTS_DATABASE_URL: {
    type: postgresUrl,
    help: 'Login for requests on that Postgres, when DATABASE_URL cannot create one: see docs/operations.md.',
  },
  TEMPORAL_ADDRESS: {
    type: z.string().regex(/^[^\s/:]+:\d{1,5}$/, 'must look like host:7233'),
    help: 'Your Temporal server, instead of the embedded one: host:7233',
  },
  TEMPORAL_NAMESPACE: { type: text, default: 'decpage', help: 'Temporal namespace of all workflows.' },
  TEMPORAL_CLI_PATH: {
    type: text,
    help: 'Path of the temporal program for the embedded server; not set: found on PATH or downloaded.',
  },
  TEMPORAL_UI_URL: {
    type: z.string().regex(/^https?:\/\/[^\s?#]*[^\s?#/]$/, 'must look like https://temporal.example.com'),
    help: 'Address of the Temporal UI as people reach it: jobs then name the page of their workflow.',
  },
  TEMPORAL_UI_PORT: { type: port, default: '8233', help: 'Port of the Temporal UI; 0 takes any free one.' },
  WORKER_QUEUES: {
    type: listOf(oneOf(queues)).refine((list) => list.length > 0, 'must name at least one task queue'),
    default: queues.join(','),
    help: 'Task queues that a worker serves.',
  },
  DECPAGE_URL: {
    type: z.string().regex(/^https?:\/\/\S+$/, 'must look like http://127.0.0.1:3000'),
    help: 'URL of the service for the command line; not set: the one that runs on DATA_DIR.',
  },
  DECPAGE_API_KEY: { type: text, help: 'API key for the command line.' },
  OUTBOUND_ALLOW: {
    type: listOf(z.string().refine(isEndpoint, 'must be exact ip:port pairs, such as 127.0.0.1:8080 or [::1]:8080')),
    default: '',
    help: 'Private ip:port pairs that URLs of clients may use; for development only.',
  },
  WEBHOOK_SCHEDULE: {
    type: listOf(seconds).refine((list) => list.length > 0 && list.length <= 50, 'must have 1 to 50 waits'),
    default: '0,5,300,1800,7200,18000,36000,50400,72000,86400',
    help: 'Seconds to wait before each attempt of a webhook delivery; one attempt per entry.',
  },
  SYNC_TIMEOUT: {
    type: wholeNumber(1, 600),
    default: '50',
    help: 'Timeout of POST /v1/extract in seconds.',
  },
  TURN_TIMEOUT: {
    type: wholeNumber(1, 600),
    default: '120',
    help: 'Timeout of assistant calls in seconds; a model gets three quarters of it.',
  },
  SESSION_RETENTION_DAYS: {
    type: wholeNumber(1, 36_500),
    help: 'Days that a session of the assistant is kept after its latest turn; not set: until it is deleted.',
  },
  RATE_PER_SECOND: {
    type: wholeNumber(1, 1_000_000),
    default: '20',
    help: 'Requests per second of one key, for operations that start work.',
  },
  RATE_BURST: {
    type: wholeNumber(1, 1_000_000),
    default: '40',
    help: 'Burst of requests of one key, for operations that start work.',
  },
  MAX_SYNC_WAITS: {
    type: wholeNumber(1, 1_000_000),
    default: '10',
    help: 'Concurrent calls of POST /v1/extract per account.',
  },
  MAX_UNFINISHED_JOBS: {
    type: wholeNumber(1, 100_000_000),
    default: '500',
    help: 'Unfinished jobs per account.',
  },
  MONTHLY_PAGE_QUOTA: {
    type: wholeNumber(1, 999_999_999),
    help: 'Pages per account and calendar month (UTC); not set: unlimited.',
  },
  MAX_BODY_MEMORY: {
    type: wholeNumber(128, 1_000_000),
    default: '768',
    help: 'Memory limit for request bodies of one gateway in megabytes; a body counts three times its size.',
  },
  MAX_ACCOUNT_BODY_MEMORY: {
    type: wholeNumber(128, 1_000_000),
    default: '384',
    help: 'Share of MAX_BODY_MEMORY that one account may use, in megabytes.',
  },
  MODEL_PROVIDER: {
    type: oneOf(modelProviders),
    help: 'Provider of the model: openai-compatible or anthropic; with MODEL_NAME it enables the model engine.',
  },
  MODEL_BASE_URL: {
    type: z.string().regex(/^https?:\/\/\S+$/, 'must look like https://host/v1'),
    help: "Base URL of the provider's API, such as http://127.0.0.1:11434/v1; not needed for anthropic.",
  },
  MODEL_NAME: { type: text, help: 'Name of the model at its provider.' },
  MODEL_API_KEY: { type: text, help: 'API key of the provider, if it needs one.' },
  MODEL_CONTEXT_TOKENS: {
    type: wholeNumber(2_000, 10_000_000),
    default: '100000',
    help: 'Context window of the model in tokens, including its answer; pages beyond it are left out.',
  },
  MODEL_OUTPUT_TOKENS: {
    type: wholeNumber(500, 1_000_000),
    default: '8000',
    help: 'Limit of one answer of the model in tokens.',
  },
  ...modelUseVariables,
  ...payloadEncryptionVariables,
  ...tracingVariables,
  ...deploymentVariables,
} satisfies Record<string, Variable>;

type Variables = typeof variables;
export type VariableName = keyof Variables;

/** The parsed environment. A variable without a default may be undefined. */
export type Configuration = {
  readonly [Name in VariableName]: Variables[Name] extends { default: string }
    ? z.output<Variables[Name]['type']>
    : z.output<Variables[Name]['type']> | undefined;
};
