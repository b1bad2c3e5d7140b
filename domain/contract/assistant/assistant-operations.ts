import {
  listMessagesQuery,
  listSessionsQuery,
  messageList,
  resumeHeaders,
  sessionList,
  sessionParams,
  turn,
  turnHeaders,
  turnParams,
  turnRequest,
} from './assistant.ts';
import type { Operation } from '../operation.ts';

const turnResponses = {
  201: {
    description:
      'The turn. `status` is `processing` when the answer takes longer than this call waits: it is at `Location`.',
    schema: turn,
    headers: ['Location', 'Retry-After', 'Idempotency-Replayed'],
  },
} as const;

/** Operations of the assistant. */
export const assistantOperations = {
  sendMessage: {
    method: 'post',
    path: '/v1/agent/messages',
    tag: 'Assistant',
    summary: 'Run an assistant turn in a new or a continued session',
    access: 'agent:write',
    request: { headers: turnHeaders, body: turnRequest },
    responses: turnResponses,
    errors: ['forbidden', 'turn_failed', 'unknown_tool', 'idempotency_key_reused'],
    invalidStatus: 422,
    streams: true,
  },
  sendSessionMessage: {
    method: 'post',
    path: '/v1/agent/sessions/{sessionId}/messages',
    tag: 'Assistant',
    summary: 'Run an assistant turn in an existing session',
    access: 'agent:write',
    request: { params: sessionParams, headers: turnHeaders, body: turnRequest },
    responses: turnResponses,
    errors: ['forbidden', 'not_found', 'turn_failed', 'unknown_tool', 'idempotency_key_reused'],
    malformedIdIsMissing: true,
    invalidStatus: 422,
    streams: true,
  },
  listSessions: {
    method: 'get',
    path: '/v1/agent/sessions',
    tag: 'Assistant',
    summary: 'List the sessions of the account',
    access: 'agent:read',
    request: { query: listSessionsQuery },
    responses: { 200: { description: 'The sessions, newest first.', schema: sessionList } },
    errors: [],
  },
  deleteSession: {
    method: 'delete',
    path: '/v1/agent/sessions/{sessionId}',
    tag: 'Assistant',
    summary: 'Delete a session with all of its messages',
    description:
      'Removes questions, answers, tool calls and the title, and ends what runs for the session. Documents, jobs and counted usage stay. Calls that wait for an answer of it get 404 (403 when they did not name the session in their path).',
    access: 'agent:write',
    request: { params: sessionParams },
    responses: { 204: { description: 'The session is gone.' } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
  },
  listSessionMessages: {
    method: 'get',
    path: '/v1/agent/sessions/{sessionId}/messages',
    tag: 'Assistant',
    summary: 'List the messages of a session',
    access: 'agent:read',
    request: { params: sessionParams, query: listMessagesQuery },
    responses: { 200: { description: 'The messages, oldest first.', schema: messageList } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
  },
  getTurn: {
    method: 'get',
    path: '/v1/agent/sessions/{sessionId}/turns/{turnId}',
    tag: 'Assistant',
    summary: 'Get a turn, also one whose answer nobody waited for',
    access: 'agent:read',
    request: { params: turnParams, headers: resumeHeaders },
    responses: { 200: { description: 'The turn.', schema: turn, headers: ['Retry-After'] } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
    streams: true,
  },
} as const satisfies Record<string, Operation>;
