import { expect, it } from 'vitest';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import { threadFolder } from '../../helpers/compiled.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';

it('a reader that was closed starts no thread for a later request, which would keep the process alive', async () => {
  const reader = createPdfReader({ threads: 1, threadFolder });
  const bytes = await plainPdf([['Policy Number: QX-445-1182']]);
  await reader.close();

  await expect(reader.read({ bytes, maxPages: 10 })).rejects.toThrow('the threads are closed');
});
