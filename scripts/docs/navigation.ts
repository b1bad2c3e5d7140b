import path from 'node:path';

export interface NavigationItem {
  text: string;
  link?: string;
  items?: NavigationItem[];
  collapsed?: boolean;
}

/** A section of docs/README.md with the pages that its table links. */
interface Section {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly file: string }[];
}

/** The index on disk is the one list of pages; the site's navigation is read from it. */
export function readIndex(index: string): Section[] {
  return index
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const rows = lines.filter((line) => line.startsWith('|'));
      const links = rows.flatMap((row) => [...row.matchAll(/\[([^\]]+)\]\(([^)#]+)\)/g)]);
      return {
        title,
        links: links.map(([, text = '', place = '']) => ({ text, file: path.posix.join('docs', place) })),
      };
    });
}

/** The sidebar: sections of the index, each followed by generated pages that belong to it. */
export function sidebarOf({
  index,
  routes,
  generated,
}: {
  index: string;
  routes: ReadonlyMap<string, string>;
  generated: ReadonlyMap<string, readonly NavigationItem[]>;
}): NavigationItem[] {
  return readIndex(index).map(({ title, links }) => {
    const items = links.flatMap(({ text, file }) => {
      const link = routes.get(file);
      return link === undefined ? [] : [{ text, link }];
    });
    return { text: title, collapsed: title === 'Decisions', items: [...(generated.get(title) ?? []), ...items] };
  });
}
