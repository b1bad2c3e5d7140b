import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerCitation, TurnEvent } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { fetchAnew, noticeRefusal } from '../app/query-cache.ts';
import { useSession } from '../app/session.tsx';

/** A question with the answer as far as it has arrived. */
export interface LiveTurn {
  question: string;
  sessionId: string | undefined;
  /** Number of messages of the session before this question. */
  after: number;
  text: string;
  citations: readonly AnswerCitation[];
  /** What the assistant does at the moment. */
  doing: string | undefined;
  problem: string | undefined;
}

interface Question {
  question: string;
  sessionId: string | undefined;
  after: number;
  documentIds: readonly string[];
}

const tools = new Map([
  ['search_documents', 'Searching documents'],
  ['list_documents', 'Listing documents'],
  ['get_document', 'Reading a document'],
  ['extract_policy', 'Reading values'],
  ['compare_documents', 'Comparing documents'],
]);

/** Asks questions, and follows the answer of the latest one. */
export function useTurn({ onSession }: { onSession: (sessionId: string) => void }) {
  const { client } = useSession();
  const cache = useQueryClient();
  const [live, setLive] = useState<LiveTurn>();
  const aborting = useRef<AbortController>(undefined);

  const stop = useCallback(() => aborting.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    async ({ question, sessionId, after, documentIds }: Question) => {
      const controller = new AbortController();
      aborting.current = controller;
      setLive({ question, sessionId, after, text: '', citations: [], doing: 'Thinking', problem: undefined });
      const request = {
        message: question,
        ...(sessionId === undefined ? { title: titleOf(question) } : { sessionId }),
        ...(documentIds.length > 0
          ? { documentIds: [...documentIds], searchScope: 'selected_documents' as const }
          : { searchScope: 'account' as const }),
      };
      let session = sessionId;
      try {
        for await (const event of client.turns.stream(request, { signal: controller.signal })) {
          if (event.type === 'start') {
            session = event.messageMetadata.sessionId;
            onSession(session);
          }
          setLive((before) => before && withEvent(before, event));
        }
      } catch (error) {
        noticeRefusal(error);
        if (!controller.signal.aborted) setLive((before) => before && { ...before, problem: messageOf(error) });
      } finally {
        if (session !== undefined) await fetchAnew(cache, ['messages', session]);
        await fetchAnew(cache, ['sessions']);
        // a problem stays until the next question
        setLive((before) => (before?.problem === undefined ? undefined : { ...before, doing: undefined }));
      }
    },
    [client, cache, onSession],
  );
  return { live, ask, stop };
}

/** Names a new session in the list. */
const titleOf = (question: string): string => question.replaceAll(/\s+/g, ' ').slice(0, 100);

function withEvent(turn: LiveTurn, event: TurnEvent): LiveTurn {
  switch (event.type) {
    case 'start':
      return { ...turn, sessionId: event.messageMetadata.sessionId };
    case 'text-delta':
      return { ...turn, text: turn.text + event.delta, doing: undefined };
    case 'data-citation':
      return { ...turn, citations: [...turn.citations, event.data] };
    case 'tool-input-available':
      return { ...turn, doing: tools.get(event.toolName) ?? 'Working' };
    case 'error':
      return { ...turn, problem: event.errorText };
    default:
      return turn;
  }
}
