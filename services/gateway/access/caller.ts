import type { Scope } from '../../../domain/contract/scopes.ts';

/** The authenticated account and API key of a request. */
export interface Caller {
  account: { accountId: string; name: string };
  key: { keyId: string; name: string; scopes: Scope[]; source: string; expiresAt: Date | null };
}
