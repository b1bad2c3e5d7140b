import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';

/** Shows what went wrong in place of a page that failed, also when its script could not be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title="This page could not be shown"
        action={<Button onPress={() => location.reload()}>Reload</Button>}
      >
        The console may have been updated since you opened it, or it has come upon something it does not know.
      </EmptyState>
    );
  }
}
