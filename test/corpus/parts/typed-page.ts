// Lines of printers with letters of one width: texts stand at columns, and pages hold a number of lines.

/** A line with texts that begin at columns; a text that is too long pushes the next one by a blank. */
export const typedLine = (...texts: readonly (readonly [column: number, text: string])[]): string =>
  texts.reduce((line, [column, text]) => (line === '' ? '' : `${line} `).padEnd(column) + text, '');

/** Blocks stay in one piece; a block that does not fit begins the next page. */
export function typedPages(blocks: readonly (readonly string[])[], room: number): string[][] {
  const pages: string[][] = [[]];
  for (const block of blocks) {
    const last = pages.at(-1) ?? [];
    if (last.length > 0 && last.length + block.length > room) pages.push([...block]);
    else last.push(...block);
  }
  return pages;
}

/** A text in lines of at most a width. */
export function typedWrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.pop() ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(last, word);
    else lines.push(`${last} ${word}`.trim());
  }
  return lines;
}
