import type { Feature } from '../../../domain/assistant/parse/features.ts';
import { amountOf, type Query as Read } from '../../../domain/assistant/parse/query.ts';
import { meantRows, type Query, runQuery } from './run-query.ts';

/** A query that the assistant may read into a question, and whether it is the one that is asked. */
export interface Candidate {
  features: readonly Feature[];
  isRight: boolean;
}

/** The records that are named by these fields are meant by any of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  vehicles: ['model', 'make', 'vin'],
  claims: ['claimNumber'],
  policies: ['policyNumber', 'effectiveDate'],
  locations: ['address'],
  classifications: ['classCode', 'description'],
};

/** Whether the assistant read a question as it is meant: the same operation over the same records and field. */
export function isAsMeant(read: Read, asked: Query, data: object): boolean {
  if (read.operation === 'difference' || asked.ask === 'difference') return isSameDifference(read, asked, data);
  const isSame = operationOf(read.operation) === operationOf(asked.ask) && read.table.list === (asked.list ?? '');
  return isSame && isOfSame(read, asked) && read.rows.join() === meantRows(asked, data).join();
}

function isOfSame({ operation, group, isOfNames, target, table }: Read, { ask, by = '', field }: Query): boolean {
  if (ask === 'count' || ask === 'yesno') return true;
  if (operation === 'most' && group?.key !== by.replace(/\.year$/, '')) return false;
  const meant = field ?? (ask === 'list' ? 'name' : '');
  if (isOfNames) return meant === 'name' || (NAMES[table.list] ?? []).includes(meant);
  return (target?.key ?? '') === meant;
}

/** A list of one is a value. */
const operationOf = (name: string): string => (name === 'list' ? 'value' : name);

function isSameDifference({ operation, sides }: Read, asked: Query, data: object): boolean {
  if (operation !== asked.ask || !sides) return false;
  const [one, other] = sides.map(amountOf);
  const meant = runQuery(asked, data)?.figure;
  return one !== undefined && other !== undefined && meant === Math.round(100 * Math.abs(one - other)) / 100;
}

const [ROUNDS, RATE, RIDGE, FLOOR] = [40, 0.3, 0.006, 0.01];
/** What pulls less moves nothing. */
const LEAST_PULL = 1e-4;

/** The features of a query by their places in the weights, and how much there is of each. */
interface Row {
  at: Int32Array;
  of: Float64Array;
  isRight: boolean;
}

const numberAt = (values: ArrayLike<number>, at: number): number => values[at] ?? 0;

/** A softmax over the queries of each question, so that those that are right are likely. */
export function fitRanker(
  questions: readonly (readonly Candidate[])[],
  start: ReadonlyMap<string, number>,
): Map<string, number> {
  const names = [...new Set(questions.flat().flatMap(({ features }) => features.map(([name]) => name)))];
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = questions
    .filter((candidates) => candidates.some(({ isRight }) => isRight))
    .map((candidates) => candidates.map((one) => rowOf(one, places)));
  const weights = Float64Array.from(names, (name) => start.get(name) ?? 0);
  const sums = new Float64Array(names.length).fill(FLOOR);
  const slopes = new Float64Array(names.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const candidates of rows) {
      for (const place of slopesOf(candidates, weights, slopes)) {
        const own = numberAt(slopes, place) - RIDGE * numberAt(weights, place);
        slopes[place] = 0;
        sums[place] = numberAt(sums, place) + own * own;
        weights[place] = numberAt(weights, place) + (RATE * own) / Math.sqrt(numberAt(sums, place));
      }
    }
  }
  return new Map(names.map((name, at) => [name, Math.round(100 * numberAt(weights, at)) / 100]));
}

function rowOf({ features, isRight }: Candidate, places: ReadonlyMap<string, number>): Row {
  const values = new Map<number, number>();
  for (const [name, value] of features) {
    const at = places.get(name) ?? 0;
    values.set(at, (values.get(at) ?? 0) + value);
  }
  return { at: Int32Array.from(values.keys()), of: Float64Array.from(values.values()), isRight };
}

function scoreOf({ at, of }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < at.length; index++) sum += numberAt(weights, numberAt(at, index)) * numberAt(of, index);
  return sum;
}

/** Adds to the slopes how the likelihood of the right queries of a question changes with each weight; tells the places of those. */
function slopesOf(candidates: readonly Row[], weights: Float64Array, slopes: Float64Array): ReadonlySet<number> {
  const scores = candidates.map((row) => scoreOf(row, weights));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, index) => sum + (candidates[index]?.isRight ? one : 0), 1e-12);
  const changed = new Set<number>();
  for (const [index, { at, of, isRight }] of candidates.entries()) {
    const pull = (isRight ? numberAt(odds, index) / right : 0) - numberAt(odds, index) / all;
    if (Math.abs(pull) < LEAST_PULL) continue;
    for (let place = 0; place < at.length; place++) {
      const weight = numberAt(at, place);
      changed.add(weight);
      slopes[weight] = numberAt(slopes, weight) + pull * numberAt(of, place);
    }
  }
  return changed;
}
