export type { Environment, OnProgress } from './environment.ts';
export { StackError } from './stack-error.ts';
export { findRunningStack, type StackNote } from './stack-note.ts';
export { type Stack, startStack } from './start-stack.ts';
