/** What a customer would not like to read anywhere: planted in every field that a client can fill. */
export const canary = 'zyxcanary';

/** Texts of callers in headers, those of traces among them. */
export const headersOfCallers = {
  'If-None-Match': canary,
  Prefer: canary,
  'Idempotency-Key': canary,
  'Last-Event-ID': canary,
  'User-Agent': canary,
  traceparent: canary,
  tracestate: `vendor=${canary}`,
  baggage: `name=${canary}`,
};

/** Fields of calls that are refused, and of those that read. */
export const otherFields: readonly [method: string, target: string, body?: object][] = [
  ['GET', `/v1/documents?query=${canary}`],
  ['GET', `/v1/documents?cursor=${canary}&limit=${canary}`],
  ['GET', `/v1/jobs?cursor=${canary}&policyType=${canary}`],
  ['GET', `/v1/jobs/${canary}`],
  ['GET', `/v1/policies/${canary}/schema`],
  ['GET', `/v1/agent/sessions/${canary}/turns/${canary}`],
  ['GET', `/v1/usage?from=${canary}&to=${canary}&keyId=${canary}`],
  ['GET', `/${canary}`],
  ['POST', '/v1/jobs', { policyType: canary, documentId: canary, [canary]: canary }],
  ['POST', '/v1/documents/uploads', { fileName: canary, sha256: canary }],
  ['POST', '/v1/documents/uploads/complete', { documentId: canary, jobId: canary }],
  ['POST', '/v1/agent/messages', { message: 'Why?', sessionId: canary, documentIds: [canary] }],
  ['POST', '/v1/keys', { name: canary, source: canary, expiresAt: canary }],
  [
    'POST',
    '/mcp',
    { jsonrpc: '2.0', id: canary, method: 'tools/call', params: { name: canary, arguments: { [canary]: canary } } },
  ],
];
