import { TriangleAlert } from 'lucide-react';
import { messageOf } from '../api/message-of.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What is shown in place of something that could not be loaded. */
export function Failure({ what, error, retry }: { what: string; error: unknown; retry?: () => void }) {
  return (
    <EmptyState
      icon={TriangleAlert}
      title={`${what} could not be loaded`}
      action={retry && <Button onPress={retry}>Try again</Button>}
    >
      {messageOf(error)}
    </EmptyState>
  );
}
