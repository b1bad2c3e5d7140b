export { findRunningStack } from './stack-note.ts';
export { type Stack, startStack } from './start-stack.ts';
export { projectFolder } from './project.ts';
