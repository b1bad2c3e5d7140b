const loopbackNames = ['localhost', '127.0.0.1'];

/** Whether an origin is that of the Temporal UI. On this machine, people open it by either name. */
export function isUiOrigin(origin: string, uiUrl: string | undefined): boolean {
  if (uiUrl === undefined) return false;
  const { protocol, hostname, port, origin: own } = new URL(uiUrl);
  if (!loopbackNames.includes(hostname)) return origin === own;
  const suffix = port === '' ? '' : `:${port}`;
  return loopbackNames.some((name) => origin === `${protocol}//${name}${suffix}`);
}
