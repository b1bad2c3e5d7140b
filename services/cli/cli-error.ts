/** A problem that the person at the terminal can solve: shown as one line, without a stack. */
export class CliError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CliError';
  }
}
