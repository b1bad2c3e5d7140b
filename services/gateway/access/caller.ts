import type { Scope } from '../../../domain/contract/scopes.ts';

/** Who calls: the account that everything belongs to, and the key that was sent. */
export interface Caller {
  account: { accountId: string; name: string };
  key: { keyId: string; name: string; scopes: Scope[]; source: string; expiresAt: Date | null };
}
