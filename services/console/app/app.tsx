import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ApiError } from '../api/errors.ts';
import { Spinner } from '../components/spinner.tsx';
import { NoticeProvider } from '../components/notices.tsx';
import { SessionProvider, useSessionState } from './session.tsx';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // refusals stay refusals; outages and restarts of the service pass
      retry: (count, error) => count < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

export function App() {
  return (
    <QueryClientProvider client={cache}>
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
