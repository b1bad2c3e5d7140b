import { useCallback, useState } from 'react';
import { Check, ChevronLeft, ChevronRight, FileSearch, FileX } from 'lucide-react';
import type { DocumentDetails, Job } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { Badge } from '../components/badge.tsx';
import { Button, IconButton } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { formatCount } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';
import { Spinner } from '../components/spinner.tsx';
import { isWithoutFile } from '../documents/use-documents.ts';
import { FieldDetail } from './field-detail.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import type { ReviewData } from './review-data.ts';
import type { Selection } from './selection.ts';
import { CorrectorContext, useCorrector, useJobCorrector } from './use-corrector.ts';
import type { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** The values of a document, or why there are none. */
export function ReviewPane({
  document,
  loaded: { job, schema, review, isReady },
  selection,
  onSelect,
  onShowPage,
}: {
  document: DocumentDetails;
  loaded: ReturnType<typeof useReview>;
  selection: Selection;
  onSelect: (pointer: string | undefined) => void;
  /** Shows the page of the chosen value, where the pages are not beside the values. */
  onShowPage: (() => void) | undefined;
}) {
  const content = () => {
    if (review && job.data) {
      const shared = { review, selection, onSelect, onShowPage };
      return <Values job={job.data} {...shared} />;
    }
    if (document.status === 'failed')
      return <EmptyState title="The document could not be read">{document.error?.message}</EmptyState>;
    if (isWithoutFile(document)) return <WithoutFile />;
    if (document.status !== 'ready') return <Reading document={document} />;
    if (!isReady) {
      return (
        <EmptyState icon={FileSearch} title="No values were extracted">
          No policy type fits this document, or your key may not see jobs. Its text is found by the search and by the
          assistant.
        </EmptyState>
      );
    }
    const failed = job.error ?? schema.error;
    if (failed) return <Failure what="The values" error={failed} retry={() => void job.refetch()} />;
    if (job.data?.status === 'failed')
      return <EmptyState title="The extraction failed">{job.data.error?.message}</EmptyState>;
    return <Spinner isPage label="Loading the values" />;
  };
  return <div className="review-right">{content()}</div>;
}

function WithoutFile() {
  return (
    <EmptyState
      icon={FileX}
      title="No file has arrived"
      action={
        <a className="button button-plain" href="#/documents">
          Go to the documents
        </a>
      }
    >
      The file was refused, or its upload did not end. Upload it again, and delete this entry.
    </EmptyState>
  );
}

function Reading({ document }: { document: DocumentDetails }) {
  const { timestamps, pages } = document;
  return (
    <EmptyState
      title={timestamps.queuedAt === undefined ? 'Waiting for the file' : 'The document is being read'}
      action={<Spinner label="Reading" />}
    >
      {pages === undefined
        ? 'Its values appear here as soon as they are known.'
        : `${formatCount(pages, 'page')}. Its values appear here as soon as they are known.`}
    </EmptyState>
  );
}

function Values({
  review,
  job,
  selection,
  onSelect,
  onShowPage,
}: {
  review: ReviewData;
  job: Job;
  selection: Selection;
  onSelect: (pointer: string | undefined) => void;
  onShowPage: (() => void) | undefined;
}) {
  const { selected } = selection;
  const [editing, setEditing] = useState<string>();
  const corrector = useJobCorrector(job);
  const field = selected === undefined ? undefined : review.find(selected);
  const walk = useCallback(
    (by: 1 | -1) => {
      setEditing(undefined);
      const next = neighbor(review.unsure, selected, by);
      if (next !== undefined) onSelect(next);
    },
    [review, selected, onSelect],
  );
  const onNext = useCallback(() => walk(1), [walk]);
  const onPrevious = useCallback(() => walk(-1), [walk]);
  const onEdit = useCallback(() => setEditing(selected), [selected]);
  const onEscape = useCallback(() => {
    setEditing(undefined);
    if (editing === undefined) onSelect(undefined);
  }, [editing, onSelect]);
  useReviewKeys({ onNext, onPrevious, onEdit, onEscape });

  return (
    <CorrectorContext value={corrector}>
      <Summary review={review} status={job.review?.status} onNext={onNext} onPrevious={onPrevious} />
      <FieldsPanel review={review} selection={selection} />
      {field && (
        <FieldDetail
          field={field}
          isUnsure={review.isUnsure(field.pointer)}
          isEditing={editing === field.pointer}
          record={recordOf(review, field.pointer)}
          onEdit={(isEditing) => setEditing(isEditing ? field.pointer : undefined)}
          onClose={() => onSelect(undefined)}
          onShowPage={field.citations.length > 0 ? onShowPage : undefined}
        />
      )}
    </CorrectorContext>
  );
}

function Summary({
  review,
  status,
  onNext,
  onPrevious,
}: {
  review: ReviewData;
  status: 'in_review' | 'approved' | undefined;
  onNext: () => void;
  onPrevious: () => void;
}) {
  const { unsure, corrections, validation } = review;
  const { valid, errors, coverage } = validation;
  const general = errors.filter(({ path }) => review.find(path) === undefined);
  return (
    <>
      <div className="review-summary">
        <Badge tone={valid ? 'good' : 'bad'}>{valid ? 'Valid' : formatCount(errors.length, 'problem')}</Badge>
        <span className="quiet numeric" title="Share of the core fields that are present">
          {Math.round(coverage * 100)} % complete
        </span>
        {corrections.size > 0 && <Badge tone="accent">{formatCount(corrections.size, 'correction')}</Badge>}
        <Approval status={status} />
        <span className="review-walk">
          <span className="quiet numeric">
            {unsure.length === 0 ? 'Nothing unsure' : `${formatCount(unsure.length, 'value')} to check`}
          </span>
          <IconButton
            label="Previous unsure value (p)"
            icon={ChevronLeft}
            isDisabled={unsure.length === 0}
            onPress={onPrevious}
          />
          <IconButton
            label="Next unsure value (n)"
            icon={ChevronRight}
            isDisabled={unsure.length === 0}
            onPress={onNext}
          />
        </span>
      </div>
      {general.length > 0 && (
        <ul className="review-issues">
          {general.map(({ code, path, message }) => (
            <li key={`${code} ${path}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Approval({ status }: { status: 'in_review' | 'approved' | undefined }) {
  const corrector = useCorrector();
  const notify = useNotify();
  if (status === 'approved') return <Badge tone="good">Approved</Badge>;
  if (!corrector) return null;
  const approve = () => {
    corrector.approve().then(
      () => notify('The values are approved.'),
      (error: unknown) => notify(messageOf(error), 'bad'),
    );
  };
  return (
    <Button kind="quiet" icon={Check} onPress={approve}>
      Approve
    </Button>
  );
}

function recordOf(review: ReviewData, pointer: string): { pointer: string; isRemoved: boolean } | undefined {
  const record = review.recordOf(pointer);
  return record === undefined ? undefined : { pointer: record, isRemoved: review.isRemoved(record) };
}

/** The next pointer in either direction, around the end. */
function neighbor(pointers: readonly string[], from: string | undefined, by: 1 | -1): string | undefined {
  if (pointers.length === 0) return undefined;
  const at = from === undefined ? -1 : pointers.indexOf(from);
  if (at === -1) return by === 1 ? pointers[0] : pointers.at(-1);
  return pointers[(at + by + pointers.length) % pointers.length];
}
