/** The part of XMLHttpRequest that is used; Node, where the sources are checked too, does not have it. */
interface Xhr {
  status: number;
  responseText: string;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open: (method: string, url: string) => void;
  setRequestHeader: (name: string, value: string) => void;
  getAllResponseHeaders: () => string;
  send: (body: Blob) => void;
  abort: () => void;
}

/** Sends a blob as `fetch` would and reports progress, which browsers tell of XMLHttpRequest only. */
export async function sendByXhr(
  url: string,
  { method = 'PUT', headers, signal }: RequestInit,
  { blob, onPercent }: { blob: Blob; onPercent: (percent: number) => void },
): Promise<Response> {
  const { XMLHttpRequest } = globalThis as unknown as { XMLHttpRequest: new () => Xhr };
  const request = new XMLHttpRequest();
  return await new Promise<Response>((resolve, reject) => {
    const abort = (): void => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers as Record<string, string>))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total === 0 ? 0 : Math.floor((loaded / total) * 100));
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The upload broke off.'));
    request.onabort = () => reject(new TypeError('The upload was aborted.'));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(blob);
  });
}

function responseOf(request: Xhr): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':');
    return name === '' ? [] : [[name.trim(), value.join(':').trim()]];
  });
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers });
}
