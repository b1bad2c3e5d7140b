import { DefaultFailureConverter } from '@temporalio/common';

/** Puts messages and stack traces of failures into a payload, so that the codec encrypts them. The SDK loads this file. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
