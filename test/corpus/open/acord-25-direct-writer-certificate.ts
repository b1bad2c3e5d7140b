// A direct writer's own certificate of insurance, filled in by its local agent: policyholder lines on top, preprinted rows with
// captions of limits left of the amounts, "statutory" in words, the holder at the bottom left beside the agent's stamp.
import { dashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { company, numbered, person, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { addressLines, type Amount, drawLines, type LiabilityLine, operations } from '../parts/certificate-facts.ts';

const css = `body{font:7.6pt/1.25 "Liberation Serif",serif}h1{font:700 15pt "Liberation Sans";text-align:center;letter-spacing:2px;margin:2pt 0 8pt}.v{font:9pt/1.2 "Nimbus Mono PS",monospace}
.kv{display:grid;grid-template-columns:118pt 1fr;row-gap:2pt}table{width:100%;border-collapse:collapse;margin-top:6pt}td,th{border:.8pt solid #000;padding:2pt 4pt;vertical-align:top;text-align:left}th{font:700 7pt/1.15 "Liberation Sans";text-align:center}
.r{display:flex;justify-content:space-between}.s{font-size:6.4pt;line-height:1.15}.two{display:flex;border:.8pt solid #000;margin-top:8pt}.two>div{flex:1;padding:4pt 6pt;min-height:92pt}.two>div+div{border-left:.8pt solid #000}`;

const box = (on: boolean): string => (on ? '[X]' : '[  ]');
const filled = (piece: Piece): Html => html`<span class="v">${piece}</span>`;

/** Title and captions of a row, in the order of its amounts. */
const rows = new Map<LiabilityLine['kind'], { title: string; captions: readonly string[] }>([
  [
    'general',
    {
      title: 'Comprehensive Business Liability',
      captions: [
        'Each Occurrence',
        'Damage to Premises Rented to You',
        'Medical Expenses (any one person)',
        'Personal and Advertising Injury',
        'General Aggregate',
        'Products - Completed Operations Aggregate',
      ],
    },
  ],
  [
    'auto',
    {
      title: 'Automobile Liability',
      captions: [
        'Combined Single Limit',
        'Bodily Injury Each Person',
        'Bodily Injury Each Accident',
        'Property Damage',
      ],
    },
  ],
  ['umbrella', { title: 'Excess Liability', captions: ['Each Occurrence', 'Aggregate'] }],
  [
    'compensation',
    {
      title: 'Workers\u2019 Compensation and Employers Liability',
      captions: ['Each Accident', 'Disease - Each Employee', 'Disease - Policy Limit'],
    },
  ],
]);

const autoNames = new Map([
  ['any', 'Any Auto'],
  ['owned', 'Owned Autos'],
  ['scheduled', 'Scheduled Autos'],
  ['hired', 'Hired Autos'],
  ['non_owned', 'Non-Owned Autos'],
]);

function facts(random: Random) {
  const date = `20${random.int(12, 25)}-${random.pick(['02', '04', '08', '12'])}-${random.int(10, 28)}`;
  const house = word(random);
  const companies = [`${house} Fire and Casualty Company`, `${house} General Insurance Company`];
  const insurer = random.pick(companies);
  const lines = drawLines({ random, date, letters: ['A'], claimsMade: 0 }).map((line) => ({
    ...line,
    number: numbered(random, '##-@@-@###-#'),
  }));
  const [office, mail, holder] = [addressLines(random), addressLines(random), addressLines(random)];
  const text = (amount: Amount): { amount: number | null; text: string | null } =>
    typeof amount === 'number' ? { amount, text: null } : { amount: null, text: amount };
  const policies = lines.map((line) => {
    const { title = '', captions = [] } = rows.get(line.kind) ?? {};
    return {
      coverageType: title,
      policyNumber: line.number,
      effectiveDate: line.from,
      expirationDate: line.to,
      coverageForm: null,
      aggregateAppliesPer: null,
      autosCovered: line.autos,
      limits: [
        ...(line.kind === 'compensation'
          ? [{ name: 'Part I - Workers Compensation', amount: null, text: 'STATUTORY' }]
          : []),
        ...captions.flatMap((name, i) =>
          line.amounts[i] === null ? [] : [{ name, ...text(line.amounts[i] ?? null) }],
        ),
      ],
    };
  });
  const agent = person(random);
  return {
    lines,
    office,
    mail,
    holder,
    companies,
    stamp: random.digits(4),
    label: {
      certificateDate: date,
      producerName: agent,
      producerAddress: office.join(', '),
      contactPhone: phone(random),
      namedInsureds: [company(random)],
      mailingAddress: mail.join(', '),
      insurers: [{ letter: null, name: insurer, naicCode: null }],
      policies,
      descriptionOfOperations: operations(random, random.int(1, 3)),
      certificateHolderName: company(random),
      certificateHolderAddress: holder.join(', '),
      // the agent signs and stamps: the name stands for the office, and is the person to ask as well
      _accept: {
        contactName: [agent],
        [`policies[${lines.findIndex(({ kind }) => kind === 'umbrella')}].coverageType`]: ['Umbrella', 'Other'],
      },
    },
  };
}

function row(kind: LiabilityLine['kind'], line?: LiabilityLine): Html {
  const { title = '', captions = [] } = rows.get(kind) ?? {};
  const amount = (value: Amount | undefined): string =>
    typeof value === 'number' ? wholeDollars(value) : (value ?? '');
  const includes = [
    'Products - Completed Operations',
    'Contractual Liability',
    'Personal Injury',
    'Advertising Injury',
  ];
  const more =
    kind === 'general'
      ? html`<br>This insurance includes:${includes.map((name, i) => html`<br>${box(line !== undefined && i !== 1)} ${name}`)}`
      : kind === 'auto'
        ? [...autoNames].map(([key, name]) => html`<br>${box(line?.autos.includes(key) ?? false)} ${name}`)
        : kind === 'umbrella'
          ? html`<br>${box(line?.title === 'umbrella')} Umbrella<br>${box(line?.title === 'excess')} Other`
          : '';
  const statutory =
    kind === 'compensation'
      ? html`<div class="r"><span>Part I - Workers Compensation</span>${filled(line === undefined ? '' : 'STATUTORY')}</div><div>Part II - Employers Liability</div>`
      : '';
  return html`<tr><td style="width:84pt">${filled(line?.number)}</td><td><b>${title}</b>${more}</td><td style="width:58pt">${filled(line === undefined ? '' : dashed(line.from))}</td><td style="width:58pt">${filled(line === undefined ? '' : dashed(line.to))}</td>
<td style="width:188pt">${statutory}${captions.map((name, i) => html`<div class="r"><span>${name}</span>${filled(amount(line?.amounts[i]))}</div>`)}</td></tr>`;
}

function body({ label: l, lines, office, mail, holder, companies, stamp }: ReturnType<typeof facts>): Html {
  const line = (caption: string, value: Piece): Html => html`<span>${caption}</span>${filled(value)}`;
  return html`<h1>CERTIFICATE OF INSURANCE</h1><div>This certifies that</div>
<div style="margin:3pt 0 3pt 30pt">${companies.map((name) => html`${box(l.insurers[0]?.name === name)} ${name}<br>`)}</div><div>insures the following policyholder for the coverages indicated below:</div>
<div class="kv" style="margin:5pt 0 5pt 20pt">${line('Policyholder', l.namedInsureds[0])}${line('Address of policyholder', html`${mail.map((each) => html`${each}<br>`)}`)}${line('Description of operations', l.descriptionOfOperations)}</div>
<div class="s">The policies listed below have been issued to the policyholder for the policy periods shown. The insurance described in these policies is subject to all the terms, exclusions, and conditions of those policies. The limits of liability shown may have been reduced by any paid claims.</div>
<table><tr><th rowspan="2">POLICY NUMBER</th><th rowspan="2">TYPE OF INSURANCE</th><th colspan="2">POLICY PERIOD</th><th rowspan="2">LIMITS OF LIABILITY<br>(at beginning of policy period)</th></tr><tr><th>Effective Date</th><th>Expiration Date</th></tr>
${[...rows.keys()].map((kind) =>
  row(
    kind,
    lines.find((each) => each.kind === kind),
  ),
)}</table>
<p class="s"><b>THE CERTIFICATE OF INSURANCE IS NOT A CONTRACT OF INSURANCE AND NEITHER AFFIRMATIVELY NOR NEGATIVELY AMENDS, EXTENDS OR ALTERS THE COVERAGE APPROVED BY ANY POLICY DESCRIBED HEREIN.</b> If any of the described policies are canceled before their expiration date, the company will try to mail a written notice to the certificate holder 30 days before cancellation. If however, we fail to mail such notice, no obligation or liability will be imposed on the company or its agents or representatives.</p>
<div class="two"><div><b>Name and Address of Certificate Holder</b><br><br>${filled(html`${l.certificateHolderName}<br>${holder.map((each) => html`${each}<br>`)}`)}</div>
<div><span style="font:italic 13pt 'Liberation Serif'">${l.producerName}</span><br><span class="s">Signature of Authorized Representative</span><div class="r" style="margin-top:5pt"><span>Agent</span><span>Date ${filled(dashed(l.certificateDate))}</span></div><div style="margin-top:6pt">Agent's Code Stamp ${filled(stamp)}<br>${filled(html`${l.producerName}, Agent<br>${office.map((each) => html`${each}<br>`)}${l.contactPhone}`)}</div></div></div>
<div class="s" style="margin-top:5pt">CBL-22.4 Rev. 04-2010 &nbsp; Printed in U.S.A.</div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'direct-writer-certificate',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
