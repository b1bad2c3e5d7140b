import { gunzipSync } from 'node:zlib';
import { createMessageReader, type Protocol } from './trap-proxy.ts';

const postgres = { parse: 0x50, query: 0x51, readyForQuery: 0x5a } as const;
/** What a ReadyForQuery says where no transaction is open: all that came before is committed. */
const idle = 0x49;

/** Statements are the requests; the answer to one is that it is committed. */
export const statements: Protocol = ({ asked, answered }) => {
  let isFirst = true;
  // a type (1 byte), a length (4 bytes, itself included), a body; the first one of a client has no type
  const typed = (rest: Buffer) => (rest.length < 5 ? undefined : 1 + rest.readUInt32BE(1));
  const untyped = (rest: Buffer) => (rest.length < 4 ? undefined : rest.readUInt32BE(0));
  const fromClient = createMessageReader(
    (rest) => (isFirst ? untyped(rest) : typed(rest)),
    (message) => {
      const type = isFirst ? undefined : message[0];
      isFirst = false;
      if (type === postgres.parse || type === postgres.query) asked(message.subarray(5).toString(), 0);
    },
  );
  const fromServer = createMessageReader(typed, (message) => {
    if (message[0] === postgres.readyForQuery && message[5] === idle) answered(0);
  });
  return { fromClient, fromServer };
};

const http2 = { preface: 24, head: 9, data: 0x0, headers: 0x1, endOfStream: 0x1 } as const;

/** Calls of gRPC are the requests, as the bytes of their messages; the answer to one is that its stream has ended. */
export const calls: Protocol = ({ asked, answered }) => {
  let isFirst = true;
  // a length (3 bytes), a type, flags, the number of the stream (4 bytes), a body; a client begins with a preface
  const framed = (rest: Buffer) => (rest.length < http2.head ? undefined : http2.head + rest.readUIntBE(0, 3));
  const fromClient = createMessageReader(
    (rest) => (isFirst ? http2.preface : framed(rest)),
    (frame) => {
      if (!isFirst && frame[3] === http2.data) asked(messageOf(frame), streamOf(frame));
      isFirst = false;
    },
  );
  const fromServer = createMessageReader(framed, (frame) => {
    const [type, flags = 0] = [frame[3], frame[4]];
    const isLast = (type === http2.headers || type === http2.data) && (flags & http2.endOfStream) !== 0;
    if (isLast) answered(streamOf(frame));
  });
  return { fromClient, fromServer };
};

const streamOf = (frame: Buffer): number => frame.readUInt32BE(5) & 0x7fffffff;

/** The bytes of a call, unpacked where they came whole and packed: a flag and a length (4 bytes) stand before them. */
function messageOf(frame: Buffer): string {
  const data = frame.subarray(http2.head);
  const isPacked = data[0] === 1 && data.length === 5 + data.readUInt32BE(1);
  return (isPacked ? gunzipSync(data.subarray(5)) : data).toString('latin1');
}
