import { describe, expect, it } from 'vitest';
import { type AmountColumn, drawFlat } from '../../../fixtures/loss-run/flat-styles.ts';
import { expectedLeaves, foundLeaves } from '../../../fixtures/loss-run/printed.ts';
import { read } from '../../../fixtures/loss-run/read.ts';
import { makeReport, randomOf } from '../../../fixtures/loss-run/report.ts';
import { styles } from '../../../fixtures/loss-run/styles.ts';

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase().replace(/[^a-z0-9]/g, '') : value;
const plainLeaves = (leaves: ReadonlyMap<string, unknown>): Record<string, unknown> =>
  Object.fromEntries([...leaves].map(([path, value]) => [path, plain(value)]));

describe('a loss run is read, whatever its layout', () => {
  it.each(Object.keys(styles))('%s', (name) => {
    for (const seed of [1, 2]) {
      const printed = styles[name]?.(makeReport({ seed, policies: 2, claims: 4 }));
      if (!printed) throw new Error(`no style ${name}`);
      const { data } = read(printed.pages);
      const expected = expectedLeaves(printed);
      const found = new Map([...foundLeaves(data)].filter(([path]) => expected.has(path)));
      expect(plainLeaves(found)).toEqual(plainLeaves(expected));
      expect(data['claims']).toHaveLength(8);
      expect(data['policies']).toHaveLength(2);
    }
  });

  it('finds what is printed on its header', () => {
    const report = makeReport({ seed: 4 });
    const printed = styles['one line per claim']?.(report);
    const { data } = read(printed?.pages ?? []);
    expect(data).toMatchObject({
      carrierName: report.carrier,
      namedInsureds: [report.insured],
      agencyName: report.agency,
      reportDate: report.reportDate,
      valuationDate: report.valuationDate,
    });
  });

  it.each([
    ['Policy', 'Term:', 'Sub Total', 'Report Total'],
    ['Pol #:', 'Effective Dates:', 'Totals for Policy', 'Total All Policies'],
    ['Policy No.:', 'Eff/Exp:', 'Term Total:', 'Account Totals'],
    ['Policy ID:', '', 'Policy Year Total', 'Overall Total'],
  ])('knows policies behind "%s" and "%s", totals behind "%s" and "%s"', (policy, period, policyTotal, grandTotal) => {
    const texts = [
      { field: 'number', heading: 'Claim Number', x: 30 },
      { field: 'lossDate', heading: 'Date of Loss', x: 165 },
    ] as const;
    const amounts: AmountColumn[] = [
      { name: 'paid.total', heading: 'Paid', x: 620 },
      { name: 'incurred.total', heading: 'Incurred', x: 700 },
    ];
    const captions = { policy, period, policyTotal, grandTotal };
    const printed = drawFlat(makeReport({ seed: 3, policies: 2, claims: 3 }), { texts, amounts, captions });
    const expected = expectedLeaves(printed);
    const found = new Map([...foundLeaves(read(printed.pages).data)].filter(([path]) => expected.has(path)));
    expect(plainLeaves(found)).toEqual(plainLeaves(expected));
  });

  it('cites every value with words that stand on its page', () => {
    for (const draw of Object.values(styles)) {
      const { pages } = draw(makeReport({ seed: 5, policies: 1, claims: 2 }));
      const { data, citations } = read(pages);
      for (const [path] of foundLeaves(data)) {
        const [citation] = citations[path] ?? [];
        const printed = pages[(citation?.page ?? 0) - 1]?.words.map((word) => word.text).join(' ') ?? '';
        expect(citation?.quote).toBeTruthy();
        for (const word of citation?.quote.split(' ') ?? []) expect(printed).toContain(word.replace(/:$/, ''));
      }
    }
  });

  it('reads made-up reports of one line per claim as they were made, for any widths and headings', () => {
    for (let seed = 10; seed < 18; seed++) {
      const random = randomOf(seed);
      const one = <T>(...list: T[]): T => list[random(list.length)] as T;
      const step = 55 + random(20);
      const right = 470 + random(60);
      const amounts: AmountColumn[] = [
        { name: 'paid.total', heading: one('Paid', 'Total Paid', 'Paid to Date', 'Payments'), x: right },
        {
          name: 'reserve.total',
          heading: one('Reserve', 'Outstanding', 'O/S Reserve', 'Total Reserves'),
          x: right + 75,
        },
        { name: 'incurred.total', heading: one('Incurred', 'Total Incurred', 'Tot Incurred'), x: right + 150 },
      ];
      const printed = drawFlat(makeReport({ seed, policies: 1 + random(3), claims: 1 + random(9) }), {
        texts: [
          { field: 'number', heading: one('Claim Number', 'Claim #', 'File No'), x: 30 },
          { field: 'claimant', heading: one('Claimant', 'Injured Worker', 'Claimant Name'), x: 30 + step },
          { field: 'lossDate', heading: one('Loss Date', 'Date of Loss', 'DOL'), x: 110 + step },
          { field: 'status', heading: one('Status', 'O/C', 'Claim Status'), x: 110 + 2 * step },
          { field: 'type', heading: one('Loss Type', 'Coverage', 'Claim Type'), x: 110 + 3 * step },
        ],
        amounts,
        sign: one('', '$'),
        hasRules: one(true, false),
        pitch: 11 + random(6),
      });
      const expected = expectedLeaves(printed);
      const found = new Map([...foundLeaves(read(printed.pages).data)].filter(([path]) => expected.has(path)));
      expect({ seed, leaves: plainLeaves(found) }).toEqual({ seed, leaves: plainLeaves(expected) });
    }
  });
});
