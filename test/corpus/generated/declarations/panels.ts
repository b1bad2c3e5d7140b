import { html, joined, type Html } from '../../kit/html.ts';
import type { House, PanelKind } from './house.ts';
import { type Cell, linesOf, pitchText, table } from './tables.ts';

export interface Pair {
  caption: string;
  value: Cell;
}

const KINDS: readonly PanelKind[] = [
  'left',
  'left',
  'leader',
  'boxes',
  'below',
  'inline',
  'headed',
  'pairs',
  'stacked',
];

export const drawPanelKind = ({ random }: House): PanelKind => random.pick(KINDS);

const stack = (cell: Cell): Html => joined(linesOf(cell), html`<br>`);

/** Captions with their values, in one of the shapes that forms have. */
export function panel(house: House, pairs: readonly Pair[], kind = drawPanelKind(house)): Html {
  const shown = pairs.map(({ caption, value }) => ({ caption: house.caption(caption), value }));
  if (shown.length === 0) return html``;
  if (house.isPitch) return pitchPanel(house, shown);
  const colon = house.random.pick([':', ':', '']);
  if (kind === 'left')
    return html`<table>${shown.map(({ caption, value }) => html`<tr><td>${caption}${colon}</td><td>${stack(value)}</td></tr>`)}</table>`;
  if (kind === 'leader')
    return html`<div>${shown.map(({ caption, value }) => html`<div class="lead"><span>${caption}</span><i></i><span>${joined(linesOf(value), html`, `)}</span></div>`)}</div>`;
  if (kind === 'boxes') return boxes(shown, true);
  if (kind === 'below') return boxes(shown, false);
  if (kind === 'inline')
    return html`<div>${shown.map(({ caption, value }) => html`<span style="display:inline-block;margin-right:22pt"><b>${caption}:</b> ${joined(linesOf(value), html`, `)}</span> `)}</div>`;
  if (kind === 'headed') return headed(house, pairs);
  if (kind === 'stacked')
    return html`<div>${shown.map(({ caption, value }) => html`<div style="margin-bottom:3pt"><b>${caption}${colon}</b><br>${stack(value)}</div>`)}</div>`;
  return paired(shown, colon);
}

/** A caption over its value in a ruled box, or below it. */
function boxes(shown: readonly Pair[], isAbove: boolean): Html {
  const box = ({ caption, value }: Pair): Html =>
    isAbove
      ? html`<div><span class="cap">${caption}</span><br>${stack(value)}</div>`
      : html`<div style="border:0"><span style="border-bottom:.6pt solid;display:block">${stack(value)}</span><span class="cap">${caption}</span></div>`;
  return html`<div class="grid">${shown.map(box)}</div>`;
}

/** Captions as the heads of tables with one row. */
function headed(house: House, pairs: readonly Pair[]): Html {
  const groups: Pair[][] = [];
  for (const [i, pair] of pairs.entries()) {
    if (i % 5 === 0) groups.push([]);
    groups.at(-1)?.push(pair);
  }
  return html`<div>${groups.map((group) =>
    table(house, {
      columns: group.map(({ caption }) => ({ head: caption })),
      rows: [{ cells: group.map(({ value }) => value) }],
    }),
  )}</div>`;
}

/** Two pairs on a line. */
function paired(shown: readonly Pair[], colon: string): Html {
  const half = Math.ceil(shown.length / 2);
  const cell = (pair: Pair | undefined): Html =>
    pair === undefined
      ? html`<td></td><td></td>`
      : html`<td><b>${pair.caption}${colon}</b></td><td>${stack(pair.value)}</td>`;
  const rows = shown.slice(0, half).map((pair, i) => html`<tr>${cell(pair)}${cell(shown[half + i])}</tr>`);
  return html`<table style="width:100%">${rows}</table>`;
}

function pitchPanel({ random }: House, shown: readonly Pair[]): Html {
  const width = Math.max(...shown.map(({ caption }) => caption.length)) + 2;
  const fill = random.pick([' ', '.']);
  const colon = random.chance(0.5) ? ':' : '';
  return pitchText(
    shown.flatMap(({ caption, value }) =>
      linesOf(value).map((text, i) =>
        i === 0 ? `${`${caption}${colon} `.padEnd(width, fill)} ${text}` : `${' '.repeat(width)} ${text}`,
      ),
    ),
  );
}

/** The heading of a section. */
export function title(house: House, key: string): Html {
  const text = house.caption(house.word(key));
  if (house.isPitch) return pitchText(['', house.random.pick([text, `*** ${text} ***`, text.split('').join(' ')])]);
  return html`<h2>${text}</h2>`;
}

export function note(house: House, text: string): Html {
  return house.isPitch ? pitchText(wrapped(text, 84)) : html`<p class="small">${text}</p>`;
}

export function paragraph(house: House, text: string): Html {
  return house.isPitch ? pitchText(wrapped(text, 84)) : html`<p>${text}</p>`;
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Blocks beside each other. */
export const beside = (blocks: readonly Html[]): Html =>
  html`<div class="cols">${blocks.map((block) => html`<div>${block}</div>`)}</div>`;
