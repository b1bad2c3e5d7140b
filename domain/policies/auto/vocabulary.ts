import type { Wording } from '../../extraction/plan.ts';

const liability = '[coverage|auto|automobile|residual|part a|coverage a]';

/** Coverages of personal auto policies by what they insure. Names of topics that begin with "other" stand for several. */
export const autoTopics = {
  bodilyInjury: {
    sure: `${liability} bodily injury [liability|to others|limits]; bi [liability]; liability bodily injury; liability bi;
      optional bodily injury to others; liability to others bodily injury; compulsory bodily injury; bodily injury liability coverage;
      [bi|liability] (injury|injuries) (to|of) (others|other people|other persons|someone else) [liability]; injuring (others|other people|someone else); [bodily|third party] (injury|injuries) [liability] to (persons|people|third parties|other persons|the public) [liability]; personal injury to others; bodily (harm|hurt) [to others]`,
  },
  propertyDamage: {
    sure: `${liability} property damage [liability|coverage|to others|limits]; pd [liability]; liability property damage;
      liability pd; liability to others property damage; [pd|liability] damage to (someone elses|others|other|other peoples|other persons|property of others|another persons|third party) [property|car|cars|vehicle] [liability]; property damage liability coverage; [liability] damage to property [of others|liability]; damage to (the property of others|other property|others property|property of third parties); third party property [damage]; injury to property`,
  },
  singleLimit: {
    sure: `combined single limit [liability|bodily injury and property damage]; csl [liability]; single limit [liability];
      liability (combined single limit|csl|single limit); bodily injury and property damage [liability|combined single limit];
      bi pd [liability|csl]; (bodily injury|bi) property damage [liability]`,
    usual: `[automobile|auto|part a] liability [coverage|insurance|to others|limits]; third party liability; residual liability; liability to (third parties|others|other people|the public); legal liability [to others]`,
  },
  medicalPayments: {
    sure: `[automobile|auto|coverage c|part b|part ii] (medical payments|med pay|medical payment|medpay|med payments|medical expense|medical expenses) [coverage|to others|benefits]`,
    usual:
      'medical [coverage|benefits|costs|bills|care]; medical (expense|expenses|bills|costs) [for|of] [you and your passengers|occupants|passengers]; (passenger|occupant) medical [expense|payments]; first party medical [benefits]; excess medical [payments]',
  },
  injuryProtection: {
    sure: `[basic|additional|extended|guest] (personal injury protection|pip|no fault injury protection) [benefits|coverage]; [basic|added|personal|additional] (no fault|reparation|reparations) [injury|medical|coverage|benefits|protection]; personal protection insurance; [basic|added|combination] first party benefits`,
  },
  otherInjury: {
    sure: `(work|wage|income) loss [benefits|benefit]; income (loss|continuation) [benefits]; funeral [benefit|benefits|expense|expenses]; essential services;
      [auto|automobile] accidental death [benefit|and dismemberment|benefits]; [auto|automobile] death indemnity [insurance];
      extraordinary medical [benefits]; obel; optional basic economic loss; attendant care; property protection [insurance]; ppi; mini tort;
      limited property damage [liability]; tort option; total disability; disability benefits; mcca [assessment]; replacement services; survivors benefits;
      basic economic loss; specific disability; coordination of benefits; [basic|added|optional|additional] (economic loss|reparation|reparations|reparations benefit|economic loss benefit) [benefits|benefit|protection] [unstacked|stacked|optional]; (wage|earnings) (replacement|continuation); loss of (wages|earnings|income); work loss benefits; death benefit [s]`,
  },
  uninsuredBodilyInjury: {
    sure: `(uninsured|uninsd) (motorist|motorists|motor vehicle|vehicle|auto|drivers) (bodily injury|bi) [coverage|liability]; umbi; um (bi|bodily injury);
      bodily injury caused by an uninsured auto; uninsured motorists coverage bodily injury`,
    usual:
      '(uninsured|uninsd) (motorist|motorists|motor vehicle|motor vehicles|vehicle|auto|automobile|drivers) [coverage|protection|stacked|non stacked]; um [coverage]; (uninsured|unins) (driver|drivers|auto|autos|car|cars|automobile|automobiles) [injury|protection|coverage|bi]; injury by (an uninsured|uninsured) (driver|drivers|auto|motorist); part c uninsured (motorist|motorists); u 1; u1',
  },
  uninsuredPropertyDamage: {
    sure: '(uninsured|uninsd) (motorist|motorists|motor vehicle|vehicle|drivers) (property damage|pd) [coverage|liability]; umpd; um (pd|property damage)',
  },
  underinsuredBodilyInjury: {
    sure: `(underinsured|underinsd) (motorist|motorists|motor vehicle|vehicle|drivers) (bodily injury|bi) [coverage|liability]; uimbi; uim (bi|bodily injury)`,
    usual:
      '[enhanced|standard] (underinsured|underinsd) (motorist|motorists|motor vehicle|motor vehicles|vehicle|auto|automobile|drivers) [coverage|protection|stacked|non stacked]; uim [coverage]; u1; (underinsured|underins) (driver|drivers|auto|autos|car|cars|automobile|automobiles) [injury|protection|coverage|bi]',
  },
  underinsuredPropertyDamage: {
    sure: '(underinsured|underinsd) (motorist|motorists|motor vehicle) (property damage|pd) [coverage]; uimpd; uim (pd|property damage)',
  },
  uninsuredCombined: {
    sure: `(uninsured|um) [motorist|motorists] [and|or] (underinsured|uim) [motorist|motorists|motor vehicle|vehicle] [bodily injury|bi|coverage];
      um uim [protection|coverage]; (uninsured|um) [and|or] (underinsured|uim) (driver|drivers|auto|autos|car|cars) [protection|coverage|injury]; combined (uninsured|um) [and] (underinsured|uim) [motorist|motorists]; um uim [bi|pd]; supplementary (uninsured|um) [and] [underinsured|uim] [motorist|motorists]; sum;
      (uninsured|um) [and|or] (underinsured|uim) [motorist|motorists] (property damage|pd)`,
  },
  comprehensive: {
    sure: `[auto|automobile|full|limited|part d|physical damage|damage to your auto] (comprehensive|comp) [coverage|insurance|loss|damage|protection|deductible|other than collision|acv]; (other than coll|non collision) [loss|damage|coverage]; damage other than collision; other than collision [coverage|loss|comprehensive|comp]; otc;
      (damage to your auto|loss caused by|loss) other than collision; comprehensive fire and theft; fire [and] theft [and] [cac|with combined additional coverage]`,
    usual:
      '(loss|damage) (except|other than|besides|apart from) [by] collision; (comprehensive|non collision) loss; fire theft and other losses; fire and theft; fire; theft; specified perils; combined additional coverage',
  },
  collision: {
    sure: `[auto|automobile|broad form|broad|broadened|limited|standard|regular|basic|part d|physical damage|damage to your auto] (collision|coll) [coverage|insurance|loss|damage|protection|deductible|or upset|broad|broadened|standard|limited|acv]; damage to your auto collision; loss caused by collision; collision upset; collision [and|or] upset; (collision|crash|impact|upset) (damage|loss) [to your (auto|car|vehicle)]; crash [coverage|damage]; damage by collision`,
  },
  agreedValue: {
    sure: 'agreed value [damage|coverage|physical damage]; stated amount [coverage]; physical damage [coverage]',
  },
  collisionWaiver: {
    sure: '[uninsured motorist] collision deductible waiver; cdw; waiver of [collision] deductible; deductible waiver; uninsured motorist deductible waiver',
  },
  rental: {
    sure: `[auto|enhanced|optional] (rental|rental car|rental vehicle|car rental|rent a car) [reimbursement|coverage|expense|expenses|insurance|and travel expense|and travel expenses];
      [optional|extended|additional|increased|temporary|substitute|alternate|enhanced] transportation [expense|expenses] [coverage]; travel expense; loss of use; rental of; (loaner|replacement|substitute) (car|vehicle) [expense|coverage|reimbursement]; rental car (expenses|cost|costs); (substitute|temporary|replacement|hired|courtesy) (auto|transport|transportation|car|vehicle) [expense|expenses|cost|costs]; transport expense [s]; car hire [expense|cost]; hire car [cost|expense]`,
  },
  roadside: {
    sure: `[emergency|enhanced|24 hour] (roadside|road) (assistance|service|services|coverage) [coverage|plus]; roadside; ers; [emergency] (road|roadside|breakdown|motor club) (help|aid|assist|assistance|rescue); emergency road service; tow [and] [labor|roadside|road service]; towing (expense|expenses|reimbursement); [flatbed] towing [and] [labor|road service|roadside|storage|coverage|expense] [costs|coverage|reimbursement]; trip interruption [coverage]; roadside and trip interruption`,
  },
  loan: {
    sure: `[auto] (loan lease|loan|lease) [payoff|gap|coverage|total loss] [coverage]; gap [coverage|protection|insurance]; guaranteed asset protection; lease loan [gap] [coverage]; loan or lease [payoff]`,
  },
  replacement: {
    sure: `(new|better) (car|vehicle|auto) (replacement|value|cost|price) [coverage|protection]; replacement (cost|value) [coverage|of your car|for your car]; [auto|vehicle] replacement [protection|cost] [coverage]; total loss replacement; new car expanded protection; car replacement assistance; (new|brand new) (auto|car|vehicle) (settlement|for old|value settlement|replacement settlement)`,
  },
  glass: {
    sure: `[full|safety|optional|comprehensive|auto|zero deductible|no deductible] [safety|window] glass [coverage|breakage|repair|buyback|deductible|deductible buyback|no deductible]; windshield [replacement]`,
  },
  parts: {
    sure: `(original|oem) [equipment|manufacturer|parts] [replacement] [parts|coverage]; [genuine|original] [oem|maker|manufacturer] (genuine|oem) parts [coverage]; (auto|car|vehicle|original) (maker|manufacturer|manufacturers|makers) [genuine] [oem] parts [coverage]; [additional] custom [parts|equipment] [and|or] [parts|equipment] [coverage]; customized equipment; customizing equipment; acpe;
      [audio|sound|audio visual|electronic|excess electronic|special|additional] (equipment|system) [coverage]; spare parts [and] [automotive tools|tools]; tapes`,
  },
  otherOptions: {
    sure: `(electronic|audio|sound|stereo|media) (equipment|system|media|components); sound reproducing equipment; (comprehensive|collision|damage) for (custom|added|special) (equipment|parts); accident forgiveness; deductible (rewards|savings bank|fund); (vanishing|disappearing|diminishing) deductible; ride[ ]share [coverage|gap] [protection]; ride sharing; transportation network [company|driver];
      [limited] mexico [coverage]; pet (injury|coverage|protection|insurance) [coverage]; [car|lock and] (key|keys) [replacement|coverage]; personal (effects|belongings|property) [coverage];
      mechanical breakdown [insurance|coverage]; identity (theft|fraud|recovery) [expense|coverage]; [extended] [named] non owned [auto|coverage]; named non owner;
      extended benefits [coverage]; emergency expense; child seat; bail bonds; legal defense; claim forgiveness; trailer [coverage]; camper contents; vacation liability; travel interruption; diminished value;
      tire and wheel; major parts; umbrella [liability]; total auto; auto (enhancement|plus); minor violation forgiveness; safe driving bonus; farm trailer; death and disability; family security`,
  },
} as const satisfies Record<string, Wording>;
