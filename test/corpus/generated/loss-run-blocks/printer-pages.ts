import { html, type Html } from '../../kit/html.ts';

/** Lines of characters on pages with a heading each, as a line printer fills them. */
export class PrinterPages {
  private readonly pages: string[][] = [];
  private continued: readonly string[] = [];
  private readonly options: { lines: number; heading: (page: number) => readonly string[] };

  constructor(options: { lines: number; heading: (page: number) => readonly string[] }) {
    this.options = options;
  }

  /** What stands below the heading of pages to come, as long as a policy goes on. */
  continueWith(lines: readonly string[]): void {
    this.continued = lines;
  }

  /** Lines that stay together when they fit on the page, or that the end of the page may part. */
  add(lines: readonly string[], stayTogether = true): void {
    const needed = stayTogether ? lines.length : 1;
    if (this.pages.length === 0 || this.room() < needed) this.turn();
    for (const line of lines) {
      if (this.room() < 1) this.turn();
      this.pages.at(-1)?.push(line);
    }
  }

  turn(): void {
    const heading = this.options.heading(this.pages.length + 1);
    this.pages.push([...heading, ...(this.pages.length === 0 ? [] : this.continued)]);
  }

  html(): Html[] {
    return this.pages.map((lines) => html`<pre>${lines.map((line) => `${line.trimEnd()}\n`)}</pre>`);
  }

  private room(): number {
    return this.options.lines - (this.pages.at(-1)?.length ?? 0);
  }
}

/** Text in a field of a fixed width; what does not fit is cut off. */
export const left = (text: string, width: number): string => text.slice(0, Math.max(0, width - 1)).padEnd(width);
export const right = (text: string, width: number): string => text.padStart(width);

export function centered(text: string, width: number): string {
  return ' '.repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text;
}

/** Two texts at both ends of a line. */
export const ends = (first: string, last: string, width: number): string =>
  first + ' '.repeat(Math.max(2, width - first.length - last.length)) + last;

/** Words of a column header, one below the other, as many lines as needed; the last line is next to the values. */
export function stackedWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, width - 1));
  }
  return lines;
}
