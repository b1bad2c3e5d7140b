import type { ReactNode } from 'react';
import type { Document } from '../api/decpage.ts';

type Highlight = NonNullable<Document['highlights']>[number];

/** A piece of a page with the words that were found, and a link to the page. */
export function Highlighted({ highlight: { page, text, ranges }, href }: { highlight: Highlight; href: string }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <a className="document-highlight" href={href}>
      <span className="document-highlight-page numeric">p. {page}</span>
      <span>
        {pieces}
        {text.slice(at)}
      </span>
    </a>
  );
}
