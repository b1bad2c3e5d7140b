import { addDays, slashed, written } from '../kit/dates.ts';
import { cells, html, sheet } from '../kit/html.ts';
import { agency, carrier, cityLine, company, numbered, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, policyYears } from '../parts/claims.ts';

// What most small accounts get: a statement that nothing happened, for several lines and terms, in a few forms that one house uses.

const LINES = [
  ['Commercial Property', 'CP'],
  ['General Liability', 'GL'],
  ['Commercial Umbrella', 'UM'],
  ['Inland Marine', 'IM'],
  ['Cyber Liability', 'CY'],
  ['Business Auto', 'BA'],
] as const;

const css = `body{margin:0;font:10pt/1.4 Arial,"Liberation Sans",sans-serif}.t{border-bottom:2pt solid #444;display:flex;justify-content:space-between}.t b{font-size:13pt}table{border-collapse:collapse;width:100%;margin:12pt 0}td,th{border:.6pt solid #999;padding:3pt 5pt;text-align:left}th{background:#eee}.big{text-align:center;font-size:12pt;font-weight:700;border:1pt solid #444;padding:8pt;margin:14pt 0}`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'no-losses',
  build(random) {
    const asOf = dayBetween(random, '2014-01-01', '2026-06-30');
    const [insurer, insured, producer, signer, mail] = [
      carrier(random),
      company(random),
      agency(random),
      person(random),
      place(random),
    ];
    const years = policyYears(random, asOf, random.int(1, 5));
    const policies = random.some(LINES, random.int(1, 3)).flatMap(([line, prefix]) => {
      const base = numbered(random, `${prefix}######`);
      return years.map((term) => ({ ...term, line, number: `${base}-${term.effective.slice(2, 4)}` }));
    });
    const statement = random.pick([
      'NO LOSSES REPORTED',
      'NO CLAIMS FOUND FOR THE SELECTED POLICIES',
      'OUR RECORDS REFLECT NO LOSSES FOR THE PERIODS SHOWN',
    ]);
    const hasCounts = random.chance(0.5);
    const hasZeros = random.chance(0.5);
    const heads = [
      'Line of Business',
      'Policy Number',
      'Effective',
      'Expiration',
      ...(hasCounts ? ['Claims'] : []),
      ...(hasZeros ? ['Total Paid', 'Total Incurred'] : []),
    ];
    const body = html`<div class="t"><div><b>Loss History Statement</b><br>${insurer}</div><div style="text-align:right">Run date: ${slashed(asOf)}<br>Valued: ${slashed(addDays(asOf, -1))}</div></div><p><b>Insured:</b> ${insured}<br>${mail.street}<br>${cityLine(mail)}</p><p><b>Agency:</b> ${producer}</p>
<table><tr>${cells('th', heads)}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.line, policy.number, slashed(policy.effective), slashed(policy.expiration), ...(hasCounts ? [0] : []), ...(hasZeros ? ['$0.00', '$0.00'] : [])])}</tr>`)}</table><div class="big">${statement}</div>
<p>This statement was prepared on ${written(asOf)} from our claim system. Claims that have not been reported to us are not reflected. Losses of other companies of our group are not included.</p><p style="margin-top:30pt">____________________________<br>${signer}, Policyholder Services</p>`;
    const zeros = { paid: { total: 0 }, incurred: { total: 0 } };
    const totals = ['paid.total', 'incurred.total', 'claimCount', 'openClaimCount', 'reserve.total'];
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: asOf,
      valuationDate: addDays(asOf, -1),
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.line,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: hasCounts ? 0 : null,
        ...(hasZeros && zeros),
      })),
      claims: [],
      // a report without losses may be given zeros
      _accept: Object.fromEntries([
        ...totals.map((field) => [`grandTotals.${field}`, [0, null]]),
        ...(hasCounts ? [] : policies.map((_, index) => [`policies[${index}].claimCount`, [0, null]])),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};
