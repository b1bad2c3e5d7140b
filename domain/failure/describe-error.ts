import { LoggableError } from './loggable-error.ts';

/** An error as logs and histories show it. Omits messages of libraries, which may quote a customer's text. */
export interface ErrorDescription {
  name: string;
  /** Only of errors whose messages our own code writes. */
  message?: string;
  /** Codes of the system, the database (`SQLSTATE 53100`), Prisma or a library, and HTTP status codes. */
  codes: string[];
  /** Stack frames of our own code, innermost first. */
  frames: string[];
  cause?: ErrorDescription;
}

/** Whether our own code writes the messages of such errors, though their class is a library's. */
export type IsLoggable = (error: Error) => boolean;

const maxFrames = 8;
const maxCauses = 5;

const safeName = /^[A-Za-z_$][\w$.]{0,63}$/;
const safeCode = /^[A-Z][A-Z0-9_]{1,63}$/;
const sqlState = /^(?:\d[\dA-Z]|P0|F0|HV|XX)[\dA-Z]{3}$/;
const frame = /^ {4}at (?:async )?(?:[\w$.<>#[\] ]+ \([^\s()]+:\d+:\d+\)|[^\s()]+:\d+:\d+)$/;

/** Describes an error without foreign text. `isLoggable` allows messages of errors other than `LoggableError`. */
export function describeError(error: unknown, isLoggable: IsLoggable = () => false): ErrorDescription {
  return describe(error, { isLoggable, causesLeft: maxCauses });
}

function describe(
  error: unknown,
  { isLoggable, causesLeft }: { isLoggable: IsLoggable; causesLeft: number },
): ErrorDescription {
  if (!isError(error)) return { name: typeof error, codes: codesOf(error), frames: [] };
  const isOurs = error instanceof LoggableError || isLoggable(error);
  return {
    name: nameOf(error),
    ...(isOurs && { message: error.message }),
    codes: codesOf(error),
    frames: framesOf(error),
    ...(isError(error.cause) &&
      causesLeft > 0 && { cause: describe(error.cause, { isLoggable, causesLeft: causesLeft - 1 }) }),
  };
}

/** The error as one line: `PrismaClientKnownRequestError (P2010, SQLSTATE 53100)`. */
export function summarize({ name, message, codes }: ErrorDescription): string {
  const about = message ?? (codes.length === 0 ? '' : `(${codes.join(', ')})`);
  if (about === '') return name;
  return message === undefined ? `${name} ${about}` : `${name}: ${about}`;
}

/** The error for a terminal: only the message of a `LoggableError`, else `summarize` with stack frames. */
export function explain(error: unknown): string {
  const description = describeError(error);
  if (error instanceof LoggableError) return error.message;
  return [summarize(description), ...description.frames.map((line) => `    at ${line}`)].join('\n');
}

/** A copy of an error that contains only what `describeError` allows, also in its stack and causes. */
export function sanitizeError(error: unknown, isLoggable?: IsLoggable): Error {
  return toError(describeError(error, isLoggable));
}

function toError(description: ErrorDescription): Error {
  const { name, message, frames, cause } = description;
  const copy = new Error(message ?? summarize(description), cause && { cause: toError(cause) });
  copy.name = name;
  copy.stack = [`${name}: ${copy.message}`, ...frames.map((line) => `    at ${line}`)].join('\n');
  return copy;
}

/** Duck typing, since errors of another realm (the workflow sandbox) are not instances of this realm's `Error`. */
export function isError(value: unknown): value is Error {
  return typeof memberOf(value, 'message') === 'string' && typeof memberOf(value, 'name') === 'string';
}

function nameOf(error: Error): string {
  return [error.name, error.constructor.name].find((name) => safeName.test(name)) ?? 'Error';
}

/** The codes of an error, including those that Prisma and the AWS SDK nest. */
function codesOf(error: unknown): string[] {
  const details = [error, memberOf(error, 'cause'), databaseCause(error)];
  const given = details.flatMap((value) => [memberOf(value, 'code'), memberOf(value, 'originalCode')]);
  const codes = given.flatMap((code) => {
    if (typeof code === 'number') return [`code ${code}`];
    if (typeof code !== 'string') return [];
    if (sqlState.test(code)) return [`SQLSTATE ${code}`];
    return safeCode.test(code) ? [code] : [];
  });
  const status = memberOf(memberOf(error, '$metadata'), 'httpStatusCode') ?? memberOf(error, 'statusCode');
  return [...new Set([...codes, ...(typeof status === 'number' ? [`status ${status}`] : [])])];
}

/** The database error inside an error of Prisma. */
export function databaseCause(error: unknown): unknown {
  return memberOf(memberOf(memberOf(error, 'meta'), 'driverAdapterError'), 'cause');
}

/** Stack frames of our own code, or of libraries when there are none. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  // the message was changed later: its lines cannot be told from frames
  if (start === -1) return [];
  const lines = stack.slice(start + message.length).split('\n');
  const frames = lines.filter((line) => frame.test(line)).map((line) => line.trim().slice('at '.length));
  const own = frames.filter((line) => !/node_modules|node:/.test(line));
  return (own.length > 0 ? own : frames).slice(0, maxFrames);
}

type Member =
  | '$metadata'
  | 'cause'
  | 'code'
  | 'driverAdapterError'
  | 'httpStatusCode'
  | 'message'
  | 'meta'
  | 'name'
  | 'originalCode'
  | 'statusCode';

function memberOf(value: unknown, name: Member): unknown {
  return typeof value === 'object' && value !== null ? (value as { [Name in Member]?: unknown })[name] : undefined;
}
