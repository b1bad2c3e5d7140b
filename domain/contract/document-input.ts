import { z } from 'zod';
import { uri } from './common.ts';

/** A document in a request: a public URL of a PDF, or the PDF itself in base64. */
export const documentInput = z
  .object({
    type: z.enum(['url', 'base64']),
    content: z.string().min(1).meta({
      description:
        'A public document URL when type is `url`; a base64-encoded PDF (at most 25 MB) when type is `base64`.',
    }),
  })
  .refine(({ type, content }) => type !== 'url' || uri.safeParse(content).success, {
    error: 'Must be a URL when type is url',
    path: ['content'],
    params: { code: 'invalid_format' },
  })
  .meta({ id: 'DocumentInput' });
