export { type Stack, startStack } from './start-stack.ts';
