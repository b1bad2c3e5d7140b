import { LoggableError } from '../../domain/failure/loggable-error.ts';

const messages = {
  too_large: 'There are more bytes than allowed.',
  wrong_size: 'There are more or fewer bytes than announced.',
  wrong_hash: 'The bytes are not the announced ones: their SHA-256 differs.',
  broken_off: 'The bytes ended before they were complete.',
  already_there: 'An object was written there before.',
} as const;

/** Storage rejected the bytes for the reason in `code`. Nothing was written. */
export class StorageError extends LoggableError {
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options);
    this.name = 'StorageError';
    this.code = code;
  }
}
