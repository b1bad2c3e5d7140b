/**
 * An error whose message contains only our own words, codes, ids and numbers, never a customer's text, so that it may
 * appear in logs and histories. Messages of other errors are dropped by `describeError`.
 */
export class LoggableError extends Error {}
