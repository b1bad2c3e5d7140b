import { LoggableError } from '../../domain/failure/loggable-error.ts';

/** An error that the operator can fix; the message states the problem and the remedy. */
export class StackError extends LoggableError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StackError';
  }
}
