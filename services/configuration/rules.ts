import type { Configuration, VariableName } from './variables.ts';

/** An environment whose variables have been checked one by one. */
export interface Given {
  /** Also of a variable with an invalid value, which has been told. */
  isSet: (name: VariableName) => boolean;
  /** Valid values and defaults. */
  values: Partial<Configuration>;
  isProduction: boolean;
}

/** All that variables have to do with each other. Each rule returns what is wrong and what to do. */
export function problemsTogether(given: Given): string[] {
  const rules = [model, modelPrices, storage, payloadEncryption, requestsDatabase, outbound];
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

function needs({ isSet }: Given, name: VariableName, needed: VariableName): string[] {
  return isSet(name) && !isSet(needed) ? [`${needed} must be set to use ${name}.`] : [];
}

function setTogether({ isSet }: Given, one: VariableName, other: VariableName): string[] {
  return isSet(one) === isSet(other) ? [] : [`${one} and ${other} must be set together, or none of them.`];
}
