import type { Storage } from '../../../adapters/storage/index.ts';
import { traceCalls } from './trace-calls.ts';
import type { Tracing } from './tracing.ts';

/** Spans of the calls that read or write objects. */
export function traceStorage(tracing: Tracing | undefined, storage: Storage): Storage {
  return traceCalls(tracing, storage, {
    name: 'storage',
    methods: ['put', 'putStream', 'get', 'has', 'inspect', 'move', 'removeAll', 'removeOld', 'sweep'],
  });
}
