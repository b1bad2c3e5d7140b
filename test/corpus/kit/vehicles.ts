import type { Random } from './random.ts';

export interface Vehicle {
  year: number;
  make: string;
  model: string;
  vin: string;
}

const models = new Map([
  ['Ford', ['F150', 'Escape SE', 'Transit 250', 'Explorer XLT']],
  ['Toyota', ['Camry LE', 'RAV4', 'Tacoma SR5', 'Corolla']],
  ['Honda', ['Civic EX', 'CR-V', 'Odyssey', 'Accord Sport']],
  ['Chevrolet', ['Silverado 1500', 'Equinox LT', 'Malibu']],
  ['Nissan', ['Rogue SV', 'Altima', 'Frontier']],
  ['Subaru', ['Outback', 'Forester Premium']],
]);

export function vehicle(random: Random): Vehicle {
  const make = random.pick([...models.keys()]);
  return { year: random.int(2008, 2025), make, model: random.pick(models.get(make) ?? []), vin: vin(random) };
}

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** What a letter counts for in the check digit of a VIN; I, O and Q are not used. */
function valueOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  const place = 'ABCDEFGH-JKLMN-P-R-STUVWXYZ'.indexOf(character);
  return place < 18 ? (place % 9) + 1 : place - 17;
}

/** A vehicle identification number with a right check digit. */
export function vin(random: Random): string {
  const characters = random.times(17, () => random.pick([...alphabet]));
  characters[8] = '0';
  const total = characters.reduce((so, character, i) => so + valueOf(character) * (weights[i] ?? 0), 0);
  characters[8] = '0123456789X'.charAt(total % 11);
  return characters.join('');
}
