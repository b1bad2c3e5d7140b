import type { Logger } from 'pino';

/**
 * Logs uncaught exceptions and exits. Replaces Node's default, which prints the error's message, and that may quote what a
 * customer sent.
 */
export function reportCrash(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ failure: error }, 'crashed');
    process.exit(1);
  });
}
