import { wordingsOf } from '../../extraction/lexicon/wordings.ts';
import type { AttributeConcept, Target } from './attribute.ts';
import { businessAttributes } from './business-attributes.ts';
import { claimAttributes } from './claim-attributes.ts';
import { policyAttributes } from './policy-attributes.ts';
import { thingAttributes } from './thing-attributes.ts';

const rows = [...policyAttributes, ...thingAttributes, ...businessAttributes, ...claimAttributes];

/** Everything that people ask for by name, measures of claims (paid, reserve, incurred) apart. */
export const attributeConcepts: readonly AttributeConcept[] = rows.map(([id, label, asked, ...targets]) => ({
  id,
  label,
  asked: wordingsOf(asked),
  targets: targets.map((target) => (typeof target === 'string' ? targetOf(target) : target)),
}));

function targetOf(path: string): Target {
  const [list = '', key] = path.split('/');
  return key === undefined ? { keys: [list] } : { list, keys: [key] };
}
