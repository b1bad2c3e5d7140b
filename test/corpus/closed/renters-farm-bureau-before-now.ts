// A farm bureau's tenant policy after a change that its member asked for: premium columns left of the limits, the
// amounts before the change beside the amounts now, membership dues that are no part of the premium.
import { addDays, addYears, shortDashed } from '../kit/dates.ts';
import { type Html, html, joined, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:8.8pt/1.3 "DejaVu Serif",serif}h1{font-size:12pt;margin:0;text-align:right}.top{display:flex;justify-content:space-between;border-bottom:3pt double #2f5d2f;padding-bottom:5pt}.three{display:grid;grid-template-columns:1.3fr 1fr 1fr;gap:12pt;margin:9pt 0}.cap{font-size:7pt;color:#2f5d2f}
table{border-collapse:collapse;width:100%;margin-top:5pt}td,th{padding:2pt 5pt;text-align:left;vertical-align:top}th{font-size:7.2pt;border-bottom:1pt solid #2f5d2f;vertical-align:bottom}.n{text-align:right;white-space:nowrap}.now{background:#eef4ea}.old{color:#555}.line td{border-top:1pt solid #2f5d2f;font-weight:700}.note{border:1pt solid #2f5d2f;padding:5pt 8pt;margin:8pt 0}h2{font-size:9pt;margin:11pt 0 0;color:#2f5d2f}`;

interface Line {
  name: string;
  before: { limit: number; premium: number | null };
  now: { limit: number; premium: number | null };
}

function facts(random: Random) {
  const household = drawHousehold(random);
  const mail = household.address;
  const premises = random.chance(0.35) ? place(random, mail.state) : mail;
  const contents = random.int(12, 60) * 1000;
  const more = contents + random.int(3, 30) * 1000;
  const liability = random.pick([100_000, 300_000]);
  const medical = random.pick([1000, 2000, 5000]);
  const price = random.amount(70, 160);
  const lines: Line[] = [
    {
      name: 'Household Personal Property',
      before: { limit: contents, premium: price },
      now: { limit: more, premium: Math.round((price * more * 100) / contents) / 100 },
    },
    {
      name: 'Additional Living Expense',
      before: { limit: contents * 0.2, premium: null },
      now: { limit: more * 0.2, premium: null },
    },
    {
      name: 'Family Liability, each occurrence',
      before: { limit: liability, premium: random.amount(11, 28) },
      now: { limit: liability + 200_000, premium: random.amount(29, 44) },
    },
    {
      name: 'Guest Medical, each person',
      before: { limit: medical, premium: null },
      now: { limit: medical, premium: null },
    },
  ];
  const options = random.some(
    [
      { name: 'Replacement Cost on Contents', limit: null, limitText: null, premium: random.amount(9, 34) },
      { name: 'Sewer and Drain Backup', limit: 5000, limitText: null, premium: random.amount(12, 40) },
      { name: 'Scheduled Guns', limit: random.int(15, 90) * 100, limitText: null, premium: random.amount(14, 70) },
      { name: 'Refrigerated Food Spoilage', limit: 500, limitText: null, premium: null },
      { name: 'Identity Restoration', limit: null, limitText: 'Included', premium: null },
    ],
    random.int(1, 4),
  );
  const credits = random
    .some(['Farm Bureau Auto Companion', 'Smoke and Burglar Alarm', 'Claims Free 3 Years'], random.int(0, 2))
    .map((name) => ({ name, amount: random.amount(4, 22) }));
  const fee = random.chance(0.4) ? { name: 'Fire Marshal Tax', amount: random.amount(1, 4) } : null;
  const totalOf = (when: 'before' | 'now'): number =>
    sum([
      ...lines.map((line) => line[when].premium ?? 0),
      ...options.map(({ premium }) => premium ?? 0),
      ...credits.map(({ amount }) => -amount),
      fee?.amount ?? 0,
    ]);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '06', '09', '12'])}-${random.int(10, 28)}`;
  const landlord = random.chance(0.45) ? place(random, mail.state) : null;
  return {
    mail,
    premises,
    lines,
    options,
    credits,
    fee,
    before: totalOf('before'),
    changed: addDays(effectiveDate, random.int(25, 260)),
    landlord,
    member: random.digits(8),
    dues: random.pick([30, 35, 42]),
    office: phone(random),
    county: word(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['FB-T-#######', '##T#####-#'])),
      transactionType: 'change',
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(premises),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      totalPremium: totalOf('now'),
      fees: fee === null ? [] : [fee],
      discounts: credits,
      personalPropertyLimit: more,
      lossOfUseLimit: more * 0.2,
      personalLiabilityLimit: liability + 200_000,
      medicalPaymentsLimit: medical,
      deductibles: [
        { peril: 'All Perils', amount: random.pick([250, 500, 1000]) },
        ...(random.chance(0.4) ? [{ peril: 'Theft of Guns', amount: 100 }] : []),
      ],
      otherCoverages: options,
      additionalInterests:
        landlord === null
          ? []
          : [{ interest: 'Landlord', name: `${word(random)} Apartments, LLC`, address: oneLine(landlord) }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const price = (premium: number | null): string => (premium === null ? 'Incl' : cents(premium));

function amounts({ lines, options, credits, fee, before, label: l }: Facts): Html {
  const same = (premium: string, name: string, limit: string): Html =>
    html`<tr><td class="n old">${premium}</td><td class="n now">${premium}</td><td>${name}</td><td class="n old">${limit}</td><td class="n now">${limit}</td></tr>`;
  return html`<table><tr><th class="n">Premium<br>before</th><th class="n now">Premium<br>now</th><th>Property and liability coverages</th><th class="n">Limit<br>before</th><th class="n now">Limit<br>now</th></tr>
${lines.map((line) => html`<tr><td class="n old">${price(line.before.premium)}</td><td class="n now">${price(line.now.premium)}</td><td>${line.name}</td><td class="n old">${whole(line.before.limit)}</td><td class="n now">${whole(line.now.limit)}</td></tr>`)}
<tr><th></th><th class="now"></th><th>Optional coverages</th><th></th><th class="now"></th></tr>${options.map((each) => same(each.limitText === null ? price(each.premium) : '', each.name, each.limit === null ? (each.limitText ?? '') : whole(each.limit)))}
${credits.length === 0 ? '' : html`<tr><th></th><th class="now"></th><th>Credits</th><th></th><th class="now"></th></tr>`}${credits.map((each) => same(`${cents(each.amount)}-`, each.name, ''))}${fee === null ? '' : same(cents(fee.amount), fee.name, '')}
<tr class="line"><td class="n">${cents(before)}</td><td class="n now">${cents(l.totalPremium)}</td><td>Annual premium</td><td></td><td class="now"></td></tr></table>`;
}

function page(f: Facts): Html {
  const { label: l, mail, premises, landlord } = f;
  return html`<div class="top"><div><b>${l.carrierName}</b><br>A member service of ${f.county} County Farm Bureau</div><h1>TENANT POLICY<br>DECLARATIONS &ndash; POLICY CHANGE</h1></div>
<div class="three"><div><div class="cap">MEMBER / NAMED INSURED</div>${joined(l.namedInsureds, html`<br>`)}<br>${mail.street}<br>${cityLine(mail)}</div><div><div class="cap">POLICY NUMBER</div>${l.policyNumber}<div class="cap">MEMBERSHIP NUMBER</div>${f.member}<div class="cap">CHANGE EFFECTIVE</div>${shortDashed(f.changed)}</div><div><div class="cap">POLICY TERM</div>${shortDashed(l.effectiveDate)} to ${shortDashed(l.expirationDate)}<br>12:01 a.m. standard time<div class="cap">AGENT</div>${l.agencyName}<br>${f.office}</div></div>
<div class="cap">RESIDENCE THAT CONTAINS THE PROPERTY</div>${premises === mail ? 'Same as mailing address' : oneLine(premises)}
<div class="note">The limits of this policy were changed at your request. Please attach this page to your policy. It takes the place of the declarations that you have.</div>${amounts(f)}
<h2>Deductible each loss</h2>${l.deductibles.map((each) => html`<div>${each.peril} &nbsp; ${whole(each.amount)}</div>`)}
${landlord === null ? '' : html`<h2>Other interest in this policy</h2><div>Landlord: ${l.additionalInterests[0]?.name}<br>${landlord.street}<br>${cityLine(landlord)}</div>`}
<h2>Forms</h2><div>T-4 (1-15), FB 221, FB 306A, FB 990</div><p>The premium above does not include your Farm Bureau membership dues of ${f.dues}.00, billed each year by your county office. A change in premium of ${cents(Math.abs(sum([l.totalPremium, -f.before])))} for a full year is prorated on your next bill.</p>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'farm-bureau-before-now',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: page(f) }),
      label: {
        ...f.label,
        // "Incl" stands in the column of premiums
        _accept: Object.fromEntries(
          f.options.flatMap((each, i) =>
            each.premium === null && each.limitText === null
              ? [[`otherCoverages[${i}].limitText`, ['Incl', null]]]
              : [],
          ),
        ),
      },
    };
  },
};
