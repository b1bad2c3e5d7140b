import { liabilityTopics } from '../liability-vocabulary.ts';
import type { Wording } from '../../extraction/plan.ts';

/** Limits of the umbrella itself that are fields of their own. */
export const umbrellaTopics = {
  eachOccurrenceLimit: {
    sure: `${liabilityTopics.eachOccurrenceLimit.sure}; [umbrella|excess|policy|your|personal umbrella|personal] [liability] (limit|limits|coverage limit) [of] [liability|insurance|coverage] [each occurrence|per occurrence|each loss]; umbrella liability [limit]; umbrella [coverage]; personal umbrella [liability] [coverage|limit];
      each (loss|incident|claim) [limit]; limit [of (insurance|liability|coverage)] each occurrence; (excess|umbrella) liability each occurrence; personal liability umbrella; per (occurrence|loss) limit; coverage limit; coverage a; each wrongful act`,
  },
  generalAggregateLimit: {
    sure: `${liabilityTopics.generalAggregateLimit.sure}; (policy|annual|umbrella|excess|other) aggregate [limit]; aggregate [limit] [where applicable|all coverages]; aggregate limit of (liability|insurance); each annual period; per policy period`,
  },
  productsAggregateLimit: liabilityTopics.productsAggregateLimit,
  personalAdvertisingInjuryLimit: liabilityTopics.personalAdvertisingInjuryLimit,
  uninsuredMotoristsLimit: {
    sure: `[excess] (uninsured|un) [and|or] [underinsured] (motorist|motorists) [coverage|limit|liability]; [excess] (um|uim|um uim|uninsured underinsured motorist|uninsured underinsured motorists) [coverage|limit]; excess uninsured and underinsured [motorists]`,
  },
} as const satisfies Record<string, Wording>;

export const otherTopics = {
  other: {
    sure: `[certified acts of] terrorism [coverage|tripra|tria|risk insurance act] [premium|charge]; (tria|tripra) premium; tria; tripra; crisis (response|management|event) [expense|coverage]; (identity|id) (theft|fraud) [expense]; employee benefits [liability]; [rental] (dwelling|unit) [liability]; [excess] (flood|earthquake);
      (personal|cyber) cyber [coverage]; pollution [liability]; (watercraft|aircraft|drone|liquor|foreign|professional) [liability]; worldwide [coverage|liability]; (not for profit|nonprofit|non profit) (board|director) [liability]; directors and officers [not for profit]; employment practices [liability] [domestic]; following form [endorsement]; legal defense [costs]; reputation [management]; kidnap [and ransom]; loss assessment; additional insured; waiver of subrogation`,
  },
} as const satisfies Record<string, Wording>;

/** Lines of insurance under an umbrella. */
export const LINES = `[commercial|comprehensive] general liability [coverage] [premises operations|insurance|policy]; cgl; gl; [business|commercial|comprehensive|personal|private passenger] (auto|automobile|vehicle|motor vehicle) [liability] [insurance|coverage|policy]; (auto|automobile) [liability] [personal|bodily injury and property damage]; truckers [liability]; motor carrier [liability]; garage [liability]; hired and non owned auto [liability]; hired [and] non owned [auto] [liability]; personal auto; family auto;
  employers liability [workers compensation] [insurance]; workers compensation [and] [employers liability]; stop gap [employers liability]; employers [liability] stop gap; employee benefits [liability]; liquor [law] [legal] [liability]; (professional|errors and omissions|contractors professional|miscellaneous professional|medical professional) [liability]; contractors professional [liability]; contractor s professional; (products|products completed operations|completed operations) liability; foreign [general|commercial] [liability] [package]; international liability; (aircraft|aviation|non owned aircraft|drone) liability; (watercraft|boat|marine|protection and indemnity) [liability] [non owned]; [personal] watercraft; boatowners;
  homeowners (or|and) comprehensive personal [liability]; [comprehensive] personal liability or homeowners; (homeowners|homeowner|home|renters|condominium|personal|comprehensive personal|farm|farmowners|premises|residence|residential) [personal] liability [insurance|coverage|policy]; homeowners [policy]; home; condo; renters; farm [personal liability]; [comprehensive] personal liability; cpl; dwelling fire [liability]; (rental|rented) (property|dwelling|dwellings|unit|home|residence) [liability]; landlord [liability|s]; dwelling [liability] [rental]; seasonal (home|residence|dwelling); secondary (home|residence); recreational (vehicle|vehicles|motor vehicle) [liability]; (motorcycle|atv|snowmobile|golf cart|moped|motorhome|rv) [liability]; pollution [legal] [liability]; contractors pollution [liability]; garagekeepers; (directors and officers|d and o) [liability]; employment practices [liability]; cyber [liability]; (underlying|lead|primary) umbrella; umbrella; excess [liability]; business owners [liability]; businessowners [liability]; bop; abuse and molestation; uninsured motorists; underinsured motorists; uninsured underinsured motorists; antique auto; (auto|automobile|car|home|homeowners|renters|condo|landlord|boat|motorcycle|rv|watercraft) insurance; homeowners condo or renters [insurance]; homeowners (or|and) (renters|condo|condominium) [insurance]; landlord insurance`;

export const HEADINGS = `underlying insurance; underlying policies; underlying policy; underlying coverage; underlying coverages; underlying limits; required underlying; schedule of underlying; required insurance; required primary; primary insurance; primary policies; policies under this one; required minimum; minimum required; policies below; schedule of primary; basic policies; policies you must keep; insurance you must keep; must carry; must maintain; must keep; promise to keep; agree to keep`;

export const ENDS = `premium; premiums; premium summary; premium calculation; rating; rating information; exposures; exposure; exposures rated; forms; forms and endorsements; endorsements; policy forms; schedule of forms; additional coverages; optional coverages; what you pay; what it costs; cost; total premium; annual premium; total; taxes and fees; exclusions; household; drivers; your exposures; rated exposures; premium and fees; rating basis; premium information; fees; surplus lines notice; additional information; notices; discounts`;
