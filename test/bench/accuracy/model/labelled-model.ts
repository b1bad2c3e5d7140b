import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelRequest } from '../../../../domain/model/model.ts';
import { estimatePrompt, estimateTokens } from '../../../../domain/model/model.ts';
import type { PolicyType } from '../../../../domain/policies/policy-type.ts';
import type { ObjectSchema } from '../../../../domain/policies/schema.ts';
import { replyOfLabel } from '../../answers/reply-of-label.ts';
import { shownLines } from '../../answers/shown-lines.ts';
import type { BenchModel } from './bench-model.ts';

/** Plenty for any document, so that the figures are not those of a provider's limits. */
const limits = { contextTokens: 128_000, outputTokens: 8_000 };
const nothing = '{"values":[],"tables":[]}';

/**
 * A model that knows the label of a document and answers with it, as far as the values are asked for and shown: the most that
 * an engine can reach. It does not answer repairs.
 */
export async function labelledModel({
  dataset,
  file,
  policyType: { schema },
}: {
  dataset: string;
  file: string;
  policyType: PolicyType;
}): Promise<BenchModel> {
  const label = JSON.parse(
    await readFile(path.join(dataset, 'labels', `${path.parse(file).name}.json`), 'utf8'),
  ) as unknown;
  return {
    name: 'labels',
    limits,
    async complete(request) {
      const text = answerTo(request, { label, schema });
      const usage = { promptTokens: estimatePrompt(request), completionTokens: estimateTokens(text) };
      return { reply: { text, toolCalls: [], usage, finish: 'stop' }, seconds: 0 };
    },
  };
}

function answerTo({ messages }: ModelRequest, { label, schema }: { label: unknown; schema: ObjectSchema }): string {
  const [question] = messages;
  const content = question && 'content' in question ? question.content : '';
  const isWhole = content.startsWith('The document:');
  const lines = isWhole || content.startsWith('This is the part') ? shownLines(content) : [];
  return lines.length === 0 ? nothing : replyOfLabel(schema, label, lines, { onlyPlaced: !isWhole });
}
