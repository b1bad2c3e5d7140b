// The coverage rows of ACORD 25, by edition: the same five rows since 2001, with other captions, boxes and columns.
import { type Html, html, type Piece } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Amount, LiabilityLine } from './certificate-facts.ts';
import { box, filled, stack } from './placed-boxes.ts';

/** Left edges and widths of the columns. */
export interface Columns {
  letter: readonly [number, number];
  type: readonly [number, number];
  /** Missing in editions that had no such column. */
  added?: readonly [number, number];
  waived?: readonly [number, number];
  number: readonly [number, number];
  from: readonly [number, number];
  to: readonly [number, number];
  names: readonly [number, number];
  amounts: readonly [number, number];
}

export interface Edition {
  columns: Columns;
  /** Height of one line of a row. */
  step: number;
  /** Captions of the limits with their small print, by kind of line. */
  limits: ReadonlyMap<LiabilityLine['kind'], readonly (readonly [string, string?])[]>;
  /** Lines of the cell "type of insurance". */
  types: (line: LiabilityLine | undefined, kind: LiabilityLine['kind']) => readonly Piece[];
  /** The coverage type as labels have it. */
  titleOf: (line: LiabilityLine) => string;
  date: (iso: string) => string;
  mark: (on: boolean, kind: LiabilityLine['kind'], column: 'added' | 'waived') => Piece;
  /** The line above the employers' limits. */
  statutory: (line: LiabilityLine | undefined) => Piece;
  statutoryName: string;
  /** How many lines each row has. */
  heights: Readonly<Record<LiabilityLine['kind'], number>>;
  /** Words as this system prints them. */
  say: (text: string) => string;
}

const amountText = (amount: Amount): string => (typeof amount === 'number' ? whole(amount) : (amount ?? ''));

/** One row, its top edge at `y`; an unused row shows only what is preprinted. */
export function coverageRow(edition: Edition, y: number, kind: LiabilityLine['kind'], line?: LiabilityLine): Html {
  const { columns, step, say } = edition;
  const count = edition.heights[kind];
  const height = count * step;
  const cell = ([x, w]: readonly [number, number], piece: Piece, cls = ''): Html => box(x, y, w, height, piece, cls);
  const middle = (piece: Piece): Html => html`<div style="margin-top:${height / 2 - 6}pt">${filled(piece)}</div>`;
  const first = kind === 'compensation' ? 1 : 0;
  const captions =
    kind === 'other' ? (line?.names ?? []).map((name) => [say(name)] as const) : (edition.limits.get(kind) ?? []);
  const limits = Array.from({ length: count }, (_, i): Html => {
    const top = y + i * step;
    if (i < first)
      return box(columns.names[0], top, columns.names[1] + columns.amounts[1], step, edition.statutory(line));
    const [name = '', small = ''] = captions[i - first] ?? [];
    const amount = line?.amounts[i - first] ?? null;
    const caption =
      kind === 'other' ? filled(name) : html`${name}${small === '' ? '' : html` <small>${small}</small>`}`;
    return html`${box(columns.names[0], top, columns.names[1], step, caption)}${box(columns.amounts[0], top, columns.amounts[1], step, html`<div class="fs"><span>$</span>${filled(typeof amount === 'string' ? say(amount) : amountText(amount))}</div>`)}`;
  });
  return html`${cell(columns.letter, line === undefined ? '' : middle(line.letter), 'c')}${cell(columns.type, '')}${stack(columns.type[0], y, columns.type[1], step, edition.types(line, kind))}
${columns.added === undefined ? '' : cell(columns.added, line === undefined ? '' : middle(edition.mark(line.isInsuredAdded, kind, 'added')), 'c')}${columns.waived === undefined ? '' : cell(columns.waived, line === undefined ? '' : middle(edition.mark(line.isWaived, kind, 'waived')), 'c')}
${cell(columns.number, line === undefined ? '' : middle(line.number))}${cell(columns.from, line === undefined ? '' : middle(edition.date(line.from)), 'c')}${cell(columns.to, line === undefined ? '' : middle(edition.date(line.to)), 'c')}${limits}`;
}

/** `policies` of the label, with the paths that do not count. */
export function policiesLabel(edition: Edition, lines: readonly LiabilityLine[]) {
  const ignored: string[] = [];
  const accepted: Record<string, readonly unknown[]> = {};
  const { columns } = edition;
  const policies = lines.map((line, at) => {
    const captions: readonly (readonly [string, string?])[] =
      line.kind === 'other' ? line.names.map((name) => [edition.say(name)]) : (edition.limits.get(line.kind) ?? []);
    const limits = captions.flatMap(([caption, small = ''], i) => {
      const amount = line.amounts[i] ?? null;
      const name = small === '' ? caption : `${caption} ${small}`;
      if (amount === null) return [];
      const isNumber = typeof amount === 'number';
      return [{ name, amount: isNumber ? amount : null, text: isNumber ? null : edition.say(amount) }];
    });
    // the small print in parentheses may be taken as part of the name or not
    for (const [i, { name }] of limits.entries())
      if (name.includes(' (')) accepted[`policies[${at}].limits[${i}].name`] = [name.replace(/ \(.*/, '')];
    // a cross at "statutory" is neither an amount nor words: an item for it is neither right nor wrong
    if (line.kind === 'compensation') {
      ignored.push(`policies[${at}].limits[${limits.length}]`);
      limits.push({ name: edition.statutoryName, amount: null, text: 'X' });
    }
    const isOther = line.kind === 'other';
    if (isOther) accepted[`policies[${at}].coverageForm`] = [null];
    return {
      insurerLetter: line.letter,
      coverageType: edition.titleOf(line),
      policyNumber: line.number,
      effectiveDate: line.from,
      expirationDate: line.to,
      coverageForm: line.form,
      aggregateAppliesPer: line.per,
      autosCovered: line.autos,
      additionalInsured: columns.added === undefined ? null : line.isInsuredAdded,
      subrogationWaived: columns.waived === undefined ? null : line.isWaived,
      limits,
    };
  });
  return { policies, ignored, accepted };
}
