import { LoggableError } from '../../domain/failure/loggable-error.ts';

const messages = {
  too_large: 'There are more bytes than allowed.',
  wrong_size: 'There are more or fewer bytes than announced.',
  wrong_hash: 'The bytes are not the announced ones: their SHA-256 differs.',
  broken_off: 'The bytes ended before they were complete.',
  already_there: 'An object was written there before.',
} as const;

/** Why bytes were not taken, though storage works: `code` says it. Nothing was written. */
export class StorageError extends LoggableError {
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options);
    this.name = 'StorageError';
    this.code = code;
  }
}
