import { fieldCodes } from '../../../domain/extraction/model/field-codes.ts';
import { cutText } from './cut-texts.ts';
import type { Found } from './find-values.ts';
import { labelledValues, type LabelledValue } from './labelled-values.ts';
import type { SeenLine } from './shown-lines.ts';
import type { ObjectSchema } from '../../../domain/policies/schema.ts';

/** Records reach over no more lines than these, or their values name places of their own. */
const mostLines = 5;

/** The answer of a model that knows the right values, in the form that the prompt asks for. */
export function replyOfLabel(
  schema: ObjectSchema,
  label: unknown,
  lines: readonly SeenLine[],
  /** Whether values are left out whose place is not found, and records of which none is: others see those lines. */
  { onlyPlaced = false }: { onlyPlaced?: boolean } = {},
): string {
  const values = labelledValues(schema, label, lines);
  const key = ({ path, record }: LabelledValue): string => (record ? `${record.list}/${record.number}` : path);
  const placed = new Set(values.flatMap((one) => (one.place && (one.record?.isKey ?? true) ? [key(one)] : [])));
  return writeReply(schema, onlyPlaced ? values.filter((one) => placed.has(key(one))) : values, lines);
}

export function writeReply(schema: ObjectSchema, values: readonly LabelledValue[], lines: readonly SeenLine[]): string {
  const codes = fieldCodes(schema);
  const scalars = values.filter(({ record }) => !record);
  return JSON.stringify({
    values: scalars.map((one) => {
      const [name = '', ...rest] = one.path.slice(1).split('/');
      const cut = cutText(one, lines);
      const at = `${placeText(one.place, lines)}${cut && !cut.isFirst ? `#${cut.cell}` : ''}`;
      return `${codes.get(name) ?? name}${rest.map((part) => `/${part}`).join('')}|${cut ? written(cut.text) : written(one.value)}|${at}`;
    }),
    tables: [...new Set(values.flatMap(({ record }) => record?.list ?? []))].map((list) =>
      tableOf(list, { values: values.filter(({ record }) => record?.list === list), lines }),
    ),
  });
}

function tableOf(
  list: string,
  { values, lines }: { values: readonly LabelledValue[]; lines: readonly SeenLine[] },
): string[] {
  const fieldOf = ({ path, record }: LabelledValue): string => path.slice(`${list}/${record?.number}/`.length);
  const fields = [...new Set(values.map(fieldOf))];
  const numbers = [...new Set(values.map(({ record }) => record?.number ?? 0))];
  const rows = numbers.map((number) => values.filter(({ record }) => record?.number === number));
  const cells = new Map(
    fields.map((field) => [field, cellOf(values.filter((one) => fieldOf(one) === field))] as const),
  );
  return [
    [list.slice(1), ...fields.map((field) => `${field}${cells.get(field) ?? ''}`)].join('|'),
    ...rows.map((own) => {
      const row = rowPlace(own, lines);
      return [
        row.text,
        ...fields.map((field) =>
          cellText(
            own.find((one) => fieldOf(one) === field),
            row,
            lines,
          ),
        ),
      ].join('|');
    }),
  ];
}

/** "#3" where all values of a field stand in the same cell of a line. */
function cellOf(values: readonly LabelledValue[]): string {
  const cells = new Set(values.flatMap(({ place }) => place?.cell ?? []));
  const [only] = cells;
  return cells.size === 1 && values.length > 1 ? `#${only}` : '';
}

interface Row {
  text: string;
  page: number | undefined;
  from: number;
  to: number;
}

/** The lines on which most values of a record stand. */
function rowPlace(values: readonly LabelledValue[], lines: readonly SeenLine[]): Row {
  const counts = new Map<number, number>();
  for (const { place } of values) if (place) counts.set(place.from, (counts.get(place.from) ?? 0) + 1);
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  if (main === undefined) return { text: placeText(undefined, lines), page: undefined, from: 0, to: 0 };
  const near = values.flatMap(({ place }) =>
    place && Math.abs(place.from - main) < mostLines && place.to - main < mostLines ? [place] : [],
  );
  const own = near.filter(({ from }) => lines[from]?.page === lines[main]?.page);
  const [from, to] = [Math.min(...own.map((place) => place.from)), Math.max(...own.map((place) => place.to))];
  return { text: placeText({ from, to, cell: undefined }, lines), page: lines[main]?.page, from, to };
}

function cellText(one: LabelledValue | undefined, { from, to }: Row, lines: readonly SeenLine[]): string {
  if (!one) return '';
  const { value, place } = one;
  const isWithin = !place || (place.from >= from && place.to <= to);
  const whole = isWithin ? written(value) : `${written(value)}@${placeText(place, lines)}`;
  const cut = cutText(one, lines);
  if (!cut) return whole;
  // the place of a row of one line is that of its values
  const isAtRow = place?.from === from && place.to === to && from === to && cut.isFirst;
  const short = isAtRow ? cut.text : `${cut.text}@${placeText(place, lines)}${cut.isFirst ? '' : `#${cut.cell}`}`;
  return short.length < whole.length ? written(short) : whole;
}

const written = (value: LabelledValue['value']): string => String(value).replaceAll('|', '/');

function placeText(place: Found | undefined, lines: readonly SeenLine[]): string {
  const [first, last] = [lines[place?.from ?? 0], lines[place?.to ?? 0]];
  if (!first || !last) return '1.1';
  return `${first.page}.${first.line}${last.line > first.line ? `-${last.line}` : ''}`;
}
