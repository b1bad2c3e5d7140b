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

interface Row {
  candidates: readonly { at: readonly number[]; of: readonly number[]; isRight: boolean }[];
}

const numberAt = (values: readonly number[] | Float64Array, at: number): number => values[at] ?? 0;

/** A softmax over the queries of each question, so that those that are right are likely. */
export function fitRanker(
  questions: readonly (readonly Candidate[])[],
  start: ReadonlyMap<string, number>,
): Map<string, number> {
  const names = [...new Set(questions.flat().flatMap(({ features }) => features.map(([name]) => name)))];
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = questions
    .filter((candidates) => candidates.some(({ isRight }) => isRight))
    .map((candidates): Row => ({ candidates: candidates.map((one) => rowOf(one, places)) }));
  const weights = Float64Array.from(names, (name) => start.get(name) ?? 0);
  const slopes = new Float64Array(names.length).fill(FLOOR);
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      for (const [at, slope] of slopesOf(row, weights)) {
        const own = slope - RIDGE * numberAt(weights, at);
        slopes[at] = numberAt(slopes, at) + own * own;
        weights[at] = numberAt(weights, at) + (RATE * own) / Math.sqrt(numberAt(slopes, at));
      }
    }
  }
  return new Map(names.map((name, at) => [name, Math.round(100 * numberAt(weights, at)) / 100]));
}

function rowOf({ features, isRight }: Candidate, places: ReadonlyMap<string, number>): Row['candidates'][number] {
  const values = new Map<number, number>();
  for (const [name, value] of features) {
    const at = places.get(name) ?? 0;
    values.set(at, (values.get(at) ?? 0) + value);
  }
  return { at: [...values.keys()], of: [...values.values()], isRight };
}

/** How the likelihood of the right queries of a question changes with each weight. */
function slopesOf({ candidates }: Row, weights: Float64Array): ReadonlyMap<number, number> {
  const scores = candidates.map(({ at, of }) =>
    at.reduce((sum, place, index) => sum + numberAt(weights, place) * numberAt(of, index), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, index) => sum + (candidates[index]?.isRight ? one : 0), 1e-12);
  const slopes = new Map<number, number>();
  for (const [index, { at, of, isRight }] of candidates.entries()) {
    const pull = (isRight ? numberAt(odds, index) / right : 0) - numberAt(odds, index) / all;
    if (Math.abs(pull) < 1e-5) continue;
    for (const [place, value] of of.entries()) {
      const weight = numberAt(at, place);
      slopes.set(weight, (slopes.get(weight) ?? 0) + pull * value);
    }
  }
  return slopes;
}
