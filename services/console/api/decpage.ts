// The only file that reaches out of the console: the client of the service.
export * from '../../../clients/typescript/src/index.ts';
