// Certificate of insurance of a condominium association's master policy, as agencies for associations send it to lenders: association
// and unit on top, one table over property, liability, crime and more, questions of the lender with answers.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { carrier, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { addressLines } from '../parts/certificate-facts.ts';
import { type CoverageItem, coverage, drawEvidence } from '../parts/property-evidence-facts.ts';

const css = `body{font:8.2pt/1.3 Carlito,sans-serif}header{display:flex;justify-content:space-between;border-bottom:2.4pt solid #1d4f73;padding-bottom:5pt}h1{font-size:13.5pt;margin:8pt 0 1pt;color:#1d4f73}.p{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10pt;margin:7pt 0}.k{font-size:6.6pt;font-weight:700;color:#1d4f73;text-transform:uppercase}
table{width:100%;border-collapse:collapse;margin-top:4pt}th{background:#1d4f73;color:#fff;font-size:7pt;text-align:left;padding:2pt 4pt}td{border-bottom:.5pt solid #9ab;padding:1.6pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.g td{background:#e6eef4;font-weight:700}.i td:first-child{padding-left:14pt}.q{columns:2;column-gap:18pt;margin-top:5pt}.q div{display:flex;justify-content:space-between;border-bottom:.4pt dotted #678;break-inside:avoid}small{font-size:6.4pt;line-height:1.2}`;

interface Section {
  title: string;
  insurer: string;
  number: string;
  items: CoverageItem[];
}

function sections(random: Random, units: number): Section[] {
  const million = 1_000_000;
  const building = units * random.int(14, 42) * 10_000;
  const master = carrier(random);
  const deductible = random.pick([5000, 10_000, 25_000]);
  const number = (): string => numbered(random, random.pick(['@@@-######-##', '#######-##', '@@ ### ####']));
  const section = (title: string, insurer: string, items: CoverageItem[]): Section => ({
    title,
    insurer,
    number: number(),
    items,
  });
  const law = random.pick([250_000, 500_000, million]);
  const every = [
    section('Directors & Officers Liability', carrier(random), [
      coverage('Each Claim', million, { deductible: random.pick([1000, 2500]) }),
    ]),
    section('Fidelity / Crime', carrier(random), [
      coverage('Employee Dishonesty', random.int(2, 12) * 50_000, { deductible: 1000 }),
    ]),
    section('Umbrella Liability', carrier(random), [coverage('Umbrella Limit', random.pick([1, 5, 10, 15]) * million)]),
    section('Flood (NFIP RCBAP)', carrier(random), [
      coverage('Flood - Building', Math.min(units * 250_000, building), { deductible: random.pick([1250, 5000]) }),
    ]),
  ];
  return [
    section('Property', master, [
      coverage('Blanket Building', building, { deductible }),
      ...(random.chance(0.6)
        ? [
            coverage('Wind / Hail', null, {
              limitText: 'Included',
              deductibleText: `${random.pick([1, 2, 5])}% per building`,
            }),
          ]
        : []),
      coverage('Ordinance or Law - Coverage A', null, { limitText: 'Included in building limit' }),
      coverage('Ordinance or Law - Coverages B & C Combined', law),
      coverage('Equipment Breakdown', null, { limitText: 'Included', deductible }),
      ...(random.chance(0.5) ? [coverage('Sewer Backup', random.pick([50_000, 100_000]), { deductible })] : []),
    ]),
    section('General Liability', master, [
      coverage('Each Occurrence', million),
      coverage('General Aggregate', 2 * million),
    ]),
    ...every.filter(() => random.chance(0.6)),
  ];
}

function facts(random: Random) {
  const evidence = drawEvidence(random);
  const { policy, party, ...head } = evidence.base;
  const association = `${word(random)} ${random.pick(['Condominium Association, Inc.', 'Owners Association', 'Condominium Trust'])}`;
  const units = random.int(12, 240);
  const parts = sections(random, units);
  const insurers = [...new Set(parts.map(({ insurer }) => insurer))];
  const site = addressLines(random);
  const description = `${units} units in ${random.int(2, 14)} buildings, ${site.join(', ')}`;
  return {
    evidence,
    parts,
    description,
    owner: person(random),
    unit: `${random.int(1, 9)}${random.int(0, 1)}${random.int(1, 9)}`,
    answers: [
      ['Replacement cost', 'Yes'],
      ['Guaranteed / extended replacement cost', random.pick(['No', 'Yes, 125%'])],
      ['Coinsurance', random.pick(['None, agreed amount', 'Waived'])],
      ['Co-insurance penalty applies', 'No'],
      ['Walls-in coverage', random.pick(['All-in incl. betterments', 'Original specifications', 'Bare walls'])],
      ['Severability of interest', 'Yes'],
      ['Property manager covered under crime', random.pick(['Yes', 'No'])],
      ['Notice of cancellation to mortgagee', '30 days'],
    ],
    label: {
      ...head,
      formNumber: 'CAI-7 (Rev. 3/19)',
      namedInsureds: [association],
      insurers: insurers.map((name) => ({ letter: null, name, naicCode: null })),
      policies: parts.map(({ title, number }) => ({
        insurerLetter: null,
        coverageType: title,
        policyNumber: number,
        effectiveDate: policy.effectiveDate,
        expirationDate: addYears(policy.effectiveDate, 1),
      })),
      propertyDescription: description,
      perilsInsured: random.pick(['special', 'special', null]),
      coverages: parts.flatMap(({ items }) => items),
      additionalInterests: [{ interest: 'Mortgagee / Certificate Holder', ...party }],
      remarks: random.chance(0.7)
        ? random.pick([
            'Unit owners are responsible for interior improvements and for personal property. Master deductible is an association expense.',
            'Units are covered for fixtures as originally installed. Premium is paid by the association monthly.',
          ])
        : null,
      _accept: {
        'additionalInterests[0].interest': ['Mortgagee', 'Certificate Holder'],
        'policies[0].coverageType': parts.slice(0, 1).map(({ title }) => `${title} Insurance`),
      },
    },
  };
}

function body({ label: l, evidence: e, parts, description, owner, unit, answers }: ReturnType<typeof facts>): Html {
  const [party] = l.additionalInterests;
  const field = (caption: string, lines: readonly Piece[]): Html =>
    html`<div><div class="k">${caption}</div>${lines.map((line) => html`${line}<br>`)}</div>`;
  const amount = (value: number | null): string => (value === null ? '' : wholeDollars(value));
  const term = l.policies[0];
  const forms = ['Basic', 'Broad', 'Special'].map(
    (name) =>
      html`<span style="margin-right:10pt">${l.perilsInsured === name.toLowerCase() ? '(X)' : '( )'} ${name}</span>`,
  );
  return html`<header><div><b style="font-size:11pt">${l.producerName}</b><br>${e.office.map((line) => html`${line}<br>`)}</div><div style="text-align:right">Contact: ${l.contactName}<br>Phone ${l.contactPhone}<br>Fax ${e.fax}<br>${l.contactEmail}</div></header>
<h1>Certificate of Insurance &ndash; Community Association Master Policy</h1><div>Date issued: <b>${bare(l.certificateDate)}</b></div>
<div class="p">${field('Association (named insured)', [l.namedInsureds[0], ...e.mail])}${field('Unit owner / unit', [owner, `Unit ${unit}`])}${field('Mortgagee / certificate holder', [`${party?.name} ISAOA`, ...e.lender, party?.loanNumber === null ? '' : `Loan # ${party?.loanNumber}`])}</div>
<div><span class="k">Description of property</span> &nbsp;${description}</div><div><span class="k">Causes of loss form</span> &nbsp;${forms}</div>
<table><tr><th>Coverage</th><th>Insurance company</th><th>Policy number</th><th>Effective</th><th>Expires</th><th class="n">Limit</th><th class="n">Deductible</th></tr>
${parts.map(
  ({
    title,
    insurer,
    number,
    items,
  }) => html`<tr class="g"><td>${title}</td><td>${insurer}</td><td>${number}</td><td>${bare(term?.effectiveDate ?? '')}</td><td>${bare(term?.expirationDate ?? '')}</td><td></td><td></td></tr>
${items.map((item) => html`<tr class="i"><td colspan="5">${item.name}</td><td class="n">${item.limitText ?? amount(item.limit)}</td><td class="n">${item.deductibleText ?? amount(item.deductible)}</td></tr>`)}`,
)}</table>
<div class="q">${answers.map(([question, answer]) => html`<div><span>${question}</span><b>${answer}</b></div>`)}</div>
<div style="border:.6pt solid #1d4f73;padding:3pt 5pt;margin-top:8pt;min-height:34pt"><span class="k">Remarks</span><br>${l.remarks}</div>
<p><small>This certificate is issued as a matter of information only and confers no rights upon the holder. It does not amend, extend or alter the coverage of the policies above. Limits shown are those at the inception of the policies. Requirements of secondary market investors are not interpreted here. A unit owner should carry an individual policy; a loss assessment coverage of at least $2,000 is suggested. Requests for changed certificates cost $25 when they are needed within 24 hours.</small></p>
<div style="display:flex;justify-content:space-between;margin-top:14pt"><small>${l.formNumber}</small><span style="border-top:.6pt solid #000;padding:1pt 30pt">Authorized representative: ${e.signer}</span></div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'condominium-master',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
