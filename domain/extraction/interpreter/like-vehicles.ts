import type { PageLayout } from '../../reading/layout.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import type { MentionIn } from './entities.ts';

/** What may stand behind the make of any vehicle and is no model. */
const NO_MODEL =
  /^(?:(?:sub)?total|premiums?|coverages?|vehicle|auto|vin|sedan|coupe|wagon|van|suv|pickup|utility|[24]-?dr?|\d.*)$/;

/**
 * Two vehicles of one year and make ("2015 Nissan Altima", "2015 Nissan Sentra") are told apart by the first word of their model; elsewhere
 * year and make tell what is meant, whatever stands behind them.
 */
export function withLikeVehicles<Reading extends { mentionIn: MentionIn }>(
  layouts: readonly PageLayout[],
  reading: Reading,
): Reading {
  const models = new Map<string, Set<string>>();
  for (const { text } of layouts.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))) {
    const { description, model } = describedIn(text) ?? {};
    if (description === undefined || model === undefined) continue;
    models.set(description, (models.get(description) ?? new Set()).add(model));
  }
  const isShared = (description: string): boolean => (models.get(description)?.size ?? 0) > 1;
  if (![...models.keys()].some(isShared)) return reading;
  const mentionIn: MentionIn = (text, context) => {
    const mention = reading.mentionIn(text, context);
    const { description, model } = (mention?.entity.description && describedIn(text)) || {};
    if (!mention || description === undefined || model === undefined || !isShared(description)) return mention;
    return { ...mention, entity: { ...mention.entity, description: `${description} ${model}` } };
  };
  return { ...reading, mentionIn };
}

function describedIn(text: string): { description: string; model: string | undefined } | null {
  const [, year, make, behind = ''] = VEHICLE_WITHIN.exec(text) ?? [];
  if (year === undefined || make === undefined) return null;
  const [word = ''] = behind.split(/\s+/);
  const model = /^[A-Z][\p{L}\d-]+$/u.test(word) && !NO_MODEL.test(word.toLowerCase()) ? word.toLowerCase() : undefined;
  return { description: `${year} ${make}`.toLowerCase(), model };
}
