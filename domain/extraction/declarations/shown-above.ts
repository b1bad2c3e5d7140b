import type { PageLayout } from '../../reading/layout.ts';
import { textRun } from '../../reading/text-run.ts';
import type { Cited } from '../cited.ts';

const SHOWN_ABOVE =
  /\b(?:dwelling|property|premises|residence)(?: \w+)? at the (?:mailing )?address (?:shown )?above\b/i;

/** "We insure the dwelling at the address shown above". */
export function shownAbove(
  layouts: readonly PageLayout[],
  mailing: Cited<string> | undefined,
): Cited<string> | undefined {
  const says = layouts.some(({ lines }) => lines.some((line) => SHOWN_ABOVE.test(textRun(line.words).text)));
  return says && mailing ? { ...mailing } : undefined;
}
