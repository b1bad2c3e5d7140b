/** What scripts are told: they may retry after `unavailable`. */
export const exitCodes = { refused: 1, failed: 2, unavailable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A user error: printed as one line without a stack trace. `ended`: the job or document that failed, for `--json`. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly ended: object | undefined;

  constructor(message: string, { exitCode = exitCodes.refused, ended }: { exitCode?: ExitCode; ended?: object } = {}) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.ended = ended;
  }
}
