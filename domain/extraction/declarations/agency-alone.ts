import type { Cited } from '../cited.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { isEndOfName } from '../values/name.ts';

const WORD = String.raw`\p{Lu}[\p{L}.'’&-]* |& |and |of `;
const KIND = 'agency|brokers|brokerage|advisors|insurance services';
const TRADE = new RegExp(String.raw`^(?:${WORD}){1,5}(?:${KIND})(?:,? (?:inc|llc)\.?)?$`, 'iu');

/** The only text of a document that is an agency's name and nothing else, where no label names one. */
export function agencyAlone(layouts: readonly PageLayout[]): Cited<string> | undefined {
  const found = layouts
    .slice(0, 2)
    .flatMap(({ lines, page }) =>
      lines
        .filter(({ y1 }) => y1 < page.height / 2)
        .flatMap(({ segments }) => segments.filter(({ text }) => isTrade(text))),
    );
  const [first] = found;
  const isOnly = first && new Set(found.map(({ text }) => normalize(text))).size === 1;
  return isOnly ? { value: first.text, page: first.page, words: first.words } : undefined;
}

const isTrade = (text: string): boolean => TRADE.test(text) && /^\p{Lu}/u.test(text) && !isEndOfName(text);
