import { useState } from 'react';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, MadeKey } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Badge } from '../components/badge.tsx';
import { IconButton } from '../components/button.tsx';
import { Confirmation } from '../components/dialog.tsx';
import { formatAge, formatMoment } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';

/** The keys with what can be done to them. */
export function KeyTable({ keys, onMade }: { keys: readonly ApiKey[]; onMade: (made: MadeKey) => void }) {
  const { user } = useSession();
  const [asked, setAsked] = useState<{ action: 'rotate' | 'revoke'; key: ApiKey }>();
  const { rotate, revoke } = useKeyActions(onMade);
  const close = () => setAsked(undefined);
  return (
    <section className="keys-card" aria-label="API keys">
      <table className="key-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Begins with</th>
            <th scope="col">May</th>
            <th scope="col">Counted as</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span className="hidden-visually">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.keyId} apiKey={key} onAsk={(action) => setAsked({ action, key })} />
          ))}
        </tbody>
      </table>
      <Confirmation
        title={`Rotate ${asked?.key.name ?? ''}?`}
        action="Rotate"
        isOpen={asked?.action === 'rotate'}
        onClose={close}
        onConfirm={() => asked && rotate.mutate(asked.key)}
      >
        A new key with the same name and scopes takes its place. The old one works for another day, so that programs can
        change over.
      </Confirmation>
      <Confirmation
        title={`Revoke ${asked?.key.name ?? ''}?`}
        action="Revoke"
        isOpen={asked?.action === 'revoke'}
        onClose={close}
        onConfirm={() => asked && revoke.mutate(asked.key)}
      >
        {asked?.key.keyId === user.keyId
          ? 'This is the key that you are signed in with: you will be signed out. It cannot be undone.'
          : 'Programs that use it are refused from now on. It cannot be undone.'}
      </Confirmation>
    </section>
  );
}

function KeyRow({ apiKey: key, onAsk }: { apiKey: ApiKey; onAsk: (action: 'rotate' | 'revoke') => void }) {
  const { user, may } = useSession();
  return (
    <tr>
      <th scope="row">
        {key.name} {key.keyId === user.keyId && <Badge tone="accent">yours now</Badge>}
      </th>
      <td>
        <code>{key.prefix}…</code>
      </td>
      <td title={key.scopes.join(', ')}>{describeScopes(key.scopes)}</td>
      <td>{key.source}</td>
      <Moment at={key.lastUsedAt} none="never" />
      <Moment at={key.expiresAt} none="never" isDate />
      <td className="key-actions">
        {may('keys:write') && (
          <>
            <IconButton label={`Rotate ${key.name}`} icon={RefreshCw} onPress={() => onAsk('rotate')} />
            <IconButton label={`Revoke ${key.name}`} icon={Trash2} onPress={() => onAsk('revoke')} />
          </>
        )}
      </td>
    </tr>
  );
}

function Moment({ at, none, isDate = false }: { at: string | null; none: string; isDate?: boolean }) {
  if (at === null) return <td className="quiet">{none}</td>;
  return <td title={formatMoment(at)}>{isDate ? new Date(at).toLocaleDateString() : formatAge(at)}</td>;
}

/** "jobs, documents (read only)": the areas of the scopes. */
function describeScopes(scopes: readonly string[]): string {
  const areas = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))];
  const writes = scopes.some((scope) => scope.endsWith(':write'));
  const named = areas.length > 3 ? `${areas.slice(0, 3).join(', ')} and ${areas.length - 3} more` : areas.join(', ');
  return writes ? named : `${named} (read only)`;
}

function useKeyActions(onMade: (made: MadeKey) => void) {
  const { client } = useSession();
  const notify = useNotify();
  const cache = useQueryClient();
  const shared = {
    onError: (error: unknown) => notify(messageOf(error), 'bad'),
    onSettled: () => cache.invalidateQueries({ queryKey: ['keys'] }),
  };
  const rotate = useMutation({
    ...shared,
    mutationFn: ({ keyId }: ApiKey) => client.keys.rotate(keyId),
    onSuccess: onMade,
  });
  const revoke = useMutation({
    ...shared,
    mutationFn: ({ keyId }: ApiKey) => client.keys.revoke(keyId),
    onSuccess: (_, { name }) => notify(`${name} is revoked.`),
  });
  return { rotate, revoke };
}
