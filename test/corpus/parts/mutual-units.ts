// The units of a mutual's printed auto policy, with coverage codes and words of its own.
import { sum } from '../kit/money.ts';
import { place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import { vin } from '../kit/vehicles.ts';

const trucks = [
  ['INTERNAT', '4300 FLATBED', '21499', 25_999],
  ['FREIGHTLNR', 'M2 DUMP', '31499', 33_000],
  ['FORD', 'F350 CREW CAB', '01499', 11_400],
  ['CHEV', '3500 EXPRESS', '01499', 9900],
  ['DODGE', 'RAM 1500 QUAD', '01199', 6800],
  ['EAGER BVR', '20XPT TRLR', '68499', null],
] as const;

/** A coverage of the policy and how it is worded for a unit. */
export interface Kind {
  code: string;
  unitWords: string;
  policyWords: string;
  symbols: string[];
  limit: number | null;
  range: readonly [number, number];
  isDamage: boolean;
}

export function kindsOf(random: Random): Kind[] {
  const kind = (
    code: string,
    words: readonly [string, string],
    symbols: string[],
    limit: number | null,
    range: readonly [number, number],
  ): Kind => ({
    code,
    unitWords: words[0],
    policyWords: words[1],
    symbols,
    limit,
    range,
    isDamage: limit === null,
  });
  const single = random.pick([500_000, 1_000_000]);
  return [
    kind('CSL', ['SINGLE LIMIT LIABILITY', 'LIABILITY INSURANCE'], ['7', '8', '9'], single, [240, 1700]),
    ...(random.chance(0.7)
      ? [kind('MED', ['MEDICAL EXPENSE', 'AUTOMOBILE MEDICAL PAYMENTS'], ['7'], 5000, [9, 34])]
      : []),
    kind(
      'UMC',
      ['UNINS MOTORIST', 'UNINSURED MOTORISTS INSURANCE'],
      ['2'],
      random.pick([100_000, 300_000, single]),
      [11, 60],
    ),
    ...(random.chance(0.6)
      ? [kind('UIM', ['UNDERINS MOTORIST', 'UNDERINSURED MOTORISTS INSURANCE'], ['2'], single, [9, 70])]
      : []),
    kind('OTC', ['OTHER THAN COLLISION', 'PHYSICAL DAMAGE COMPREHENSIVE'], ['7'], null, [30, 260]),
    kind('COL', ['COLLISION', 'PHYSICAL DAMAGE COLLISION'], ['7'], null, [80, 690]),
  ];
}

export function unitOf(random: Random, number: number, kinds: readonly Kind[]) {
  const at = place(random);
  const [make, model, classCode, grossWeight] = random.pick(trucks);
  const year = random.int(1998, 2024);
  const coverages = kinds
    .filter(({ isDamage, code }) => (isDamage ? year > 2008 : make !== 'EAGER BVR' || code === 'CSL'))
    .map((kind) => ({
      vehicleNumber: number,
      code: kind.code,
      name: kind.unitWords,
      limit: kind.limit,
      limitText: kind.isDamage ? 'ACV' : null,
      deductible: kind.isDamage ? random.pick([250, 500, 1000]) : null,
      premium: random.int(...kind.range),
    }));
  return {
    coverages,
    vehicle: {
      number,
      year,
      make,
      model,
      vin: vin(random),
      garagingLocation: `${at.city.toUpperCase()} ${at.state}`,
      territory: `0${random.digits(2)}`,
      classCode,
      use: random.pick(['SERVICE', 'COMMERCIAL', 'RETAIL']),
      radius: random.pick(['LOCAL', 'INTERMED']),
      grossWeight,
      costNew: random.int(11, 146) * 1000,
      lossPayeeName: random.chance(0.25) ? `${word(random)} Farm Credit`.toUpperCase() : null,
      premium: sum(coverages.map(({ premium }) => premium)),
    },
  };
}
export type Unit = ReturnType<typeof unitOf>;

/** A coverage of a unit without the code that is printed before it. */
export function unitCoverage(printed: Unit['coverages'][number]) {
  const { code: _, ...coverage } = printed;
  return coverage;
}
