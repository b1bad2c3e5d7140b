import { createWordings, wordingsOf } from './wordings.ts';

/** Column headings of coverage tables by role; the ignored ones are known so that they decide borders. */
export const columnHeadings = {
  name: wordingsOf(`
    coverage; coverages; coverage description; description; type of coverage; coverage type; your coverage; your
    coverages; policy coverages; property coverages; liability coverages; endorsement; endorsements; optional coverages;
    optional coverage; additional coverages; additional coverage; peril; benefit; benefits; item; protection; section i
    coverages; section ii coverages; coverages and limits of liability; coverage part; coverages and limits; coverage
    name; coverage detail; coverage details; vehicle coverages; vehicle coverage; policy coverage; basic coverages;
    other coverages; other coverages and endorsements; coverage/endorsement; coverages provided; type of insurance;
    coverage information; coverage item; coverages & endorsements; coverages and endorsements; property coverage;
    liability coverage; your policy coverages; section i - property coverages; section ii - liability coverages;
    coverages - section i; coverages - section ii; coverages section i; coverages section ii;
    section i property coverages; section ii liability coverages; coverage and limits; coverages and amounts of
    insurance; deductible type; kind of insurance; insurance coverage; description of coverage; description of coverages; description of property; property description; described property; coverage provided; kind of coverage; coverage option; what is covered; coverage for; coverage(s);
    coverage selected; coverages selected; coverage level; plan coverage; policy feature; covered property; what; whats covered; what we cover; property
    covered; subject of insurance; coverage title; endorsement description; endorsement name; coverage group; [selected|chosen|elected|policy|optional] options [and endorsements|and riders]; add ons; upgrades; [policy|optional|supplemental|additional] endorsements [and options]; (supplemental|extended|special|selected|extra|elected) coverages; (coverage|policy) (enhancements|extras|options); what else is covered
  `),
  limit: wordingsOf(`
    limit; limits; limit(s); limit of liability; limits of liability; limit(s) of liability; limit of insurance; limits
    of insurance; limit(s) of insurance; limits of coverage; limit of coverage; amount; amounts; amount of insurance;
    amount of coverage; amounts of insurance; coverage limit; coverage limits; liability limit; liability limits;
    maximum; annual limit; sum insured; limits and/or deductibles; limits/deductibles; limit/deductible; limit or
    deductible; limits or deductible; limits/deductible; limit & deductible; limits and deductibles; limit and
    deductible; coverage amount; coverage amounts; insured amount; your limit; your limits; policy limit; policy
    limits; maximum limit; dollar limit; insurance limit; benefit limit; benefit amount; amount of liability; limit
    amount; liability; limits of liability/deductible; insured value; value; total limit; additional limit; increased
    limit; coverage limit/deductible; limits of liability and deductibles; per person/per accident; each person/each
    accident; per person / per accident; each person / each accident; limits (per person/per accident); per occurrence;
    coverage value; maximum we pay; the most we will pay; most we will pay; the most we pay; most we pay; we pay up to; we will pay up to; pays up to; covered up to; covered for; you are covered for; how much coverage; insured for;
    insured to; protection amount; amount of protection; limit of protection; limits of protection; protection limit; policy amount; face amount; insured limit; maximum payable; maximum amount;
    total insured value; tiv; limit per occurrence; per loss limit; occurrence limit; limit ($); limits ($); amount ($); limit $; amt; amt of ins; limit of ins; coverage amt; maximum coverage; amount payable; amounts payable; limit payable; coverage limit and/or deductible; coverage limits and/or deductibles;
    coverage limit or deductible; limit and/or deductible; limits of coverage and/or deductibles; what we pay; how much we pay; amount we pay; benefit maximum; how much; how much we cover; how much is covered; your protection; coverage up to; up to this much; the most we
    pay; maximum payout; protects up to; amount covered; amount insured; insured up to; our limit; limit we pay
  `),
  deductible: wordingsOf(`
    deductible; deductibles; ded; deductible(s); applicable deductible; applicable deductibles; applicable
    deductible(s); deductible amount; your deductible; deduct; deductible applies; policy deductible; d=ded; d=ded
    amount; ded amount; deductible option; deductible/retention; loss deductible; ded.; deductible/waiting period;
    retention
  `),
  premium: wordingsOf(`
    premium; premiums; annual premium; annual premiums; 6 month premium; 6-month premium; six month premium; 12 month
    premium; 12-month premium; term premium; full term premium; premium amount; cost; price; charge; prem; charges;
    premium $; premium ($); your premium; your premiums; coverage premium; total premium; policy premium; annual cost;
    additional premium; premium charge; premium per vehicle; vehicle premium; annual prem; costs; rate/premium; term
    cost; 6 month cost; semi-annual premium; semiannual premium; premium by vehicle; premiums by vehicle; annual charge;
    monthly premium; net premium; amount of premium; renewal premium; current premium; full annual premium; your cost; what you pay; cost to you; prem amt; price per year; yearly cost;
    cost per year; coverage cost; cost of coverage; charge amount; additional charge; amt charged; cost per term; term charge; term price; annual price; how much it costs; what it costs; it costs; price for the year; price per term; cost for the year; cost for the
    term; your price; you pay; amount you pay; yearly price; yearly premium; costs you; (extra|added) (cost|charge); (prem|premium) adj; premium adjustment
  `),
  form: wordingsOf(`
    form; form number; form no; forms; edition; edition date; form number/edition date; form #; endorsement number;
    endorsement no; form/edition; number; form edition; form number and edition date; form name
  `),
  location: wordingsOf(
    'prem no; premises no; loc no; location no; location number; premises number; loc; prem; loc #; prem #; prem. no.; loc. no.; premises; location',
  ),
  building: wordingsOf('bldg no; building no; building number; bldg; bldg #; bld no; bldg. no.'),
  ignored: wordingsOf(`
    covered auto symbols; covered auto symbol; auto symbols; symbols; covered autos; coins; coins %; co-ins; inflation guard; cause; change; rate; code; symbol; change in premium; premium change; factor; class; status; coinsurance; valuation;
    percent; percentage; rating basis; exposure; premium basis; cause of loss; causes of loss; covered causes of loss;
    basis; loss settlement; settlement; previous; prior; before change; amount before change; limit before change; change amount; previous limit; annual change; per item; territory;
    (fee|tax|surcharge|assessment|recoupment|discount|credit|dollar|disc|cr) (amount|amt); amount saved; reduction; (credit|disc|cr) (description|desc); (fee|charge|tax|surcharge|assessment) (description|type|name); description of charge; [percent|percentage|pct] of (coverage|cov) (a|c) [limit]; (deductible|ded) (percent|percentage|pct|factor)
  `),
} as const satisfies Record<string, readonly string[]>;

export type ColumnRole = keyof typeof columnHeadings;

export const columnWordings = createWordings<ColumnRole>(columnHeadings);
