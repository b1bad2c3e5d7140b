import { useState } from 'react';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Button, IconButton } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Confirmation } from '../components/dialog.tsx';
import { formatMoment } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';

const queryKey = ['webhook secret'];

/** The secret that signs webhooks; hidden until somebody wants to see it. */
export function WebhookSecretCard() {
  const { client, may } = useSession();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.webhooks.secret({ signal }), gcTime: 0 });
  const rotate = useRotation();
  return (
    <section className="keys-card secret-card" aria-label="Webhook secret">
      <div className="secret-head">
        <h2>Webhook secret</h2>
        {may('webhooks:write') && (
          <Button icon={RefreshCw} onPress={() => setAsking(true)} isDisabled={rotate.isPending}>
            Rotate
          </Button>
        )}
      </div>
      <p className="quiet">Signs the events of jobs that bring no secret of their own (Standard Webhooks).</p>
      {data && (
        <div className="secret-field">
          <code>{isShown ? data.secret : '•'.repeat(32)}</code>
          <IconButton
            label={isShown ? 'Hide the secret' : 'Show the secret'}
            icon={isShown ? EyeOff : Eye}
            onPress={() => setShown(!isShown)}
          />
          <CopyButton text={data.secret} label="Copy the secret" />
        </div>
      )}
      {data?.previousSecretExpiresAt !== undefined && (
        <p className="quiet">The secret before it signs as well until {formatMoment(data.previousSecretExpiresAt)}.</p>
      )}
      <Confirmation
        title="Rotate the webhook secret?"
        action="Rotate"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => rotate.mutate()}
      >
        For 24 hours events are signed with both secrets, so that receivers can change over.
      </Confirmation>
    </section>
  );
}

function useRotation() {
  const { client } = useSession();
  const notify = useNotify();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.webhooks.rotateSecret(),
    onSuccess: (secret) => {
      cache.setQueryData(queryKey, secret);
      notify('The webhook secret is rotated.');
    },
    onError: (error) => notify(messageOf(error), 'bad'),
  });
}
