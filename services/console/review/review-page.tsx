import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function ReviewPage() {
  return (
    <>
      <PageHeader title="Review" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
