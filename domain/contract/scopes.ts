/** The permissions that an API key can have. */
export const scopes = [
  'policies:read',
  'extract:write',
  'jobs:read',
  'jobs:write',
  'documents:read',
  'documents:write',
  'agent:read',
  'agent:write',
  'usage:read',
  'webhooks:read',
  'webhooks:write',
  'keys:read',
  'keys:write',
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(value: string): value is Scope {
  return (scopes as readonly string[]).includes(value);
}
