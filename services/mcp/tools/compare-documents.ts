import { z } from 'zod';
import { uuid } from '../../../domain/contract/common.ts';
import { ToolProblem } from '../problems.ts';
import { defineTool } from '../tool.ts';
import { waitSeconds } from './job-view.ts';
import { describeTurn, readTurn, runTurn, turnOutput } from './turn-view.ts';

export const compareDocuments = defineTool({
  name: 'compare_documents',
  title: 'Compare two documents',
  description:
    'Compares two policies of the account, such as an expiring one and its renewal: what was added, dropped or changed, ' +
    'with quotes of both. Both must have been extracted. The conversation can be continued with ask.',
  scopes: ['agent:write', 'agent:read'],
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.object({
    oldDocumentId: uuid.describe('The earlier document.'),
    newDocumentId: uuid.describe('The later document.'),
    waitSeconds,
  }),
  output: turnOutput,
  async run({ oldDocumentId, newDocumentId, waitSeconds: seconds }, context) {
    const documentIds = [oldDocumentId, newDocumentId];
    const name = await runTurn(
      context,
      {
        message: 'Compare these two documents.',
        documentIds,
        searchScope: 'selected_documents',
        toolRequests: [{ name: 'compare_documents', arguments: { documentIds } }],
      },
      seconds,
    );
    const { data, turn } = await readTurn(context, name);
    const failure = turn.toolResults.find(({ error }) => error)?.error;
    if (failure) throw new ToolProblem(failure.code, failure.message);
    return { data, text: describeTurn(data) };
  },
});
