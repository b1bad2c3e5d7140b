import { wordingsOf } from '../../extraction/lexicon/wordings.ts';

export type Measure = 'paid' | 'reserve' | 'incurred' | 'recovered';
export type MeasureKind = 'loss' | 'medical' | 'expense' | 'total';

/** Amounts of claims, as people ask for them. */
export const measures: Readonly<Record<Measure, readonly string[]>> = {
  paid: wordingsOf(
    'paid; paid out; payment; payments; paid to date; pay out; amount paid; total paid; been paid; paid amount',
  ),
  reserve: wordingsOf(
    'reserve; reserves; reserved; outstanding; o s; outstanding reserves; in reserve; total reserve; total reserves; still reserved; total outstanding',
  ),
  incurred: wordingsOf(
    'incurred; total incurred; incurred losses; total loss; total losses; cost of the claim; claim cost; loss amount; incurred amount; incurred total; claims cost; claim total; cost us; claim worth',
  ),
  recovered: wordingsOf('recovered; recovery; recoveries; salvage; subrogation recovery'),
};

export const measureKinds: Readonly<Record<Exclude<MeasureKind, 'total'>, readonly string[]>> = {
  loss: wordingsOf('indemnity; indemnity loss'),
  medical: wordingsOf('medical; medicals; medical part'),
  expense: wordingsOf('expense; expenses; alae; legal expense; adjusting expense; lae; allocated expense; legal costs'),
};
