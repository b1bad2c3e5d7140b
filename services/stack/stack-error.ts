import { LoggableError } from '../../domain/failure/loggable-error.ts';

/** Something that the person who starts decpage can put right: the message says what is wrong and what to do. */
export class StackError extends LoggableError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StackError';
  }
}
