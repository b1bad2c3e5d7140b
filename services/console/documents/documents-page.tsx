import './documents-page.css';
import { useDeferredValue, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FileSearch, FileText, Upload } from 'lucide-react';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { useNotify } from '../components/notices.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { SearchField } from '../components/search-field.tsx';
import { Spinner } from '../components/spinner.tsx';
import { DocumentList } from './document-list.tsx';
import { DropArea } from './drop-area.tsx';
import { fetchSample } from './sample.ts';
import { UploadPanel } from './upload-panel.tsx';
import { acceptedFiles, useUploadQueue } from './upload-queue.ts';
import { useDocuments } from './use-documents.ts';

/** Upload documents, search them, open one. */
export default function DocumentsPage() {
  const { may } = useSession();
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const queue = useUploadQueue();
  const documents = useDocuments(query);
  const found = documents.data?.pages.flatMap((page) => page.documents) ?? [];
  // what was refused is asked again with the next refresh of the list, not at once and without end
  const mayGoOn = !documents.isFetchingNextPage && !documents.isFetchNextPageError;
  const onEnd = () => mayGoOn && void documents.fetchNextPage();
  const mayUpload = may('documents:write');
  const isEmpty = documents.isSuccess && found.length === 0;

  const content = () => {
    if (documents.isPending) return <Spinner isPage label="Loading documents" />;
    if (documents.isError && found.length === 0) {
      return <Failure what="The documents" error={documents.error} retry={() => void documents.refetch()} />;
    }
    if (isEmpty && query !== '') return <NothingFound query={query} onClear={() => setSearch('')} />;
    if (isEmpty) return <NoDocuments mayUpload={mayUpload} onFiles={(files) => queue.add(files)} />;
    return <DocumentList documents={found} isSearch={query !== ''} hasMore={documents.hasNextPage} onEnd={onEnd} />;
  };

  return (
    <DropArea isDisabled={!mayUpload} onFiles={(files) => queue.add(files)}>
      <PageHeader title="Documents">
        <div className="documents-search">
          <SearchField label="Search text, titles and file names" value={search} onChange={setSearch} />
        </div>
        {mayUpload && <UploadButton onFiles={(files) => queue.add(files)} />}
      </PageHeader>
      <UploadPanel queue={queue} />
      <Corrections corrections={documents.data?.pages[0]?.corrections} />
      {content()}
    </DropArea>
  );
}

function UploadButton({ onFiles, kind = 'primary' }: { onFiles: (files: File[]) => void; kind?: 'primary' | 'plain' }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} icon={Upload} onPress={() => input.current?.click()}>
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // the same file may be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function NoDocuments({ mayUpload, onFiles }: { mayUpload: boolean; onFiles: (files: File[]) => void }) {
  const notify = useNotify();
  const sample = useMutation({
    mutationFn: fetchSample,
    onSuccess: (file) => onFiles([file]),
    onError: (error) => notify(messageOf(error), 'bad'),
  });
  if (!mayUpload) return <EmptyState icon={FileText} title="No documents yet" />;
  return (
    <EmptyState
      icon={FileText}
      title="No documents yet"
      action={
        <>
          <UploadButton onFiles={onFiles} kind="plain" />
          <Button onPress={() => sample.mutate()} isDisabled={sample.isPending}>
            Try the sample policy
          </Button>
        </>
      }
    >
      Drop PDFs, scans or photos anywhere on this page. Declarations pages, loss runs, certificates and applications are
      read; each value keeps its place on the page.
    </EmptyState>
  );
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState icon={FileSearch} title="Nothing found" action={<Button onPress={onClear}>Show all documents</Button>}>
      No document holds <q>{query}</q> in its text, title or file name.
    </EmptyState>
  );
}

/** Words that were searched in place of mistyped ones. */
function Corrections({ corrections }: { corrections: Record<string, string[]> | undefined }) {
  const corrected = Object.entries(corrections ?? {}).filter(([, words]) => words.length > 0);
  if (corrected.length === 0) return null;
  return (
    <p className="documents-corrections" role="status">
      {corrected.map(([typed, words]) => (
        <span key={typed}>
          Nothing holds <q>{typed}</q>; searched <strong>{words.join(', ')}</strong> instead.{' '}
        </span>
      ))}
    </p>
  );
}
