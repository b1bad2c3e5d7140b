import { word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import { vehicle, type Vehicle } from '../kit/vehicles.ts';
import { lender } from './household.ts';

export type LiabilityKey = 'bodily' | 'property' | 'medical' | 'uninsured' | 'underinsured';
export type CoverageKey = LiabilityKey | 'comprehensive' | 'collision' | 'rental' | 'towing';

/** A coverage on a vehicle; amounts that it has not are null. */
export interface VehicleCoverage {
  key: CoverageKey;
  limitPerPerson: number | null;
  limit: number | null;
  deductible: number | null;
  premium: number;
}

export interface InsuredVehicle extends Vehicle {
  number: number;
  usage: string;
  mileage: number;
  lienholder: string | null;
  coverages: VehicleCoverage[];
}

const SPLITS = [
  [25_000, 50_000, 25_000],
  [50_000, 100_000, 50_000],
  [100_000, 300_000, 100_000],
  [250_000, 500_000, 100_000],
] as const;

/** One to four vehicles with the same liability limits, physical damage on most. */
export function drawVehicles(random: Random, usages: readonly string[], count = random.int(1, 4)): InsuredVehicle[] {
  const [perPerson, perAccident, property] = random.pick(SPLITS);
  const medical = random.chance(0.6) ? random.pick([1_000, 2_000, 5_000, 10_000]) : null;
  const hasUnderinsured = random.chance(0.5);
  return random.times(count, (index) => {
    const premium = (low: number, high: number): number => random.int(low * 100, high * 100) / 100;
    const single = (key: CoverageKey, limit: number, price: number): VehicleCoverage => ({
      key,
      limitPerPerson: null,
      limit,
      deductible: null,
      premium: price,
    });
    const split = (key: CoverageKey, price: number): VehicleCoverage => ({
      key,
      limitPerPerson: perPerson,
      limit: perAccident,
      deductible: null,
      premium: price,
    });
    const damage = (key: CoverageKey, deductible: number, price: number): VehicleCoverage => ({
      key,
      limitPerPerson: null,
      limit: null,
      deductible,
      premium: price,
    });
    const isFull = random.chance(0.75);
    return {
      ...vehicle(random),
      number: index + 1,
      usage: random.pick(usages),
      mileage: random.int(4, 18) * 1000,
      lienholder: isFull && random.chance(0.5) ? lender(random, word(random)) : null,
      coverages: [
        split('bodily', premium(60, 260)),
        single('property', property, premium(40, 180)),
        ...(medical === null ? [] : [single('medical', medical, premium(6, 40))]),
        split('uninsured', premium(8, 60)),
        ...(hasUnderinsured ? [split('underinsured', premium(6, 50))] : []),
        ...(isFull
          ? [
              damage('comprehensive', random.pick([100, 250, 500, 1000]), premium(30, 160)),
              damage('collision', random.pick([250, 500, 1000]), premium(90, 420)),
            ]
          : []),
        ...(isFull && random.chance(0.5) ? [single('rental', random.pick([600, 900, 1200]), premium(9, 30))] : []),
        ...(random.chance(0.4) ? [single('towing', random.pick([75, 100, 150]), premium(3, 12))] : []),
      ],
    };
  });
}

/** Every coverage that some vehicle has, in the usual order. */
export function coveragesOf(vehicles: readonly InsuredVehicle[]): CoverageKey[] {
  const order: CoverageKey[] = [
    'bodily',
    'property',
    'medical',
    'uninsured',
    'underinsured',
    'comprehensive',
    'collision',
    'rental',
    'towing',
  ];
  return order.filter((key) => vehicles.some((each) => coverageOf(each, key) !== undefined));
}

export const coverageOf = (insured: InsuredVehicle, key: CoverageKey): VehicleCoverage | undefined =>
  insured.coverages.find((coverage) => coverage.key === key);
