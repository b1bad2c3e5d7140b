import { createModel } from '../../../../adapters/model/index.ts';
import { parseConfiguration } from '../../../../services/configuration/configuration.ts';
import { configuredModel } from '../../../../services/configuration/model.ts';
import { configuredModelUse } from '../../../../services/configuration/model-use.ts';
import { labelledModel } from './labelled-model.ts';
import { liveModel, recordedTo, replayedFrom } from './bench-model.ts';

/** The model of the MODEL_* variables, recorded or replayed as the options of the command say, with thresholds and prices. */
export async function modelOf({
  record,
  replay,
  asLabels = false,
}: {
  record?: string | undefined;
  replay?: string | undefined;
  /** Whether the labels answer in place of a model. */
  asLabels?: boolean;
}) {
  const configuration = parseConfiguration(process.env);
  const { thresholds, prices } = configuredModelUse(configuration);
  if (asLabels) return { model: labelledModel, thresholds, prices };
  if (replay !== undefined) return { model: await replayedFrom(replay), thresholds, prices };
  const settings = configuredModel(configuration);
  if (!settings) throw new Error('no model is configured: set MODEL_PROVIDER, MODEL_NAME and so on, or use --replay');
  const live = liveModel(createModel(settings), settings.name);
  return { model: record === undefined ? live : await recordedTo(record, live), thresholds, prices };
}
