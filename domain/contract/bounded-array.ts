import { z } from 'zod';
import { count } from '../text/count.ts';

/**
 * An array schema that checks the length before the items. Zod checks all items first, which takes a second for 100,000
 * invalid ones; here an array that is too long is one issue, and its items are not parsed.
 */
export function boundedArray<Item extends z.ZodType>(item: Item, { min = 0, max }: { min?: number; max: number }) {
  const items = new BoundedArray({ type: 'array', element: item, maxItems: max }) as unknown as z.ZodArray<Item>;
  return (min > 0 ? items.min(min) : items).max(max);
}

interface Definition extends z.core.$ZodArrayDef {
  maxItems: number;
}

// a subclass, because methods such as `max` and `meta` clone the schema through its constructor
const BoundedArray = z.core.$constructor<z.ZodArray, Definition>('BoundedArray', (array, definition) => {
  z.ZodArray.init(array, definition);
  const { maxItems } = definition;
  const parseItems = array._zod.parse.bind(array._zod);
  array._zod.parse = (payload, context) => {
    if (!Array.isArray(payload.value) || payload.value.length <= maxItems) return parseItems(payload, context);
    const message = `Must have at most ${count(maxItems, 'item')}`;
    payload.issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: maxItems,
      inclusive: true,
      message,
      input: undefined,
    });
    // without a value `max` reports no second issue
    payload.value = undefined;
    payload.aborted = true;
    return payload;
  };
});
