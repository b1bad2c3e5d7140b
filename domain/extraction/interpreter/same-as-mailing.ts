import { type Cited, type Draft, isCited } from '../cited.ts';
import { SAME } from './field-values.ts';

/** A record in which "same" is the mailing address. */
export function sameAsMailing(values: ReadonlyMap<string, Cited>, { mailingAddress }: Draft): Draft {
  const entries = [...values].map(([field, cited]): [string, Cited | undefined] => {
    const isSame = typeof cited.value === 'string' && SAME.test(cited.value);
    if (!isSame) return [field, cited];
    return [field, isCited(mailingAddress) ? { ...cited, value: mailingAddress.value } : undefined];
  });
  return Object.fromEntries(entries);
}
