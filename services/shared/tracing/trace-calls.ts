import { inChildSpan, type Tracing } from './tracing.ts';

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/** Names of the methods that return promises. */
type Asynchronous<Target> = {
  [Name in keyof Target]: Target[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Target] &
  string;

/**
 * A copy of an adapter whose named methods are spans, called after the adapter and the method. Arguments and outcomes are
 * private and in no span.
 */
export function traceCalls<Target extends object>(
  tracing: Tracing | undefined,
  target: Target,
  {
    name,
    methods,
    kind = 'client',
  }: {
    name: string;
    methods: readonly Asynchronous<Target>[];
    kind?: 'client' | 'internal';
  },
): Target {
  if (tracing === undefined) return target;
  const names: readonly string[] = methods;
  const calls = Object.entries(target).filter((entry): entry is [string, AnyCall] => names.includes(entry[0]));
  const traced = calls.map(([method, call]): [string, AnyCall] => {
    const span = { name: `${name}.${method}`, kind };
    return [method, (...given) => inChildSpan(tracing, span, { work: () => call.apply(target, given) })];
  });
  return { ...target, ...Object.fromEntries(traced) };
}
