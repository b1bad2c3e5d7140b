import { liabilityLabels } from '../extraction/lexicon/business-labels.ts';
import type { Wording } from '../extraction/plan.ts';
import { lookup } from '../lookup.ts';

const more = lookup<string>({
  eachOccurrenceLimit:
    '[bi pd|bodily injury [and] property damage] (each|per) (occurrence|event|loss|occ) [limit]; (occurrence|occ) limit; most we [will] pay for (one|any one|each) (event|occurrence|loss); (any one|each|per|every) (event|incident) [amount|limit] [per event]; (bodily injury|injury) [and] (property damage|damage) [per] (occurrence|event|incident); each occur [limit]; any one accident or event; commercial liability [limit]; combined single limit each occurrence; (liability|liab) [each] (occ|occurrence) limit; liability insurance per occurrence; businessowners liability; most we [will] pay (for|in) each occurrence; most well pay for each occurrence; bi pd per occurrence; [comprehensive] business liability [per occurrence]; liability any one occurrence',
  generalAggregateLimit:
    '(gl|general|liability|policy|annual) aggregate [limit]; most we [will] pay for all (events|losses|occurrences) [in the year|in a year]; [general] aggregate [limit]; [general] aggregate [limit|limits] [of insurance] other than [products|prod] [and] [completed|comp] [operations|ops|work]; other than (products|prod) [and] (completed|comp) (operations|ops) aggregate; aggregate other than products; total for [all] other claims; (total|aggregate) for [all] (other|all other) (claims|losses|events); all other claims (total|aggregate); yearly (total|aggregate) [limit]; general aggregate [per] (location|project|policy); all other occurrences aggregate; premises operations aggregate; (overall|combined|total|designated|combined total) aggregate [limit]; total limit for the policy period; maximum for all claims; most (we|well) [will] pay in a [year|policy term]; policy period aggregate; total liability limit [per year]; all occurrences general aggregate; (yearly|annual) maximum; liability all in (one|a) year',
  productsAggregateLimit: `aggregate products; (products|prod|pco|p co) [and] [comp|completed] [operations|ops] [aggregate]; (products|product) [and] (finished|completed) (work|operations) (aggregate|total|limit) [limit]; (finished|completed) work (aggregate|total); (total|most we pay) for claims [about] [finished work] [or] [products] [or] [finished work]; products [and] [completed] [operations|ops|work] total; products [and] [completed] [operations|ops|work] [aggregate] [limit]; aggregate [limit] products [and] [completed] [operations|work]; (pr|prod) co (agg|aggregate); (products|product) all in (one|a) year; (products|product) [and] completed work maximum; (comp|completed) ops aggregate; claims from products or finished work`,
  damageToRentedPremisesLimit:
    '[tenants] fire [damage] legal liability; tenants [fire|legal] liability; damage [to|you cause to] [your|the] (rented|leased) (premises|prem|space|property) [each occurrence|each occ]; [damage to] premises rented to you [damage by fire]; damage to rented premises [limit]; damage to premises [you rent]; (damage|injury) to (rented|leased|hired) (space|building|property|quarters); dprty; rented to you limit; any one premises; legal liability real property; damage to property you rent; fire [and|lightning] [water|explosion] [damage] legal [liability]; damage to rental premises [limit]; fire liability [limit]; broadened damage to premises rented [to you]; premises damage liability; damage to premises you rent or occupy',
  personalAdvertisingInjuryLimit:
    'p and ai; pi ai; pai; p and a injury; libel [and] slander [and] [advertising] [injury]; personal [injury] and advertising injury [limit]; (libel|slander|libel slander) [slander] [and] advertising [offenses|offences|injury]; personal [and] advertising (offenses|offences|harm) [limit]; p ai; any one person or organization; coverage p [personal and advertising injury]; reputational harm [and advertising injury]; broad form personal injury; personal liability libel and slander',
  medicalExpenseLimit:
    'premises medical [expense|expenses|payments] [per person]; (guest|visitor|customer) medical [expense|expenses]; medical coverage [each person]; medical (bills|costs) (of|for) (visitors|customers|guests|others); (medical|med) (expense|expenses|pay|payments) [limit] [each person|per person|any one person]; medical per person; medpay limit; limited medical payments; medical costs [per person]; medical limit; injured guest medical; business medical payments; (medical|med) (each person|any one person|expense any one person|expenses any one person); (medical|med) (expense|expenses|payments) each',
});

/** The six limits of general liability. */
export const liabilityTopics = Object.fromEntries(
  Object.entries(liabilityLabels).map(([topic, wordings]) => [
    topic,
    { sure: `${wordings.join(';')};${more.get(topic) ?? ''}` },
  ]),
) as Record<keyof typeof liabilityLabels, Wording>;
