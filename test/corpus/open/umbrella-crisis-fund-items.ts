// National stock company of the brokers' market: commercial umbrella in numbered items with a crisis response limit
// beside the aggregates. Amounts stand in front of the names of their limits, the underlying policies are blocks of
// captions and values two abreast over several pages, premium, terrorism charge and surcharge are lines of item six,
// and a schedule of forms and a terrorism disclosure follow.
import { addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9pt/1.38 "Liberation Sans",sans-serif}
h1{font-size:13pt;text-align:center;margin:9pt 0 2pt}
.hd{display:flex;justify-content:space-between;font-size:8pt}.pg{break-before:page}
.ent{border:1pt solid #000;padding:5pt 8pt;display:grid;grid-template-columns:1fr 1fr;gap:2pt 18pt;margin:8pt 0}
.it{display:grid;grid-template-columns:52pt 1fr;gap:0 6pt;margin:8pt 0;break-inside:avoid}.it>b{font-size:8.4pt}
.am{display:grid;grid-template-columns:92pt 1fr;gap:1pt 12pt;margin-top:3pt}.am>:nth-child(odd){text-align:right}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10pt 20pt}.two>div{break-inside:avoid;border-top:1.4pt solid #000}
.two h3{font-size:9.4pt;margin:3pt 0}.kv{display:grid;grid-template-columns:62pt 1fr;gap:1pt 5pt;font-size:8.6pt}
.kv>:nth-child(odd){color:#444}p{margin:6pt 0}.sm{font-size:7.6pt}`;

const limitOf = (name: string, amount: number) => ({ name, amount });

function linesOf(random: Random) {
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const employer = random.pick([500_000, 1_000_000]);
  const lines = [
    {
      coverageType: 'Commercial General Liability',
      limits: [
        limitOf('Each Occurrence', one),
        limitOf('General Aggregate', one * 2),
        limitOf('Products-Completed Operations Aggregate', one * 2),
        limitOf('Personal and Advertising Injury', one),
      ],
    },
    {
      coverageType: 'Automobile Liability',
      limits: [limitOf('Combined Single Limit, Each Accident', random.pick([1_000_000, 2_000_000]))],
    },
    {
      coverageType: "Employers' Liability",
      limits: [
        limitOf('Bodily Injury by Accident - Each Accident', employer),
        limitOf('Bodily Injury by Disease - Policy Limit', employer),
        limitOf('Bodily Injury by Disease - Each Employee', employer),
      ],
    },
    {
      coverageType: 'Employee Benefits Liability (Claims Made)',
      limits: [limitOf('Each Employee', one), limitOf('Annual Aggregate', one)],
    },
    {
      coverageType: 'Foreign General Liability',
      limits: [limitOf('Each Occurrence', 1_000_000), limitOf('Master Control Program Aggregate', 4_000_000)],
    },
    {
      coverageType: 'Liquor Liability',
      limits: [limitOf('Each Common Cause', one), limitOf('Aggregate', one)],
    },
    { coverageType: 'Non-Owned Aircraft Liability', limits: [limitOf('Each Occurrence', 5_000_000)] },
  ];
  const others = random.some(lines.slice(3), random.int(1, 4));
  return lines.filter((line, i) => i < 3 || others.includes(line));
}

function underlyingOf(random: Random, effectiveDate: string, brand: string) {
  const own = [`${brand} Fire Insurance Company`, `${brand} Casualty Insurance Company`];
  return linesOf(random).map((line, i) => {
    const isOwn = random.chance(0.55);
    const start = isOwn || i < 2 ? effectiveDate : addDays(effectiveDate, random.int(-210, 30));
    return {
      ...line,
      carrierName: isOwn
        ? random.pick(own)
        : `${word(random)} ${random.pick(['Indemnity Company', 'Mutual Ins. Co.'])}`,
      policyNumber: isOwn
        ? numbered(random, random.pick(['GL ####-##-##', '@@ ###-##-##']))
        : numbered(random, '@@@######'),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
    };
  });
}

function facts(random: Random) {
  const [mail, brand, office] = [place(random), word(random), place(random)];
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '06', '08', '11'])}-${random.pick(['01', '15', '30'])}`;
  const limit = random.pick([5, 10, 15, 25]) * 1_000_000;
  const [premium, terrorism] = [random.dollars(14_000, 165_000), random.dollars(140, 3100)];
  const rate = random.pick([0.006, 0.018, 0.0055]);
  const fees = random.chance(0.5)
    ? [{ name: `${mail.state} Property-Liability Guaranty Surcharge`, amount: Math.round(premium * rate) }]
    : [];
  const renewed = random.chance(0.6) ? numbered(random, '####-##-##') : null;
  return {
    mail,
    brand,
    office,
    premium,
    renewed,
    producer: place(random, mail.state),
    issued: addDays(effectiveDate, -random.int(4, 40)),
    label: {
      carrierName: `${brand} ${random.pick(['National Insurance Company', 'Union Insurance Company', 'Assurance Company'])}`,
      policyNumber: numbered(random, random.pick(['BE ########', 'AUC ####-##-##', '####-##-##'])),
      transactionType: renewed === null ? 'new' : 'renewal',
      namedInsureds: [company(random), ...(random.chance(0.3) ? [company(random)] : [])],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      eachOccurrenceLimit: limit,
      generalAggregateLimit: limit,
      productsAggregateLimit: limit,
      retention: random.pick([10_000, 25_000, 10_000]),
      totalPremium: sum([premium, terrorism, ...fees.map(({ amount }) => amount)]),
      fees,
      underlyingPolicies: underlyingOf(random, effectiveDate, brand),
      otherCoverages: [
        { name: 'Crisis Response Limit of Insurance', limit: 250_000, premium: null },
        { name: 'Excess Casualty Crisis Fund Limit of Insurance', limit: 50_000, premium: null },
        { name: 'Certified Acts of Terrorism', limit: null, premium: terrorism },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const item = (number: number, title: string, body: Html): Html =>
  html`<div class="it"><b>ITEM ${number}.</b><div><b>${title}</b><br>${body}</div></div>`;

const amounts = (lines: readonly (readonly [string, number])[]): Html =>
  html`<div class="am">${lines.map(
    ([name, amount]) => html`<span>${wholeDollars(amount)}</span>
<span>${name}</span>`,
  )}</div>`;

function declarations(f: Facts): Html {
  const { label: l } = f;
  const [response, fund, terrorism] = l.otherCoverages;
  const limits: [string, number][] = [
    ['Each Occurrence', l.eachOccurrenceLimit],
    ['General Aggregate (in accordance with Section IV. Limits of Insurance)', l.generalAggregateLimit],
    ['Products-Completed Operations Aggregate (in accordance with Section IV.)', l.productsAggregateLimit],
    [response?.name ?? '', response?.limit ?? 0],
    [fund?.name ?? '', fund?.limit ?? 0],
  ];
  const charges: [string, number][] = [
    ['Advance Premium, a flat charge', f.premium],
    [terrorism?.name ?? '', terrorism?.premium ?? 0],
    ...l.fees.map(({ name, amount }): [string, number] => [name, amount]),
    ['Total Amount Due at Inception', l.totalPremium],
  ];
  const kind = f.renewed === null ? 'NEW' : `RENEWAL OF: ${f.renewed}`;
  return html`<div class="hd"><div><b style="font-size:11pt">${l.carrierName}</b><br>A Capital Stock Company<br>
Administrative Offices: ${f.office.street}, ${cityLine(f.office)}</div><div>POLICY NUMBER: <b>${l.policyNumber}</b>
<br>${kind}</div></div>
<h1>COMMERCIAL UMBRELLA LIABILITY POLICY WITH CRISIS RESPONSE</h1><div style="text-align:center"><b>DECLARATIONS</b>
</div>
<p class="sm">The company named above, herein called the Insurer, agrees with the Named Insured in consideration of the
payment of premium and in
reliance upon the statements in these Declarations.</p>
${item(1, 'NAMED INSURED', html`${l.namedInsureds.map((name) => html`${name}<br>`)}`)}
${item(2, 'MAILING ADDRESS OF THE FIRST NAMED INSURED', html`${f.mail.street}<br>${cityLine(f.mail)}`)}
${item(
  3,
  'POLICY PERIOD',
  html`FROM: ${written(l.effectiveDate)} &nbsp;&nbsp; TO: ${written(l.expirationDate)}
<br>(At 12:01 A.M., standard time, at the address of the First Named Insured stated above.)`,
)}
${item(4, 'LIMITS OF INSURANCE', html`The Limits of Insurance, subject to the terms of this policy, are:${amounts(limits)}`)}
${item(5, 'SCHEDULED UNDERLYING INSURANCE AND RETENTION', html`See Schedule A, Schedule of Underlying Insurance.${amounts([['Self-Insured Retention, Each Occurrence', l.retention]])}`)}
${item(6, 'PREMIUM AND PREMIUM COMPUTATION', html`Not subject to audit.${amounts(charges)}`)}
${item(7, 'ENDORSEMENTS', html`This policy includes the endorsements and schedules listed on the Forms Schedule at its inception date.`)}
<div class="ent"><div>PRODUCER: ${l.agencyName}<br>${f.producer.street}<br>${cityLine(f.producer)}</div>
<div>ISSUE DATE: ${written(f.issued)}<br><br>______________________<br>Authorized Representative</div></div>`;
}

function schedule(f: Facts): Html {
  const { label: l } = f;
  const block = (each: Facts['label']['underlyingPolicies'][number]): Html => html`<div><h3>${each.coverageType}</h3>
<div class="kv"><span>Company</span><span>${each.carrierName}</span><span>Number</span><span>${each.policyNumber}</span>
<span>Term</span><span>${written(each.effectiveDate)} to ${written(each.expirationDate)}</span><span>Limits</span>
<span>${each.limits.map(({ name, amount }) => html`${wholeDollars(amount)} ${name}<br>`)}</span>
<span>Defense</span><span>In addition to the applicable limits</span></div></div>`;
  return html`<div class="pg hd"><span>${l.carrierName}</span><span>Policy ${l.policyNumber}</span></div>
<h1>SCHEDULE A &ndash; SCHEDULE OF UNDERLYING INSURANCE</h1><p>Issued to: ${l.namedInsureds[0]}</p>
<div class="two">${l.underlyingPolicies.map(block)}</div>
<p class="sm">Where Scheduled Underlying Insurance is written with a limit greater than shown, this policy applies in
excess of the greater limit.</p>`;
}

function rest(f: Facts): Html {
  const { label: l } = f;
  const terrorism = wholeDollars(l.otherCoverages[2]?.premium ?? 0);
  const forms = [
    'UM 80517 (11/09) Umbrella Prime Policy Form with Crisis Response',
    'UM 86401 (03/14) Act of Terrorism Self-Insured Retention Endorsement',
    'UM 90610 (11/13) Professional Services Exclusion',
    'UM 91222 (04/13) Policyholder Disclosure - Notice of Terrorism Insurance Coverage',
    'UM 94414 (05/16) Unmanned Aircraft Exclusion',
    'UM 97996 (04/08) Duties in the Event of an Occurrence - Amendment',
  ];
  return html`<div class="pg hd"><span>${l.carrierName}</span><span>Policy ${l.policyNumber}</span></div>
<h1>FORMS SCHEDULE</h1>
<p>Named Insured: ${l.namedInsureds[0]}</p>${forms.map((form, i) => html`${i + 1}. ${form}<br>`)}
<h1>POLICYHOLDER DISCLOSURE</h1>
<p>Coverage for acts of terrorism is included in your policy. The portion of your annual premium that is
attributable to coverage for certified acts of terrorism is ${terrorism}, and does not include any charges for the portion of losses covered by
the United States Government, which reimburses 80% of covered losses above the deductible. The Act contains a cap of $100 billion.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'crisis-fund-items',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [declarations(f), schedule(f), rest(f)] }),
      label: f.label,
      print: { margin: { top: '0.6in', bottom: '0.6in', left: '0.7in', right: '0.7in' } },
    };
  },
};
