import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A mutual for service families: quarters on a post, mail to an overseas box, floods and earthquakes included, gear with
// no deductible; captions in the margin, limits without dollar signs, valuables by class on the next sheet.

const css = `body{margin:0;font:10pt/1.35 Caladea,"Liberation Serif",serif}.pg{break-after:page}.pg:last-child{break-after:auto}.head{text-align:center}.head b{font-size:14pt;letter-spacing:1pt}
.row{display:grid;grid-template-columns:122pt 1fr;border-top:.6pt solid #888;padding:5pt 0}.row>div:first-child{font:700 8pt "Liberation Sans";color:#24402b}
table{border-collapse:collapse;width:100%}td,th{padding:1.5pt 5pt;vertical-align:top;text-align:left}th{font:700 7.6pt "Liberation Sans";border-bottom:.6pt solid #555}.n{text-align:right;white-space:nowrap}
.t td{border-top:1pt solid #000;font-weight:700}.s{font-size:8.4pt}.stamp{border:1.4pt solid #24402b;display:inline-block;padding:1pt 9pt;font:700 9pt "Liberation Sans";margin:4pt 0 8pt}`;

interface Item {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
  deductible: number | null;
}

const cent = (amount: number): number => Math.round(amount * 100) / 100;

const row = (caption: string, content: Html | string): Html =>
  html`<div class="row"><div>${caption}</div><div>${content}</div></div>`;

const itemRow = ({ name, limit, limitText, premium }: Item): Html =>
  html`<tr><td>${name}</td><td class="n">${limit === null ? limitText : whole(limit)}</td><td class="n">${premium === null ? 'Incl.' : cents(premium)}</td></tr>`;

function drawIncluded(random: Random, contents: number): Item[] {
  const none = { limit: null, limitText: 'Included', premium: null, deductible: null };
  return [
    { ...none, name: 'Replacement Cost Settlement' },
    { ...none, name: 'Flood and Earthquake to Personal Property' },
    { ...none, name: 'Military Uniforms and Equipment', limit: contents >= 30_000 ? 10_000 : 5_000, limitText: null },
    {
      ...none,
      name: 'Identity Restoration Expense',
      limit: 5_000,
      limitText: null,
      premium: random.chance(0.5) ? random.amount(8, 19) : null,
    },
  ];
}

function drawArticles(random: Random): Item[] {
  const classes = ['Jewelry and Watches', 'Bicycles', 'Musical Instruments', 'Cameras', 'Firearms', 'Silverware'];
  return random.some(classes, random.pick([0, 1, 2, 3])).map((name) => {
    const limit = random.int(6, 90) * 100;
    return { name, limit, limitText: null, premium: cent((limit * random.int(8, 19)) / 1000), deductible: null };
  });
}

function draw(random: Random) {
  const effective = dayBetween(random, '2018-01-10', '2026-09-12');
  const contents = random.int(10, 80) * 1000;
  const [included, articles] = [drawIncluded(random, contents), drawArticles(random)];
  const [property, liability] = [random.amount(96, 320), random.amount(22, 60)];
  const discounts = random.some(
    [
      { name: 'On-Post Housing Credit', amount: random.amount(6, 24) },
      { name: 'Auto Policy Credit', amount: random.amount(5, 30) },
      { name: 'Claim Free Credit', amount: random.amount(4, 18) },
    ],
    random.int(0, 2),
  );
  const fees = random.chance(0.4) ? [{ name: 'Municipal Premium Tax', amount: random.amount(3, 14) }] : [];
  const total = sum([
    property,
    liability,
    ...[...included, ...articles].map(({ premium }) => premium ?? 0),
    ...discounts.map(({ amount }) => -amount),
    ...fees.map(({ amount }) => amount),
  ]);
  const base = place(random);
  return {
    effective,
    contents,
    included,
    articles,
    property,
    liability,
    discounts,
    fees,
    total,
    quarters: {
      ...base,
      street: `${random.int(2, 980)}-${random.letters(1)} ${word(random)} Loop`,
      city: `Fort ${base.city}`,
    },
    overseas: random.chance(0.4)
      ? `${random.pick(['CMR', 'PSC'])} ${random.int(402, 490)} Box ${random.int(100, 2999)}`
      : null,
    overseasCity: `APO AE 09${random.digits(3)}`,
    names: random.chance(0.5) ? [person(random), person(random)] : [person(random)],
    number: numbered(random, '######-##-R'),
    insurer: `${word(random)} Armed Services Mutual Insurance Company`,
    limit: random.pick([100_000, 300_000, 500_000, 1_000_000]),
    medical: random.pick([1_000, 5_000, 10_000]),
    deductible: random.pick([100, 250, 500]),
    lossOfUse: random.chance(0.7) ? contents / 5 : null,
    isRenewal: random.chance(0.5),
    owner: random.chance(0.4) ? { name: `${word(random)} Family Housing LLC`, at: place(random, base.state) } : null,
  };
}
type Facts = ReturnType<typeof draw>;

function firstSheet(facts: Facts): Html {
  const { names, quarters, overseas, overseasCity, effective, number, insurer, contents, lossOfUse, articles } = facts;
  const mail =
    overseas === null ? html`${quarters.street}<br>${cityLine(quarters)}` : html`${overseas}<br>${overseasCity}`;
  const limits: readonly (readonly [string, string, string])[] = [
    ['Personal Property, worldwide', whole(contents), cents(facts.property)],
    ['Loss of Use', lossOfUse === null ? 'Actual expense, 12 months' : whole(lossOfUse), 'Incl.'],
    ['Personal Liability, any one occurrence', whole(facts.limit), cents(facts.liability)],
    ['Medical Payments, any one person', whole(facts.medical), 'Incl.'],
  ];
  const added = sum(articles.map(({ premium }) => premium ?? 0));
  const lines = [
    ...(articles.length === 0 ? [] : [['Valuables listed on Sheet 2', cents(added)] as const]),
    ...facts.discounts.map(({ name, amount }) => [name, `(${cents(amount)})`] as const),
    ...facts.fees.map(({ name, amount }) => [name, cents(amount)] as const),
  ];
  return html`<div class="pg"><div class="head"><b>${insurer.toUpperCase()}</b><br>Renters Policy Declarations<br><span class="stamp">${facts.isRenewal ? 'RENEWAL' : 'NEW POLICY'}</span></div>
${row('MEMBER', html`${names.map((name) => html`${name}<br>`)}${mail}`)}${row('MEMBER POLICY NO.', number)}${row('IN FORCE', `${dayFirst(effective)} to ${dayFirst(addYears(effective, 1))}, 0001 hours standard time at the quarters`)}${row('QUARTERS INSURED', overseas === null ? 'Same as member address' : html`${quarters.street}<br>${cityLine(quarters)}`)}
${row('COVERAGE', html`<table><tr><th></th><th class="n">Limit (USD)</th><th class="n">Annual Premium</th></tr>${limits.map(([name, limit, premium]) => html`<tr><td>${name}</td><td class="n">${limit}</td><td class="n">${premium}</td></tr>`)}</table>`)}
${row('DEDUCTIBLE', html`${whole(facts.deductible)} each loss to personal property. It is waived for Military Uniforms and Equipment and for valuables listed on Sheet 2.`)}
${row('ALSO PROVIDED', html`<table><tr><th></th><th class="n">Limit (USD)</th><th class="n">Annual Premium</th></tr>${facts.included.map(itemRow)}</table>`)}
${row('PREMIUM', html`<table>${lines.map(([name, amount]) => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`)}<tr class="t"><td>Total Annual Premium</td><td class="n">${cents(facts.total)}</td></tr></table>`)}
${row('INTERESTED PARTY', facts.owner === null ? 'None on file' : html`${facts.owner.name}<br>${facts.owner.at.street}<br>${cityLine(facts.owner.at)}`)}
<p class="s">You must tell us within 60 days of a permanent change of station. Prepared ${dayFirst(addDays(effective, -21))}. Allotment members: your allotment changes with the next pay period.</p></div>`;
}

function secondSheet({ number, articles, deductible }: Facts): Html {
  const listed =
    articles.length === 0
      ? html`<p>No valuables are listed.</p>`
      : html`<table><tr><th>Class of Property</th><th class="n">Amount (USD)</th><th class="n">Annual Premium</th></tr>${articles.map(itemRow)}</table>`;
  return html`<div class="pg"><b>Sheet 2</b> &mdash; Policy ${number}${row('VALUABLES', listed)}${row('FORMS', 'RP-1 (3-16) Renters Policy; RP-22 (3-16) Valuables; RP-40 (1-20) Flood and Earthquake; RP-SIG Signatures')}${row('OPTIONS', `You may raise your deductible from ${whole(deductible)} to 1,000 or add Business Property up to 5,000. Ask a service representative for the cost.`)}</div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'service-quarters',
  build(random) {
    const facts = draw(random);
    const { quarters, overseas, overseasCity, owner, included, articles } = facts;
    const label = {
      carrierName: facts.insurer.toUpperCase(),
      policyNumber: facts.number,
      transactionType: facts.isRenewal ? 'renewal' : 'new',
      namedInsureds: facts.names,
      mailingAddress: overseas === null ? oneLine(quarters) : `${overseas}, ${overseasCity}`,
      insuredLocation: oneLine(quarters),
      effectiveDate: facts.effective,
      expirationDate: addYears(facts.effective, 1),
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.discounts,
      personalPropertyLimit: facts.contents,
      lossOfUseLimit: facts.lossOfUse,
      personalLiabilityLimit: facts.limit,
      medicalPaymentsLimit: facts.medical,
      deductibles: [{ amount: facts.deductible }],
      otherCoverages: [...included, ...articles],
      additionalInterests:
        owner === null ? [] : [{ interest: 'Interested Party', name: owner.name, address: oneLine(owner.at) }],
      _accept: {
        'deductibles[0].peril': ['each loss to personal property', 'personal property', null],
        ...Object.fromEntries(
          [...included, ...articles].flatMap(({ name }, i) =>
            i >= included.length || name.startsWith('Military') ? [[`otherCoverages[${i}].deductible`, [0, null]]] : [],
          ),
        ),
      },
    };
    return { html: sheet({ css, body: html`${firstSheet(facts)}${secondSheet(facts)}` }), label };
  },
};
