import type { Wording } from '../../extraction/plan.ts';
import { autoTopics } from '../auto/vocabulary.ts';

const both = (own: Wording, more: string): Wording => ({ ...own, sure: `${own.sure ?? ''};${more}` });

/** Coverages of commercial auto policies: those of personal ones, under the names of the business auto form. */
export const commercialAutoTopics = {
  ...autoTopics,
  singleLimit: both(
    autoTopics.singleLimit,
    `[covered autos|commercial auto|business auto|auto|automobile] liability [insurance|coverage|csl|combined single limit]; covered autos liability [coverage]; bodily injury and property damage liability; bi and pd liability; liability; (primary|trucking|truckers|motor carrier) liability [coverage]; injury and damage to others`,
  ),
  comprehensive: both(
    autoTopics.comprehensive,
    `[physical damage] (comprehensive|other than collision|otc|comp) [coverage|physical damage|insurance]; physical damage other than collision; specified (causes of loss|perils) [coverage]; fire and theft [combined additional coverage]; physical damage comprehensive [coverage]; physical damage specified causes of loss [coverage]`,
  ),
  collision: both(
    autoTopics.collision,
    `[physical damage] collision [coverage|physical damage|insurance]; physical damage collision [coverage]`,
  ),
  roadside: both(autoTopics.roadside, `physical damage towing and labor; towing and labor`),
  otherBusiness: {
    sure: `(hired|borrowed) [auto|autos] [physical damage|liability|comprehensive|collision]; hired auto [physical damage] [comprehensive|collision|liability]; (non owned|nonowned|non ownership) [auto|autos] [liability]; employers non ownership [liability]; hired and non owned [auto|autos] [liability]; [motor truck] cargo [liability|legal liability]; garagekeepers [legal liability|coverage]; garage liability; trailer interchange [comprehensive|collision|coverage];
      drive other car [coverage]; broadened pip; bobtail [liability]; [non trucking] liability non trucking; auto medical payments; auto loan lease gap; rental reimbursement; audio visual [equipment]; [mcs 90] [filing]; [business] auto (enhancement|extension|elite) [endorsement]; terrorism [coverage|premium]; pollution [broadened]; blanket additional insured; waiver of subrogation; fellow employee [coverage]; on hook [towing]; doc [individuals]; employees as insureds; [designated|additional] insured [lessor]; lessor additional insured [and loss payee]; waiver of transfer of rights; primary [and] noncontributory; [business] auto (broadening|xtend|platinum|gold) [endorsement]; (motor carrier|state and federal) (filing|filings); false pretense; pollution [liability] [broadened coverage] [for covered autos]; auto pollution; foreign rental; mobile equipment as autos; individual named insured; stop gap; [certified acts of] terrorism; supplementary payments; volunteers as insureds; extended cancellation [coverage]; leased workers; contractual liability railroad; mental anguish; newly acquired auto; unintentional errors [and omissions]; limited liability company endorsement; explosives; wrong delivery [of liquid products]; auto medical malpractice;
      (refrigeration|reefer) breakdown [cargo]; [loss of] earned freight [charges]; debris removal cargo; in tow [coverage]; garage operations; [truckers|motor carrier|commercial] general liability; gl for truckers; premises liability; (unladen|deadhead) [liability]; occupational accident; contingent (liability|cargo); [contractors|mobile] (tools|equipment) [and equipment]; inland marine; employers liability; professional liability; excess liability; pollutant cleanup [and removal] [cargo]; fuel contamination; load shifting; loading and unloading; tarps chains and binders; sue and labor; (household goods|livestock mortality|animal|truck brokers) cargo; wetness coverage; (passenger hazard|passenger liability|passenger accident|livery) [coverage]; dealers open lot; dealer plate coverage; title e and o; truth in lending [e and o]; employee dishonesty; terminal coverage; freight broker liability; warehouse legal liability; owner operator physical damage; hired auto loss of use`,
    weak: 'mtc; misdelivery; cyber; epli',
  },
} as const satisfies Record<string, Wording>;
