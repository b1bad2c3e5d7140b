// A house's own evidence of property insurance for condominium lenders: a program manager's two columns, associations as insured, a
// unit owner's loan, coverages in sentences with limit and deductible, Yes / No answers for what lenders ask.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.4pt/1.24 Carlito}h1{font:700 15pt Carlito;margin:0;color:#1d4f5c}.bar{background:#1d4f5c;color:#fff;font-weight:700;padding:2pt 6pt;margin-top:6pt}.two{display:grid;grid-template-columns:1fr 1fr;border:.6pt solid #1d4f5c}.two>div{padding:4pt 6pt;border-left:.6pt solid #1d4f5c}.two>div:first-child{border-left:0}.cap{font-size:6.4pt;color:#1d4f5c;text-transform:uppercase;letter-spacing:.3pt}.v{font:8.2pt/1.22 Lato}
table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #8aa9b0;padding:2pt 5pt;text-align:left;vertical-align:top}th{font-size:6.6pt;background:#e7f0f2}.n{text-align:right}.fine{font-size:6pt;line-height:1.25;text-align:justify;columns:2;column-gap:14pt}`;

interface Item {
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  deductibleText: string | null;
}

function coverages(random: Random, building: number): Item[] {
  const item = (name: string, limit: number | null, over: Partial<Item> = {}): Item => ({
    name,
    limit,
    limitText: null,
    deductible: null,
    deductibleText: null,
    ...over,
  });
  const deductible = random.pick([2500, 5000, 10_000, 25_000]);
  const wind = random.pick([1, 2, 3, 5]);
  return [
    item('Buildings, blanket', building, { deductible }),
    ...(random.chance(0.6) ? [item('Association Personal Property', random.int(2, 40) * 5000, { deductible })] : []),
    ...(random.chance(0.5)
      ? [item('Association Income', null, { limitText: 'Actual loss sustained, 12 months' })]
      : []),
    item('Ordinance or Law A', null, { limitText: 'Included in building limit' }),
    ...(random.chance(0.8) ? [item('Ordinance or Law B and C combined', random.int(5, 60) * 10_000)] : []),
    ...(random.chance(0.7) ? [item('Equipment Breakdown', null, { limitText: 'Included', deductible: 1000 })] : []),
    ...(random.chance(0.6)
      ? [item('Back Up of Sewers and Drains', random.pick([25_000, 50_000, 100_000]), { deductible })]
      : []),
    ...(random.chance(0.5)
      ? [item('Windstorm or Hail', null, { limitText: 'Included', deductibleText: `${wind}% per building` })]
      : []),
    ...(random.chance(0.6) ? [item('Employee Dishonesty', random.int(5, 50) * 10_000, { deductible: 1000 })] : []),
  ];
}

function facts(random: Random) {
  const [office, mail, lender, home] = [place(random), place(random), place(random), place(random)];
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '03', '06', '10'])}-${random.pick(['01', '15', '27'])}`;
  const building = random.int(300, 9800) * 10_000;
  const owner = person(random);
  const unit = random.int(101, 899);
  const estate = `${word(random)} ${random.pick(['Commons', 'Village', 'Terrace', 'Landing'])}`;
  const units = random.int(12, 240);
  return {
    office,
    mail,
    lender,
    home,
    owner,
    unit,
    units,
    buildings: random.int(1, 18),
    asked: [
      'Is the walls-in form (single entity) used?',
      'Is replacement cost guaranteed or 100%?',
      'Is coinsurance waived by agreed amount?',
      'Is there a separation of insureds clause?',
      'Is the property manager covered for dishonesty?',
      'Is flood insured by this program?',
    ].map((text) => [text, random.chance(0.6) && !text.includes('flood') ? 'Yes' : 'No'] as const),
    carrierName: carrier(random),
    label: {
      formNumber: `PM-EOI ${random.pick(['02', '07'])}/${random.int(15, 19)}`,
      certificateDate: `${effectiveDate.slice(0, 8)}28`,
      certificateNumber: numbered(random, 'EOI-######'),
      producerName: `${word(random)} Community Insurance Managers`,
      producerAddress: oneLine(office),
      contactName: person(random),
      contactPhone: phone(random),
      contactEmail: random.chance(0.7) ? `evidence@${word(random).toLowerCase()}.example` : null,
      namedInsureds: [
        `${estate} ${random.pick(['Condominium Association, Inc.', 'Homeowners Association', 'Owners Association, Inc.'])}`,
      ],
      mailingAddress: oneLine(mail),
      policies: [
        {
          coverageType: 'Condominium Association Package',
          policyNumber: numbered(random, random.pick(['CAU#######-#', 'QBP ######## ##', 'H##-##-######'])),
          effectiveDate,
          expirationDate: addYears(effectiveDate, 1),
        },
      ],
      perilsInsured: 'special',
      coverages: coverages(random, building),
      additionalInterests: random.chance(0.85)
        ? [
            {
              interest: 'Mortgagee',
              name: `${word(random)} ${random.pick(['Mortgage Corporation', 'Home Lending LLC', 'Bank, FSB'])}`,
              address: oneLine(lender),
              loanNumber: random.chance(0.8) ? random.digits(10) : null,
            },
          ]
        : [],
      remarks: random.chance(0.5)
        ? random.pick([
            'Coverage of unit interiors follows the declaration of condominium as originally built.',
            'Evidence is issued for a refinance. Premium is paid by the association.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (caption: string, value: Piece): Html =>
  html`<div><span class="cap">${caption}</span><div class="v">${value}</div></div>`;

function table({ label: l }: Facts): Html {
  const rows = l.coverages.map(
    (each) =>
      html`<tr><td>${each.name}</td><td class="v n">${each.limitText ?? wholeDollars(each.limit ?? 0)}</td><td class="v n">${each.deductibleText ?? (each.deductible === null ? '' : wholeDollars(each.deductible))}</td></tr>`,
  );
  return html`<table><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Deductible</th></tr>${rows}<tr><td>Earthquake</td><td class="v n">Not covered</td><td></td></tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, office, mail, lender, home } = f;
  const [policy] = l.policies;
  const [party] = l.additionalInterests;
  const mortgagee =
    party === undefined
      ? html`<div class="v">None on file</div>`
      : html`<div class="v">${party.name} ISAOA/ATIMA<br>${lender.street}<br>${cityLine(lender)}</div>`;
  return html`<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #1d4f5c;padding-bottom:4pt"><div><h1>Evidence of Property Insurance</h1>Condominium and Community Association Program</div><div style="text-align:right"><span class="cap">Issued</span> <span class="v">${abbreviated(l.certificateDate)}</span><br><span class="cap">Evidence no.</span> <span class="v">${l.certificateNumber}</span></div></div>
<p style="margin:5pt 0">This evidence is furnished to the lender named below for information. It neither changes nor extends the policy it describes; only the policy itself states what is insured.</p>
<div class="two"><div>${pair('Program manager', html`${l.producerName}<br>${office.street}<br>${cityLine(office)}`)}</div><div>${pair('Questions about this evidence', html`${l.contactName}<br>${l.contactPhone}<br>${l.contactEmail}`)}</div></div>
<div class="bar">Association and policy</div><div class="two"><div>${pair('Named insured', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}</div><div>${pair('Policy type', policy?.coverageType)}<div style="display:flex;gap:22pt">${pair('Policy number', policy?.policyNumber)}${pair('Effective', abbreviated(policy?.effectiveDate ?? ''))}${pair('Expires', abbreviated(policy?.expirationDate ?? ''))}</div>${pair('Insurer', f.carrierName)}</div></div>
<div class="bar">Insured property</div><div class="two"><div>${pair('Location', oneLine(home))}</div><div style="display:flex;gap:22pt">${pair('Buildings', f.buildings)}${pair('Units', f.units)}${pair('Causes of loss', html`${'\u25cb'} Basic &nbsp; ${'\u25cb'} Broad &nbsp; ${'\u25cf'} Special`)}</div></div>
<div class="bar">Coverages in force</div>${table(f)}<div class="bar">Unit and mortgagee</div><div class="two"><div>${pair('Unit owner (borrower)', f.owner)}${pair('Unit', f.unit)}</div><div><span class="cap">Mortgagee</span>${mortgagee}${pair('Loan number', party?.loanNumber)}</div></div>
<div class="bar">What lenders ask</div><table>${f.asked.map(([text, answer]) => html`<tr><td>${text}</td><td class="v" style="width:40pt">${answer}</td></tr>`)}<tr><td>Number of units financed by one owner of more than 10% of the project</td><td></td></tr></table>
<div class="bar">Notes</div><div style="border:.6pt solid #1d4f5c;min-height:26pt;padding:3pt 6pt" class="v">${l.remarks}</div>
<p class="fine">If the policy is canceled by the insurer, the mortgagee shown above will be given 30 days written notice, 10 days for nonpayment of premium. Limits apply to the association's property of all buildings together and may have been reduced by losses. A unit owner's personal property, improvements made by unit owners, personal liability and loss assessment of $2,000 or more need a policy of their own (HO-6). Flood, earthquake and other causes of loss that the policy excludes are not insured. A change of mortgagee must be sent to us at least 10 days before closing; a fee of $25 applies to rush requests. This form is not to be altered. \u00a9 2019 Community Program Forms.</p><div class="cap" style="text-align:right">${l.formNumber}</div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'condominium-house',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        insurers: [{ name: f.carrierName }],
        propertyDescription: oneLine(f.home),
      },
      print: { margin: { top: '0.35in', bottom: '0.25in', left: '0.6in', right: '0.6in' } },
    };
  },
};
