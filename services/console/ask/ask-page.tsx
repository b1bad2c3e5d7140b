import './ask-page.css';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { PaneSwitch } from '../components/pane-switch.tsx';
import { narrow, useMedia } from '../components/use-media.ts';
import { Conversation } from './conversation.tsx';
import { SessionList } from './session-list.tsx';

const panes = [
  { value: 'conversation', label: 'Conversation' },
  { value: 'list', label: 'All conversations' },
] as const;

/** Questions about documents, answered with the places that prove the answer. */
export default function AskPage() {
  const { '*': rest = '' } = useParams();
  const [kind = '', ids = ''] = rest.split('/');
  const isNew = kind === '' || kind === 'about';
  const [documentIds, setDocumentIds] = useState<readonly string[]>([]);
  const [pane, setPane] = useState<(typeof panes)[number]['value']>('conversation');
  const isNarrow = useMedia(narrow);
  const chosen = kind === 'about' ? ids : undefined;
  useEffect(() => {
    if (chosen !== undefined) setDocumentIds(chosen.split(',').filter((id) => id !== ''));
  }, [chosen]);

  return (
    // both panes stay in the page: an answer may be under way
    <div className="ask" data-pane={pane}>
      <h1 className="hidden-visually">Ask</h1>
      {isNarrow && <PaneSwitch value={pane} panes={panes} onChange={setPane} />}
      <SessionList current={isNew ? undefined : kind} onOpen={() => setPane('conversation')} />
      <Conversation sessionId={isNew ? undefined : kind} documentIds={documentIds} onDocumentIds={setDocumentIds} />
    </div>
  );
}
