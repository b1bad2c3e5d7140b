import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function KeysPage() {
  return (
    <>
      <PageHeader title="Keys" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
