import type { Wording } from '../../extraction/plan.ts';
import { autoTopics } from '../auto/vocabulary.ts';

const both = (own: Wording, more: string): Wording => ({ ...own, sure: `${own.sure ?? ''};${more}` });

/** Coverages of commercial auto policies: those of personal ones, under the names of the business auto form. */
export const commercialAutoTopics = {
  ...autoTopics,
  singleLimit: both(
    autoTopics.singleLimit,
    `[covered autos|commercial auto|business auto|auto|automobile] liability [insurance|coverage|csl|combined single limit]; covered autos liability [coverage]; bodily injury and property damage liability; bi and pd liability; liability`,
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
      (uninsured|underinsured) (motorist|motorists) [bodily injury|property damage|bi|pd|coverage]; uninsured underinsured motorists [bi|bodily injury]; drive other car [coverage]; broadened pip; bobtail [liability]; [non trucking] liability non trucking; auto medical payments; auto loan lease gap; rental reimbursement; audio visual [equipment]; [mcs 90] [filing]; [business] auto (enhancement|extension|elite) [endorsement]; terrorism [coverage|premium]; pollution [broadened]; blanket additional insured; waiver of subrogation; fellow employee [coverage]; on hook [towing]`,
  },
} as const satisfies Record<string, Wording>;
