import { lastName } from './names.ts';
import type { Random } from './random.ts';

/** A kind of insurance with what its adjusters write. */
export type Line = 'workers' | 'liability' | 'auto' | 'property';

interface Words {
  types: readonly string[];
  /** Of large claims. */
  heavyTypes: readonly string[];
  causes: readonly string[];
  natures: readonly string[];
  bodyParts: readonly string[];
  describe: (random: Random) => string;
}

const bodyParts =
  'Lower Back;Left Knee;Right Shoulder;Right Hand;Left Ankle;Neck;Finger(s);Multiple Body Parts;Eye(s)'.split(';');

const phrase = (random: Random, ...choices: readonly string[]): string =>
  choices.map((options) => random.pick(options.split('|'))).join(' ');

const vehicles = 'Our driver|Insd driver|IV|Insured vehicle|Insd truck';

const workers: Words = {
  types: ['Medical Only', 'Medical Only', 'Report Only'],
  heavyTypes: ['Indemnity', 'Lost Time'],
  causes:
    'Strain - Lifting;Fall - Same Level;Struck By Object;Cut - Hand Tool;Caught In Machine;Burn - Hot Substance;Repetitive Motion;Fall - Ladder'.split(
      ';',
    ),
  natures: 'Strain;Sprain;Laceration;Contusion;Fracture;Burn;Puncture;Foreign Body;Carpal Tunnel Syndrome'.split(';'),
  bodyParts,
  describe: (random) =>
    phrase(
      random,
      'Employee|EE|Worker|Injured worker|IW',
      'slipped on wet floor near|was lifting boxes by|tripped over a pallet at|was cutting material next to|fell from ladder behind|twisted while stepping off',
      'the loading dock|walk-in cooler|forklift|the press line|delivery truck|back stairs|mixing station',
      'and felt pain in lower back|and cut hand|injuring knee|and struck head|resulting in swelling to ankle|and strained shoulder',
    ) + random.pick(['', '', '.', ' while working alone', '; treated at urgent care', '. Returned to work same day']),
};

const liability: Words = {
  types: ['Bodily Injury', 'Property Damage', 'Medical Payments', 'Personal Injury'],
  heavyTypes: ['Bodily Injury', 'Products - BI'],
  causes: 'Slip/Fall;Water Damage;Falling Object;Product Defect;Workmanship;Trip On Uneven Surface;Assault'.split(';'),
  natures: 'Contusion;Fracture;Laceration;Sprain;No Physical Injury'.split(';'),
  bodyParts,
  describe: (random) =>
    phrase(
      random,
      'Claimant|Customer|Clmt|Third party|Tenant|Visitor',
      'alleges fall on|slipped on|was struck by|alleges damage from|tripped over',
      'ice in parking lot|wet entry mat|merchandise falling from shelf|leaking pipe installed by insured|raised sidewalk|paint overspray',
    ) + random.pick(['', '', ` at ${random.int(2, 99)} ${lastName(random)} Plaza`, '. Suit filed', ', photos taken']),
};

const auto: Words = {
  types: ['Auto PD', 'Collision', 'Comprehensive', 'Med Pay'],
  heavyTypes: ['Auto BI', 'Collision'],
  causes: 'Rear End Collision;Backing;Intersection;Lane Change;Hit Parked Vehicle;Animal;Glass;Theft'.split(';'),
  natures: 'Whiplash;Contusion;No Injury;Laceration'.split(';'),
  bodyParts,
  describe: (random) =>
    phrase(
      random,
      vehicles,
      'rear ended OV|backed into parked car|struck OV while changing lanes|turned left in front of OV|hit a deer|was hit by OV running red light|clipped mirror of OV',
      'at stop light|in customer lot|on highway|at intersection|in alley|on ramp',
    ) + random.pick(['', '', '. No injuries reported', '; OV towed', ', police report taken']),
};

const property: Words = {
  types: ['Building', 'Contents', 'Equipment'],
  heavyTypes: ['Building', 'Business Income'],
  causes: 'Wind;Hail;Fire;Theft;Water - Pipe Burst;Lightning;Vandalism;Freeze'.split(';'),
  natures: [],
  bodyParts: [],
  describe: (random) =>
    phrase(
      random,
      'Hail|Wind|Fire|Frozen pipe|Unknown person|Lightning',
      'damaged roof of|caused loss to|broke window of|ruined stock in|damaged HVAC unit at',
      'main building|warehouse|storage unit|office suite|shop floor',
    ) + random.pick(['', '', '. Cause under investigation', '; tarp installed']),
};

export const wordsOf = (line: Line): Words => wordsByLine[line];
const wordsByLine: Record<Line, Words> = { workers, liability, auto, property };
