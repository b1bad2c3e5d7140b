import { countBy, type Finding, finding, groupBy, isOne } from './finding.ts';
import type { Evidence, Ledger, TurnOrder, TurnRow } from './ledger.ts';

interface Pair {
  order: TurnOrder;
  row: TurnRow;
}

/** What was promised about turns of the assistant. */
export function judgeTurns({ ledger, evidence }: { ledger: Ledger; evidence: Evidence }): Finding[] {
  const orders = ledger.turns;
  const acknowledged = orders.filter((order) => order.acknowledged > 0);
  const rowsOf = countBy(evidence.turns, ({ idempotencyKey }) => idempotencyKey);
  const orderOf = new Map(orders.map((order) => [order.idempotencyKey, order]));
  const rowOf = new Map(evidence.turns.map((row) => [row.turnId, row]));
  const kept = acknowledged.flatMap((order): Pair[] => {
    const row = rowOf.get(order.turnIds[0] ?? '');
    return row ? [{ order, row }] : [];
  });
  const threads = groupBy(kept, ({ order }) => order.thread);
  const sessions = groupBy(evidence.turns, ({ sessionId }) => sessionId);

  return [
    finding(
      'every turn was acknowledged in the end',
      orders,
      (order) => order.acknowledged > 0 || order.idempotencyKey,
    ),
    finding(
      'every turn that an answer named is there and was answered',
      acknowledged,
      ({ turnIds, idempotencyKey }) => {
        const status = rowOf.get(turnIds[0] ?? '')?.status;
        return status === 'completed' || `${idempotencyKey}: ${status ?? 'no such turn'}`;
      },
    ),
    finding('one idempotency key made one turn', orders, ({ idempotencyKey, turnIds }) => {
      const count = rowsOf.get(idempotencyKey) ?? 0;
      return (count === 1 && isOne(turnIds)) || `${idempotencyKey}: ${count} turns`;
    }),
    finding('every turn belongs to an order', evidence.turns, ({ idempotencyKey }) => {
      return orderOf.has(idempotencyKey) || idempotencyKey;
    }),
    finding('a turn has one question and one answer, in their places', kept, ({ order, row: { number, messages } }) => {
      const [question, answer, ...more] = messages;
      const isAsked = question?.role === 'user' && question.position === 2 * number - 1;
      const isAnswered = answer?.role === 'assistant' && answer.position === 2 * number;
      const isRight = isAsked && isAnswered && more.length === 0 && question.content === order.message;
      return isRight || `${order.idempotencyKey}: ${messages.map(({ role }) => role).join(', ')}`;
    }),
    finding('a repeated question was given the same answer', acknowledged, ({ idempotencyKey, answers, turnIds }) => {
      const answer = rowOf.get(turnIds[0] ?? '')?.messages[1];
      const isKept = answer !== undefined && answers[0] === `${answer.id} ${answer.content}`;
      return (isKept && isOne(answers)) || `${idempotencyKey}: ${new Set(answers).size} answers`;
    }),
    finding('the answer stands in the document that was asked', acknowledged, (order) => {
      const { answers, policyNumber, idempotencyKey } = order;
      return policyNumber === null || answers[0]?.includes(policyNumber) === true || idempotencyKey;
    }),
    finding('a tool that was asked for ran to its end, once', kept, ({ order, row: { tools } }) => {
      const expected = order.policyNumber === null ? 'completed' : '';
      return tools.join() === expected || `${order.idempotencyKey}: ${tools.join() || 'none'}`;
    }),
    finding('one thread is one session', threads, ([thread, pairs]) => {
      return isOne(pairs.flatMap(({ order }) => order.sessionIds)) || thread;
    }),
    finding('turns have the order in which they were asked', threads, ([thread, pairs]) => {
      const steps = pairs.toSorted((a, b) => a.row.number - b.row.number).map(({ order }) => order.step);
      return isRising(steps) || `${thread}: ${steps.join()}`;
    }),
    finding('turns were answered in their order, and no number is missing', sessions, ([sessionId, rows]) => {
      const inOrder = rows.toSorted((a, b) => a.number - b.number);
      const isWhole = inOrder.every(({ number }, at) => number === at + 1);
      const ends = inOrder.map(({ endedAt }) => endedAt ?? 0);
      return (isWhole && isRising(ends)) || sessionId;
    }),
  ];
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
}
