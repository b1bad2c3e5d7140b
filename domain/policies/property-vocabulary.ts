import { propertyLimitWordings } from '../extraction/lexicon/property-coverages.ts';
import type { Wording } from '../extraction/plan.ts';
import { lookup } from '../lookup.ts';

const OTHERS = '(guests|guest|visitors|visitor|others|other people)';
const BILLS = '(bills|bill|expenses|expense|costs|payments)';
const LIVING = '(living|housing|lodging|accommodation|hotel|relocation)';
const OWN = '(stuff|things|belongings|contents|possessions|personal property|property)';
/** What carriers say to their insureds in plain words, and short forms of it. */
const plainTopics = lookup<string>({
  dwellingLimit:
    '[your] (home|homes|house) (structure|building|itself); [the] structure of your home; [the] structure; rebuilding your (home|house); dwelling replacement cost coverage; your house; (house|residence) coverage',
  otherStructuresLimit:
    'dwelling extension [coverage]; other struct; [sheds] [fences] [and] detached (garage|garages|building|buildings); outbuildings; sheds [and] fences [and] [detached] [garage|garages]; (garages|fences) and sheds; structures (away|apart) from [your] (home|house); other buildings',
  personalPropertyLimit: `(tenant|tenants|renters) ${OWN}; (property|things) you own; what you own; your ${OWN}; [your] things`,
  lossOfUseLimit: `ale; [additional|extra|increased|temporary|alternate|alternative] ${LIVING} [expense|expenses|cost|costs|exp]; hotel [and] [extra] ${LIVING} (costs|expenses); if you (cant|cannot) live (in your home|at home); if you (have|need) to (move out|live elsewhere); living (elsewhere|somewhere else); temporary (home|housing); [loss of] [fair] (rental value|rental income|rent|rents) [and|or] [additional|extra] living (expense|expenses|cost|costs); [additional|extra] living (expense|expenses|cost|costs) [and|or] [loss of] [fair] (rental value|rental income|rent|rents|use); loss of use [and|or] [additional|fair] (living expense|living expenses|rental value|rents); loss of [fair] rents [and|or] use`,
  personalLiabilityLimit: `(renters|renter|tenant|tenants|legal|homeowners|household) liability; cpl; if (someone sues you|you are sued|youre sued|you get sued); protection if (you are|youre) sued; (damage|injury) or (injury|damage) to others; lawsuits [against you]; injury or damage you cause`,
  medicalPaymentsLimit: `${OTHERS} [injury] medical [${BILLS}]; medical ${BILLS} (for|of) ${OTHERS}; medical expense per person; med expense [per person]; if a guest is (hurt|injured); injured ${OTHERS}`,
});

/** The limits of a home's policy that are fields of their own, whatever letter a carrier gives them. */
export const homeLimitTopics = Object.fromEntries(
  Object.entries(propertyLimitWordings).map(([topic, wordings]) => [
    topic,
    { sure: `${wordings.join(';')};${plainTopics.get(topic) ?? ''}` },
  ]),
) as Record<keyof typeof propertyLimitWordings, Wording>;

/** Words that make another coverage of a name that begins like one of these limits. */
export const homeAdditions = `code; codes; structure reimbursement; replacement cost; other residences; other residence; off premises; scheduled; increased; additional insured;
  additional amount; additional limit; additional coverage; extended; extension; inflation; ordinance; special limit; special limits; special; loss settlement; loss assessment;
  dog; animal; deductible; premium; valuation; jewelry; theft; business; storage; settlement; endorsement; enhancement; watercraft; day care; under construction; personal injury;
  guaranteed; functional; roof; elsewhere; other location; rented to; rental to others; golf; pollution; lead; mold; fungi; permitted; named perils; all perils; pool; unit owners`;

/** Other coverages and endorsements of home and renters policies. */
export const homeOtherTopics = {
  peril: {
    sure: `[all] other [section i|covered] (perils|peril|losses) [deductible]; all (perils|peril|losses) [deductible]; all (perils|peril) (except|other than) [windstorm or hail|hurricane|named storm|theft|wind]; aop [deductible];
      (windstorm|wind) [and|or] hail [deductible|percentage deductible]; [named storm|hurricane|tropical storm|tropical cyclone|wind|windstorm|hail|theft|water|water damage|water backup|earthquake|earth movement|sinkhole|roof|section i|property|policy|scheduled personal property] deductible [amount];
      hurricane; calendar year hurricane; named storm; deductible [section i]; non hurricane; theft`,
  },
  other: {
    sure: `[personal property|contents|dwelling|extended|guaranteed|functional|full|belongings|home|roof|building] replacement cost [coverage|on contents|contents|of contents|dwelling|loss settlement|settlement|basis|protection|extension]; [coverage c|personal property] replacement cost [contents];
      replacement cost (on|for|of) [your|the] (personal property|contents|belongings|household goods|dwelling|home|building|roof); (new for old|new for old replacement) [contents|belongings|settlement|personal property|coverage]; [special|enhanced] loss settlement (roof|contents|personal property);
      [increased|building] (ordinance or law|building ordinance|building code|building codes|code upgrade) [increased|coverage|amount|limit|additional amount];
      ordinance [or|and] law [increased|coverage] [amount|limit]; water back[ ]up [of|and] [sewers|sewer] [and|or] [drains|drain|sump overflow|sump discharge] [overflow|coverage]; back[ ]up of sewers [and|or] drains; sewer [and|or] drain back[ ]up;
      identity (theft|fraud|recovery|protection|restoration) [expense|expenses|resolution|resolution services|coverage|insurance]; [home] equipment breakdown [coverage]; [buried] service (line|lines) [coverage]; [underground] utility line [coverage];
      loss (assessment|assessments) [coverage]; (association|hoa|condo|condominium|homeowners association) [special|loss] (assessment|assessments) [coverage]; (assessment|assessments) by [the] association; special (assessment|assessments); (mold|fungi|fungus) [wet or dry rot] [limited coverage|remediation|coverage|property|liability]; limited fungi [wet or dry rot] [coverage]; earthquake [coverage|loss assessment]; sinkhole [loss|collapse] [coverage]; mine subsidence [coverage];
      personal injury [liability|coverage]; [home] day care [liability]; incidental (occupancy|farming|business) [liability]; business property [increased|on premises|off premises]; [scheduled|unscheduled] (jewelry|jewelry watches [and] furs|furs|silverware|firearms|guns|fine arts|bicycle|bicycles|cameras|musical instruments|sports equipment|golf equipment|collectibles|stamps|coins) [and furs|coverage];
      money [and] securities; scheduled personal property; personal articles [floater]; valuable (items|articles) [plus]; special personal property [coverage]; [home] (computer|computers) [coverage]; electronic data [recovery]; refrigerated (property|food|products) [coverage]; food spoilage;
      credit card [fund transfer] [electronic fund transfer|and|forgery] [forgery] [card|counterfeit money] [and counterfeit money]; forgery; fire department [service] (charge|charges); lock replacement; trees shrubs [and] [plants|other plants] [lawns]; debris removal [additional];
      animal liability; dog [bite] liability; pet damage [liability]; golf cart [physical damage] [and] [liability]; watercraft [liability]; home sharing [host] [activities]; theft (away|away from home|away from premises|away from residence|off premises|extension|of building materials|of personal property|limitation); green (home|improvement|upgrade); inflation (guard|protection|coverage); structure reimbursement;
      bed (bug|bugs); landlord[s] furnishings; limited theft [coverage]; vandalism [and malicious mischief] [coverage]; (windstorm|wind|hail) [or|and] [hail] [coverage]; [home|personal] cyber [protection|coverage]; reasonable repairs; property removed; collapse; glass [or safety glazing material]; grave markers; arson reward;
      damage to property of others; claim expenses; first aid [expenses]; escaped fuel; oil tank; [pollution|lead] liability; home systems [protection]; motorized [vehicle]; other members of [your] household; additional residence [rented to others]; increased [special] (limit|limits) [of liability|jewelry|silverware|silverware] ; special limits;
      unit owners [coverage a] [special coverage|rental to others]; unit owners rental to others; tenant relocation; matching [siding]; hidden water [damage]; foundation [water damage]; swimming pool [liability]; trampoline; screen [enclosure] [coverage]; carport; claim forgiveness; additional insured [residence premises]; additional interest [residence premises];
      workers compensation [residence employees]; residence employees; roof surfaces [payment schedule]; actual cash value [roof|loss settlement] [roof]; coverage plus; home (enhancement|protector) [package|endorsement]; [personal|umbrella] umbrella [liability]; building additions and alterations; improvements [alterations and additions]; tenant improvements; storage unit; off premises theft; flood; terrorism;
      personal property at other residences; self storage; assisted living; student away from home; rental unit buildback; identity; sports equipment; guest medical increased`,
  },
} as const satisfies Record<string, Wording>;
