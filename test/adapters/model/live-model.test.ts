import { describe } from 'vitest';
import { createModel } from '../../../adapters/model/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { configuredModel } from '../../../services/configuration/model.ts';
import { keepsItsPromises } from './promises.ts';

const settings = configuredModel(parseConfiguration(process.env));
const name = settings ? `${settings.provider} ${settings.name}` : 'none: MODEL_PROVIDER and MODEL_NAME are not set';

(settings ? describe : describe.skip)(`the live model (${name})`, () => {
  keepsItsPromises(async () => {
    if (!settings) throw new Error('no model is configured');
    return { model: createModel(settings), willAnswer: () => undefined };
  });
});
