import type { Word } from '../../document/page.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { cite, type Draft } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import { textOf } from '../boxes/writing.ts';
import type { BlockLine } from './blocks/line-parts.ts';
import { type Party, partyIn } from './blocks/party.ts';

const ITEM = /^(?:\d{1,2}[.):]?|\[?[xX]\]?|[-*•])$/;
const HEADING = /^additional interests?\b\s*[:-]?\s*/i;
const LONGEST_KIND = 5;

/** "Mortgagee: First Bank, 12 Main St, Salem, OR 97301   Loan # 44-18": lines that begin with what somebody is and say who. */
export function toldParties(layouts: readonly PageLayout[], plan: RowsPlan): Draft[] {
  const { kind: field } = plan;
  const kinds = new Set(formsOf((field !== undefined && fieldPlan(plan, field)?.values) || ''));
  if (field === undefined || kinds.size === 0) return [];
  return layouts.flatMap(({ lines, page: { number } }) =>
    lines.flatMap(({ segments }): Draft[] => {
      const [first, ...others] = startOf(segments);
      const words = first ? withoutHeading(first) : [];
      const length = kindIn(words, kinds);
      const party = length === 0 ? undefined : partyBehind(words.slice(length), others, number);
      if (!party?.address || party.names.length !== 1) return [];
      const own = words.slice(0, length).filter(({ text }) => /\p{L}/u.test(text));
      const said = cite(textOf(own).replace(/[:,]+$/, ''), { page: number, words: own });
      return [{ [field]: said, name: party.names[0], address: party.address, loanNumber: party.loan }];
    }),
  );
}

/** The segments of a line without the number or the tick that heads it. */
const startOf = (segments: readonly Segment[]): readonly Segment[] =>
  ITEM.test(segments[0]?.text ?? '') ? segments.slice(1) : segments;

function withoutHeading({ words }: Segment): readonly Word[] {
  const own = ITEM.test(words[0]?.text ?? '') && words.length > 1 ? words.slice(1) : words;
  const heading = HEADING.exec(textOf(own))?.[0].trim();
  return heading === undefined || heading === textOf(own) ? own : own.slice(heading.split(' ').length);
}

/** How many words at the beginning are a kind. */
function kindIn(words: readonly Word[], kinds: ReadonlySet<string>): number {
  for (let length = Math.min(LONGEST_KIND, words.length); length > 0; length--)
    if (kinds.has(normalize(textOf(words.slice(0, length))))) return length;
  return 0;
}

/** Who stands behind a kind and perhaps a remark: "Loss payee Unit 2:", in its segment or in those right of it. */
function partyBehind(behind: readonly Word[], others: readonly Segment[], page: number): Party {
  const remark = behind.findLastIndex(({ text }) => text.endsWith(':'));
  const rest = behind.slice(remark + 1).filter(({ text }) => !/^[-–:]$/.test(text));
  const lines = [rest, ...others.filter(({ text }) => !text.endsWith(':')).map(({ words }) => words)];
  return partyIn(lines.filter(({ length }) => length > 0).map((words): BlockLine => ({ page, words })));
}
