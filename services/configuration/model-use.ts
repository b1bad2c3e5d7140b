import { z } from 'zod';
import type { AskThresholds } from '../../domain/extraction/questions/doubts.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';

const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/, 'must be a number from 0 to 1, such as 0.8')
  .transform(Number);
const price = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be US dollars per million tokens, such as 2.50')
  .transform(Number);
const tokens = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number of tokens')
  .transform(Number);
const calls = z
  .string()
  .regex(/^(?:[1-9]|1\d|20)$/, 'must be a whole number from 1 to 20')
  .transform(Number);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/** Variables about what a model is asked and what it may cost; `variables.ts` lists them with the others. */
export const modelUseVariables = {
  MODEL_ASK_BELOW: {
    type: share,
    default: '0.9',
    help: 'Engine auto: the model is asked for values of which the rules are less sure than this, 0 to 1.',
  },
  MODEL_ASK_WHOLE: {
    type: share,
    default: '0.5',
    help: 'Engine auto: share of missing and unsure values from which the whole document is asked, 0 to 1.',
  },
  MODEL_CALLS_PER_JOB: {
    type: calls,
    default: '4',
    help: 'Calls of the model in flight for one job whose document is too long for a single call, 1 to 20.',
  },
  MODEL_VISION: {
    type: flag,
    default: 'false',
    help: 'Whether the model takes images: pages without a text layer are then sent as pictures too.',
  },
  MODEL_PRICE_INPUT: {
    type: price,
    help: 'Price of a million prompt tokens in US dollars; with MODEL_PRICE_OUTPUT it adds costUsd to usage.',
  },
  MODEL_PRICE_OUTPUT: { type: price, help: 'Price of a million completion tokens in US dollars.' },
  MONTHLY_TOKEN_QUOTA: {
    type: tokens,
    help: 'Tokens of the model per account and calendar month (UTC), then the rules work alone; not set: unlimited.',
  },
};

/** What a model is asked and what it may cost. */
export interface ModelUse {
  thresholds: AskThresholds;
  /** Absent when no prices are configured. */
  prices?: ModelPrices | undefined;
  /** Tokens of an account in a calendar month (UTC); absent for any number. */
  monthlyTokenQuota?: number | undefined;
  /** Whether the model gets pictures of pages. */
  vision: boolean;
  /** Calls in flight for one job. */
  callsPerJob: number;
}

/** The use of the model of a parsed configuration. */
export function configuredModelUse(configuration: {
  readonly MODEL_ASK_BELOW: number;
  readonly MODEL_ASK_WHOLE: number;
  readonly MODEL_VISION: boolean;
  readonly MODEL_CALLS_PER_JOB: number;
  readonly MODEL_PRICE_INPUT: number | undefined;
  readonly MODEL_PRICE_OUTPUT: number | undefined;
  readonly MONTHLY_TOKEN_QUOTA: number | undefined;
}): ModelUse {
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = configuration;
  return {
    thresholds: { confidence: configuration.MODEL_ASK_BELOW, whole: configuration.MODEL_ASK_WHOLE },
    prices: input === undefined || output === undefined ? undefined : { input, output },
    monthlyTokenQuota: configuration.MONTHLY_TOKEN_QUOTA,
    vision: configuration.MODEL_VISION,
    callsPerJob: configuration.MODEL_CALLS_PER_JOB,
  };
}
