import { findDates } from '../../reading/values/date.ts';
import { findMoney } from '../../reading/values/money.ts';
import type { FoundLines } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';
import type { Line } from '../index/lines.ts';
import { isOfKind, OF_AMOUNTS_TOGETHER } from '../question/computed-kinds.ts';
import type { Draft } from './finding.ts';

/** Lines that hold less of the question say something else. */
const SAID = 0.6;
/** Passages that are looked at. */
const MOST = 3;
/** How far below or above a line the value of what it says may stand. */
const FAR = 2;

/** What one printed line says of what is asked for, with the lines up to the value of its kind; no line computes, proves or lists. */
export function answerByLine(asked: Asked, passages: readonly FoundLines[]): Draft | undefined {
  const { kinds } = asked;
  if (isOfKind(asked, [...OF_AMOUNTS_TOGETHER, 'missing', 'list']) || (kinds.has('yesNo') && !kinds.has('where')))
    return undefined;
  const holds = valueIn(asked);
  const [told] = passages
    .slice(0, MOST)
    .filter(({ score }) => score >= SAID)
    .sort((a, b) => b.score - a.score)
    .flatMap((found) => upToValue(found, holds) ?? []);
  if (!told) return undefined;
  return {
    lead: kinds.has('where') ? `Page **${told.page}**:` : '',
    findings: [],
    passages: [told],
    coverage: told.score,
  };
}

type Holds = (line: Line) => boolean;

function upToValue(found: FoundLines, holds: Holds): FoundLines | undefined {
  const { lines, best } = found;
  const at = lines.indexOf(best);
  const near = Array.from({ length: FAR }, (_, step) => [at + step + 1, at - step - 1]).flat();
  const value = [at, ...near].find((one) => lines[one] && holds(lines[one]));
  if (value === undefined) return undefined;
  const own = lines.slice(Math.min(at, value), Math.max(at, value) + 1);
  return { ...found, lines: own, quote: own.map(({ text }) => text.trim()).join('\n') };
}

const AMOUNT =
  /\bhow much\b|\b(?:limit|deductible|premium|fee|charge|cost|price|amount|tax|pay|sublimit|retention)s?\b/i;
const COUNTED = /\bhow (?:long|old|far|many)\b/i;

/** Whether a line prints a value of the kind that is asked for. */
function valueIn({ kinds, asking }: Asked): Holds {
  if (kinds.has('where') || kinds.has('who')) return () => true;
  if (kinds.has('when')) return ({ text }) => findDates(text).length > 0;
  if (COUNTED.test(asking))
    return ({ text }) => /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(text);
  return AMOUNT.test(asking) ? ({ text }) => findMoney(text).length > 0 : () => true;
}
