const NOISE = /^(?:\$|:|\(?MM\/DD\/(?:YY|YYYY|YEAR)\):?|[_.]+|[☐□▢○])$/u;

/** Whether a word of a form carries nothing: a dollar sign before an amount, the shape of a date, a blank line, an empty box. */
export const isFormNoise = (text: string): boolean => NOISE.test(text);
