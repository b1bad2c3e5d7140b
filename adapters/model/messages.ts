import type { ModelMessage as SdkMessage } from 'ai';
import type { ModelMessage } from '../../domain/model/model.ts';

/** Converts a message to the SDK's format. */
export function toSdkMessage(message: ModelMessage): SdkMessage {
  if (message.role === 'user') {
    const { role, content, images = [] } = message;
    if (images.length === 0) return { role, content };
    const pictures = images.map(({ mediaType, base64 }) => ({ type: 'image' as const, image: base64, mediaType }));
    return { role, content: [{ type: 'text', text: content }, ...pictures] };
  }
  if (message.role === 'tool') {
    return {
      role: 'tool',
      content: message.results.map(({ callId, name, content }) => ({
        type: 'tool-result',
        toolCallId: callId,
        toolName: name,
        output: { type: 'text', value: content },
      })),
    };
  }
  const { content, toolCalls = [] } = message;
  return {
    role: 'assistant',
    content: [
      ...(content === '' ? [] : [{ type: 'text' as const, text: content }]),
      ...toolCalls.map(({ id, name, arguments: input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        input,
      })),
    ],
  };
}
