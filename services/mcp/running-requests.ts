/** The requests that this process answers at the moment, so that a later message of their client can cancel them. */
export interface RunningRequests {
  /** Returns what to call when the request has ended. */
  begin: (name: RequestName, cancel: (notification: object) => void) => () => void;
  /** Passes on the notification that cancels a request; one that has ended, or runs elsewhere, is not found. */
  cancel: (name: RequestName, notification: object) => void;
}

/** Request ids are unique within a session only, and the id of a session is chosen by no other client. */
interface RequestName {
  keyId: string;
  sessionId: string;
  requestId: string | number;
}

export function createRunningRequests(): RunningRequests {
  const running = new Map<string, (notification: object) => void>();
  const textOf = ({ keyId, sessionId, requestId }: RequestName): string =>
    JSON.stringify([keyId, sessionId, requestId]);
  return {
    begin(name, cancel) {
      const text = textOf(name);
      running.set(text, cancel);
      return () => {
        if (running.get(text) === cancel) running.delete(text);
      };
    },
    cancel(name, notification) {
      running.get(textOf(name))?.(notification);
    },
  };
}
