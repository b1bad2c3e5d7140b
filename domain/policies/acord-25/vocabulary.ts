import type { Wording } from '../../extraction/plan.ts';

/** Headings of the columns of the table of policies, and labels where each policy has a card. */
export const policyWords = {
  insurerLetter: {
    usual: '[insr|ins|insurer|co|company|carrier] (ltr|letter|let); insr; ins; ltr; co; insurer; carrier',
  },
  coverageType: {
    usual:
      '(type|kind|line|class) of (insurance|coverage|policy|business); type of insurance policy; [insurance] coverage [type]; coverages; type; kind; line; insurance; policy type; coverage part; line of coverage',
  },
  additionalInsured: {
    usual:
      'addl (insd|insrd|insr|insured) [y n]; add l (insd|insrd|insured) [y n]; additional insured [y n]; addl; ai; add l; a i; addl ins; additional insd',
  },
  subrogationWaived: {
    usual:
      'subr [wvd|waived|waiver]; sub (wvd|waived|waiver); waiver of (subrogation|subr); subrogation (waived|waiver) [y n]; subr wvd y n; wos; waiver; w s; waiver subr',
  },
  policyNumber: {
    usual:
      '[certificate] policy (number|no|num|nbr|id) [s]; policy; pol no; policy numbers; number; certificate policy number',
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
  '[policy] (limits|limit|amounts|amount) [of (insurance|liability|coverage)] [in dollars]; limit (name|type|description); (name|type|kind) of limit; coverage limits; limits shown are as requested; [all] limits [are] in (dollars|thousands)';

/** Lines of insurance that forms and houses print. */
export const TITLES =
  '[commercial|comprehensive] general liability; commercial general liability [cgl]; cgl; (automobile|auto|business auto|commercial auto|commercial automobile|business automobile) [liability]; automobile liability; garage [liability|keepers]; garage keepers [legal] liability; garagekeepers [legal liability]; [commercial] umbrella [liability|liab|form]; [commercial] excess [liability|liab]; excess umbrella [liability]; umbrella excess [liability]; umbrella liab; excess liab; umbrella form; other than umbrella form; excess umbrella liability; wc; workers comp [and el]; workers compensation; worker s compensation; worker s compensation and employers liability; workers compensation and employers liability; workers compensation employers liability; employers liability; [miscellaneous] professional [liability] [errors and omissions|e and o]; errors [and] omissions [liability]; [network security and] cyber [and privacy] [liability]; liquor liability; [contractors] pollution [legal] [liability]; directors [and] officers [liability]; d and o; employment practices [liability]; epli; (crime|fidelity) [coverage|bond]; commercial crime; inland marine; builders risk; [motor truck] cargo; contractors equipment; medical (malpractice|professional) [liability]; product liability; products liability; (commercial|business) property; property; equipment floater; installation floater; hired and non owned auto; aviation [liability]; fiduciary [liability]; owners and contractors protective';

/** Captions of the description of operations. */
export const OPERATIONS =
  'description of operations [locations] [vehicles] [exclusions added by endorsement] [special provisions|special items|restrictions special items]; description of operations locations vehicles [exclusions added by endorsement] [special provisions]; description of operations [and|or] (locations|projects|job); (operations|project|job|event) description; remarks on operations; covered operations; description [of (work|project|job)]; (remarks|comments|notes|special provisions|special conditions|additional remarks|additional information|certificate language)';
