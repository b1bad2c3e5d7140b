/**
 * Maps the items one after the other and yields to the event loop after each. The pages of a dense document would otherwise
 * block other activities and heartbeats of the process for seconds.
 */
export async function mapYielding<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await yieldToEventLoop();
  }
  return made;
}

/** The JSON of a list; yields to the event loop after each item. */
export async function stringifyYielding(items: readonly object[]): Promise<Buffer> {
  const parts = await mapYielding(items, (item) => JSON.stringify(item));
  return Buffer.from(`[${parts.join(',')}]`);
}

/** Lets timers and I/O of the process run between parts of long synchronous work. */
export const yieldToEventLoop = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));
