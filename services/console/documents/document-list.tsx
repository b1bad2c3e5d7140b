import './document-list.css';
import { useEffect, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Document } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';
import { Spinner } from '../components/spinner.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { usePolicyLabels } from './use-documents.ts';

const rowHeight = 56;

/** The documents as a table of which only the visible rows are in the page. */
export function DocumentList({
  documents,
  isSearch,
  hasMore,
  onEnd,
}: {
  documents: readonly Document[];
  isSearch: boolean;
  hasMore: boolean;
  /** Called when the last row is near. */
  onEnd: () => void;
}) {
  const { may } = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<Document>();
  const labelOf = usePolicyLabels();
  const rows = useVirtualizer({
    count: documents.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isSearch ? 96 : rowHeight),
    getItemKey: (index) => documents[index]?.documentId ?? index,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= documents.length - 10) onEnd();
  }, [hasMore, last, documents.length, onEnd]);

  return (
    // scrollable regions must be reachable by keyboard
    <div ref={scroller} className="document-list" tabIndex={0} role="region" aria-label="List of documents">
      <div role="table" aria-label="Documents" aria-rowcount={hasMore ? -1 : documents.length + 1}>
        <ColumnHeaders />
        <div role="rowgroup" className="document-list-rows" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const document = documents[index];
            if (!document) return null;
            return (
              <DocumentRow
                key={key}
                ref={rows.measureElement}
                index={index}
                top={start}
                document={document}
                labelOf={labelOf}
                onDelete={may('documents:write') ? () => setDeleting(document) : undefined}
              />
            );
          })}
        </div>
      </div>
      {hasMore && <Spinner label="Loading more documents" />}
      <DeleteDialog document={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

function ColumnHeaders() {
  return (
    <div role="row" className="document-list-head document-columns" aria-rowindex={1}>
      <span role="columnheader">Name</span>
      <span role="columnheader">Read as</span>
      <span role="columnheader">Status</span>
      <span role="columnheader" className="document-number">
        Pages
      </span>
      <span role="columnheader">Added</span>
      <span role="columnheader">
        <span className="hidden-visually">Actions</span>
      </span>
    </div>
  );
}
