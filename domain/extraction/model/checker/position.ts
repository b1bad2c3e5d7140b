import { tokensOf } from './letters.ts';
import type { Hit, PlacedHit, Question } from './placed.ts';

/** Fields that number records, and the lists whose records they number. */
const numbered: readonly [RegExp, RegExp][] = [
  [/^(?:vehicleNumber|number)$/, /\/vehicles$/],
  [/^locationNumber$/, /\/(?:locations|premises)$/],
  [/^buildingNumber$/, /\/(?:buildings)$/],
  [/^hazardNumber$/, /\/hazards$/],
];

/**
 * A number that is not printed: records without numbers are counted in the order printed. It is right for the record's
 * own number when the words are the record's, and for a reference when they name the record of that place.
 */
export function isPosition(question: Question, hit: Hit, placed: readonly PlacedHit[]): boolean {
  const { target, value } = question;
  const { record } = target;
  if (target.kind !== 'int' || !record || typeof value !== 'number') return false;
  const counted = numbered.find(([field]) => field.test(record.field))?.[1];
  if (!counted) return false;
  if (counted.test(record.list)) return value === record.number + 1 && isOfRecord(question, hit, placed);
  return isNamed(value - 1, { hit, records: placed.filter(isIn(counted)) });
}

const isIn =
  (list: RegExp) =>
  ({ question }: PlacedHit): boolean =>
    question.target.record !== undefined && list.test(question.target.record.list);

function isOfRecord({ target }: Question, { line }: Hit, placed: readonly PlacedHit[]): boolean {
  return placed.some(({ question: { target: other }, hit }) => {
    const isSame = other.record?.list === target.record?.list && other.record?.number === target.record?.number;
    return isSame && other.path !== target.path && hit.line === line;
  });
}

/** Whether the words name that record, and no other one as well. */
function isNamed(number: number, { hit, records }: { hit: Hit; records: readonly PlacedHit[] }): boolean {
  const said = new Set(hit.words.flatMap(({ text }) => tokensOf(text)));
  const scores = new Map<number, number>();
  for (const { question, hit: other } of records) {
    const own = question.target.record?.number ?? -1;
    const shared = other.words.flatMap(({ text }) => tokensOf(text)).filter((token) => said.has(token)).length;
    scores.set(own, (scores.get(own) ?? 0) + shared);
  }
  if (scores.size === 1 && number === 0) return scores.has(0);
  const own = scores.get(number) ?? 0;
  return own > 0 && [...scores].every(([other, score]) => other === number || score < own);
}
