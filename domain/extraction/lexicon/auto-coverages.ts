import { createWordings, wordingsOf } from './wordings.ts';

/** Coverages of personal auto policies by what they insure; a row of a coverage table starts with one of them. */
export const autoCoverages = createWordings({
  liability: wordingsOf(`
    bodily injury; bodily injury liability; bodily injury and property damage; bodily injury & property damage; bodily
    injury/property damage; bi; bi liability; liability bodily injury; liability - bodily injury; liability; liability to
    others; liability insurance; auto liability; automobile liability; automobile liability insurance; auto liability
    insurance; liability coverage; part a - liability; part a liability; part i - liability; part i liability; coverage a -
    liability; property damage; property damage liability; pd; pd liability; liability property damage; liability -
    property damage; combined single limit; csl; combined single limit liability; single limit liability; single limit;
    liability single limit; residual liability; residual bodily injury; residual property damage; optional bodily injury;
    bodily injury to others; optional bodily injury to others; compulsory bodily injury; damage to someone else's
    property; damage to property of others; third party liability; liability (bi/pd); liability bi/pd; bi/pd; bi/pd
    liability; liability limits; bodily injury liability/property damage liability; liability - bi; liability - pd
  `),
  medical: wordingsOf(`
    medical payments; med pay; medical payment; automobile medical payments; auto medical payments; medical coverage;
    medical expense; medical expenses; medical; coverage c - medical payments; part b - medical payments; part b medical
    payments; part ii - medical payments; medical payments coverage; medical expense coverage; medical payments to others;
    med payments; medpay; medical expense benefits; medical benefits; first party medical benefits
  `),
  injury: wordingsOf(`
    personal injury protection; pip; basic personal injury protection; additional personal injury protection; extended
    personal injury protection; basic pip; additional pip; extended pip; pip benefits; personal injury protection benefits;
    no fault; no-fault; no fault benefits; first party benefits; basic first party benefits; added first party benefits;
    first party; basic first party; work loss; work loss benefits; income loss; income loss benefits; income continuation;
    loss of income; funeral; funeral benefit; funeral benefits; funeral expense; funeral expenses; essential services; accidental
    death benefit; extraordinary medical; extraordinary medical benefits; combination first party benefits; combination
    first party; guest pip; guest personal injury protection; coordination of benefits; obel; optional basic economic
    loss; additional benefits; wage loss; replacement services; survivors benefits; attendant care; property protection
    insurance; property protection; ppi; mini tort; limited property damage; limited property damage liability; tort
    option; limited tort; full tort; tort; lawsuit threshold; limitation on lawsuit; disability benefits; total
    disability; auto death indemnity; automobile death indemnity insurance; automobile death indemnity; death indemnity;
    accidental death; accidental death and dismemberment; death and disability; specific disability; medical and hospital
    benefits; excess medical; auto accidental death; coverage for accidental death
  `),
  uninsured: wordingsOf(`
    uninsured motorist; uninsured motorists; uninsured motorist bodily injury; uninsured motorists bodily injury;
    uninsured motorist property damage; uninsured motorists property damage; um; umbi; umpd; um bi; um pd; um/uim; um/uim
    bi; uninsured/underinsured motorist; uninsured/underinsured motorists; uninsured / underinsured motorist; uninsured /
    underinsured motorists; uninsured and underinsured motorist; uninsured & underinsured motorists; uninsured and
    underinsured motorists; combined uninsured/underinsured motorists; combined uninsured and underinsured motorist;
    combined uninsured & underinsured motorist; underinsured motorist; underinsured motorists; underinsured motorist
    bodily injury; underinsured motorists bodily injury; underinsured motorist property damage; underinsured motorists
    property damage; uim; uimbi; uimpd; uim bi; uim pd; supplementary uninsured/underinsured motorists; supplementary um;
    sum; uninsured motorist bi; uninsured motorist pd; uninsured motorist - bodily injury; part c - uninsured motorists;
    uninsured boaters; stacked uninsured motorist; non-stacked uninsured motorist; unstacked uninsured motorist;
    uninsured auto; uninsured automobile; collision deductible waiver; cdw; waiver of collision deductible; uninsured
    motorists coverage; uninsured motorist coverage; underinsured motorists coverage; bodily injury caused by an uninsured
    auto; bodily injury caused by an underinsured auto; uninsured vehicle; excess uninsured motorist; enhanced
    underinsured motorist; enhanced uninsured motorist; standard underinsured motorist; deductible waiver; uninsured
    motorist deductible waiver; uninsured motorist collision deductible waiver; u-1; u1
  `),
  comprehensive: wordingsOf(`
    comprehensive; other than collision; otc; comp; comprehensive loss; auto comprehensive insurance; auto comprehensive;
    comprehensive coverage; comprehensive insurance; comprehensive (other than collision); fire and theft; fire, theft and
    cac; fire & theft; comprehensive deductible; comprehensive - acv; damage to your auto - other than collision; part d -
    comprehensive; fire and theft with combined additional coverage; combined additional coverage; other than collision
    (comprehensive); comprehensive with glass; loss other than collision; limited comprehensive; specified perils; theft;
    fire; comprehensive/other than collision; comprehensive coverage - actual cash value; loss caused by other than
    collision; damage to your auto
  `),
  collision: wordingsOf(`
    collision; collision loss; auto collision insurance; auto collision; collision coverage; collision insurance; broad
    form collision; broad collision; limited collision; standard collision; broadened collision; regular collision;
    collision deductible; part d - collision; damage to your auto - collision; loss caused by collision; basic collision;
    collision - broad; collision - standard; collision - limited; upset
  `),
  rental: wordingsOf(`
    rental; rental reimbursement; rental reimbursement coverage; rental car; rental car coverage; rental car
    reimbursement; transportation expense; transportation expenses; transportation expense coverage; extended
    transportation; extended transportation expense; extended transportation expenses; substitute transportation; loss of
    use; rent-a-car; rent a car; travel expense; car rental and travel expense; car rental; car rental expense; rental
    expense; temporary transportation expense; temporary transportation; optional transportation expense; optional
    transportation expense coverage; increased transportation expense; auto rental; additional transportation expense;
    alternate transportation; rental vehicle; rental vehicle coverage; enhanced transportation; transportation
  `),
  roadside: wordingsOf(`
    towing; towing and labor; towing & labor; towing and labor costs; towing & labor costs; towing and roadside; towing
    and road service; roadside; roadside assistance; roadside assistance coverage; roadside coverage; emergency road
    service; emergency roadside service; emergency roadside; ers; road service; emergency road assistance; trip
    interruption; trip interruption coverage; 24-hour roadside assistance; roadside service; enhanced roadside
    assistance; roadside and trip interruption; emergency roadside assistance; towing/labor; towing expense; towing coverage
  `),
  loan: wordingsOf(`
    loan/lease; loan/lease payoff; loan/lease payoff coverage; loan lease payoff; gap; gap coverage; loan/lease gap; lease
    gap; auto loan/lease; auto loan/lease coverage; loan or lease; lease/loan coverage; loan gap; auto loan gap; auto
    loan; new car replacement; new car replacement coverage; better car replacement; auto replacement protection; auto
    replacement; new vehicle replacement; vehicle replacement; vehicle replacement cost; replacement cost; car
    replacement assistance; total loss replacement; new auto replacement; new car expanded protection; original equipment;
    original equipment manufacturer; oem parts; oem; original parts replacement; original equipment parts; vehicle
    manufacturer replacement parts; original parts; custom parts or equipment; custom parts and equipment; custom parts;
    customized equipment; custom equipment; customizing equipment; custom parts & equipment; additional custom parts or
    equipment; additional equipment; acpe; sound system; sound equipment; audio visual; audio/visual equipment;
    electronic equipment; tapes; collision for custom equipment; comprehensive for custom equipment; portable electronics
    and media; special equipment; excess electronic equipment; agreed value; stated amount; repair or replacement;
    guaranteed asset protection; loan/lease total loss; total loss coverage; tire and wheel; key replacement
  `),
  glass: wordingsOf(`
    glass; full glass; full safety glass; safety glass; full glass coverage; glass coverage; zero deductible glass; glass
    deductible buyback; glass buyback; glass deductible; comprehensive glass; auto glass; windshield; glass breakage; full
    window glass; glass repair; no deductible glass; optional glass; windshield replacement; glass - no deductible
  `),
  other: wordingsOf(`
    accident forgiveness; deductible rewards; vanishing deductible; disappearing deductible; deductible savings bank;
    deductible fund; diminishing deductible; ride share; rideshare; rideshare coverage; ride sharing; ride share gap
    protection; rideshare gap; transportation network; transportation network company; transportation network driver;
    mexico; mexico coverage; limited mexico coverage; pet injury; pet coverage; pet protection; pet insurance; car key;
    car keys; lock and key; personal effects; personal property; personal belongings; mechanical breakdown; mechanical
    breakdown insurance; identity; identity theft; identity fraud; identity fraud expense; identity recovery; umbrella;
    permissive user limit; extended non-owned; extended non-owned coverage; named non-owner; non-owned auto; extended
    benefits; extended benefits coverage; mcca; mcca assessment; michigan catastrophic claims; catastrophic claims;
    enhanced coverage package; platinum; safe driving bonus; emergency expense; child seat; bail bonds; legal defense;
    claim forgiveness; minor violation forgiveness; auto enhancement; auto plus; enhancement endorsement; coverage
    enhancement; physical damage; trailer; trailer coverage; camper contents; vacation liability; emergency travel;
    towing and storage; travel interruption; total auto; diminished value; gap protection;
    lost wages; major parts; umbrella liability; premier; rental of
  `),
});
