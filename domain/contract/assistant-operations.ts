import { messageList, sessionParams, turn, turnRequest } from './assistant.ts';
import type { Operation } from './operation.ts';

/** The calls about the assistant. */
export const assistantOperations = {
  sendMessage: {
    method: 'post',
    path: '/v1/agent/messages',
    tag: 'Assistant',
    summary: 'Run an assistant turn in a new or a continued session',
    access: 'agent:write',
    request: { body: turnRequest },
    responses: { 201: { description: 'The turn.', schema: turn } },
    errors: ['forbidden', 'turn_failed', 'unknown_tool'],
    invalidStatus: 422,
    built: false,
  },
  sendSessionMessage: {
    method: 'post',
    path: '/v1/agent/sessions/{sessionId}/messages',
    tag: 'Assistant',
    summary: 'Run an assistant turn in an existing session',
    access: 'agent:write',
    request: { params: sessionParams, body: turnRequest },
    responses: { 201: { description: 'The turn.', schema: turn } },
    errors: ['forbidden', 'not_found', 'turn_failed', 'unknown_tool'],
    malformedIdIsMissing: true,
    invalidStatus: 422,
    built: false,
  },
  listSessionMessages: {
    method: 'get',
    path: '/v1/agent/sessions/{sessionId}/messages',
    tag: 'Assistant',
    summary: 'List the messages of a session',
    access: 'agent:read',
    request: { params: sessionParams },
    responses: { 200: { description: 'The messages, oldest first.', schema: messageList } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
    built: false,
  },
} as const satisfies Record<string, Operation>;
