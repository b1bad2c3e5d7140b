/** Lets timers and I/O of the process run between parts of long synchronous work. */
export const yieldToEventLoop = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));
