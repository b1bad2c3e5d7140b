import type { Logger } from 'pino';

/**
 * Logs what ends this process, in the place of Node, which would write the error as it is: with a message that may quote
 * what a customer sent.
 */
export function reportCrash(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ failure: error }, 'crashed');
    process.exit(1);
  });
}
