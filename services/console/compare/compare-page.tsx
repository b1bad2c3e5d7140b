import './compare-page.css';
import { ArrowLeftRight, Columns2 } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { IconButton } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { nameOf } from '../documents/name-of.ts';
import { Comparison } from './comparison.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { useCompared } from './use-compared.ts';

/** Nothing was chosen yet; an address has no empty parts. */
const none = '-';

/** Two documents side by side. */
export default function ComparePage() {
  const { '*': rest = '' } = useParams();
  const [, navigate] = useLocation();
  const [a = none, b = none] = rest.split('/').filter((part) => part !== '');
  const open = (left: string, right: string) => navigate(`/compare/${left}/${right}`);
  return (
    <>
      <PageHeader title="Compare" />
      <div className="compare-bar">
        <Picker label="First document" documentId={a} onChange={(id) => open(id, b)} />
        <IconButton
          label="Exchange the documents"
          icon={ArrowLeftRight}
          isDisabled={a === none && b === none}
          onPress={() => open(b, a)}
        />
        <Picker label="Second document" documentId={b} onChange={(id) => open(a, id)} />
      </div>
      {a === none || b === none ? (
        <EmptyState icon={Columns2} title="Choose two documents">
          A policy and its renewal, a quote and the policy, two loss runs: what differs is listed, and marked on the
          pages of both.
        </EmptyState>
      ) : (
        <Sides key={`${a} ${b}`} ids={[a, b]} />
      )}
    </>
  );
}

function Picker({
  label,
  documentId,
  onChange,
}: {
  label: string;
  documentId: string;
  onChange: (documentId: string) => void;
}) {
  if (documentId === none) return <DocumentPicker label={label} document={undefined} onChange={onChange} />;
  return <ChosenPicker label={label} documentId={documentId} onChange={onChange} />;
}

function ChosenPicker({ documentId, ...props }: Parameters<typeof Picker>[0]) {
  const { document } = useCompared(documentId);
  return <DocumentPicker key={document.data?.documentId} document={document.data} {...props} />;
}

function Sides({ ids: [idA, idB] }: { ids: [string, string] }) {
  const sides = [useCompared(idA), useCompared(idB)] as const;
  const [a, b] = sides;
  const failed = sides.find(({ document, loaded }) => document.isError || loaded.job.isError || loaded.schema.isError);
  if (failed) {
    const error = failed.document.error ?? failed.loaded.job.error ?? failed.loaded.schema.error;
    return <Failure what="The documents" error={error} />;
  }
  if (a.compared && b.compared && a.document.data && b.document.data) {
    return (
      <Comparison
        a={{ compared: a.compared, document: a.document.data }}
        b={{ compared: b.compared, document: b.document.data }}
      />
    );
  }
  const without = sides.find(
    ({ document, loaded }) => document.data && isOver(document.data.status) && !loaded.isReady,
  );
  const document = without?.document.data;
  if (document) {
    return (
      <EmptyState icon={Columns2} title="Nothing to compare">
        No values were extracted from <q>{nameOf(document)}</q>.
      </EmptyState>
    );
  }
  return <Spinner isPage label="Loading both documents" />;
}

const isOver = (status: string): boolean => status === 'ready' || status === 'failed' || status === 'expired';
