import type { Wording } from '../../extraction/plan.ts';

const MOTORIST =
  '(motorist|motorists|mot|mtr|mtrs|motor|motor vehicle|motor vehicles|vehicle|auto|automobile|driver|drivers)';
const liability = '[coverage|auto|automobile|residual|part a|coverage a]';

/** Coverages of personal auto policies by what they insure. Names of topics that begin with "other" stand for several. */
export const autoTopics = {
  bodilyInjury: {
    sure: `${liability} bodily injury [liability|to others|limits]; bi [liability]; liability bodily injury; liability bi;
      optional bodily injury to others; liability to others bodily injury; compulsory bodily injury; bodily injury liability coverage;
      liability injuries you cause; [bi|liability] (injury|injuries) (to|of) (others|other people|other persons|someone else) [liability]; injuring (others|other people|someone else); [bodily|third party] (injury|injuries) [liability] to (persons|people|third parties|other persons|the public) [liability]; personal injury to others; bodily (harm|hurt) [to others]; bil; bi (per|each) person [and] (per|each) accident; injuries you cause [to others]`,
  },
  propertyDamage: {
    sure: `${liability} property damage [liability|coverage|to others|limits]; pd [liability]; liability property damage;
      liability pd; liability to others property damage; [pd|liability] damage to (someone elses|others|other|other peoples|other persons|property of others|another persons|third party) [property|car|cars|vehicle] [liability]; property damage liability coverage; [liability] damage to property [of others|liability]; damage to (the property of others|other property|others property|property of third parties); third party property [damage]; injury to property; pdl; liability damage you cause`,
  },
  singleLimit: {
    sure: `combined single limit [liability|bodily injury and property damage]; csl [liability]; single limit [liability];
      liability (combined single limit|csl|single limit); bodily injury and property damage [liability|combined single limit];
      bi pd [liability|csl]; (bodily injury|bi) property damage [liability]; bi and pd [liability]; sll; comb sgl limit`,
    usual: `combined liability; (car|vehicle|motor vehicle) liability; [automobile|auto|part a] liability [coverage|insurance|to others|limits]; third party liability; residual liability; liability to (third parties|others|other people|the public); legal liability [to others]`,
  },
  medicalPayments: {
    sure: `[automobile|auto|coverage c|part b|part ii] (medical payments|med pay|medical payment|medpay|med payments|medical expense|medical expenses) [coverage|to others|benefits]`,
    usual:
      'medical [coverage|benefits|costs|bills|care]; medical (expense|expenses|bills|costs) [for|of] [you and your passengers|occupants|passengers]; (passenger|occupant) medical [expense|payments]; first party medical [benefits]; first party benefits medical; excess medical [payments]; auto medical; expenses for medical services',
    weak: 'mp',
  },
  injuryProtection: {
    sure: `[basic|additional|extended|guest] (personal injury protection|pip|no fault injury protection) [benefits|coverage]; [basic|added|personal|additional] (no fault|reparation|reparations) [injury|medical|coverage|benefits|protection]; personal protection insurance; [basic|added|combination] first party (benefits|benefit); (michigan|texas|pedestrian|mandatory|added|optional|excess|deluxe) (pip|personal injury protection|no fault) [benefits]; apip; fpb; brb`,
  },
  otherInjury: {
    sure: `(work|wage|income) loss [benefits|benefit]; income (loss|continuation) [benefits]; funeral [benefit|benefits|expense|expenses]; essential services;
      [auto|automobile] accidental death [benefit|and dismemberment|benefits]; [auto|automobile] death indemnity [insurance];
      extraordinary medical [benefits]; obel; optional basic economic loss; attendant care; property protection [insurance]; ppi; mini tort;
      limited property damage [liability]; tort option; total disability; disability benefits; mcca [assessment]; replacement services; survivors benefits;
      basic economic loss; specific disability; coordination of benefits; [basic|added|optional|additional] (economic loss|reparation|reparations|reparations benefit|economic loss benefit) [benefits|benefit|protection] [unstacked|stacked|optional]; (wage|earnings) (replacement|continuation); loss of (wages|earnings|income); work loss benefits; death benefit [s]; [excess] attendant care; ad [and] d; loss of services; disability income; income disability; [wage earner|auto|specified] disability; death [and] dismemberment [and] [loss of sight]; weekly indemnity; (personal|driver and passenger|passenger) accident [benefits|insurance]; survivors loss; driver and passenger injury; (auto|automobile) accident indemnity; lump sum death; optional combination benefits; accidental dismemberment; auto death`,
  },
  uninsuredBodilyInjury: {
    sure: `uninsured ${MOTORIST} (bodily injury|bi) [coverage|liability]; umbi; um (bi|bodily injury);
      bodily injury caused by an uninsured auto; uninsured motorists coverage bodily injury`,
    usual: `[statutory] uninsured ${MOTORIST} [coverage|protection|insurance|stacked|non stacked]; um [coverage]; uninsured (driver|drivers|auto|autos|car|cars|automobile|automobiles) [injury|protection|coverage|bi]; injury by (an uninsured|uninsured) (driver|drivers|auto|motorist); part c uninsured (motorist|motorists); u 1; u1; coverage u`,
  },
  uninsuredPropertyDamage: {
    sure: `uninsured [${MOTORIST}] (property damage|pd|property|vehicle damage) [coverage|liability]; umpd; um (pd|property damage); upd; property damage by an uninsured (driver|motorist)`,
  },
  underinsuredBodilyInjury: {
    sure: `underinsured ${MOTORIST} (bodily injury|bi) [coverage|liability]; uimbi; uim (bi|bodily injury); bodily injury caused by an underinsured auto`,
    usual: `[enhanced|standard|supplemental|supplementary] underinsured ${MOTORIST} [conversion] [coverage|protection|insurance|stacked|non stacked]; uim [coverage]; udim; udm; u1; underinsured (driver|drivers|auto|autos|car|cars|automobile|automobiles) [injury|protection|coverage|bi]; supplemental underinsured`,
  },
  underinsuredPropertyDamage: {
    sure: `underinsured [${MOTORIST}] (property damage|pd|property|vehicle damage) [coverage]; uimpd; (uim|udim) (pd|property damage); undpd; udpd; property damage by an underinsured (driver|motorist)`,
  },
  uninsuredCombined: {
    sure: `(uninsured|um) [motorist|motorists] [and|or] (underinsured|uim) [motorist|motorists|motor vehicle|vehicle] [bodily injury|bi|coverage];
      um uim [protection|coverage]; (uninsured|um) [and|or] (underinsured|uim) (driver|drivers|auto|autos|car|cars) [protection|coverage|injury]; combined (uninsured|um) [and] (underinsured|uim) [motorist|motorists]; um uim [bi|pd]; supplementary (uninsured|um) [and] [underinsured|uim] [motorist|motorists]; sum;
      (uninsured|um) [and|or] (underinsured|uim) [motorist|motorists] (property damage|pd); (uninsured motorists|um) (combined single limit|csl); uninsured (motorist|motorists) including underinsured [motorist|motorists]; combined uninsured motorists; uninsured underinsured [mot]; umuim; umc uim`,
  },
  comprehensive: {
    sure: `[auto|automobile|full|limited|part d|physical damage|damage to your auto] (comprehensive|comp) [coverage|insurance|loss|damage|protection|deductible|other than collision|acv]; (other than coll|non collision) [loss|damage|coverage]; damage other than collision; other than collision [coverage|loss|comprehensive|comp]; otc;
      (damage to your auto|loss caused by|loss) other than collision; comprehensive fire and theft; fire [and] theft [and] [cac|with combined additional coverage]; compr; (pd|phys dam|physical damage|car damage) (comp|comprehensive|otc); storage [coverage] comprehensive; (specified|spec) (causes of loss|perils); (comp|comprehensive) with full glass`,
    usual:
      '(loss|damage) (except|other than|besides|apart from) [by] collision; (comprehensive|non collision) loss; fire theft and other losses; fire and theft; fire; theft; specified perils; named perils; combined additional coverage; theft fire weather and glass; fire theft [and] windstorm',
    weak: 'scol; cac; ftcac; ftw',
  },
  collision: {
    sure: `[auto|automobile|broad form|broad|broadened|limited|standard|regular|basic|part d|physical damage|damage to your auto] (collision|coll) [coverage|insurance|loss|damage|protection|deductible|or upset|broad|broadened|standard|limited|acv]; damage to your auto collision; loss caused by collision; collision upset; collision [and|or] upset; (collision|crash|impact|upset) (damage|loss) [to your (auto|car|vehicle)]; crash [coverage|damage]; damage (by collision|from a crash); collsn; blanket collision; (pd|phys dam|physical damage|car damage) (coll|collision)`,
  },
  agreedValue: {
    sure: 'agreed value [damage|coverage|physical damage]; stated amount [coverage]; physical damage [coverage]; guaranteed value coverage; agrd val; antique auto stated value',
  },
  collisionWaiver: {
    sure: `(um|umpd|uninsured motorist|uninsured motorists) [collision|coll] [deductible] (waiver|waived); (collision|coll) (deductible|damage) (waiver|waived); cdw; waiver of [collision|coll] deductible; deductible waiver; (um|uninsured motorist|uninsured motorists) (deductible waiver|waiver of deductible); (hit and run|total loss) deductible waiver; parked car collision waiver`,
  },
  rental: {
    sure: `[auto|enhanced|optional] (rental|rental car|rental vehicle|car rental|rent a car) [reimbursement|coverage|expense|expenses|insurance|and travel expense|and travel expenses];
      [optional|extended|additional|increased|temporary|substitute|alternate|enhanced] transportation [expense|expenses] [coverage]; travel expense; loss of use; rental of; (loaner|replacement|substitute) (car|vehicle) [expense|coverage|reimbursement]; rental car (expenses|cost|costs); (substitute|temporary|replacement|hired|courtesy) (auto|transport|transportation|car|vehicle) [expense|expenses|cost|costs]; transport expense [s]; car hire [expense|cost]; hire car [cost|expense]; (rent|rental) reimb; trans exp; rent; rental; increased rental; downtime [coverage|expense]; renting while yours is repaired`,
  },
  roadside: {
    sure: `[emergency|enhanced|24 hour] (roadside|road) (assistance|service|services|coverage) [coverage|plus]; roadside; ers; [emergency] (road|roadside|breakdown|motor club) (help|aid|assist|assistance|rescue); emergency road service; tow [and] [labor|roadside|road service]; towing (expense|expenses|reimbursement); [flatbed] towing [and] [labor|road service|roadside|storage|coverage|expense] [costs|coverage|reimbursement]; trip interruption [coverage]; roadside and trip interruption; t and l; (road trouble|wrecker|emergency) service; emergency (towing|travel [expense]); travel [and] roadside; [signature] motor club; mechanical breakdown towing`,
  },
  loan: {
    sure: `[auto] (loan lease|loan|lease) [payoff|gap|coverage|total loss] [coverage]; gap [coverage|protection|insurance]; guaranteed asset protection; lease loan [gap] [coverage]; loan or lease [payoff]; payoff protector; guaranteed auto protection; (leased vehicle|lienholder) gap; financed value [coverage]; paying off your loan`,
  },
  replacement: {
    sure: `(new|better) (car|vehicle|auto) (replacement|value|cost|price) [coverage|protection]; replacement (cost|value) [coverage|of your car|for your car]; [auto|vehicle] replacement [protection|cost] [coverage]; total loss replacement; new car expanded protection; car replacement assistance; (new|brand new) (auto|car|vehicle) (settlement|for old|value settlement|replacement settlement); total replacement cost; new (car|auto|vehicle|truck) [added] (protection|security|pledge|total loss|coverage|replacement); newer car replacement; depreciation waiver; purchase price guarantee; hybrid [vehicle] (replacement|upgrade|payment)`,
  },
  glass: {
    sure: `[full|safety|optional|comprehensive|auto|zero deductible|no deductible] [safety|window] glass [coverage|breakage|repair|buyback|deductible|deductible buyback|no deductible]; windshield [replacement]; full gls; limited glass; (comp|comprehensive) [with] full glass`,
  },
  parts: {
    sure: `(original|oem) [equipment|manufacturer|parts] [replacement] [parts|coverage]; [genuine|original] [oem|maker|manufacturer] (genuine|oem) parts [coverage]; (auto|car|vehicle|original) (maker|manufacturer|manufacturers|makers) [genuine] [oem] parts [coverage]; [additional] custom [parts|equipment] [and|or] [parts|equipment] [coverage]; customized equipment; customizing equipment; acpe;
      [audio|sound|audio visual|electronic|excess electronic|special|additional] (equipment|system) [coverage]; spare parts [and] [automotive tools|tools]; tapes [records] [and] [discs] [coverage]; cpe;
      (optional|special|non factory|permanently installed|permanently attached|aftermarket|attached|added|handicap|adaptive|accessibility|snow plow|snowplow|refrigeration|crane|radio|mobile communications|telephone|gps|sound receiving|sound receiving and transmitting|av|a v|audio visual and data electronic|furnishings and) (equipment|equip|parts) [coverage];
      (camper|truck|pickup) (shell|top|cap|accessories); wheels and tires; (cb|two way) radio; bed liner [and cover]; [vehicle|vinyl] (wrap|wraps) [coverage]; motorcycle accessories; carried contents [and accessories]; safety apparel; wheelchair lift; lift gate; ladder rack; tool box; fare box; paint and lettering; engine additions; tool coverage; loss of keys; [accidental] (airbag|airbags) (coverage|replacement|discharge); (tarps|chains) [straps] [and] (tarps|chains); customized furnishings; coverage for customized vehicles; oem glass; (factory|repair|manufacturer|auto repair) parts [guarantee]; customized van; camper body; lift kit; radar detector; (installed|after factory|cellular phone|camping|battery and charging) equipment; parts certification; manufacturer parts guarantee`,
    weak: 'customization; wraps; stereo; sunroof; snowplow; tires; airbags',
  },
  otherOptions: {
    sure: `(electronic|audio|sound|stereo|media) (equipment|system|media|components); sound reproducing equipment; (comprehensive|collision|damage) for (custom|added|special) (equipment|parts); accident forgiveness; deductible (rewards|savings bank|fund); (vanishing|disappearing|diminishing) deductible; ride[ ]share [coverage|gap] [protection]; ride sharing; transportation network [company|driver];
      [limited] mexico [coverage]; pet (injury|coverage|protection|insurance) [coverage]; [car|lock and] (key|keys) [replacement|coverage]; personal (effects|belongings) [coverage]; personal property coverage;
      mechanical breakdown [insurance|coverage]; identity (theft|fraud|recovery) [expense|coverage]; [extended] [named] non owned [auto|coverage]; named non owner;
      extended benefits [coverage]; emergency expense; child seat; bail bonds; legal defense; claim forgiveness; trailer [coverage]; camper contents; vacation liability; travel interruption; diminished value;
      tire and wheel; major parts; umbrella [liability]; total auto; auto (enhancement|plus); minor violation forgiveness; safe driving bonus; farm trailer; death and disability; family security;
      ride[ ]sharing gap; tnc [coverage]; id theft [expense]; non owner; (limitation on lawsuit|full tort|limited tort); lost key [s]; child (car seat|restraint) [replacement]; (first accident|total loss) waiver; responsible driver plan; decreasing deductible; deductible savings [benefit]; (combined|shared loss|single|common) deductible;
      [auto] (gold|platinum|elite|premier|signature|silver) [auto] (package|endorsement|coverage); (family protection|excess liability|broadening|extension|xtend) [auto] endorsement; auto extra; small trailer; [battery] [charger] [and] cable coverage; (ev|electric vehicle) [home] (charger|charging) [equipment]; roadtrip accommodations; legal expense; misfueling; designated driver; [supplemental] spousal liability; rate lock; peer to peer car sharing; delivery coverage; accident assist; prior damage exclusion; (drive|use of) other (car|automobiles|autos); named driver exclusion; (key|lock) replacement; (premier responsibility|enhanced|platinum|personal auto) (package|protection); auto extras; value plus; full timers liability; verbal threshold; bail bond; (diminution in|diminished) value; snowmobile; federal employees; supplementary payments; extended liability; unlisted driver; step down; [waiver of] stacking; auto accident legal fees; (repair|rental repair) guarantee; emergency lodging; joint ownership coverage; trust endorsement`,
    weak: 'mbi',
  },
} as const satisfies Record<string, Wording>;
