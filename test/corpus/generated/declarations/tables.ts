import { html, joined, type Html } from '../../kit/html.ts';
import type { House } from './house.ts';

/** Lines of a cell, one below the other. */
export type Cell = string | readonly string[];

export interface Column {
  head: string;
  /** Numbers: set to the right. */
  isRight?: boolean;
  /** A heading that spans neighboring columns of the same group. */
  group?: string;
}

export interface Row {
  cells: readonly Cell[];
  kind?: 'group' | 'total';
}

export interface Table {
  columns: readonly Column[];
  rows: readonly Row[];
  hasNoHeads?: boolean;
}

export const linesOf = (cell: Cell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);
const stacked = (lines: readonly string[]): Html => joined(lines, html`<br>`);

/** A table in the house's type, or in text of one width. */
export function table(house: House, drawn: Table): Html {
  return house.isPitch ? pitchTable(house, drawn) : markedTable(house, drawn);
}

function markedTable(house: House, { columns, rows, hasNoHeads = false }: Table): Html {
  const side = (i: number): string => (columns[i]?.isRight === true ? 'r' : '');
  const head = (column: Column, i: number): Html =>
    html`<th class="${side(i)}">${house.hasWrappedHeads ? stacked(house.caption(column.head).split(' ')) : house.caption(column.head)}</th>`;
  const body = rows.map(({ cells, kind }) =>
    kind === 'group'
      ? html`<tr class="group"><td colspan="${columns.length}">${stacked(linesOf(cells[0] ?? ''))}</td></tr>`
      : html`<tr class="${kind ?? ''}">${cells.map((cell, i) => html`<td class="${side(i)}">${stacked(linesOf(cell))}</td>`)}</tr>`,
  );
  const heads = hasNoHeads ? '' : html`<thead>${groupHeads(house, columns)}<tr>${columns.map(head)}</tr></thead>`;
  return html`<table class="t">${heads}<tbody>${body}</tbody></table>`;
}

/** Runs of columns with one group. */
function runsOf(columns: readonly Column[]): { group: string; first: number; count: number }[] {
  const runs: { group: string; first: number; count: number }[] = [];
  for (const [first, { group = '' }] of columns.entries()) {
    const last = runs.at(-1);
    if (last?.group === group) last.count++;
    else runs.push({ group, first, count: 1 });
  }
  return runs;
}

function groupHeads(house: House, columns: readonly Column[]): Html | null {
  if (columns.every(({ group }) => group === undefined)) return null;
  const spans = runsOf(columns).map(
    ({ group, count }) => html`<th colspan="${count}" style="text-align:center">${house.caption(group)}</th>`,
  );
  return html`<tr>${spans}</tr>`;
}

const pad = (text: string, width: number, isRight: boolean): string =>
  isRight ? text.padStart(width) : text.padEnd(width);

/** Words of a heading in as few lines as the width allows. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

function pitchTable(house: House, { columns, rows, hasNoHeads = false }: Table): Html {
  const { random } = house;
  const gap = random.pick([2, 2, 3]);
  const cellWidth = (i: number): number =>
    longest(rows.flatMap(({ cells, kind }) => (kind === 'group' ? [] : linesOf(cells[i] ?? ''))));
  const heads = columns.map(({ head }) => (hasNoHeads ? '' : house.caption(head)));
  const widths = heads.map((head, i) => Math.max(cellWidth(i), longest(head.split(' ')), 3));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => pad(text, widths[i] ?? 0, columns[i]?.isRight === true))
      .join(' '.repeat(gap))
      .trimEnd();
  const block = (cells: readonly (readonly string[])[]): string[] =>
    Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, row) =>
      line(cells.map((lines) => lines[row] ?? '')),
    );
  const total = widths.reduce((so, width) => so + width + gap, -gap);
  const rule = random.pick(['', '-', '=']).repeat(total);
  const headLines = hasNoHeads
    ? []
    : [...groupLine(columns, widths, gap), ...block(heads.map((head, i) => wrap(head, (widths[i] ?? 0) + 1))), rule];
  const body = rows.flatMap(({ cells, kind }) =>
    kind === 'group' ? ['', ...linesOf(cells[0] ?? '')] : block(cells.map(linesOf)),
  );
  return pitchText([...headLines.filter((each, i) => each !== '' || i < headLines.length - 1), ...body]);
}

function groupLine(columns: readonly Column[], widths: readonly number[], gap: number): string[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  const texts = runsOf(columns).map(({ group, first, count }) => {
    const width = widths.slice(first, first + count).reduce((so, each) => so + each + gap, -gap);
    return group.padStart(Math.floor((width + group.length) / 2)).padEnd(width);
  });
  return [texts.join(' '.repeat(gap)).trimEnd()];
}

/** Text of one width in a size at which its longest line fits between the margins. */
export function pitchText(lines: readonly string[]): Html {
  const size = Math.min(9, Math.floor((5350 / (6.1 * Math.max(60, longest(lines)))) * 10) / 10 / 1);
  return html`<pre style="font-size:${size > 9 ? 9 : size}pt">${lines.join('\n')}</pre>`;
}
