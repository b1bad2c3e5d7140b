import { wordingsOf } from '../../extraction/lexicon/wordings.ts';
import type { RecordNode } from '../facts/facts.ts';

/** A list of records, or of plain values, as people name it. */
export interface NounConcept {
  id: string;
  one: string;
  many: string;
  asked: readonly string[];
  /** Lists of records, or fields that are lists of values, best first. */
  lists: readonly string[];
  where?: (record: RecordNode) => boolean;
  /** Fields that hold the printed number of items. */
  printedCount?: readonly string[];
}

const nounOf = (
  one: string,
  many: string,
  asked: string,
  lists: readonly string[],
  more: Partial<NounConcept> = {},
): NounConcept => ({
  id: many,
  one,
  many,
  asked: wordingsOf(asked),
  lists,
  ...more,
});

/** Lists that a question may be about. */
export const nounConcepts: readonly NounConcept[] = [
  nounOf(
    'vehicle',
    'vehicles',
    'vehicle; vehicles; cars; autos; trucks; unit; units; covered vehicle; insured vehicle; truck',
    ['vehicles'],
  ),
  nounOf(
    'driver',
    'drivers',
    'driver; drivers; operators; operator; listed driver; who drives; who is allowed to drive; who can drive; who may drive',
    ['drivers'],
  ),
  nounOf(
    'coverage',
    'coverages',
    'coverage; coverages; what is covered; endorsements; endorsement; optional coverages; what does it cover; what is it covering; additional coverages; other coverages; coverages and limits',
    ['coverages', 'otherCoverages'],
  ),
  nounOf(
    'discount',
    'discounts',
    'discount; discounts; credits; credit; savings; discounts applied; discounts and credits',
    ['discounts'],
  ),
  nounOf('fee', 'fees', 'fee; fees; tax; taxes; surcharge; surcharges; taxes and fees; fees and taxes; assessments', [
    'fees',
  ]),
  nounOf('pet', 'pets', 'pet; pets; animal; animals; dog; dogs; cat; cats', ['pets']),
  nounOf(
    'claim',
    'claims',
    'claim; claims; loss; losses; accident on file; incident; incidents; reported claims',
    ['claims', 'lossHistory'],
    { printedCount: ['grandTotals.claimCount', 'claimCount'] },
  ),
  nounOf('policy', 'policies', 'policies; policy terms', ['policies', 'otherPolicies']),
  nounOf('insurer', 'insurers', 'insurers; insurance companies; carriers; insurers affording coverage; companies', [
    'insurers',
    'priorCarriers',
  ]),
  nounOf(
    'location',
    'locations',
    'location; locations; premises; insured locations; premise; sites; described premises; building location',
    ['locations'],
  ),
  nounOf(
    'interested party',
    'interested parties',
    'interested party; interested parties; additional interest; additional interests; interests; lienholders and mortgagees',
    ['additionalInterests'],
  ),
  nounOf('deductible', 'deductibles', 'all deductibles; deductibles apply', ['deductibles', 'coverages']),
  nounOf('limit', 'limits', 'all limits; liability limits', ['limits', 'coverages']),
  nounOf(
    'classification',
    'classifications',
    'classification; classifications; rating class; rating classes; class; classes',
    ['classifications', 'hazards'],
  ),
  nounOf(
    'officer',
    'owners and officers',
    'officer; officers; owner; owners; individual; individuals; partner; partners; owners and officers; member; members',
    ['individuals'],
  ),
  nounOf(
    'prior carrier',
    'prior carriers',
    'prior carrier; prior carriers; previous carrier; previous carriers; previous insurer; prior insurer; prior insurance; past carriers; loss history; insured before; insured previously',
    ['priorCarriers', 'otherPolicies'],
  ),
  nounOf('waiting period', 'waiting periods', 'waiting periods', ['waitingPeriods']),
  nounOf('rider', 'riders', 'rider; riders; add on; add ons', ['riders']),
  nounOf('line of business', 'lines of business', 'lines of business; lines of coverage', [
    'linesOfBusiness',
    'policies',
  ]),
  nounOf('named insured', 'named insureds', 'named insureds; insureds', ['namedInsureds', 'applicants']),
];
