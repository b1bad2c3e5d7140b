import type { NumberedPage } from '../../../domain/extraction/model/numbered-pages.ts';
import type { Citation, ExtractionResult } from '../../../domain/extraction/result.ts';
import { isLeaf, isRecordList, type FieldSchema, type ObjectSchema } from '../../../domain/policies/schema.ts';

interface Place {
  page: number;
  line: number;
}

/** The reply, in the form that the prompt asks for, of a model that found the values of a result at their citations. */
export function replyOf(
  { data, citations }: Pick<ExtractionResult, 'data' | 'citations'>,
  schema: ObjectSchema,
  pages: readonly NumberedPage[],
): string {
  const byNumber = new Map(pages.map((page) => [page.page.number, page]));
  const placeOf = (path: string): Place | undefined => {
    const [citation] = citations[path] ?? [];
    const numbered = citation && byNumber.get(citation.page);
    return numbered && { page: citation.page, line: lineOf(numbered, citation) };
  };
  const values: string[] = [];
  const tables: { list: string; fields: string; rows: string[] }[] = [];

  function visit(field: FieldSchema, node: unknown, path: string): void {
    if (node === null || node === undefined) return;
    if (isLeaf(field)) return void values.push(`${path.slice(1)}|${textOf(node)}|${written(placeOf(path))}`);
    if (field.type === 'object') return visitAll(field, node, path);
    const items: readonly unknown[] = Array.isArray(node) ? node : [];
    if (!isRecordList(field)) {
      for (const [at, item] of items.entries()) {
        values.push(`${path.slice(1)}/${at}|${textOf(item)}|${written(placeOf(`${path}/${at}`))}`);
      }
    } else if (items.length > 0) tables.push(tableOf(field.items, items, path));
  }

  function visitAll({ properties }: ObjectSchema, node: unknown, path: string): void {
    for (const [key, field] of Object.entries(properties)) {
      visit(field, (node as Record<string, unknown>)[key], `${path}/${key}`);
    }
  }

  function tableOf(items: ObjectSchema, records: readonly unknown[], path: string) {
    const cells = records.map((record) => leavesOf(items, record, ''));
    const fields = [...new Set(cells.flatMap((of) => [...of.keys()]))];
    const rows = cells.map((of, at) => {
      const places = [...of.keys()].flatMap((name) => placeOf(`${path}/${at}${name}`) ?? []);
      const page = places[0]?.page ?? 1;
      const lines = places.filter((place) => place.page === page).map(({ line }) => line);
      const [first, last] = [Math.min(...lines, Infinity), Math.max(...lines, -Infinity)];
      const row = first === last ? `${page}.${first}` : `${page}.${first}-${last}`;
      return [row, ...fields.map((name) => cell(of.get(name), { place: placeOf(`${path}/${at}${name}`), page }))].join(
        '|',
      );
    });
    return { list: path.slice(1), fields: fields.map((name) => name.slice(1)).join('|'), rows };
  }

  visitAll(schema, data, '');
  return JSON.stringify({ values, tables });
}

/** A value that stands on another page than its record names its place. */
function cell(value: unknown, { place, page }: { place: Place | undefined; page: number }): string {
  if (value === undefined) return '';
  return place && place.page !== page ? `${textOf(value)}@${written(place)}` : textOf(value);
}

function leavesOf({ properties }: ObjectSchema, node: unknown, path: string): Map<string, unknown> {
  return new Map(
    Object.entries(properties).flatMap(([key, field]): (readonly [string, unknown])[] => {
      const value = (node as Record<string, unknown> | null)?.[key];
      if (value === null || value === undefined) return [];
      if (isLeaf(field)) return [[`${path}/${key}`, value]];
      if (field.type === 'object') return [...leavesOf(field, value, `${path}/${key}`)];
      return Array.isArray(value) ? value.map((item, at) => [`${path}/${key}/${at}`, item] as const) : [];
    }),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const written = (place: Place | undefined): string => (place ? `${place.page}.${place.line}` : '1.1');

/** The number of the line whose words lie nearest to the middle of a citation. */
function lineOf({ page, lines }: NumberedPage, { bbox }: Citation): number {
  const middle = (bbox.top + bbox.height / 2) * page.height;
  const distances = lines.map(({ words }) => Math.min(...words.map(({ y0, y1 }) => Math.abs((y0 + y1) / 2 - middle))));
  return distances.indexOf(Math.min(...distances)) + 1;
}
