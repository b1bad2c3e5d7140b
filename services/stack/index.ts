export { findRunningStack } from './state-file.ts';
export { type Stack, startStack } from './start-stack.ts';
