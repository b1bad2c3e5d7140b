import { memo, type ReactNode, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { AnswerCitation } from '../api/decpage.ts';
import { placeLink } from '../review/route.ts';

export function Question({ text }: { text: string }) {
  return (
    <div className="ask-question">
      <span className="hidden-visually">You asked: </span>
      {text}
    </div>
  );
}

const plugins = [remarkGfm];
const citePrefix = '#cite-';

/** An answer with links to the places that prove it. */
export const Answer = memo(function Answer({
  text,
  citations,
}: {
  text: string;
  citations: readonly AnswerCitation[];
}) {
  const byIndex = useMemo(() => new Map(citations.map((citation) => [String(citation.index), citation])), [citations]);
  const linked = text.replaceAll(/\[(\d{1,3})\](?!\()/g, (whole, index: string) =>
    byIndex.has(index) ? `[${index}](${citePrefix}${index})` : whole,
  );
  const components = useMemo(() => componentsFor(byIndex), [byIndex]);
  return (
    <div className="ask-answer">
      <span className="hidden-visually">Answer: </span>
      <Markdown remarkPlugins={plugins} components={components}>
        {linked}
      </Markdown>
      {citations.length > 0 && <Sources citations={citations} />}
    </div>
  );
});

/** How the elements of an answer are shown; a fixed set of functions, so that they are not mounted anew. */
const componentsFor = (citations: ReadonlyMap<string, AnswerCitation>): Components => ({
  a: ({ href = '', children }) => citedOrPlain(citations.get(href.slice(citePrefix.length)), children),
  table: Table,
  img: () => null,
});

/** An answer may quote a link that a document holds, which nobody should follow unseen. */
const citedOrPlain = (citation: AnswerCitation | undefined, children: ReactNode): ReactNode =>
  citation ? <CitationLink citation={citation}>{children}</CitationLink> : <span>{children}</span>;

function Table({ children }: { children?: ReactNode }) {
  return (
    <div className="ask-table" tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}

const linkOf = ({ documentId, page, bbox }: AnswerCitation): string =>
  placeLink(documentId, { page, bbox: bbox ?? undefined });

function CitationLink({ citation, children }: { citation: AnswerCitation; children: ReactNode }) {
  const { title, page, quote } = citation;
  const place = `${title}, page ${page}`;
  return (
    <a
      className="ask-citation numeric"
      href={linkOf(citation)}
      aria-label={`Source ${citation.index}: ${place}`}
      title={quote === undefined ? place : `${place}: “${quote}”`}
    >
      {children}
    </a>
  );
}

function Sources({ citations }: { citations: readonly AnswerCitation[] }) {
  return (
    <ol className="ask-sources" aria-label="Sources">
      {citations.map((citation) => (
        <li key={citation.index}>
          <a href={linkOf(citation)}>
            <span className="ask-citation numeric" aria-hidden>
              {citation.index}
            </span>
            <span className="ask-source-title">
              {citation.title}, p. {citation.page}
            </span>
            {citation.quote !== undefined && <q>{citation.quote}</q>}
          </a>
        </li>
      ))}
    </ol>
  );
}
