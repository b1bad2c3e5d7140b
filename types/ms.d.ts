// Temporal's declarations take their duration strings from `ms`, which ships no types: without this any string compiles.
declare module 'ms' {
  type Unit =
    | 'ms'
    | 's'
    | 'second'
    | 'seconds'
    | 'm'
    | 'minute'
    | 'minutes'
    | 'h'
    | 'hour'
    | 'hours'
    | 'd'
    | 'day'
    | 'days';
  export type StringValue = `${number}` | `${number}${Unit}` | `${number} ${Unit}`;
}
