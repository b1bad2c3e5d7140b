import type { Row } from './rows.ts';

const LEAST_STATES = 3;
const MOST_OTHERS = 0.1;

const known = new WeakMap<readonly Row[], readonly number[]>();

/** Where codes of states stand below each other, and hardly anything else begins. */
export function edgesOfStates(rows: readonly Row[]): readonly number[] {
  const found = known.get(rows) ?? readEdges(rows);
  known.set(rows, found);
  return found;
}

function readEdges(rows: readonly Row[]): number[] {
  const edges = new Map<number, { states: number; others: number }>();
  for (const { kind, x0 } of rows.flatMap(({ atoms }) => atoms)) {
    const edge = edges.get(Math.round(x0)) ?? { states: 0, others: 0 };
    if (kind === 'state') edge.states++;
    else edge.others++;
    edges.set(Math.round(x0), edge);
  }
  return [...edges].flatMap(([x, { states, others }]) =>
    states >= LEAST_STATES && others <= MOST_OTHERS * states ? [x] : [],
  );
}
