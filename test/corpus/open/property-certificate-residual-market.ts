// Evidence of insurance of a residual market association for dwellings: reference lines with dotted leaders, coverages with limit,
// deductible and premium, "not provided" rows, first and second mortgagee, the producer of record at the end.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, wholeDollars } from '../kit/money.ts';
import { numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { addressLines } from '../parts/certificate-facts.ts';
import { type CoverageItem, coverage, drawEvidence } from '../parts/property-evidence-facts.ts';

const css = `body{font:9.2pt/1.35 "Liberation Serif",serif}h1{font:700 14pt "Liberation Serif";text-align:center;margin:0;letter-spacing:1px}.s{text-align:center;font-size:8pt;margin-bottom:10pt}h2{font:700 9.2pt "Liberation Serif";text-decoration:underline;margin:11pt 0 3pt}.d{display:flex;width:78%}.d i{flex:1;border-bottom:1pt dotted #555;margin:0 4pt 3pt;font-style:normal}
table{width:100%;border-collapse:collapse}th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-size:8pt;text-align:left;padding:2pt 4pt}td{padding:1.5pt 4pt}.n{text-align:right}tr.sum td{border-top:.7pt solid #000;font-weight:700}.two{display:flex;gap:28pt}.two>div{flex:1}p{font-size:7.4pt;line-height:1.22;margin:8pt 0}`;

interface Priced {
  item: CoverageItem;
  premium: number | null;
}

function facts(random: Random) {
  const evidence = drawEvidence(random, { isHome: true });
  const { policy, party, ...head } = evidence.base;
  const dwelling = random.int(60, 620) * 1000;
  const deductible = random.pick([500, 1000, 2500]);
  const priced = (item: CoverageItem, share: number | null): Priced => ({
    item,
    premium: share === null ? null : Math.round(dwelling * share) / 100,
  });
  const wind = random.pick([1, 2, 5, null]);
  const rows = [
    priced(coverage('Dwelling', dwelling, { deductible }), 0.41),
    ...(random.chance(0.6) ? [priced(coverage('Other Structures', dwelling / 10, { deductible }), 0.02)] : []),
    ...(random.chance(0.5) ? [priced(coverage('Personal Property', dwelling / 4, { deductible }), 0.07)] : []),
    ...(random.chance(0.6) ? [priced(coverage('Fair Rental Value', dwelling / 5), null)] : []),
    ...(wind === null
      ? []
      : [
          priced(
            coverage('Windstorm or Hail', null, {
              limitText: 'Included in above limits',
              deductibleText: `${wind}% of Dwelling limit`,
            }),
            0.11,
          ),
        ]),
    priced(coverage('Extended Coverage', null, { limitText: 'Included' }), 0.06),
    ...(random.chance(0.5)
      ? [priced(coverage('Vandalism or Malicious Mischief', null, { limitText: 'Included', deductible }), 0.02)]
      : []),
  ];
  const second = random.chance(0.3) ? { lines: addressLines(random), name: `${word(random)} Credit Union` } : null;
  const total = rows.reduce((sum, { premium }) => sum + Math.round((premium ?? 0) * 100), 0) / 100;
  return {
    evidence,
    house: `${word(random)} FAIR Plan Underwriting Association`.toUpperCase(),
    rows,
    total,
    second,
    missing: random.some(['Personal Liability', 'Earthquake', 'Flood', 'Theft', 'Water Backup'], 2),
    kind: random.pick(['Dwelling Fire DP-1', 'Dwelling Fire DP-2', 'Owner Occupied Dwelling']),
    form: random.pick(['EOI-1 (7/21)', 'FP 404 Ed. 11-17']),
    base: head,
    policy: { ...policy, policyNumber: numbered(random, random.pick(['FP-#######-##', '## ###### #'])) },
    party,
    perils: random.pick(['basic', 'broad']),
    remarks: random.chance(0.55)
      ? random.pick([
          'Coverage is subject to inspection of the property within 45 days.',
          'Premium is due at closing. This evidence expires when the policy is issued.',
          'Vacant more than 60 days: vandalism is suspended. Actual cash value loss settlement.',
        ])
      : null,
  };
}
type Facts = ReturnType<typeof facts>;

function labelOf({ evidence: e, house, rows, second, kind, form, base, policy, party, perils, remarks }: Facts) {
  const { contactEmail: _, ...head } = base;
  return {
    ...head,
    formNumber: form,
    insurers: [{ letter: null, name: house, naicCode: null }],
    policies: [
      {
        insurerLetter: null,
        coverageType: kind,
        policyNumber: policy.policyNumber,
        effectiveDate: policy.effectiveDate,
        expirationDate: addYears(policy.effectiveDate, 1),
      },
    ],
    propertyDescription: e.risk,
    perilsInsured: perils,
    coverages: rows.map(({ item }) => item),
    additionalInterests: [
      { interest: 'First Mortgagee', ...party },
      ...(second === null
        ? []
        : [{ interest: 'Second Mortgagee', name: second.name, address: second.lines.join(', '), loanNumber: null }]),
    ],
    remarks,
    _accept: {
      'additionalInterests[0].interest': ['Mortgagee'],
      'additionalInterests[1].interest': ['Mortgagee'],
    },
  };
}

function body({
  evidence: e,
  house,
  rows,
  total,
  second,
  missing,
  kind,
  form,
  base,
  policy,
  party,
  perils,
  remarks,
}: Facts): Html {
  const line = (caption: string, value: Piece): Html =>
    html`<div class="d"><span>${caption}</span><i></i><span>${value}</span></div>`;
  const amount = (value: number | null): string => (value === null ? '' : wholeDollars(value));
  const lender = (caption: string, name: string, lines: readonly string[], loan: string | null): Html =>
    html`<div><u>${caption}</u><br>${name}<br>${lines.map((each) => html`${each}<br>`)}${loan === null ? '' : html`Loan No. ${loan}`}</div>`;
  return html`<h1>${house}</h1><div class="s">EVIDENCE OF PROPERTY INSURANCE</div>
${line('Date of this evidence', written(base.certificateDate))}${line('Policy number', policy.policyNumber)}${line('Type of policy', kind)}${line('Effective date (12:01 A.M. standard time)', written(policy.effectiveDate))}${line('Expiration date', written(addYears(policy.effectiveDate, 1)))}
<h2>Insured and mailing address</h2>${base.namedInsureds.map((name) => html`${name}<br>`)}${e.mail.map((each) => html`${each}<br>`)}<h2>Location of the insured property</h2>${e.risk}
<h2>Coverage</h2><div>Perils insured: &nbsp; ${['Basic', 'Broad', 'Special'].map((name) => html`<span style="margin-right:14pt">${name} ${name.toLowerCase() === perils ? '<X>' : '< >'}</span>`)}</div>
<table><tr><th>Coverage</th><th class="n">Limit of Liability</th><th class="n">Deductible</th><th class="n">Premium</th></tr>
${rows.map(({ item, premium }) => html`<tr><td>${item.name}</td><td class="n">${item.limitText ?? amount(item.limit)}</td><td class="n">${item.deductibleText ?? amount(item.deductible)}</td><td class="n">${premium === null ? 'Incl.' : dollarsAndCents(premium)}</td></tr>`)}
${missing.map((name) => html`<tr><td>${name}</td><td class="n">Not provided</td><td></td><td></td></tr>`)}<tr class="sum"><td colspan="3">Total annual premium</td><td class="n">${dollarsAndCents(total)}</td></tr></table>
<h2>Mortgagees</h2><div class="two">${lender('First Mortgagee', `${party.name}, ISAOA/ATIMA`, e.lender, party.loanNumber)}${second === null ? html`<div><u>Second Mortgagee</u><br>None</div>` : lender('Second Mortgagee', second.name, second.lines, null)}</div>
<h2>Remarks</h2><div style="min-height:14pt">${remarks}</div>
<p>This evidence is furnished for the information of the mortgagees named above. It neither amends nor extends the policy, whose terms govern. Should the policy be cancelled or not renewed, the Association will give each named mortgagee ten (10) days written notice. The Association writes only when coverage is not available in the voluntary market; ask your producer each year whether another company will insure the property. A dishonored payment voids this evidence and a fee of $20 may be charged.</p>
<h2>Producer of record</h2><div class="two"><div>${base.producerName}<br>${e.office.map((each) => html`${each}<br>`)}</div><div>Contact: ${base.contactName}<br>Telephone: ${base.contactPhone}<br>Facsimile: ${e.fax}</div></div><div style="margin-top:10pt;font-size:7.4pt">${form}</div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'residual-market',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: labelOf(f),
      print: { margin: { top: '0.6in', right: '0.85in', bottom: '0.5in', left: '0.85in' } },
    };
  },
};
