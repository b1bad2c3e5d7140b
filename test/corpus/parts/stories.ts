/** What happened, in the words that adjusters write: invented accidents for the drawn loss runs, by line of business. */
export interface LiabilityStory {
  kind: 'BI' | 'PD';
  text: string;
}

export const PREMISES_STORIES: readonly LiabilityStory[] = [
  { kind: 'BI', text: 'Customer slipped on wet floor near entrance and injured left hip' },
  { kind: 'BI', text: 'Visitor tripped over raised sidewalk slab, fractured wrist' },
  { kind: 'BI', text: 'Ladder struck passerby on sidewalk, laceration to scalp' },
  { kind: 'PD', text: 'Insured broke water line while digging trench, flooded neighbor basement' },
  { kind: 'PD', text: 'Overspray from painting job damaged six parked vehicles' },
  { kind: 'BI', text: 'Patron alleges burn from hot beverage served with loose lid' },
  { kind: 'PD', text: 'Crane load swung into storefront window of adjacent building' },
  { kind: 'BI', text: 'Shelving collapsed in aisle 4, claimant alleges neck and shoulder strain' },
  { kind: 'PD', text: 'Delivery cart scratched lobby marble at tenant building' },
  { kind: 'BI', text: 'Child fell from playground equipment maintained by insured' },
  { kind: 'PD', text: 'Roof left open overnight, rain damaged ceilings of second floor units' },
  { kind: 'BI', text: 'Tenant fell on unlit stairway of rear entrance' },
];

export interface PropertyStory {
  cause: string;
  text: string;
}

export const PROPERTY_STORIES: readonly PropertyStory[] = [
  { cause: 'Hail', text: 'Hail damage to membrane roof and rooftop units' },
  { cause: 'Water Damage', text: 'Sprinkler head failed above stockroom, inventory wet' },
  { cause: 'Wind', text: 'High wind removed metal roof panels over loading dock' },
  { cause: 'Fire', text: 'Grease fire in kitchen hood spread to ceiling' },
  { cause: 'Theft', text: 'Copper coils stolen from four condensing units' },
  { cause: 'Vandalism', text: 'Storefront glass broken and interior spray painted' },
  { cause: 'Freeze', text: 'Frozen pipe burst over holiday weekend, two floors affected' },
  { cause: 'Lightning', text: 'Lightning strike damaged fire alarm panel and phone system' },
  { cause: 'Vehicle Impact', text: 'Unknown driver struck masonry wall and left the scene' },
  { cause: 'Sewer Backup', text: 'Drain backed up into basement level storage area' },
];

export interface InjuryStory {
  cause: string;
  nature: string;
  part: string;
  text: string;
}

export const INJURY_STORIES: readonly InjuryStory[] = [
  { cause: 'Lifting', nature: 'Strain', part: 'Lower Back', text: 'Felt pull in low back while lifting box of tile' },
  {
    cause: 'Fall - Same Level',
    nature: 'Contusion',
    part: 'Knee',
    text: 'Slipped on ice in parking lot, landed on knee',
  },
  { cause: 'Cut By Object', nature: 'Laceration', part: 'Finger(s)', text: 'Box cutter slipped while opening cartons' },
  { cause: 'Struck By Object', nature: 'Fracture', part: 'Foot', text: 'Pallet jack rolled over foot at dock 3' },
  {
    cause: 'Fall From Ladder',
    nature: 'Fracture',
    part: 'Wrist',
    text: 'Fell four feet from step ladder changing fixture',
  },
  { cause: 'Burn - Hot Object', nature: 'Burn', part: 'Hand', text: 'Touched hot manifold during repair' },
  { cause: 'Foreign Body', nature: 'Irritation', part: 'Eye(s)', text: 'Metal shaving entered eye while grinding' },
  {
    cause: 'Repetitive Motion',
    nature: 'Carpal Tunnel',
    part: 'Wrist',
    text: 'Gradual numbness from assembly line work',
  },
  { cause: 'Pushing/Pulling', nature: 'Sprain', part: 'Shoulder', text: 'Pulled stuck gate, pain in right shoulder' },
  { cause: 'Caught In', nature: 'Crush Injury', part: 'Hand', text: 'Hand caught between conveyor belt and roller' },
  { cause: 'Animal/Insect', nature: 'Puncture', part: 'Lower Arm', text: 'Bitten by dog while reading meter' },
  {
    cause: 'Motor Vehicle',
    nature: 'Multiple Injuries',
    part: 'Neck',
    text: 'Rear ended at light while driving to job site',
  },
];

export interface CollisionStory {
  cause: string;
  text: string;
}

export const COLLISION_STORIES: readonly CollisionStory[] = [
  { cause: 'Rear End', text: 'Insured vehicle struck rear of claimant stopped in traffic' },
  { cause: 'Backing', text: 'Backed into parked car at customer lot' },
  { cause: 'Lane Change', text: 'Changed lanes into claimant vehicle on interstate' },
  { cause: 'Intersection', text: 'Failed to yield on left turn, struck oncoming pickup' },
  { cause: 'Fixed Object', text: 'Clipped low canopy at fuel station with box body' },
  { cause: 'Animal', text: 'Struck deer before daylight on county road' },
  { cause: 'Glass', text: 'Rock from dump truck cracked windshield' },
  { cause: 'Jackknife', text: 'Trailer jackknifed on icy ramp, guardrail damaged' },
  { cause: 'Sideswipe', text: 'Sideswiped two parked cars on narrow street' },
  { cause: 'Rollover', text: 'Load shifted in curve and unit rolled onto shoulder' },
];

export const ALLEGATIONS: readonly string[] = [
  'Alleged error in structural calculations for retaining wall',
  'Missed filing deadline for amended return, penalties assessed',
  'Alleged failure to disclose boundary encroachment in survey',
  'Former client alleges negligent advice on buy-sell agreement',
  'Specification error led to replacement of curtain wall anchors',
  'Alleged breach of fiduciary duty in handling of escrow funds',
  'Subpoena for records in dispute between former partners',
  'Alleged delay in review of shop drawings, contractor claims costs',
];
