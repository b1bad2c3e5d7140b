import type { Wording } from '../../extraction/plan.ts';
import { homeLimitTopics, homeOtherTopics } from '../property-vocabulary.ts';

/** The wordings of a home's limit without the letters of homeowners forms: dwelling forms give E, L and M other limits. */
const unlettered = (words: Wording): string =>
  (words.sure ?? '')
    .split(';')
    .filter((wording) => !/^\s*(?:coverage )?[efgh]\b/.test(wording))
    .join(';');

/** The limits of a dwelling policy that are fields of their own. */
export const dwellingTopics = {
  dwellingLimit: homeLimitTopics.dwellingLimit,
  otherStructuresLimit: homeLimitTopics.otherStructuresLimit,
  personalPropertyLimit: {
    sure: `${homeLimitTopics.personalPropertyLimit.sure ?? ''}; landlord[s] (contents|personal property); personal property [of] [the] landlord; owner[s] (contents|personal property); personal property [owned by (landlord|you)]; (c|coverage c) landlord[s] furnishings; contents owned by [the] landlord`,
  },
  fairRentalValueLimit: {
    sure: `[coverage d|d] fair rental value [coverage|limit]; [coverage d|d] [loss of] (rents|rent|rental income) [coverage]; loss of fair rental [value|income]; rental (value|income) [coverage]; fair rental; fair rental value [and|or] additional living (expense|expenses) [combined]; coverage d;
      [coverage d|d] loss of use [fair rental value]; frv; (fair|lost) (rent|rental|rents|rental income) [value|val]; (coverages|coverage) d and e [combined]; your lost rent; (fair rental value|frv) [and] (ale|additional living)`,
  },
  additionalLivingExpenseLimit: {
    sure: `[coverage e|e] additional living (expense|expenses|cost|costs) [coverage]; additional living; coverage e; [coverage e|e] (extra|increased) living (expense|expenses); [coverage e] (ale|a l e) [coverage]; living expense [s]; temporary (living|housing) [expense|expenses|cost|costs]; coverage e (limit|amount)`,
  },
  personalLiabilityLimit: {
    sure: `${unlettered(homeLimitTopics.personalLiabilityLimit)}; [coverage l|l] (premises|landlord|landlords|owners landlords and tenants|olt) liability [each occurrence]; coverage l; liability [each occurrence]`,
  },
  medicalPaymentsLimit: {
    sure: `${unlettered(homeLimitTopics.medicalPaymentsLimit)}; coverage m; premises medical payments [each person]; medical payments to others [per person]`,
  },
} as const satisfies Record<string, Wording>;

/** Perils, and coverages that dwelling policies add. */
export const dwellingOtherTopics = {
  peril: {
    sure: `${homeOtherTopics.peril.sure}; all covered (perils|causes of loss); fire [and] [lightning] deductible; earthquake deductible`,
  },
  other: {
    sure: `${homeOtherTopics.other.sure}; fire [and|or] [lightning|allied lines]; extended coverage [perils]; broad form [perils]; special form [perils]; (vandalism|vmm|v and mm) [and malicious mischief] [coverage];
      [premises] burglary; [limited|broad] theft [coverage|off premises|on premises];
      [dwelling] under construction; [automatic] increase in insurance; (lawn|lawns) [and] [plants|shrubs]; water (damage|leakage|seepage) [exclusion|limited]; [accidental] discharge [of water]; weight of ice [snow or sleet]; falling objects; [rental|vacancy] vacancy [permit|permission|clause]; [landlord|tenant|rent] (default|evictions|eviction) [expense];
      tenant (damage|vandalism|theft); burglary damage; loss of rent [tenant default]; modified loss settlement; [actual cash value|replacement cost] loss settlement [roof]; (personal|premises) injury; [replacement cost|actual cash value|functional replacement cost|repair cost] loss settlement [dwelling|building|contents]; landlord[s] furnishings; fungi mold [wet rot]; court (cost|costs); lock rekeying; appliance breakdown; (landlord|rental) (package|enhancement|protection) [endorsement]; demolition; loss of rents denial of access`,
    weak: 'ec; vmm; v and mm',
  },
} as const satisfies Record<string, Wording>;
