import { lookup } from '../../../lookup.ts';
import { choiceIn } from './choice-words.ts';
import { ticksOf } from './ticks.ts';

export interface Span {
  start: number;
  end: number;
}

/** Where a text prints a choice of an enum: among boxes the ticked one, else its word or code. */
export function findChoice(text: string, choice: string, allowed: readonly string[]): Span | undefined {
  const ticks = ticksOf(text);
  if (ticks.length > 0) {
    const ticked = ticks.find(({ label, isTicked }) => isTicked && choiceIn(label, choice));
    return ticked && { start: ticked.start, end: ticked.end };
  }
  const found = choiceIn(text, choice);
  if (found) return found;
  const isOther = choice === 'other' && /\p{L}/u.test(text);
  return isOther && !allowed.some((one) => one !== choice && choiceIn(text, one)) ? whole(text) : undefined;
}

const yes = /^(?:y|yes|true|x|✓|✔|checked|ticked)$/i;
const no = /^(?:n|no|none|false)$/i;
const denied = /\b(?:no|not|none|non|never|without|closed)\b/i;

/** Where a text says yes or no to a field: by a tick, by yes and no, or with the name of the field. */
export function findAnswer(text: string, answer: boolean, field: string): Span | undefined {
  const ticks = ticksOf(text);
  if (ticks.length > 0) return tickedAnswer(ticks, answer);
  const bare = text
    .trim()
    .replace(/^.*:\s*(?=\S+$)/, '')
    .replace(/[.]$/, '');
  const said = yes.test(bare) ? true : no.test(bare) ? false : namedAnswer(text, field);
  return said === answer ? whole(text) : undefined;
}

function tickedAnswer(ticks: ReturnType<typeof ticksOf>, answer: boolean): Span | undefined {
  const ofYes = ticks.find(({ label }) => /\b(?:y|yes)$|^(?:y|yes)\b/i.test(label));
  const ofNo = ticks.find(({ label }) => /\b(?:n|no)$|^(?:n|no)\b/i.test(label));
  const span = { start: Math.min(...ticks.map(({ start }) => start)), end: Math.max(...ticks.map(({ end }) => end)) };
  if (ofYes || ofNo) {
    const says = ofYes?.isTicked ? true : ofNo?.isTicked ? false : undefined;
    return (says ?? false) === answer ? span : undefined;
  }
  return ticks.length === 1 && ticks[0]?.isTicked === answer ? span : undefined;
}

const otherNames = lookup({
  neutered: /\b(?:spayed|castrated|altered|fixed)\b/i,
  subrogationWaived: /\bwaive[dr]?\b/i,
  additionalInsured: /\baddl\.? insd?\b/i,
});

/** "Open" for `isOpen`, "Not neutered" for `neutered`. */
function namedAnswer(text: string, field: string): boolean | undefined {
  if (denied.test(text)) return false;
  const name = field.replace(/^(?:is|has)(?=[A-Z])/, '').toLowerCase();
  const isNamed = text.toLowerCase().includes(name) || (otherNames.get(field)?.test(text) ?? false);
  return isNamed && !text.trim().endsWith(':') ? true : undefined;
}

const whole = (text: string): Span => ({ start: 0, end: text.length });
