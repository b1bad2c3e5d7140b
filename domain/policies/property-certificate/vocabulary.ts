import type { Wording } from '../../extraction/plan.ts';
import { businessTopics } from '../businessowners/vocabulary.ts';
import { homeLimitTopics, homeOtherTopics } from '../property-vocabulary.ts';

/** Headings of the table of policies, and captions where a form has one policy. */
export const policyWords = {
  insurerLetter: { usual: '[insr|ins|insurer|co|company|carrier] (ltr|letter|let); insr; ins; ltr; co' },
  coverageType: {
    usual:
      '(type|kind|line|class|form) of (insurance|coverage|policy|business); policy (type|form|kind); kind; insurance; line of coverage; policy form type; coverage part; coverage form; coverage; coverages',
  },
  policyNumber: {
    usual: '[certificate] policy (number|no|num|nbr|id) [s]; policy; pol no; policy numbers; number; policy no (s)',
  },
  effectiveDate: {
    usual:
      '[policy] (effective|eff|inception|start|from) [date|dt] [mm dd yyyy|mm dd yy|mm dd year]; policy start; begins; starts; from; in force from; incepts; effective from',
  },
  expirationDate: {
    usual:
      '[policy] (expiration|exp|expires|expiry|end|termination|to) [date|dt] [mm dd yyyy|mm dd yy|mm dd year]; policy end; ends; to; in force to; expires on; through; until',
  },
} as const satisfies Record<string, Wording>;

export const LIMITS_HEADING =
  'covered property [perils]; property covered; [covered] property limits; limits [of insurance|of liability]; limit [of insurance|of liability]';

/** Lines of insurance that forms print. */
export const TITLES =
  '[commercial] property; inland marine; crime; boiler [and] machinery [equipment breakdown]; equipment breakdown; builders risk; flood; earthquake; difference in conditions; [excess] windstorm; wind';

/** Captions of the location and of the description of the property. */
export const PROPERTY =
  'location [of premises] description [of property]; location description; location of premises description of property; [insured] property (location|description|address|insured) [and description]; property location and description; (location|description) of (property|premises|risk|unit|building) [insured|covered]; description of [covered|insured] property; [covered|insured] (location|premises|property|building|unit|risk) [address|location|s]; location of [the] insured property; insured location; (premises|property|risk|unit) (address|location); location address; location insured; loan property; property; collateral [description]; condominium association location; project location';

export const REMARKS =
  'remarks [including special conditions]; remarks including special conditions use only if more space is required; evidence of commercial property insurance remarks [including special conditions]; special conditions [other coverages]; special conditions other coverages; [additional] (comments|notes|remarks); special provisions; additional information; conditions and remarks; other information; message';

/** Captions of blocks that name an additional interest, and the kinds of it. */
export const INTERESTS =
  '[mortgagee|lender|additional interest|loss payee|lienholder|interest holder|interested party] name and [mailing] address; mortgagee [clause]; first mortgagee; second mortgagee; lender [information]; loss payee; lienholder; lender s loss payable; lender loss payee; additional (interest|insured); mortgage holder; interested party; (lender|mortgagee) name; mortgagee lender; mortgage company; certificate holder; certificate holder [and] [mortgagee|lender|loss payee]; holder; evidence (holder|issued to); issued to; lender mortgagee; unit lender; loss payable to';

export const INTEREST_KINDS =
  '[first|1st|second|2nd|third] mortgagee; loss payee [lender]; lender s loss payable; lenders loss payable; lender loss payable; lender s loss payee; additional insured [lessor]; contract of sale; lienholder; lien holder; landlord; lessor; owner; additional interest; trustee; co owner; certificate holder; [first|second] mortgage holder; loss payable; secured party; lender; mortgagee and loss payee; unit owner s lender; unit owner; property manager';

/** What is covered. */
export const coverageTopics = {
  ...homeLimitTopics,
  other: { sure: `${homeOtherTopics.other.sure};${businessTopics.other.sure}` },
  peril: homeOtherTopics.peril,
  certificate: {
    sure: `commercial property coverage [amount of insurance]; [commercial] property [coverage]; blanket coverage; [total] blanket limit; blanket (building|buildings) [and contents]; replacement cost; agreed (value|amount); coinsurance; limited fungus coverage; earth movement; (wind|windstorm) hail [incl|included]; named storm [incl|included]; rental value; loss of rents; increased cost of construction; demolition (cost|costs); coverage for loss to undamaged portion of (bldg|building); spoilage; sign; signs; general liability; common elements; common areas; fidelity [bond]; employee dishonesty; crime; directors and officers; umbrella; building ordinance; severability of interest; boiler and machinery; contents; tenants improvements`,
  },
} as const satisfies Record<string, Wording>;
