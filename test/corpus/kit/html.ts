/** Markup that is not escaped again. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in markup: text is escaped, lists are joined, null and undefined print nothing. */
export type Piece = Html | string | number | null | undefined | readonly Piece[];

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string') return piece.replace(/[&<>"]/g, (character) => entities.get(character) ?? '');
  return typeof piece === 'number' ? String(piece) : piece.map(textOf).join('');
}

/** Template tag: html`<td>${value}</td>`. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((part, i) => part + textOf(pieces[i])).join(''));
}

/** A row of cells of one kind: cells('td', ['a', 1]). */
export function cells(tag: 'td' | 'th', values: readonly Piece[]): Html {
  return new Html(values.map((value) => `<${tag}>${textOf(value)}</${tag}>`).join(''));
}

/** Pieces with a separator between them, for lines of an address or of a report. */
export function joined(values: readonly Piece[], separator: Html): Html {
  return new Html(values.map(textOf).join(separator.text));
}

/** A whole document. */
export function sheet({ css, body }: { css: string; body: Piece }): Html {
  return html`<!doctype html><html><head><meta charset="utf-8"><style>${new Html(css)}</style></head><body>${body}</body></html>`;
}
