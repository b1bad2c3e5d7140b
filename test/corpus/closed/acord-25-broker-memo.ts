// A broker's memorandum of liability insurance: no insurer letters, one titled block a policy with label and value lines, holder on
// top, dates written out.
import { addYears, abbreviated, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.8pt/1.45 Caladea,serif}h1{font:700 16pt Carlito,sans-serif;color:#7a3b10;margin:18px 0 2px}h3{font:700 11pt Carlito,sans-serif;background:#f4e9df;padding:3px 8px;margin:14px 0 4px}
.g{display:grid;grid-template-columns:150px 1fr;gap:1px 12px;padding-left:8px}.g i{color:#5c4a3d}.two{display:flex;gap:36px}.two>div{flex:1}small{font-size:7.6pt}`;

const amount = (name: string, value: number) => ({ name, amount: value, text: null });

function blocks(random: Random) {
  const one = 1_000_000;
  const every = [
    {
      coverageType: 'Commercial General Liability',
      coverageForm: 'occurrence',
      limits: [
        amount('Per occurrence', one),
        amount('General aggregate', 2 * one),
        amount('Products and completed operations', 2 * one),
        amount('Damage to premises rented', 100_000),
      ],
    },
    {
      coverageType: 'Business Auto',
      coverageForm: null,
      limits: random.chance(0.5)
        ? [amount('Combined single limit', one)]
        : [
            amount('Bodily injury per person', 250_000),
            amount('Bodily injury per accident', 500_000),
            amount('Property damage', 100_000),
          ],
    },
    {
      coverageType: 'Workers Compensation',
      coverageForm: null,
      limits: [
        { name: 'Part One', amount: null, text: 'Statutory' },
        amount("Employers' liability each accident", 500_000),
      ],
    },
    {
      coverageType: 'Excess Liability',
      coverageForm: null,
      limits: [amount('Per occurrence', 4 * one), amount('Aggregate', 4 * one)],
    },
    {
      coverageType: 'Errors and Omissions',
      coverageForm: 'claims_made',
      limits: [amount('Per claim', one), amount('Annual aggregate', one)],
    },
    { coverageType: 'Liquor Liability', coverageForm: null, limits: [amount('Per occurrence', one)] },
  ];
  return random.some(every, random.int(2, 5));
}

function facts(random: Random) {
  const date = `${random.int(2018, 2025)}-${random.pick(['02', '06', '09', '12'])}-${random.int(10, 28)}`;
  const policies = blocks(random).map((block) => {
    const start = `${date.slice(0, 4)}-${random.pick(['01', '02'])}-${random.int(10, 28)}`;
    const own = carrier(random);
    return {
      own,
      policy: {
        ...block,
        policyNumber: numbered(random, random.pick(['###-##-####', '@@@######', 'H##-###-##-##'])),
        effectiveDate: start,
        expirationDate: addYears(start, 1),
        additionalInsured: random.chance(0.4) ? true : null,
        subrogationWaived: random.chance(0.3) ? true : null,
      },
    };
  });
  const [office, mail, holder] = [place(random), place(random), place(random)];
  const names = [...new Set(policies.map(({ own }) => own))];
  return {
    office,
    mail,
    holder,
    policies,
    label: {
      certificateDate: date,
      certificateNumber: numbered(random, 'M-####/##'),
      producerName: `${word(random)} & ${word(random)} Brokers Inc.`,
      producerAddress: oneLine(office),
      contactName: person(random),
      contactPhone: phone(random),
      namedInsureds: random.chance(0.3) ? [company(random), company(random)] : [company(random)],
      mailingAddress: oneLine(mail),
      insurers: names.map((name) => ({ name })),
      policies: policies.map(({ policy }) => policy),
      descriptionOfOperations: random.pick([
        'Vendor services at the holder\u2019s stores.',
        'Film production equipment and crew, studio lot 6.',
        'Subcontract 22-118, roofing of building C.',
      ]),
      certificateHolderName: company(random),
      certificateHolderAddress: oneLine(holder),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function block({ own, policy }: Facts['policies'][number]): Html {
  const forms = new Map([
    ['occurrence', 'Occurrence'],
    ['claims_made', 'Claims-made'],
  ]);
  const extras = [
    policy.additionalInsured ? 'Holder is additional insured' : '',
    policy.subrogationWaived ? 'Subrogation waived' : '',
  ].filter((text) => text !== '');
  return html`<h3>${policy.coverageType}</h3><div class="g"><i>Insurance company</i><span>${own}</span><i>Policy</i><span>${policy.policyNumber}</span><i>In force</i><span>${abbreviated(policy.effectiveDate)} through ${abbreviated(policy.expirationDate)}</span>
${policy.coverageForm === null ? '' : html`<i>Basis</i><span>${forms.get(policy.coverageForm)}</span>`}${policy.limits.map((limit) => html`<i>${limit.name}</i><span>${limit.text ?? wholeDollars(limit.amount ?? 0)}</span>`)}
${extras.length === 0 ? '' : html`<i>Endorsed</i><span>${extras.join('; ')}</span>`}</div>`;
}

function body({ label: l, office, mail, holder, policies }: Facts): Html {
  return html`<b>${l.producerName}</b><br>${office.street}, ${cityLine(office)}<h1>Memorandum of Liability Insurance</h1><div>${written(l.certificateDate)} &nbsp;&middot;&nbsp; Number ${l.certificateNumber}</div>
<div class="two" style="margin-top:12px"><div><b>Presented to (certificate holder)</b><br>${l.certificateHolderName}<br>${holder.street}<br>${cityLine(holder)}</div><div><b>On behalf of (insured)</b><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div></div>
<p>At the insured's request we confirm that the policies below were in force on the date of this memorandum. It is not a contract and gives the holder no rights.</p>${policies.map(block)}
<h3>Concerning</h3><div style="padding-left:8px">${l.descriptionOfOperations}</div>
<p>Questions: ${l.contactName}, ${l.contactPhone}</p><p><small>The limits shown may have been reduced by paid claims. Ask for $5,000,000 of umbrella limits if your contract requires them. The broker is not obliged to give notice of cancellation.</small></p>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'broker-memo',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: f.label,
      print: { margin: { left: '0.8in', right: '0.8in' } },
    };
  },
};
