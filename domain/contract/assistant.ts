import { z } from 'zod';
import { idempotencyKey, openObject, uuid } from './common.ts';

const messageText = z.string().min(1).max(32_000);
const name = z.string().min(1).max(255);

const agentMessage = z
  .object({ role: z.enum(['user', 'assistant']), content: z.string().max(32_000) })
  .meta({ id: 'AgentMessage' });

const toolRequest = z
  .object({ id: name.optional(), name, arguments: openObject.optional() })
  .meta({ id: 'ToolRequest' });

export const turnRequest = z
  .object({
    message: messageText,
    agent: z.literal('decpage').optional(),
    sessionId: uuid.optional(),
    externalThreadId: name.optional(),
    externalUserId: name.optional(),
    idempotencyKey: idempotencyKey.optional(),
    requestId: name.optional(),
    messages: z.array(agentMessage).max(100).optional(),
    documentIds: z.array(uuid).max(50).default([]),
    searchScope: z.enum(['none', 'selected_documents', 'account']).optional(),
    toolRequests: z.array(toolRequest).max(20).optional(),
    title: name.optional(),
  })
  .meta({ id: 'TurnRequest' });

export const sessionParams = z.object({ sessionId: uuid });

export const turn = openObject.meta({ id: 'Turn' });

export const messageList = z
  .looseObject({ sessionId: uuid, messages: z.array(openObject) })
  .meta({ id: 'MessageList' });
