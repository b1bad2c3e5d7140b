/**
 * The assignment of rows to columns with the greatest sum of gains (Hungarian method): the column of each row, undefined
 * where there is nothing to gain. Cubic in the number of rows.
 */
export function assign(gains: readonly (readonly number[])[]): (number | undefined)[] {
  const size = Math.max(gains.length, gains[0]?.length ?? 0);
  const gain = (row: number, column: number): number => gains[row]?.[column] ?? 0;
  const columns = minimize(size, (row, column) => -gain(row, column));
  return gains.map((_, row) => {
    const column = columns[row];
    return column !== undefined && gain(row, column) > 0 ? column : undefined;
  });
}

/** Rows and columns count from 1 in here, because 0 stands for "none". */
interface Search {
  size: number;
  cost: (row: number, column: number) => number;
  rowPotential: Float64Array;
  columnPotential: Float64Array;
  /** The row that each column is assigned to. */
  rowOf: Int32Array;
}

function minimize(size: number, cost: Search['cost']): number[] {
  const search = {
    size,
    cost,
    rowPotential: new Float64Array(size + 1),
    columnPotential: new Float64Array(size + 1),
    rowOf: new Int32Array(size + 1),
  };
  for (let row = 1; row <= size; row++) addRow(search, row);
  const columnOf = Array.from({ length: size }, () => 0);
  for (let column = 1; column <= size; column++) columnOf[(search.rowOf[column] ?? 0) - 1] = column - 1;
  return columnOf;
}

/** Assigns one more row along the cheapest augmenting path. */
function addRow(search: Search, row: number): void {
  const { size, rowOf, rowPotential, columnPotential } = search;
  const path = {
    cheapest: new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY),
    cameFrom: new Int32Array(size + 1),
    visited: new Uint8Array(size + 1),
  };
  rowOf[0] = row;
  let column = 0;
  do {
    path.visited[column] = 1;
    const { nearest, step } = findNearest(search, path, column);
    for (let other = 0; other <= size; other++) {
      if (path.visited[other]) {
        add(rowPotential, rowOf[other] ?? 0, step);
        add(columnPotential, other, -step);
      } else add(path.cheapest, other, -step);
    }
    column = nearest;
  } while (rowOf[column] !== 0);
  for (; column !== 0; column = path.cameFrom[column] ?? 0) rowOf[column] = rowOf[path.cameFrom[column] ?? 0] ?? 0;
}

function findNearest(
  { size, cost, rowOf, rowPotential, columnPotential }: Search,
  { cheapest, cameFrom, visited }: { cheapest: Float64Array; cameFrom: Int32Array; visited: Uint8Array },
  column: number,
): { nearest: number; step: number } {
  const row = rowOf[column] ?? 0;
  let step = Number.POSITIVE_INFINITY;
  let nearest = 0;
  for (let other = 1; other <= size; other++) {
    if (visited[other]) continue;
    const reduced = cost(row - 1, other - 1) - at(rowPotential, row) - at(columnPotential, other);
    if (reduced < at(cheapest, other)) {
      cheapest[other] = reduced;
      cameFrom[other] = column;
    }
    if (at(cheapest, other) < step) {
      step = at(cheapest, other);
      nearest = other;
    }
  }
  return { nearest, step };
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0;
const add = (values: Float64Array, index: number, amount: number): void => {
  values[index] = at(values, index) + amount;
};
