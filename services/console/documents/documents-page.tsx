import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function DocumentsPage() {
  return (
    <>
      <PageHeader title="Documents" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
