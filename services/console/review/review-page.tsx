import './review-page.css';
import { useMemo, useState } from 'react';
import { ArrowLeft, Download, MessageSquareText, Trash2 } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import type { DocumentDetails } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';
import { Badge } from '../components/badge.tsx';
import { IconButton } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { Menu } from '../components/menu.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { DeleteDialog } from '../documents/delete-dialog.tsx';
import { nameOf } from '../documents/name-of.ts';
import { usePolicyLabels } from '../documents/use-documents.ts';
import { download, fileNameOf, toCsv, toJson } from './exports.ts';
import type { ReviewData } from './review-data.ts';
import { readRoute } from './route.ts';
import { useDocument, useReview } from './use-review.ts';
import { Workbench } from './workbench.tsx';

/** A document beside what was read from it. */
export default function ReviewPage() {
  const { documentId = '', '*': rest = '' } = useParams();
  const document = useDocument(documentId);
  const loaded = useReview(document.data);
  const route = useMemo(() => readRoute(rest), [rest]);

  if (document.isPending) return <Spinner isPage label="Loading the document" />;
  if (document.isError) {
    return <Failure what="The document" error={document.error} retry={() => void document.refetch()} />;
  }
  return (
    <>
      <ReviewHeader document={document.data} review={loaded.review} />
      <Workbench document={document.data} loaded={loaded} route={route} />
    </>
  );
}

function ReviewHeader({ document, review }: { document: DocumentDetails; review: ReviewData | undefined }) {
  const { may } = useSession();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const labelOf = usePolicyLabels();
  const name = nameOf(document);
  const title = (
    <span className="review-title">
      <a href="#/documents" aria-label="All documents">
        <ArrowLeft size={16} aria-hidden />
      </a>
      <span>{name}</span>
      {document.policyType !== null && <Badge>{labelOf(document.policyType)}</Badge>}
    </span>
  );
  const file = fileNameOf(name);
  return (
    <PageHeader title={title}>
      {review && (
        <Menu
          label="Export"
          icon={Download}
          actions={[
            {
              id: 'json',
              label: 'JSON',
              onAction: () => download(toJson(review), { name: `${file}.json`, type: 'application/json' }),
            },
            {
              id: 'csv',
              label: 'CSV, a line a value',
              onAction: () => download(toCsv(review), { name: `${file}.csv`, type: 'text/csv' }),
            },
          ]}
        />
      )}
      {may('agent:read', 'agent:write') && document.status === 'ready' && (
        <a className="button button-plain" href={`#/ask/about/${document.documentId}`}>
          <MessageSquareText size={16} aria-hidden /> Ask
        </a>
      )}
      {may('documents:write') && <IconButton label="Delete document" icon={Trash2} onPress={() => setDeleting(true)} />}
      <DeleteDialog
        document={isDeleting ? document : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate('/documents')}
      />
    </PageHeader>
  );
}
