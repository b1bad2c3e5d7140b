const sessionId = 'c0a8012e-5f4d-4e3c-9b2a-1d0e9f8a7b6c';
const documentId = '9b2f7c54-6d1b-4b0a-8f3e-5a1c2d3e4f50';
const createdAt = '2026-03-02T09:15:00.000Z';
const endedAt = '2026-03-02T09:15:01.000Z';

const turn = { message: 'What is the collision deductible?', documentIds: [documentId] };
const turnId = '7e6d5c4b-3a29-4180-9f7e-6d5c4b3a2918';

const answeredTurn = {
  sessionId,
  turnId,
  status: 'completed',
  agent: 'decpage',
  message: {
    id: '4d3c2b1a-0f9e-5d8c-8b7a-6f5e4d3c2b1a',
    role: 'assistant',
    content: 'The deductible of Collision is **$500** [1].',
    citations: [
      {
        index: 1,
        documentId,
        title: 'Auto policy',
        page: 1,
        quote: '$500',
        bbox: { left: 0.71, top: 0.44, width: 0.05, height: 0.014 },
        score: 0.98,
      },
    ],
    createdAt: endedAt,
  },
  toolResults: [],
  engine: 'rules',
  documentsUsed: [{ documentId, title: 'Auto policy' }],
  searchScope: 'selected_documents',
  usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 },
  requestId: 'req_4f2a9c0d1e7b8a6f3c5d2e1b',
  workflowId: `session:${sessionId}`,
  durationMs: 84,
  createdAt,
  warnings: [],
};

/** Example requests and responses of the assistant's operations. */
export const assistantExamples = {
  sendMessage: { request: turn, response: answeredTurn },
  sendSessionMessage: { request: turn, response: answeredTurn },
  getTurn: { response: answeredTurn },
  listSessions: {
    response: {
      sessions: [
        {
          sessionId,
          title: 'Renewal 2026',
          externalThreadId: null,
          turns: 1,
          messages: 2,
          createdAt,
          updatedAt: createdAt,
          expiresAt: null,
        },
      ],
      nextCursor: null,
    },
  },
  listSessionMessages: {
    response: {
      sessionId,
      messages: [
        {
          id: '2c1b0a9f-8e7d-5c6b-9a4f-3e2d1c0b9a8f',
          role: 'user',
          content: turn.message,
          citations: [],
          createdAt,
          turnId,
          toolResults: [],
        },
        { ...answeredTurn.message, turnId, toolResults: [] },
      ],
      nextCursor: null,
    },
  },
};
