import type { Ref } from 'react';
import { FileText, Trash2 } from 'lucide-react';
import type { Document } from '../api/decpage.ts';
import { Badge } from '../components/badge.tsx';
import { IconButton } from '../components/button.tsx';
import { formatAge, formatMoment } from '../components/format.ts';
import { Highlighted } from './highlighted.tsx';
import { nameOf } from './name-of.ts';
import { isWithoutFile, useProgress } from './use-documents.ts';

/** One document in the list. */
export function DocumentRow({
  ref,
  index,
  top,
  document,
  labelOf,
  onDelete,
}: {
  ref: Ref<HTMLDivElement>;
  index: number;
  top: number;
  document: Document;
  labelOf: (policyType: string) => string;
  onDelete: (() => void) | undefined;
}) {
  const { documentId, policyType, pages, createdAt, fileName, highlights = [] } = document;
  const name = nameOf(document);
  const href = `/documents/${documentId}`;
  return (
    <div
      ref={ref}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className="document-row document-columns"
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className="document-name">
        <span className="document-title">
          <FileText size={16} aria-hidden />
          <a href={`#${href}`}>{name}</a>
          {fileName !== undefined && fileName !== name && <span className="document-file">{fileName}</span>}
        </span>
        {onDelete && isWithoutFile(document) && <MissingFile />}
        <Warnings of={document} />
        {highlights.slice(0, 2).map((highlight) => (
          <Highlighted
            key={`${highlight.page} ${highlight.text}`}
            highlight={highlight}
            href={`#${href}/pages/${highlight.page}`}
          />
        ))}
      </span>
      <span role="cell">{policyType === null ? <span className="quiet">–</span> : labelOf(policyType)}</span>
      <span role="cell">
        <DocumentState document={document} />
      </span>
      <span role="cell" className="document-number numeric">
        {pages ?? <span className="quiet">–</span>}
      </span>
      <span role="cell" className="quiet" title={formatMoment(createdAt)}>
        {formatAge(createdAt)}
      </span>
      <span role="cell" className="document-actions">
        {onDelete && <IconButton label={`Delete ${name}`} icon={Trash2} onPress={onDelete} />}
      </span>
    </div>
  );
}

function Warnings({ of: { warnings = [] } }: { of: Document }) {
  return warnings.map(({ code, message }) => (
    <span key={code} className="document-missing">
      {message}
    </span>
  ));
}

function MissingFile() {
  return (
    <span className="document-missing">
      No file has arrived. Unless it is on its way, upload it again and delete this entry.
    </span>
  );
}

const words = new Map<Document['status'], string>([
  ['awaiting_upload', 'Not uploaded'],
  ['uploaded', 'Uploaded'],
  ['fetching', 'Fetching'],
  ['queued', 'Queued'],
  ['processing', 'Reading'],
  ['ready', 'Ready'],
  ['failed', 'Failed'],
  ['expired', 'Not uploaded'],
]);

function DocumentState({ document }: { document: Document }) {
  const { status, error } = document;
  const percent = useProgress(document);
  const word = words.get(status) ?? status;
  if (status === 'ready') return <Badge tone="good">{word}</Badge>;
  if (status === 'failed') {
    return (
      <span title={error?.message}>
        <Badge tone="bad">{word}</Badge>
      </span>
    );
  }
  if (isWithoutFile(document)) return <Badge>{word}</Badge>;
  return (
    <Badge tone="accent">
      {word}
      {percent !== undefined && <span className="numeric">{percent} %</span>}
    </Badge>
  );
}
