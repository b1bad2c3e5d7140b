import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { readBody } from '../../../services/gateway/http/body.ts';

// What Express costs when a request does nothing but have its body read and parsed as the gateway does, in a process of its
// own: node --import tsx bare-express.ts CREATED JOB, the bodies of its two answers.

const [created = '{}', job = '{}'] = process.argv.slice(2);
const reservation = { reserve: () => undefined, release: () => undefined };
const app = express().disable('x-powered-by').disable('etag');
app.post('/v1/jobs', accept());
app.get('/v1/jobs/:jobId', (_request, response) => {
  response.type('application/json').send(job);
});
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
// ends with the bench, also when that is killed
process.on('disconnect', () => process.exit());

function accept(): RequestHandler {
  return async (request, response) => {
    await readBody(request, { carriesDocument: true, reservation });
    response.status(202).type('application/json').send(created);
  };
}
