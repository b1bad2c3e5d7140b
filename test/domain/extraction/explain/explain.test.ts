import { describe, expect, it } from 'vitest';
import type { ReadDocument } from '../../../../domain/extraction/confidence/document-evidence.ts';
import { explainValue } from '../../../../domain/extraction/explain/explain-value.ts';
import { overlayOf } from '../../../../domain/extraction/explain/overlay.ts';
import { type Trace, traceCandidate, traced } from '../../../../domain/extraction/explain/trace.ts';
import { unexplainedIn } from '../../../../domain/extraction/explain/unexplained.ts';
import { readDocument } from '../../../../domain/extraction/extract.ts';
import type { Page } from '../../../../domain/document/page.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { columnsPerVehicle } from '../../../fixtures/declarations/auto.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';

const COLUMNS = [40, 130, 210, 300, 420, 500, 580];

/** Three claims of one policy; the last column has no heading that means anything. */
function report(): Page[] {
  const paper = newPaper();
  paper.text(40, 40, 'EXAMPLE MUTUAL INSURANCE COMPANY', { bold: true });
  paper.text(40, 60, 'Loss Run');
  paper.text(40, 80, 'Policy Number: GL-440021');
  paper.text(240, 80, 'Policy Period: 01/01/2023 - 01/01/2024');
  const row = (y: number, cells: readonly string[]): void => {
    for (const [at, cell] of cells.entries()) {
      const isAmount = at >= 4;
      paper.text((COLUMNS[at] ?? 0) + (isAmount ? 60 : 0), y, cell, { align: isAmount ? 'right' : 'left' });
    }
  };
  row(110, ['Claim Number', 'Loss Date', 'Status', 'Claimant', 'Total Paid', 'Total Reserve', 'Xq']);
  row(125, ['CL-10001', '02/03/2023', 'Open', 'Anita Kelder', '1,250.00', '300.00', '7,770.01']);
  row(140, ['CL-10002', '05/06/2023', 'Closed', 'Bruno Maas', '410.50', '0.00', '7,770.02']);
  row(155, ['CL-10003', '08/09/2023', 'Open', 'Carla Norden', '90.25', '60.00', '7,770.03']);
  return paper.pages;
}

function read(type = 'loss_run', pages = report()): { document: ReadDocument; trace: Trace; pages: Page[] } {
  const policyType = findPolicyType(type);
  if (!policyType) throw new Error('no policy type');
  const { result: document, trace } = traced(() => readDocument({ policyType, pages }));
  return { document, trace, pages };
}

describe('explaining a value', () => {
  it('tells the candidates with their reasons, the chosen one first, and what moved the confidence', () => {
    const { document, trace } = read();
    const explanation = explainValue(document, trace, '/claims/1/paid/total');
    expect(explanation).toMatchObject({ value: 410.5, quote: '410.50', page: 1 });
    expect(explanation?.candidates[0]).toMatchObject({ text: '410.50', isChosen: true });
    expect(explanation?.candidates[0]?.reason).toContain('Total Paid');
    expect(explanation?.features.length).toBeGreaterThan(3);
    expect(explanation?.confidence).toBeGreaterThan(0);
  });

  it.each(['/totalPremium', '/carrierName'])('tells the candidates of a value outside of lists: %s', (pointer) => {
    const { document, trace } = read('auto', [typedPage(columnsPerVehicle)]);
    const explanation = explainValue(document, trace, pointer);
    expect(explanation?.candidates.filter(({ isChosen }) => isChosen)).not.toEqual([]);
  });

  it('keeps apart candidates that read alike', () => {
    const { document, trace } = read();
    const explanation = explainValue(document, trace, '/claims/0/status');
    const open = explanation?.candidates.filter(({ text }) => text === 'Open') ?? [];
    expect(new Set(open.map(({ isChosen }) => isChosen))).toEqual(new Set([true, false]));
  });

  it('says of an absent field that it has no value, and of no field nothing', () => {
    const { document, trace } = read();
    expect(explainValue(document, trace, '/claims/1/bodyPart')).toMatchObject({ value: null, confidence: 0 });
    expect(explainValue(document, trace, '/claims/1/nonsense')).toBeNull();
  });
});

describe('what no value was read from', () => {
  it('is listed with its page, its place and the structure around it', () => {
    const { document, trace } = read();
    const left = unexplainedIn(document, trace);
    expect(left.map(({ text }) => text)).toEqual(['7,770.01', '7,770.02', '7,770.03']);
    expect(left[0]).toMatchObject({ kind: 'money', page: 1, inside: 'record 1' });
    expect(left[0]?.box.x0).toBeGreaterThan(580);
  });
});

describe('the picture of a page', () => {
  it('shows the structures, the records and the values by field', () => {
    const { document, trace, pages } = read();
    const [page] = pages;
    if (!page) throw new Error('no page');
    const svg = overlayOf({ page, png: { base64: 'AAAA', width: 100, height: 80 } }, document, trace);
    expect(svg).toContain('data:image/png;base64,AAAA');
    for (const label of ['table', 'record 3', 'claims/0/claimNumber', 'claims/2/reserve/total']) {
      expect(svg).toContain(`>${label}</text>`);
    }
  });
});

describe('a trace', () => {
  it('holds nothing of what is read outside of it', () => {
    const { trace } = traced(() => undefined);
    traceCandidate('name', { page: 1, words: [] }, () => ({ score: 1, reason: 'late' }));
    expect(trace.candidates).toEqual([]);
  });

  it('changes nothing of the result', () => {
    const policyType = findPolicyType('loss_run');
    if (!policyType) throw new Error('no policy type');
    const pages = report();
    const plain = readDocument({ policyType, pages });
    expect(traced(() => readDocument({ policyType, pages })).result.assembled.data).toEqual(plain.assembled.data);
  });
});
