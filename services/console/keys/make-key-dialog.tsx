import { type SyntheticEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CreateKeyRequest, MadeKey } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { ScopeChoice } from './scope-choice.tsx';

const formId = 'make-key';

/** Asks what a new key is for and what it may do. */
export function MakeKeyDialog({
  isOpen,
  onClose,
  onMade,
}: {
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: MadeKey) => void;
}) {
  const [isMaking, setMaking] = useState(false);
  return (
    <Dialog
      title="Make a key"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} isDisabled={isMaking}>
            {isMaking ? 'Making…' : 'Make the key'}
          </Button>
        </>
      }
    >
      <KeyForm
        onBusy={setMaking}
        onMade={(made) => {
          onClose();
          onMade(made);
        }}
      />
    </Dialog>
  );
}

function KeyForm({ onBusy, onMade }: { onBusy: (isBusy: boolean) => void; onMade: (made: MadeKey) => void }) {
  const { client, user } = useSession();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [source, setSource] = useState('api');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = readForm(new FormData(event.currentTarget));
    if (request.name === '') return setProblem('Give the key a name.');
    if (request.scopes.length === 0) return setProblem('Choose at least one thing that the key may do.');
    onBusy(true);
    client.keys
      .create(request)
      .then(onMade, (error: unknown) => setProblem(messageOf(error)))
      .finally(() => {
        onBusy(false);
        void cache.invalidateQueries({ queryKey: ['keys'] });
      });
  };

  return (
    <form id={formId} className="key-form" onSubmit={submit} noValidate>
      <label>
        Name
        <input className="key-input" name="name" maxLength={255} autoComplete="off" placeholder="What it is for" />
      </label>
      <div className="key-form-row">
        <label>
          Counted as
          <select
            className="key-input"
            name="source"
            value={source}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
          >
            <option value="api">API</option>
            <option value="web">Web</option>
            <option value="channel">Channel</option>
          </select>
        </label>
        {source === 'channel' && (
          <label>
            Provider
            <input className="key-input" name="provider" autoComplete="off" placeholder="mail" />
          </label>
        )}
        <label>
          Ends (optional)
          <input className="key-input" name="expires" type="date" />
        </label>
      </div>
      <ScopeChoice scopes={user.scopes} />
      <p role="alert" className="key-problem">
        {problem}
      </p>
    </form>
  );
}

function readForm(form: FormData): CreateKeyRequest {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [source, expires] = [text('source'), text('expires')];
  return {
    name: text('name'),
    source: source === 'channel' ? `channel:${text('provider')}` : source,
    // only scopes of the form, which are those of the own key
    scopes: form.getAll('scope') as CreateKeyRequest['scopes'],
    ...(expires !== '' && { expiresAt: new Date(`${expires}T23:59:59`).toISOString() }),
  };
}
