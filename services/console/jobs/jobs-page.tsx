import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function JobsPage() {
  return (
    <>
      <PageHeader title="Jobs" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
