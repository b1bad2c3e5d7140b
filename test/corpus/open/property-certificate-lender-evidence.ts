// Evidence of property insurance that a carrier prints for lenders: a letter head, loan data first, coverages with limit and
// deductible in a table, ticked perils, wording for the mortgage clause.
import { addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.4pt/1.42 "Liberation Sans",sans-serif}h1{font-size:14pt;margin:0 0 8px}.two{display:flex;gap:26px}.two>div{flex:1;border-top:3px solid #275d38;padding-top:5px}h2{font-size:9.6pt;color:#275d38;margin:15px 0 3px}
table{width:100%;border-collapse:collapse}td,th{padding:3px 8px;border-bottom:1px solid #b9c9bd;text-align:left}th{font-size:8pt}.n{text-align:right}small{font-size:7.5pt}`;

function facts(random: Random) {
  const risk = place(random);
  const mail = random.chance(0.6) ? risk : place(random);
  const [office, lender] = [place(random), place(random)];
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['03', '05', '10', '12'])}-${random.int(10, 28)}`;
  const dwelling = random.int(120, 900) * 1000;
  const windPercent = random.pick([null, 1, 2, 5]);
  const all = random.pick([500, 1000, 2500]);
  const line = (name: string, limit: number | null, limitText: string | null = null) => ({
    name,
    limit,
    limitText,
    deductible: null as number | null,
    deductibleText: null as string | null,
  });
  const coverages = [
    { ...line('Dwelling', dwelling), deductible: all },
    line('Other Structures', Math.round(dwelling / 10)),
    line('Personal Property', Math.round(dwelling / 2)),
    line('Loss of Use', null, '24 months actual loss sustained'),
    line('Personal Liability', random.pick([100_000, 300_000, 500_000])),
    ...(windPercent === null
      ? []
      : [{ ...line('Windstorm or Hail', null, 'Included'), deductibleText: `${windPercent}% of dwelling limit` }]),
    ...(random.chance(0.4) ? [line('Replacement Cost on Dwelling', null, '125%')] : []),
    ...(random.chance(0.3) ? [{ ...line('Earthquake', dwelling), deductibleText: '10%' }] : []),
  ];
  return {
    risk,
    mail,
    office,
    lender,
    label: {
      formNumber: `EPI ${random.pick(['100', '27-A', 'L4'])} (0${random.int(1, 9)}/1${random.int(0, 9)})`,
      certificateDate: effectiveDate,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactName: person(random),
      contactPhone: phone(random),
      namedInsureds: random.chance(0.5) ? [person(random), person(random)] : [person(random)],
      mailingAddress: oneLine(mail),
      insurers: [{ name: carrier(random) }],
      policies: [
        {
          coverageType: random.pick(['Homeowners HO-3', 'Condominium unit owners', 'Dwelling fire special form']),
          policyNumber: numbered(random, random.pick(['HO ### ####', '########-#', 'H@-##-#####'])),
          effectiveDate,
          expirationDate: addYears(effectiveDate, 1),
        },
      ],
      propertyDescription: oneLine(risk),
      perilsInsured: random.pick(['basic', 'broad', 'special']),
      coverages,
      additionalInterests: [
        {
          interest: random.pick(['Mortgagee', 'Loss Payee', "Lender's Loss Payable"]),
          name: `${word(random)} ${random.pick(['Bank, N.A.', 'Home Loans Inc.', 'Federal Credit Union'])}`,
          address: oneLine(lender),
          loanNumber: random.digits(10),
        },
      ],
      remarks: random.chance(0.6)
        ? random.pick([
            'Premium for the term is paid in full.',
            'Refinance closing; replaces evidence of an earlier date.',
            'Escrowed, bill mortgagee at renewal.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function body({ label: l, office, mail, lender, risk }: Facts): Html {
  const [policy] = l.policies;
  const [party] = l.additionalInterests;
  const box = (name: string, on: boolean): string => `${on ? '\u2612' : '\u2610'} ${name}`;
  const carrierName = l.insurers[0]?.name ?? '';
  const ticks = ['Mortgagee', 'Loss Payee', "Lender's Loss Payable"].map(
    (name) => html`${box(name, name === party?.interest)} &nbsp; `,
  );
  return html`<h1>Evidence of Property Insurance</h1><div>${carrierName}</div><div>Date issued: ${written(l.certificateDate)}</div>
<div class="two" style="margin-top:14px"><div>${ticks}<br>${party?.name} ISAOA/ATIMA<br>${lender.street}<br>${cityLine(lender)}<br><b>Loan no.</b> ${party?.loanNumber}</div><div><b>Agency</b> ${l.producerName}<br>${office.street}<br>${cityLine(office)}<br>Contact ${l.contactName}, ${l.contactPhone}</div></div>
<h2>Insured</h2><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><h2>Policy</h2><table><tr><th>Kind</th><th>Number</th><th>Effective</th><th>Expires</th></tr><tr><td>${policy?.coverageType}</td><td>${policy?.policyNumber}</td><td>${slashed(policy?.effectiveDate ?? '')}</td><td>${slashed(policy?.expirationDate ?? '')}</td></tr></table>
<h2>Property location and description</h2><div>${oneLine(risk)}</div><h2>Coverage information</h2><div>Perils insured: ${['basic', 'broad', 'special'].map((name) => html`${box(name.charAt(0).toUpperCase() + name.slice(1), name === l.perilsInsured)} &nbsp;`)}</div>
<table><tr><th>Coverage</th><th class="n">Amount of insurance</th><th class="n">Deductible</th></tr>${l.coverages.map((each) => html`<tr><td>${each.name}</td><td class="n">${each.limitText ?? wholeDollars(each.limit ?? 0)}</td><td class="n">${each.deductibleText ?? (each.deductible === null ? '' : wholeDollars(each.deductible))}</td></tr>`)}
<tr><td>Flood</td><td class="n">Not covered</td><td></td></tr></table><h2>Remarks</h2><div>${l.remarks}</div>
<p><small>This evidence is not a contract. If the policy is cancelled we give the interest named above 10 days written notice. Annual premium is billed separately. Ask for a payoff of unpaid premium by phone.</small></p><small>${l.formNumber}</small>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'lender-evidence',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
