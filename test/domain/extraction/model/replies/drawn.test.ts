import { describe, expect, it } from 'vitest';
import { type DrawnReply, drawnReplies, entryOf, lettersOf, type RightValue } from './drawn.ts';

const replies = drawnReplies();
/** Each so many values one is changed, unless the test names another number. */
const STEP = 9;
const fewest = 15;

/** Of changed entries those with which it went otherwise than it should, if these are more than a share. */
function tooManyWrong(
  most: number,
  judge: (reply: DrawnReply, value: RightValue) => boolean | undefined,
  step = STEP,
): string[] {
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
  if (count < fewest) return [`only ${count} entries were changed`];
  return wrong.length > most * count ? wrong : [];
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
    const wrong = tooManyWrong(0.05, ({ place }, value) =>
      isLong(value) ? place(entryOf(value, 1)).values.get(value.path)?.value === value.value : undefined,
    );

    expect(wrong).toEqual([]);
  });

  it('accepts what is said without a place', () => {
    const wrong = tooManyWrong(0.07, ({ place }, value) =>
      isLong(value) ? place({ ...entryOf(value), at: '' }).values.get(value.path)?.value === value.value : undefined,
    );

    expect(wrong).toEqual([]);
  });

  it('accepts no value with a digit that is wrong', () => {
    const wrong = tooManyWrong(0, ({ place, letters }, value) => {
      const changed = String(value.value).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10));
      if (changed === String(value.value) || letters.includes(lettersOf(changed))) return undefined;
      return !place({ ...entryOf(value), value: changed }).values.has(value.path);
    });

    expect(wrong).toEqual([]);
  });

  it('accepts few values of the next record', () => {
    const wrong = tooManyWrong(
      0.1,
      ({ place, values }, value) => {
        const [, list, number, field] = /^(\/\w+\/)(\d+)(\/.+)$/.exec(value.path) ?? [];
        const next = values.find(({ path }) => path === `${list}${Number(number) + 1}${field}`);
        if (!next || next.value === value.value) return undefined;
        const accepted = place({ ...entryOf(next), path: value.path }).values.get(value.path);
        return accepted === undefined || accepted.value === value.value;
      },
      // few values have another one in the next record
      3,
    );

    expect(wrong).toEqual([]);
  });
});
