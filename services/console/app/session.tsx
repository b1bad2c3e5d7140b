import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Api, createApi, whoIs } from '../api/api.ts';
import { ApiError } from '../api/errors.ts';
import type { User } from '../api/types.ts';

/** The person who is signed in with a key. */
export interface Session {
  user: User;
  api: Api;
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

interface SignedIn {
  key: string;
  user: User;
}

/** Signs in and out, and restores the session of this tab. */
export function useSessionState(): SessionState {
  const cache = useQueryClient();
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [isRestoring, setRestoring] = useState(() => sessionStorage.getItem(storedAs) !== null);
  const [hasEnded, setEnded] = useState(false);

  const signIn = useCallback(async (key: string) => {
    const user = await whoIs(key);
    sessionStorage.setItem(storedAs, key);
    setEnded(false);
    setSignedIn({ key, user });
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

  useEffect(() => {
    const key = sessionStorage.getItem(storedAs);
    if (key === null) return;
    signIn(key)
      .catch((error: unknown) => {
        // only a refusal of the key ends the session; the service may just be restarting
        if (error instanceof ApiError && error.status === 401) end();
      })
      .finally(() => setRestoring(false));
  }, [signIn, end]);

  return useMemo((): SessionState => {
    if (signedIn) {
      const { key, user } = signedIn;
      const session: Session = {
        user,
        api: createApi({ key, onUnauthorized: end }),
        may: (...scopes) => scopes.every((scope) => user.scopes.includes(scope)),
        signOut,
      };
      return { status: 'signed in', session };
    }
    if (isRestoring) return { status: 'restoring' };
    return { status: 'signed out', signIn, ...(hasEnded && { reason: 'ended' as const }) };
  }, [signedIn, isRestoring, hasEnded, signIn, signOut, end]);
}
