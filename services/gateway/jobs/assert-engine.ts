import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/handler.ts';

export type EngineChoice = Call<'createJob'>['body']['options']['engine'];

/** Refuses `engine: model` where no model is configured. */
export function assertEngine(choice: EngineChoice, { hasModel }: { hasModel: boolean }): void {
  if (choice !== 'model' || hasModel) return;
  throw new ApiError('invalid_request', {
    issues: [
      {
        path: '/options/engine',
        location: 'body',
        code: 'not_available',
        message: 'This service has no model: leave it out, or choose rules',
      },
    ],
  });
}
