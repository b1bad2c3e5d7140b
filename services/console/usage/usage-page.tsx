import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function UsagePage() {
  return (
    <>
      <PageHeader title="Usage" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
