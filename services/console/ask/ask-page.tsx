import './ask-page.css';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { Conversation } from './conversation.tsx';
import { SessionList } from './session-list.tsx';

/** Questions about documents, answered with the places that prove the answer. */
export default function AskPage() {
  const { '*': rest = '' } = useParams();
  const [kind = '', ids = ''] = rest.split('/');
  const isNew = kind === '' || kind === 'about';
  const [documentIds, setDocumentIds] = useState<readonly string[]>([]);
  const chosen = kind === 'about' ? ids : undefined;
  useEffect(() => {
    if (chosen !== undefined) setDocumentIds(chosen.split(',').filter((id) => id !== ''));
  }, [chosen]);

  return (
    <div className="ask">
      <h1 className="hidden-visually">Ask</h1>
      <SessionList current={isNew ? undefined : kind} />
      <Conversation sessionId={isNew ? undefined : kind} documentIds={documentIds} onDocumentIds={setDocumentIds} />
    </div>
  );
}
