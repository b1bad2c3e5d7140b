import { type Cited, cite, type Draft } from '../cited.ts';
import { readMoney, readText } from '../labels/value-readers.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { petLabels } from '../lexicon/pets.ts';
import type { SourceDocument } from '../source-document.ts';
import { readPets } from './pets.ts';
import { labelDocument, labelled, labelledText, readPolicyFacts, wordingsWith } from './policy-facts.ts';
import { readRiders, readWaitingPeriods } from './pet-benefits.ts';

const wordings = wordingsWith(petLabels);

/** Reads a pet insurance declarations page. */
export function readPet(document: SourceDocument): Draft {
  const own = labelDocument(document, wordings);
  const facts = readPolicyFacts(own);
  const premium = labelled(own, 'premium', readMoney, 1) ?? (facts.totalPremium as Cited<number> | undefined);
  return {
    ...facts,
    planName: labelledText(own, 'planName', readText),
    premium,
    premiumFrequency: premium ? frequencyOf(own.layouts, premium) : undefined,
    pets: readPets(own),
    waitingPeriods: readWaitingPeriods(document.layouts),
    riders: readRiders(document.layouts),
  };
}

/** What the premium is charged for: from the words beside it, else from the rest of the document. */
function frequencyOf(layouts: readonly PageLayout[], premium: Cited<number>): Cited<'monthly' | 'annual'> | undefined {
  const own = layouts
    .find(({ page }) => page.number === premium.page)
    ?.lines.find((line) => line.words.some((word) => premium.words.includes(word)));
  const around = own?.segments ?? [];
  for (const segments of [around, layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments))]) {
    const found = segments
      .map((segment) => frequencyIn(segment, segments === around))
      .find((cited) => cited !== undefined);
    if (found) return found;
  }
  return undefined;
}

function frequencyIn(segment: Segment, isBeside: boolean): Cited<'monthly' | 'annual'> | undefined {
  const text = segment.text;
  if (!isBeside && !/\b(?:premiums?|billing|payment)\b/i.test(text)) return undefined;
  if (/\bmonth(?:ly)?\b|\/\s?mo\b/i.test(text)) return cite('monthly', segment, 0.85);
  return /\b(?:annual(?:ly)?|yearly|per year)\b/i.test(text) && !/\b(?:deductible|limit)\b/i.test(text)
    ? cite('annual', segment, 0.8)
    : undefined;
}
