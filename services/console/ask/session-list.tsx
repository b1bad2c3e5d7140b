import './session-list.css';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SquarePen, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Session } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { IconButton } from '../components/button.tsx';
import { Confirmation } from '../components/dialog.tsx';
import { formatAge } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';

const shown = 50;
const titleOf = ({ title }: Session): string => title ?? 'Conversation';

/** The conversations of the account. */
export function SessionList({ current, onOpen }: { current: string | undefined; onOpen: () => void }) {
  const { client } = useSession();
  const [deleting, setDeleting] = useState<Session>();
  const { data, isSuccess } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client.sessions.list({ limit: shown }, { signal }).page(),
  });
  const sessions = data?.sessions ?? [];
  return (
    <nav className="ask-sessions" aria-label="Conversations">
      <a className="ask-new" href="#/ask" aria-current={current === undefined ? 'page' : undefined} onClick={onOpen}>
        <SquarePen size={16} aria-hidden /> New conversation
      </a>
      {isSuccess && sessions.length === 0 && <p className="ask-sessions-empty">Your conversations are kept here.</p>}
      <ul>
        {sessions.map((session) => {
          const { sessionId, updatedAt } = session;
          return (
            <li key={sessionId}>
              <a href={`#/ask/${sessionId}`} aria-current={sessionId === current ? 'page' : undefined} onClick={onOpen}>
                <span>{titleOf(session)}</span>
                <span className="quiet">{formatAge(updatedAt)}</span>
              </a>
              <IconButton label={`Delete ${titleOf(session)}`} icon={Trash2} onPress={() => setDeleting(session)} />
            </li>
          );
        })}
      </ul>
      <DeleteSession session={deleting} current={current} onClose={() => setDeleting(undefined)} />
    </nav>
  );
}

function DeleteSession({
  session,
  current,
  onClose,
}: {
  session: Session | undefined;
  current: string | undefined;
  onClose: () => void;
}) {
  const { client } = useSession();
  const cache = useQueryClient();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutate } = useMutation({
    mutationFn: (id: string) => client.sessions.delete(id),
    onSuccess: async (_, id) => {
      if (id === current) navigate('/ask');
      await cache.invalidateQueries({ queryKey: ['sessions'] });
    },
    onError: (error) => notify(messageOf(error), 'bad'),
  });
  return (
    <Confirmation
      title="Delete this conversation?"
      isOpen={session !== undefined}
      onClose={onClose}
      onConfirm={() => session && mutate(session.sessionId)}
      action="Delete"
    >
      <strong>{session && titleOf(session)}</strong> is deleted with all of its questions and answers.
    </Confirmation>
  );
}
