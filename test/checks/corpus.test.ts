import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../helpers/shared-reader.ts';
import { type Printer, startPrinter } from '../corpus/kit/browser.ts';
import { draw } from '../corpus/kit/draw.ts';
import { html } from '../corpus/kit/html.ts';
import { completeLabel } from '../corpus/kit/label.ts';
import { createRandom } from '../corpus/kit/random.ts';
import type { Drawn, Style } from '../corpus/kit/style.ts';
import { findStyles } from '../corpus/kit/styles.ts';
import { drawnType } from '../corpus/kit/types.ts';

const found = await findStyles(['open', 'closed']);
const printer = await startPrinter().catch(() => undefined);
const reader = sharedReader();
afterAll(async () => {
  await Promise.all([printer?.close(), reader.close()]);
});

/** The first drawing of each style: some have hundreds of pages. */
const drawings = new Map<Style, Drawn>();
function firstDrawing(style: Style): Drawn {
  const drawing = drawings.get(style) ?? style.build(createRandom('1'));
  drawings.set(style, drawing);
  return drawing;
}

describe('the drawn styles', () => {
  it('have names of their own', () => {
    const names = found.map(({ style }) => `${style.policyType}__${style.name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(found.map(({ style }) => style))(
    '$policyType $name draws the same document again from the same seed',
    (style) => {
      expect(style.build(createRandom('1')).html.text).toBe(firstDrawing(style).html.text);
    },
  );

  it.each(found.map(({ style }) => style))('$policyType $name labels fields of its schema', (style) => {
    const schema = drawnType(style.policyType)?.schema;
    if (schema === undefined) throw new Error(`no policy type ${style.policyType}`);
    const { label } = firstDrawing(style);
    expect(() => completeLabel(schema, label)).not.toThrow();
  });
});

const withChromium = printer === undefined ? describe.skip : describe;
withChromium(`printing drawn documents${printer === undefined ? ' (skipped: no Chromium starts here)' : ''}`, () => {
  const problemsOf = async (style: Style): Promise<string[]> => {
    const out = await mkdtemp(path.join(os.tmpdir(), 'corpus-'));
    try {
      const found = { style, group: 'open', version: '' } as const;
      return (await draw({ found, seed: '1', out, printer: printer as Printer, reader })).problems;
    } finally {
      await rm(out, { recursive: true, force: true });
    }
  };
  const page = html`<p>Valued as of 03/04/2024</p><p>Claim A-7 paid $1,250.00</p>`;
  const claim = (total: number) => ({ valuationDate: '2024-03-04', claims: [{ claimNumber: 'A-7', paid: { total } }] });

  it('finds every labelled value on the page', async () => {
    const label = claim(1250);
    expect(await problemsOf({ policyType: 'loss_run', name: 'a', build: () => ({ html: page, label }) })).toEqual([]);
  });

  it('fails for a value that is not printed', async () => {
    const label = claim(1260);
    expect(await problemsOf({ policyType: 'loss_run', name: 'a', build: () => ({ html: page, label }) })).toEqual([
      'not printed: claims[0].paid.total = 1260',
    ]);
  });
});
