import { z } from 'zod';
import { uri } from '../common.ts';
import { ownValue } from '../../lookup.ts';
import { maxUrlLength } from '../../limits.ts';

/** A document in a request: a public URL of a file, or the file itself in base64. */
export const documentInput = z
  .object({
    type: z.enum(['url', 'base64']),
    content: z
      .string()
      .min(1)
      .meta({
        description: `A public document URL (at most ${maxUrlLength} characters) when type is \`url\`; a base64-encoded PDF, PNG, JPEG or TIFF (at most 25 MB) when type is \`base64\`. Each image of a TIFF is a page.`,
      }),
  })
  .superRefine(({ type, content }, context) => {
    if (type !== 'url') return;
    const path = ['content'];
    for (const { code } of uri.safeParse(content).error?.issues ?? []) {
      if (code === 'too_big') {
        context.addIssue({ code, origin: 'string', maximum: maxUrlLength, inclusive: true, input: undefined, path });
      } else {
        const message = 'Must be a URL when type is url';
        context.addIssue({ code: 'custom', message, path, params: { code: 'invalid_format' } });
      }
    }
  })
  .meta({ id: 'DocumentInput' });

/** Arguments for `refine`: exactly one of these properties must be set. The issue points to the first. */
export function exactlyOneOf(...names: [string, ...string[]]) {
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const isOne = (body: Record<string, unknown>): boolean =>
    names.filter((name) => ownValue(body, name) !== undefined).length === 1;
  const problem = {
    error: `Exactly one of ${list} is required`,
    path: [names[0]],
    params: { code: 'exactly_one' },
    // runs even if other fields are invalid, so that one response lists every problem
    when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
  };
  return [isOne, problem] as [typeof isOne, typeof problem];
}
