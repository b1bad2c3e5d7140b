/**
 * An error whose message is a sentence of ours with codes, ids and numbers in it, never text of a customer: it may stand in
 * logs and in Temporal's histories. Of any other error only what `describeError` tells may.
 */
export class LoggableError extends Error {}
