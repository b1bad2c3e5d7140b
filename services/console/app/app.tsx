import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { NoticeProvider } from '../components/notices.tsx';
import { Spinner } from '../components/spinner.tsx';
import { queryClient } from './query-cache.ts';
import { SessionProvider, useSessionState } from './session.tsx';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router hook={useHashLocation}>
        <NoticeProvider>
          <Entrance />
        </NoticeProvider>
      </Router>
    </QueryClientProvider>
  );
}

function Entrance() {
  const state = useSessionState();
  if (state.status === 'restoring') return <Spinner isPage label="Signing in" />;
  if (state.status === 'signed out') return <SignIn reason={state.reason} signIn={state.signIn} />;
  return (
    <SessionProvider session={state.session}>
      <Shell />
    </SessionProvider>
  );
}
