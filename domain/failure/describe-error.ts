import { LoggableError } from './loggable-error.ts';

/** What logs and Temporal's histories tell of an error. Messages of libraries may quote a customer's text, and are left out. */
export interface ErrorDescription {
  name: string;
  /** Of errors whose messages are our own. */
  message?: string;
  /** Of the system, the database (`SQLSTATE 53100`), Prisma or a library, with the status of an HTTP answer. */
  codes: string[];
  /** Where our own code was, innermost first. */
  frames: string[];
  cause?: ErrorDescription;
}

/** Whether an error of a library is one whose messages our own code writes. */
export type IsLoggable = (error: Error) => boolean;

const maxFrames = 8;
const maxCauses = 5;

const safeName = /^[A-Za-z_$][\w$.]{0,63}$/;
const safeCode = /^[A-Z][A-Z0-9_]{1,63}$/;
const sqlState = /^(?:\d[\dA-Z]|P0|F0|HV|XX)[\dA-Z]{3}$/;
const frame = /^ {4}at (?:async )?(?:[\w$.<>#[\] ]+ \([^\s()]+:\d+:\d+\)|[^\s()]+:\d+:\d+)$/;

/** Describes an error without the text that others put into it. `isLoggable` names errors besides `LoggableError`. */
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

/** The error for a person at a terminal: `summarize`, and where it was thrown unless that is no news. */
export function explain(error: unknown): string {
  const description = describeError(error);
  if (error instanceof LoggableError) return error.message;
  return [summarize(description), ...description.frames.map((line) => `    at ${line}`)].join('\n');
}

/** A copy of an error that says what `describeError` tells, and nothing else, also in its stack and in its causes. */
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

/** By its members: an error of another realm (the sandbox of a workflow) is no instance of this one's `Error`. */
export function isError(value: unknown): value is Error {
  return typeof memberOf(value, 'message') === 'string' && typeof memberOf(value, 'name') === 'string';
}

function nameOf(error: Error): string {
  return [error.name, error.constructor.name].find((name) => safeName.test(name)) ?? 'Error';
}

/** The codes of an error, and those that Prisma and the AWS SDK keep further inside. */
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

/** What the database said, inside an error of Prisma. */
export function databaseCause(error: unknown): unknown {
  return memberOf(memberOf(memberOf(error, 'meta'), 'driverAdapterError'), 'cause');
}

/** Frames of our own code; of a library's, where there are none of ours. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  // a message that changed later: nobody can tell its lines from frames
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
