import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function AskPage() {
  return (
    <>
      <PageHeader title="Ask" />
      <EmptyState title="Nothing yet" />
    </>
  );
}
