import { describe, expect, it } from 'vitest';
import { type DrawnReply, drawnReplies, entryOf, lettersOf, type RightValue } from './drawn.ts';

const replies = drawnReplies();
/** Each so many values one is changed. */
const step = 9;

/** Shares of changed entries with which it went as it should; what did not is listed when a share is too small. */
function tally(judge: (reply: DrawnReply, value: RightValue) => boolean | undefined): {
  share: number;
  count: number;
  wrong: string[];
} {
  const wrong: string[] = [];
  let count = 0;
  for (const reply of replies) {
    for (const value of reply.values.filter((_, at) => at % step === 0)) {
      const isRight = judge(reply, value);
      if (isRight === undefined) continue;
      count += 1;
      if (!isRight) wrong.push(`${reply.name} ${value.path} ${String(value.value)} at ${value.page}.${value.from}`);
    }
  }
  return { share: 1 - wrong.length / count, count, wrong };
}

const isLong = ({ value }: RightValue): boolean => lettersOf(String(value)).length >= 4 && typeof value !== 'boolean';

describe('the checker of model replies, on drawn documents', () => {
  it('accepts replies that are right', () => {
    const wrong = replies.flatMap(({ name, values, place }) => {
      const placed = place();
      const isAccepted = ({ path, value }: RightValue): boolean => placed.values.get(path)?.value === value;
      return values.filter((value) => !isAccepted(value)).map(({ path }) => `${name} ${path}`);
    });

    // a value that is not printed but follows from the title of the document
    expect(wrong).toEqual(['umbrella/surplus-excess /kind']);
  });

  it('accepts what is named a line too far down', () => {
    const { share, wrong } = tally(({ place }, value) =>
      isLong(value) ? place(entryOf(value, 1)).values.get(value.path)?.value === value.value : undefined,
    );

    expect(share, wrong.join('\n')).toBeGreaterThan(0.95);
  });

  it('accepts what is said without a place', () => {
    const { share, wrong } = tally(({ place }, value) =>
      isLong(value) ? place({ ...entryOf(value), at: '' }).values.get(value.path)?.value === value.value : undefined,
    );

    expect(share, wrong.join('\n')).toBeGreaterThan(0.93);
  });

  it('accepts no value with a digit that is wrong', () => {
    const { wrong, count } = tally(({ place, letters }, value) => {
      const changed = String(value.value).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10));
      if (changed === String(value.value) || letters.includes(lettersOf(changed))) return undefined;
      return !place({ ...entryOf(value), value: changed }).values.has(value.path);
    });

    expect(count).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('accepts few values of the next record', () => {
    const { share, wrong } = tally(({ place, values }, value) => {
      const [, list, number, field] = /^(\/\w+\/)(\d+)(\/.+)$/.exec(value.path) ?? [];
      const next = values.find(({ path }) => path === `${list}${Number(number) + 1}${field}`);
      if (!next || next.value === value.value) return undefined;
      const accepted = place({ ...entryOf(next), path: value.path }).values.get(value.path);
      return accepted === undefined || accepted.value === value.value;
    });

    expect(share, wrong.join('\n')).toBeGreaterThan(0.8);
  });
});
