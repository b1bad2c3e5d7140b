/** A page of the site before VitePress renders it. */
export interface SitePage {
  /** Path in the site, with the extension: `guides/api-clients.md`. */
  readonly path: string;
  readonly text: string;
}

/** The address of a page inside the site, as links name it. */
export function routeOf(sitePath: string): string {
  return `/${sitePath.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Text for one cell of a table. */
export function cell(text: string): string {
  return prose(text)
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** Text of others on a page: Vue, which renders it, evaluates what stands in double braces. */
export function prose(text: string): string {
  return text.replaceAll('{{', '{\u200b{');
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row))].join('\n');
}

/** Parts of a page, those that are empty left out. */
export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A fence that is longer than the ones in the code. */
export function codeBlock(language: string, code: string, title = ''): string {
  const fence = code.includes('```') ? '````' : '```';
  return `${fence}${language}${title === '' ? '' : ` [${title}]`}\n${code.trimEnd()}\n${fence}`;
}
