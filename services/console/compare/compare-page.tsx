import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function ComparePage() {
  return (
    <>
      <PageHeader title="Compare" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
