import type { Column, Row, Value } from './column.ts';

/** What `linkedColumns` needs of a list. */
interface List {
  rows: readonly Pick<Row, 'entity'>[];
  columns: readonly Column[];
}

/**
 * The fields of the records of another list as fields of the records that each belong to one of them: the make of a coverage's
 * vehicle. What a record says itself no other one says for it.
 */
export function linkedColumns({ rows, columns }: List, other: List): Column[] {
  const links = linksOf(rows, other);
  if (!links.some(({ length }) => length > 0) || links.some(({ length }) => length > 1)) return [];
  const back: number[][] = other.rows.map(() => []);
  for (const [at, [one]] of links.entries()) if (one !== undefined) back[one]?.push(at);
  const own = new Set(columns.map(({ key }) => key));
  const telling = other.columns.filter((column) => !own.has(column.key) && isTelling(column));
  return telling.map((column) => {
    const items = links.map(([at]) => (at === undefined ? undefined : column.items[at]));
    return { ...columnOver(column, back), isLinked: true, items };
  });
}

/** Amounts are those of a record itself, and its number is the one that the other record points to. */
const isTelling = ({ key, kind }: Column): boolean => kind !== 'money' && key !== 'number';

/** The rows of the other list that each row is linked to. */
function linksOf(rows: List['rows'], other: List): number[][] {
  const places = new Map(other.rows.map(({ entity }, at) => [entity, at]));
  return rows.map(({ entity }) => (entity?.linked ?? []).flatMap((one) => places.get(one) ?? []));
}

function columnOver(column: Column, back: readonly (readonly number[])[]): Column {
  const over = new Map<Value, Value>();
  for (const value of column.values) over.set(value, { ...value, rows: value.rows.flatMap((at) => back[at] ?? []) });
  const ofWord = (own: readonly Value[]): Value[] => own.flatMap((value) => over.get(value) ?? []);
  const byWord = new Map([...column.byWord].map(([word, own]) => [word, ofWord(own)] as const));
  return { ...column, values: [...over.values()], byWord };
}
