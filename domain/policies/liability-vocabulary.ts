import { liabilityLabels } from '../extraction/lexicon/business-labels.ts';
import type { Wording } from '../extraction/plan.ts';
import { lookup } from '../lookup.ts';

const more = lookup<string>({
  generalAggregateLimit:
    '[general] aggregate [limit] [other than] [products] [and] [completed] [operations|work]; aggregate other than products; general aggregate [per] (location|project|policy)',
  productsAggregateLimit: `products [and] [completed] [operations|ops|work] total; products [and] [completed] [operations|ops|work] [aggregate] [limit]; aggregate [limit] products [and] [completed] [operations|work]`,
  damageToRentedPremisesLimit:
    '[damage to] premises rented to you [damage by fire]; damage to rented premises [limit]; damage to premises [you rent]',
  personalAdvertisingInjuryLimit: 'personal [injury] and advertising injury [limit]',
  medicalExpenseLimit: '(medical|med) (expense|expenses|pay|payments) [limit] [each person|per person|any one person]',
});

/** The six limits of general liability. */
export const liabilityTopics = Object.fromEntries(
  Object.entries(liabilityLabels).map(([topic, wordings]) => [
    topic,
    { sure: `${wordings.join(';')};${more.get(topic) ?? ''}` },
  ]),
) as Record<keyof typeof liabilityLabels, Wording>;
