import { addDays } from '../../kit/dates.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import { lastName } from '../../kit/names.ts';
import { fact, type Fact } from './facts.ts';
import type { House } from './house.ts';

const jobs =
  'Driver;Cook;Laborer;Carpenter;Machine Operator;Warehouse Associate;Cashier;Electrician;Roofer;Nurse Aide'.split(';');

/** What stands beside a claim without a place in the label, the same fields for every claim of a house. */
export function drawExtras(house: House): (claim: ClaimFacts) => Fact[] {
  const { random, recipe, line } = house;
  const workers = ['occupation', 'classCode', 'hireDate', 'lostDays', 'age', 'accidentTime'];
  const others = ['occurrence', 'litigation', 'deductible', 'accidentTime'];
  const keys = (line === 'workers' ? workers : others).filter((key) => recipe.chance(`extra ${key}`, 0.45));
  const make = new Map<string, (claim: ClaimFacts) => string>([
    ['occupation', () => house.text(random.pick(jobs))],
    ['classCode', () => random.pick(['5403', '8810', '7229', '9082', '3632', '5551', '8017'])],
    ['hireDate', ({ lossDate }) => house.date(addDays(lossDate, -random.int(20, 5000)))],
    ['lostDays', () => String(random.pick([0, 0, 0, 3, 12, 45]))],
    ['age', () => String(random.int(19, 66))],
    [
      'accidentTime',
      () => `${random.int(1, 12)}:${random.pick(['00', '15', '30', '45'])} ${random.pick(['AM', 'PM'])}`,
    ],
    ['occurrence', () => random.digits(6)],
    ['litigation', () => random.pick(['N', 'N', 'Y'])],
    ['deductible', () => random.pick(['$500', '$1,000', '$2,500'])],
  ]);
  return (claim) => keys.map((key) => fact(house, key, make.get(key)?.(claim) ?? ''));
}

/** What an adjuster writes in a file: figures and dates of talks and offers, none of them data of the report. */
export function drawNotes(house: House): (claim: ClaimFacts) => string {
  const { random } = house;
  const sentences: ((claim: ClaimFacts) => string)[] = [
    ({ reportedDate }) => `${house.date(addDays(reportedDate, random.int(1, 9)))} contact made with insured.`,
    () => `Demand of $${random.int(5, 90)},000 received from attorney ${lastName(random)}.`,
    () => `Offer of $${random.int(1, 9)},500 sent, no answer yet.`,
    () => 'Awaiting medical records and wage statement.',
    ({ reportedDate }) => `Recorded statement taken ${house.date(addDays(reportedDate, random.int(3, 20)))}.`,
    () => 'Photos in file. Liability under review.',
    () => `Reserve was $${random.int(2, 40)},000 before the last review.`,
    () => 'Subrogation potential checked, none found.',
  ];
  return (claim) =>
    random
      .some(sentences, random.int(1, 3))
      .map((write) => write(claim))
      .join(' ');
}
