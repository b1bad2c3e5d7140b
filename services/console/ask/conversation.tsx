import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useLocation } from 'wouter';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { Spinner } from '../components/spinner.tsx';
import { Answer, Question } from './message.tsx';
import { Composer } from './composer.tsx';
import { type LiveTurn, useTurn } from './use-turn.ts';

const suggestions = [
  'Which policies expire next, and when?',
  'What is the collision deductible of each vehicle?',
  'List the open claims with what was paid and reserved.',
];

/** The messages of a session and the field for the next question. */
export function Conversation({
  sessionId,
  documentIds,
  onDocumentIds,
}: {
  sessionId: string | undefined;
  documentIds: readonly string[];
  onDocumentIds: (ids: readonly string[]) => void;
}) {
  const { client } = useSession();
  const [, navigate] = useLocation();
  const shownSession = useRef(sessionId);
  useEffect(() => {
    shownSession.current = sessionId;
  }, [sessionId]);
  const onSession = useCallback(
    (id: string) => {
      // the person may look at another conversation by now
      if (shownSession.current === undefined) navigate(`/ask/${id}`, { replace: true });
    },
    [navigate],
  );
  const { live, ask, stop } = useTurn({ onSession });
  const isLiveHere = live !== undefined && live.sessionId === sessionId;
  const messages = useQuery({
    queryKey: ['messages', sessionId],
    queryFn: ({ signal }) => client.sessions.messages(sessionId ?? '', {}, { signal }).first(Number.POSITIVE_INFINITY),
    enabled: sessionId !== undefined,
  });
  const known = messages.data ?? [];
  // the service may have stored the turn under way already
  const shown = isLiveHere ? known.slice(0, live.after) : known;
  const send = (question: string) => void ask({ question, sessionId, after: known.length, documentIds });

  const content = () => {
    if (messages.isError) {
      return <Failure what="The conversation" error={messages.error} retry={() => void messages.refetch()} />;
    }
    if (sessionId !== undefined && messages.isPending && !isLiveHere) {
      return <Spinner isPage label="Loading the conversation" />;
    }
    if (shown.length === 0 && !isLiveHere) return <Start onAsk={send} />;
    return (
      <div className="ask-messages">
        {shown.map(({ id, role, content: text, citations }) =>
          role === 'user' ? <Question key={id} text={text} /> : <Answer key={id} text={text} citations={citations} />,
        )}
        {isLiveHere && <LiveMessages turn={live} />}
      </div>
    );
  };

  return (
    <section className="ask-conversation" aria-label="Conversation">
      <Follow count={shown.length} text={isLiveHere ? live.question + live.text : ''}>
        {content()}
      </Follow>
      <Composer
        isBusy={live !== undefined && live.problem === undefined}
        documentIds={documentIds}
        onDocumentIds={onDocumentIds}
        onSend={send}
        onStop={stop}
      />
    </section>
  );
}

/** Keeps the end in view as the answer grows. */
function Follow({ count, text, children }: { count: number; text: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollTo({ top: element.current.scrollHeight });
  }, [count, text]);
  return (
    <div ref={element} className="ask-scroller" tabIndex={0} role="region" aria-label="Messages">
      {children}
    </div>
  );
}

function LiveMessages({ turn: { question, text, citations, doing, problem } }: { turn: LiveTurn }) {
  return (
    <>
      <Question text={question} />
      {text !== '' && <Answer text={text} citations={citations} />}
      {doing !== undefined && (
        <div className="ask-doing">
          <Spinner label={doing} /> {doing}…
        </div>
      )}
      {problem !== undefined && (
        <p className="ask-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Start({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <EmptyState
      icon={MessageSquareText}
      title="Ask about your documents"
      action={
        <span className="ask-suggestions">
          {suggestions.map((question) => (
            <button key={question} type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          ))}
        </span>
      }
    >
      Answers come from the documents and name the page of each value.
    </EmptyState>
  );
}
