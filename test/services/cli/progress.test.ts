import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { withProgress } from '../../../services/cli/api/progress.ts';

const showCursor = '\u001b[?25h';

/** A terminal that remembers what was written to it. */
function terminal(): { stream: NodeJS.WriteStream; written: () => string } {
  let text = '';
  const stream = new Writable({
    write(piece: Buffer, _encoding, done) {
      text += piece.toString();
      done();
    },
  });
  const screen = { isTTY: true, columns: 80, rows: 24 };
  return { stream: Object.assign(stream, screen) as unknown as NodeJS.WriteStream, written: () => text };
}

it.each(['succeeds', 'fails'])('the bar in a terminal is taken away when the work %s', async (end) => {
  const { stream, written } = terminal();
  const broken = new Error('broken');

  const ended = await withProgress(async ({ show }) => {
    show(0.5, 'uploading');
    return await (end === 'fails' ? Promise.reject(broken) : Promise.resolve('done'));
  }, stream).catch((error: unknown) => error);

  expect(ended).toBe(end === 'fails' ? broken : 'done');
  expect(written()).toContain('50 % uploading');
  expect(written().lastIndexOf(showCursor)).toBeGreaterThan(written().lastIndexOf('50 % uploading'));
});
