/** Whom a key belongs to, as GET /v1/ping tells. */
export interface User {
  accountId: string;
  accountName: string;
  keyId: string;
  keyName: string;
  scopes: readonly string[];
}
