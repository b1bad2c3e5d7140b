import { z } from 'zod';
import { defineTool, endOf } from '../tool.ts';

const output = z.object({
  policyTypes: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      category: z.string(),
      description: z.string().optional(),
      schema: z.unknown().optional().describe('JSON Schema of the extracted data.'),
    }),
  ),
});

export const listPolicyTypes = defineTool({
  name: 'list_policy_types',
  title: 'List policy types',
  description:
    'Lists the kinds of insurance documents that can be extracted; for one of them also the schema of its data.',
  scopes: ['policies:read'],
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.object({
    policyType: z.string().min(1).max(100).optional().describe('Only this one, with the JSON Schema of its data.'),
  }),
  output,
  async run({ policyType }, context) {
    const { client } = context;
    const signal = endOf(context);
    const schema = policyType === undefined ? undefined : await client.policies.schema(policyType, { signal });
    const policies = await client.policies.list({ signal });
    const policyTypes = policies
      .filter(({ type }) => policyType === undefined || type === policyType)
      .map(({ type, label, category, description }) => ({
        type,
        label,
        category,
        ...(typeof description === 'string' && { description }),
        ...(schema && { schema }),
      }));
    const lines = policyTypes.map(({ type, label, description }) =>
      [`${type}: ${label}`, ...(description === undefined ? [] : [description])].join('. '),
    );
    return { data: { policyTypes }, text: [...lines, ...(schema ? [JSON.stringify(schema)] : [])].join('\n') };
  },
});
