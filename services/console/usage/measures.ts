import type { UsageByDay, UsageByKey } from '../api/decpage.ts';

type Amounts = Pick<
  UsageByDay['days'][number] & UsageByKey['keys'][number],
  'requests' | 'documents' | 'pages' | 'extractions' | 'assistantTurns' | 'corrections' | 'tokens'
>;

/** Something that is counted. */
export interface Measure {
  id: string;
  label: string;
  of: (amounts: Amounts) => number;
}

const requests: Measure = { id: 'requests', label: 'Requests', of: (amounts) => amounts.requests };

/** What the charts can show; the first is shown at first. */
export const measures: readonly [Measure, ...Measure[]] = [
  requests,
  { id: 'documents', label: 'Documents', of: (amounts) => amounts.documents },
  { id: 'pages', label: 'Pages', of: (amounts) => amounts.pages },
  { id: 'extractions', label: 'Extractions', of: (amounts) => amounts.extractions },
  { id: 'turns', label: 'Questions answered', of: (amounts) => amounts.assistantTurns },
  { id: 'corrections', label: 'Corrections', of: (amounts) => amounts.corrections },
  { id: 'tokens', label: 'Tokens of the model', of: (amounts) => amounts.tokens.total },
];
