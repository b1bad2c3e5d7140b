import { randomUUID } from 'node:crypto';
import { type AssistantSessionInput, taskQueues, workflowIds, workflowTypes } from '../../domain/orchestration.ts';
import type { FakeModel } from '../helpers/fake-model.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import type { TestService } from '../helpers/test-service.ts';

type Scenario = (service: TestService, outside: { model: FakeModel }) => Promise<string>;

/** The paths of the assistant's sessions. */
export const sessionScenarios: Record<string, Scenario> = {
  'assistant-session.answered': async (service) => await talk(service, [{}, {}]),

  'assistant-session.tools': async (service) =>
    await talk(service, [{ toolRequests: [{ name: 'list_documents' }, { name: 'get_usage' }] }]),

  'assistant-session.woken': async (service) => {
    const { ask, workflowId } = await open(service);
    await ask({}, { Prefer: 'wait=0' });
    return workflowId;
  },

  'assistant-session.failed': async (service) => {
    const { sessionId, ask, workflowId } = await open(service);
    await service.stopWorkers();
    const asked = ask({});
    while ((await service.prisma.turn.count({ where: { sessionId } })) === 0) continue;
    // nobody can answer in the name of a key that is not there
    await service.prisma.turn.updateMany({ where: { sessionId }, data: { keyId: randomUUID() } });
    await service.startWorkers();
    await asked;
    return workflowId;
  },

  'assistant-session.model-tools': async (service, { model }) => {
    model.answer({ toolCalls: [{ name: 'list_documents', arguments: {} }] }, { text: 'Towing is covered.' });
    return await talk(service, [{}]);
  },

  'assistant-session.model-unavailable': async (service, { model }) => {
    model.answer({ status: 401 });
    return await talk(service, [{}]);
  },

  'assistant-session.model-unusable': async (service, { model }) => {
    model.answer(({ system }) => ({ text: `My code is ${/code is (\S+);/.exec(system)?.[1]}` }));
    return await talk(service, [{}]);
  },

  // its first run, which stops because its history has become long, and the run that goes on
  'assistant-session.continued': async (service) => await talk(service, [{}, {}, {}, {}]),
  'assistant-session.resumed': async (service) => await talk(service, [{}, {}, {}, {}]),
};

async function talk(service: TestService, turns: readonly object[]): Promise<string> {
  const { ask, workflowId } = await open(service);
  for (const turn of turns) await ask(turn);
  return workflowId;
}

/** A session whose workflow runs already, and ends soon after its last turn. */
async function open(service: TestService) {
  const documentId = await insertDocumentWithWords(service, {
    account: 'first',
    pages: [['Towing is paid up to 75 dollars.']],
  });
  const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  const sessionId = randomUUID();
  await service.prisma.session.create({ data: { id: sessionId, accountId } });
  const workflowId = workflowIds.session(sessionId);
  const input: AssistantSessionInput = { sessionId, accountId, idleSeconds: 4 };
  await service.temporal.workflow.start(workflowTypes.assistantSession, {
    workflowId,
    taskQueue: taskQueues.workflows,
    args: [input],
  });
  const ask = async (more: object, headers: Record<string, string> = {}): Promise<void> => {
    const body = { message: 'How much is paid for towing?', documentIds: [documentId], ...more };
    await service.call('POST', `/v1/agent/sessions/${sessionId}/messages`, { body, headers });
  };
  return { sessionId, workflowId, ask };
}
