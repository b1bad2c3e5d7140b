import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { AuthenticationError, Decpage, type Pong } from '../api/decpage.ts';
import { onKeyRefused } from './query-cache.ts';

/** The person who is signed in with a key. */
export interface Session {
  user: Pong['user'];
  client: Decpage;
  /** Whether the key has every one of these scopes: what it does not allow is not shown. */
  may: (...scopes: string[]) => boolean;
  signOut: () => void;
}

export type SessionState =
  | { status: 'restoring' }
  | { status: 'signed out'; reason?: 'ended'; signIn: (key: string) => Promise<void> }
  | { status: 'signed in'; session: Session };

// survives a reload, and ends with the tab; never in a URL, a cookie or localStorage
const storedAs = 'decpage.key';

const SessionContext = createContext<Session | undefined>(undefined);

/** The session inside of the pages, which are shown to people who are signed in only. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('used outside of a session');
  return session;
}

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

type SignedIn = Pick<Session, 'client' | 'user'>;

/** Signs in and out, and restores the session of this tab. */
export function useSessionState(): SessionState {
  const cache = useQueryClient();
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [isRestoring, setRestoring] = useState(() => sessionStorage.getItem(storedAs) !== null);
  const [hasEnded, setEnded] = useState(false);

  const signIn = useCallback(async (key: string) => {
    const client = new Decpage({ apiKey: key, baseUrl: location.origin });
    const { user } = await client.ping();
    sessionStorage.setItem(storedAs, key);
    setEnded(false);
    setSignedIn({ client, user });
  }, []);

  const signOut = useCallback(() => {
    sessionStorage.removeItem(storedAs);
    cache.clear();
    setSignedIn(undefined);
  }, [cache]);

  const end = useCallback(() => {
    setEnded(true);
    signOut();
  }, [signOut]);

  useEffect(() => onKeyRefused(end), [end]);

  useEffect(() => {
    const key = sessionStorage.getItem(storedAs);
    if (key === null) return;
    signIn(key)
      .catch((error: unknown) => {
        // only a refusal of the key ends the session; the service may just be restarting
        if (error instanceof AuthenticationError) end();
      })
      .finally(() => setRestoring(false));
  }, [signIn, end]);

  return useMemo((): SessionState => {
    if (signedIn) {
      const { scopes } = signedIn.user;
      const may: Session['may'] = (...wanted) => wanted.every((scope) => scopes.some((has) => has === scope));
      return { status: 'signed in', session: { ...signedIn, may, signOut } };
    }
    if (isRestoring) return { status: 'restoring' };
    return { status: 'signed out', signIn, ...(hasEnded && { reason: 'ended' as const }) };
  }, [signedIn, isRestoring, hasEnded, signIn, signOut]);
}
