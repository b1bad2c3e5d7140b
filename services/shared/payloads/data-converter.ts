import { fileURLToPath } from 'node:url';
import type { DataConverter } from '@temporalio/common';
import { createPayloadCodec, type OnUnreadable } from './payload-codec.ts';
import type { PayloadKey } from './payload-key.ts';

const isSource = import.meta.url.endsWith('.ts');
const encodingConverter = fileURLToPath(
  new URL(`./encoding-failure-converter.${isSource ? 'ts' : 'js'}`, import.meta.url),
);

/** For clients and workers: encrypts payloads when there are keys, and then also the messages of failures. */
export function createDataConverter({
  keys,
  onUnreadable,
  failureConverterPath = encodingConverter,
}: {
  keys: readonly PayloadKey[];
  onUnreadable?: OnUnreadable | undefined;
  /** Replaces the file that the SDK loads; for processes that cannot load TypeScript with `require`. */
  failureConverterPath?: string;
}): DataConverter {
  return {
    payloadCodecs: [createPayloadCodec({ keys, onUnreadable })],
    // without keys operators read the messages in the Temporal UI as they are
    ...(keys.length > 0 && { failureConverterPath }),
  };
}
