import { fieldCodes } from '../../../domain/extraction/model/field-codes.ts';
import type { NumberedPage } from '../../../domain/extraction/model/numbered-pages.ts';
import type { Citation, ExtractionResult } from '../../../domain/extraction/result.ts';
import { isLeaf, isRecordList, type FieldSchema, type ObjectSchema } from '../../../domain/policies/schema.ts';
import { cutText } from '../answers/cut-texts.ts';
import type { LabelledValue } from '../answers/labelled-values.ts';
import type { SeenLine } from '../answers/shown-lines.ts';

type Leaf = Pick<LabelledValue, 'value' | 'kind'>;

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
  const lines = pages.flatMap(({ page, lines: own }) =>
    own.map(({ cells }, at): SeenLine => ({ page: page.number, line: at + 1, cells: cells.map(printed) })),
  );
  const orders = new Map(lines.map(({ page, line }, at): [string, number] => [`${page}.${line}`, at]));
  const textOf = ({ value, kind }: Leaf, place: Place | undefined): string => {
    const at = orders.get(written(place)) ?? -1;
    const cut = at < 0 ? undefined : cutText({ value, kind, place: { from: at, to: at, cell: undefined } }, lines);
    return cut?.isFirst ? cut.text : String(value);
  };
  const codes = fieldCodes(schema);
  const values: string[] = [];
  const tables: string[][] = [];

  function note(leaf: Leaf, path: string): void {
    const [name = '', ...rest] = path.slice(1).split('/');
    const place = placeOf(path);
    values.push(`${[codes.get(name) ?? name, ...rest].join('/')}|${textOf(leaf, place)}|${written(place)}`);
  }

  function visit(field: FieldSchema, node: unknown, path: string): void {
    if (node === null || node === undefined) return;
    if (isLeaf(field)) return note({ value: node as Leaf['value'], kind: field['x-match'] }, path);
    if (field.type === 'object') return visitAll(field, node, path);
    const items: readonly unknown[] = Array.isArray(node) ? node : [];
    if (!isRecordList(field)) {
      for (const [at, item] of items.entries())
        note({ value: item as Leaf['value'], kind: field['x-match'] }, `${path}/${at}`);
    } else if (items.length > 0) tables.push(tableOf(field.items, items, path));
  }

  function visitAll({ properties }: ObjectSchema, node: unknown, path: string): void {
    for (const [key, field] of Object.entries(properties)) {
      visit(field, (node as Record<string, unknown>)[key], `${path}/${key}`);
    }
  }

  function tableOf(items: ObjectSchema, records: readonly unknown[], path: string): string[] {
    const cells = records.map((record) => leavesOf(items, record, ''));
    const fields = [...new Set(cells.flatMap((of) => [...of.keys()]))];
    const rows = cells.map((of, at) => {
      const places = [...of.keys()].flatMap((name) => placeOf(`${path}/${at}${name}`) ?? []);
      const page = places[0]?.page ?? 1;
      const lines = places.filter((place) => place.page === page).map(({ line }) => line);
      const cell = (leaf: Leaf | undefined, place: Place | undefined): string => {
        if (!leaf) return '';
        // a value that stands on another page than its record names its place
        return place && place.page !== page ? `${textOf(leaf, place)}@${written(place)}` : textOf(leaf, place);
      };
      const [first, last] = [Math.min(...lines, Infinity), Math.max(...lines, -Infinity)];
      const row = first === last ? `${page}.${first}` : `${page}.${first}-${last}`;
      return [row, ...fields.map((name) => cell(of.get(name), placeOf(`${path}/${at}${name}`)))].join('|');
    });
    return [[path.slice(1), ...fields.map((name) => name.slice(1))].join('|'), ...rows];
  }

  visitAll(schema, data, '');
  return JSON.stringify({ values, tables });
}

const printed = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');

function leavesOf({ properties }: ObjectSchema, node: unknown, path: string): Map<string, Leaf> {
  return new Map(
    Object.entries(properties).flatMap(([key, field]): (readonly [string, Leaf])[] => {
      const value = (node as Record<string, unknown> | null)?.[key];
      if (value === null || value === undefined) return [];
      if (isLeaf(field)) return [[`${path}/${key}`, { value: value as Leaf['value'], kind: field['x-match'] }]];
      if (field.type === 'object') return [...leavesOf(field, value, `${path}/${key}`)];
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return items.map((item, at) => [`${path}/${key}/${at}`, { value: JSON.stringify(item), kind: 'text' }] as const);
    }),
  );
}

const written = (place: Place | undefined): string => (place ? `${place.page}.${place.line}` : '1.1');

/** The number of the line whose words lie nearest to the middle of a citation. */
function lineOf({ page, lines }: NumberedPage, { bbox }: Citation): number {
  const middle = (bbox.top + bbox.height / 2) * page.height;
  const distances = lines.map(({ words }) => Math.min(...words.map(({ y0, y1 }) => Math.abs((y0 + y1) / 2 - middle))));
  return distances.indexOf(Math.min(...distances)) + 1;
}
