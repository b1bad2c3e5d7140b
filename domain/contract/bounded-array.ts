import { z } from 'zod';

/**
 * An array of a request, with a length. Zod judges every item before it looks at the length, which takes a second for
 * 100,000 wrong ones: here an array that is too long is one problem, and none of its items is looked at.
 */
export function boundedArray<Item extends z.ZodType>(item: Item, { min = 0, max }: { min?: number; max: number }) {
  const items = new BoundedArray({ type: 'array', element: item, longest: max }) as unknown as z.ZodArray<Item>;
  return (min > 0 ? items.min(min) : items).max(max);
}

interface Definition extends z.core.$ZodArrayDef {
  longest: number;
}

// a class of its own, since what is built on a schema (`max`, `meta`) is a copy of it that its class makes
const BoundedArray = z.core.$constructor<z.ZodArray, Definition>('BoundedArray', (array, definition) => {
  z.ZodArray.init(array, definition);
  const { longest } = definition;
  const judgeItems = array._zod.parse.bind(array._zod);
  array._zod.parse = (payload, context) => {
    if (!Array.isArray(payload.value) || payload.value.length <= longest) return judgeItems(payload, context);
    const message = `Must be at most ${longest} items`;
    payload.issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: longest,
      inclusive: true,
      message,
      input: undefined,
    });
    // without a value `max` itself has nothing to say
    payload.value = undefined;
    payload.aborted = true;
    return payload;
  };
});
