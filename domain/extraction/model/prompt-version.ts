import { record } from '../../policies/schema.ts';
import { extractionQuestion, extractionSystem, replySchema } from './extraction.prompt.ts';

const noType = { id: '', label: '', description: '', schema: record({}) };

/** Changes with the instructions of a prompt and the form of its reply, not with the fields of a policy type. */
export const promptVersion = hashOf(JSON.stringify([extractionSystem(noType), extractionQuestion([]), replySchema]));

/** FNV-1a, 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
