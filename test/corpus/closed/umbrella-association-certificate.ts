// Program administrator for community associations: a certificate under a master umbrella of a purchasing group. The insurer stands in the small
// print of the certificate, limits as a column of amounts in front of their words, underlying insurance as lettered paragraphs with runs of dots.
import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.2pt/1.4 "Liberation Serif",serif}h1{font-size:16pt;text-align:center;margin:4px 0 0;font-weight:400;letter-spacing:1px}.c{text-align:center}.r{display:grid;grid-template-columns:1.7in 1fr;border-top:.6px solid #5c4a2a;padding:5px 0}.r>b{font-weight:400;font-variant:small-caps;color:#5c4a2a}.a{display:grid;grid-template-columns:1.05in 1fr;gap:1px 12px}.a>span:nth-child(odd){text-align:right}
.d{display:flex}.d i{flex:1;border-bottom:1px dotted #555;margin:0 4px 4px}.u{margin:0 0 7px;break-inside:avoid}.s{font-size:7.6pt;line-height:1.3}`;

const underlyingKinds = (random: Random, year: number, month: string) => {
  const occurrence = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const term = () => {
    const effectiveDate = `${year}-${month}-01`;
    return { effectiveDate, expirationDate: addYears(effectiveDate, 1) };
  };
  const house = carrier(random);
  const packageNumber = numbered(random, 'CPP ######-##');
  const all = [
    {
      coverageType: 'Commercial General Liability',
      carrierName: house,
      policyNumber: packageNumber,
      limits: [
        { name: 'Each Occurrence', amount: occurrence },
        { name: 'General Aggregate, per location', amount: occurrence * 2 },
        { name: 'Products and Completed Operations Aggregate', amount: random.pick([occurrence, occurrence * 2]) },
      ],
    },
    {
      coverageType: 'Hired and Non-Owned Automobile Liability',
      carrierName: house,
      policyNumber: packageNumber,
      limits: [{ name: 'Combined Single Limit', amount: 1_000_000 }],
    },
    {
      coverageType: 'Directors and Officers Liability',
      carrierName: carrier(random),
      policyNumber: numbered(random, 'DO-#######'),
      limits: [{ name: 'Each Claim and Aggregate', amount: 1_000_000 }],
    },
    {
      coverageType: "Employers' Liability",
      carrierName: carrier(random),
      policyNumber: numbered(random, 'WC@ #######'),
      limits: [
        { name: 'Bodily Injury by Accident, each accident', amount: 500_000 },
        { name: 'Bodily Injury by Disease, policy limit', amount: 500_000 },
        { name: 'Bodily Injury by Disease, each employee', amount: 500_000 },
      ],
    },
  ];
  return all.filter((_, i) => i === 0 || random.chance(0.75)).map((each) => ({ ...each, ...term() }));
};

function facts(random: Random) {
  const year = random.int(2021, 2025);
  const month = random.pick(['01', '02', '05', '07', '10']);
  const effectiveDate = `${year}-${month}-01`;
  const mail = place(random, random.pick(['FL', 'AZ', 'CO', 'NC', 'VA', 'WA', 'CA']));
  const limit = random.pick([2, 5, 10, 15, 25]) * 1_000_000;
  const exposures = [
    { name: 'Residential units', count: random.int(24, 690) },
    ...(random.chance(0.7) ? [{ name: 'Swimming pools', count: random.int(1, 3) }] : []),
    ...(random.chance(0.4) ? [{ name: 'Lakes or ponds', count: random.int(1, 2) }] : []),
    ...(random.chance(0.3) ? [{ name: 'Playgrounds', count: random.int(1, 4) }] : []),
  ];
  const premium = (exposures[0]?.count ?? 0) * random.int(6, 14) + (limit / 1_000_000) * random.int(60, 140);
  const terrorism = random.chance(0.5) ? Math.round(premium * 0.02) : null;
  const fees = [
    { name: 'Purchasing Group Administration Fee', amount: random.pick([75, 100, 150]) },
    ...(random.chance(0.6)
      ? [{ name: `${mail.state} Premium Tax`, amount: Math.round(premium * random.int(3, 5)) / 100 }]
      : []),
  ];
  return {
    mail,
    premium,
    terrorism,
    sponsor: `${word(random)} Community Association Insurance Program`,
    administrator: `${word(random)} Program Managers, LLC`,
    office: place(random),
    phone: phone(random),
    master: numbered(random, 'UMM #######'),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['CAU-######-##', 'HOA#######', 'RPG ##-#####'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${random.pick(['Homeowners Association, Inc.', 'Condominium Association, Inc.', 'Townhomes Owners Association'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      coverageForm: 'occurrence',
      eachOccurrenceLimit: limit,
      generalAggregateLimit: limit,
      retention: random.pick([0, 10_000]),
      fees,
      totalPremium: sum([premium, terrorism ?? 0, ...fees.map(({ amount }) => amount)]),
      underlyingPolicies: underlyingKinds(random, year, month),
      exposures,
      otherCoverages: [
        ...(terrorism === null ? [] : [{ name: 'Certified Acts of Terrorism', premium: terrorism }]),
        ...(random.chance(0.5) ? [{ name: 'Crisis Response Expense', limit: 250_000, premium: null }] : []),
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const dotted = (name: string, value: string): Html => html`<div class="d">${name}<i></i>${value}</div>`;
const row = (caption: string, value: Html | string | readonly Html[]): Html =>
  html`<div class="r"><b>${caption}</b><div>${value}</div></div>`;

function body(f: Facts): Html {
  const { label: l, mail } = f;
  const crisis = l.otherCoverages.find(({ name }) => name.startsWith('Crisis'));
  const amounts = [
    [wholeDollars(l.eachOccurrenceLimit), 'Each Occurrence'],
    [wholeDollars(l.generalAggregateLimit), 'Aggregate, where applicable, separately for this member'],
    ...(crisis === undefined ? [] : [['$250,000', 'Crisis Response Expense (in addition to the above)']]),
    [
      l.retention === 0 ? '$0' : wholeDollars(l.retention),
      'Self-Insured Retention, each occurrence not covered by underlying insurance',
    ],
  ];
  const underlying = l.underlyingPolicies.map(
    (each, i) =>
      html`<div class="u">${'abcd'.charAt(i)}) <b>${each.coverageType}</b><br>${each.carrierName}, policy ${each.policyNumber}, ${slashed(each.effectiveDate)} to ${slashed(each.expirationDate)}${each.limits.map(({ name, amount }) => dotted(name, wholeDollars(amount)))}</div>`,
  );
  return html`<div class="c"><b>${f.sponsor}</b><br>administered by ${f.administrator}, ${oneLine(f.office)}</div><h1>CERTIFICATE OF INSURANCE</h1><div class="c" style="margin-bottom:10px">evidencing membership coverage under the Master Commercial Umbrella Policy</div>
${row('Certificate number', html`${l.policyNumber} &nbsp; (${l.transactionType === 'new' ? 'new member' : 'renewal'}) &nbsp; issued under master policy ${f.master}`)}${row('Member association', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}${row('Term', html`${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 a.m. at the address of the member`)}${row('Insurer', html`${l.carrierName} (occurrence form)`)}${row('Producer', l.agencyName)}
${row(
  'Limits of insurance',
  html`<div class="a">${amounts.map(([amount, name]) => html`<span>${amount}</span><span>${name}</span>`)}</div>`,
)}${row('Schedule of underlying insurance', underlying)}${row('Rating exposures', html`${l.exposures.map(({ name, count }) => dotted(name, String(count)))}`)}
${row(
  'Cost for the term',
  html`${dotted('Umbrella premium', `$${cents(f.premium)}`)}${f.terrorism === null ? dotted('Certified Acts of Terrorism', 'declined') : dotted('Certified Acts of Terrorism', `$${cents(f.terrorism)}`)}${l.fees.map(({ name, amount }) => dotted(name, `$${cents(amount)}`))}<b>${dotted('Total due', `$${cents(l.totalPremium)}`)}</b>`,
)}
<div class="r" style="display:block"><span class="s">Attached to and forming part of this certificate: RPG 1000 (01/17), RPG 1012 (06/19) Professional Services Exclusion, RPG 1040 (01/17) Directors and Officers Following Form, RPG 1066 (03/20) Communicable Disease Exclusion. The limits of the master policy apply to each member separately. The member's underlying insurance must be kept in force; failure to do so does not invalidate this insurance, but the insurer is liable only as if it had been kept. The purchasing group is organized under the Federal Liability Risk Retention Act of 1986. A fee of $35 is charged for reinstatement. Questions: ${f.phone}. Issued ${slashed(addDays(l.effectiveDate, -11))}.</span></div>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'association-certificate',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        // the certificate stands for the policy of the member
        _accept: { policyNumber: [f.master] },
      },
      print: { margin: { top: '0.55in', right: '0.75in', bottom: '0.5in', left: '0.75in' } },
    };
  },
};
