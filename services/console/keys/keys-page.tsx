import './keys-page.css';
import { useState } from 'react';
import { KeyRound, Plus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { MadeKey } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { KeyTable } from './key-table.tsx';
import { MadeKeyDialog } from './made-key-dialog.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { WebhookSecretCard } from './webhook-secret.tsx';

/** More than this many keys are cut off, and said so. */
const mostKeys = 500;

/** The API keys of the account, and the secret that signs its webhooks. */
export default function KeysPage() {
  const { client, may } = useSession();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: ({ signal }) => client.keys.list({ limit: 100 }, { signal }).first(mostKeys + 1),
  });
  return (
    <>
      <PageHeader title="Keys">
        {may('keys:write') && (
          <Button kind="primary" icon={Plus} onPress={() => setMaking(true)}>
            Make a key
          </Button>
        )}
      </PageHeader>
      {keys.isPending && <Spinner isPage label="Loading keys" />}
      {keys.isError && !keys.data && <Failure what="The keys" error={keys.error} retry={() => void keys.refetch()} />}
      {keys.data && (
        <div className="keys" tabIndex={0} role="region" aria-label="Keys and secrets">
          {keys.data.length === 0 && <EmptyState icon={KeyRound} title="No keys" />}
          {keys.data.length > 0 && <KeyTable keys={keys.data.slice(0, mostKeys)} onMade={setMade} />}
          {keys.data.length > mostKeys && <p className="quiet">The latest {mostKeys} keys are shown.</p>}
          {may('webhooks:read') && <WebhookSecretCard />}
        </div>
      )}
      <MakeKeyDialog isOpen={isMaking} onClose={() => setMaking(false)} onMade={setMade} />
      <MadeKeyDialog made={made} onClose={() => setMade(undefined)} />
    </>
  );
}
