// A renters app's document: a first screen with amounts in thousands and a price a month, then the declarations with
// full figures, extra coverage for items, and who gets told when the policy ends.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:9.8pt/1.5 "DejaVu Sans",sans-serif;color:#222;font-weight:300}.pill{display:inline-block;background:#ff0083;color:#fff;border-radius:12pt;padding:2pt 12pt;font-size:9pt}.big{font-size:24pt;margin:14pt 0 2pt}.page{break-before:page}
.strip{display:flex;margin:14pt 0;border:.8pt solid #ddd;border-radius:8pt}.strip div{flex:1;text-align:center;padding:9pt 4pt;border-right:.8pt solid #ddd}.strip div:last-child{border:0}.strip b{display:block;font-size:14pt}.strip span{font-size:7.8pt;color:#777}
h2{font-size:11pt;margin:16pt 0 4pt;color:#ff0083}.kv{display:grid;grid-template-columns:200pt 1fr;row-gap:2pt}.kv span:nth-child(odd){color:#777}.cov{border-bottom:.6pt solid #ddd;padding:4pt 0;display:flex;justify-content:space-between}.cov small{display:block;color:#777;font-size:7.6pt}`;

function facts(random: Random) {
  const household = drawHousehold(random);
  const home = {
    ...household.address,
    street: `${household.address.street} Apt ${random.int(1, 40)}${random.pick(['', 'A', 'B', 'C'])}`,
  };
  const contents = random.int(2, 16) * 5000;
  const use = random.pick([3000, 6000, 9000, 12_000, 20_000]);
  const liability = random.pick([100_000, 300_000, 500_000]);
  const items = random.some(
    [
      { name: 'Extra Coverage: Engagement ring', limit: random.int(12, 90) * 100 },
      { name: 'Extra Coverage: Bicycle', limit: random.int(8, 45) * 100 },
      { name: 'Extra Coverage: Camera kit', limit: random.int(8, 60) * 100 },
      { name: 'Extra Coverage: Violin', limit: random.int(10, 70) * 100 },
    ],
    random.int(0, 2),
  );
  const priced = [
    ...items.map((each) => ({ ...each, limitText: null, deductible: 0, premium: Math.round(each.limit * 1.7) / 100 })),
    ...(random.chance(0.5)
      ? [{ name: 'Water Backup', limit: 5000, limitText: null, deductible: null, premium: random.amount(9, 25) }]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            name: 'Equipment Breakdown',
            limit: null,
            limitText: 'Covered',
            deductible: null,
            premium: random.amount(8, 20),
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'Pet Damage', limit: 500, limitText: null, deductible: null, premium: random.amount(10, 30) }]
      : []),
  ];
  const base = random.amount(55, 230);
  const totalPremium = Math.round(sum([base, ...priced.map(({ premium }) => premium)]) * 100) / 100;
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '03', '06', '08', '12'])}-${random.int(10, 28)}`;
  const manager = random.chance(0.6) ? place(random, home.state) : null;
  const managerName = `${word(random)} Residences LP`;
  const isRenewal = random.chance(0.4);
  return {
    home,
    base,
    use,
    manager,
    brand: word(random),
    saved: random.some(['Fire alarm', 'Burglar alarm', 'Bundled with pet health', 'Paperless'], random.int(0, 3)),
    label: {
      carrierName: `${word(random)} Insurance Company`,
      policyNumber: numbered(random, random.pick(['LP##########', 'RNT-@@##@#-####'])),
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(home),
      insuredLocation: oneLine(home),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      totalPremium,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: random.pick([1000, 2000, 5000]),
      deductibles: [{ peril: null, amount: random.pick([250, 500, 1000, 2500]) }],
      otherCoverages: priced,
      additionalInterests:
        manager === null ? [] : [{ interest: 'Interested Party', name: managerName, address: oneLine(manager) }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const thousands = (amount: number): string => (amount < 1000 ? `$${amount}` : `$${amount / 1000}K`);
const kv = (...pairs: readonly (readonly [string, Piece])[]): Html =>
  html`<div class="kv">${pairs.map(([caption, value]) => html`<span>${caption}</span><span>${value}</span>`)}</div>`;
const cov = (name: string, words: string, amount: Piece): Html =>
  html`<div class="cov"><div>${name}<small>${words}</small></div><div>${amount}</div></div>`;

function screen({ label: l, brand, home }: Facts): Html {
  const tile = (value: string, caption: string): Html => html`<div><b>${value}</b><span>${caption}</span></div>`;
  return html`<span class="pill">${brand}</span><div class="big">${dollarsAndCents(Math.round((l.totalPremium * 100) / 12) / 100)} a month</div><p>Hey ${l.namedInsureds[0]?.split(' ')[0]}! Your place at ${home.street} is ${l.transactionType === 'new' ? 'now insured' : 'insured for another year'}. Here is what you&rsquo;ve got:</p>
<div class="strip">${tile(thousands(l.personalPropertyLimit), 'your stuff')}${tile(thousands(l.lossOfUseLimit), 'a place to stay')}${tile(thousands(l.personalLiabilityLimit), 'if you get sued')}${tile(thousands(l.medicalPaymentsLimit), 'guests’ doctor bills')}${tile(thousands(l.deductibles[0]?.amount ?? 0), 'you pay first')}</div>
<p>Need more? Water backup starts at $0.75 a month, and you can add a ring or a bike up to $10,000 right in the app. Filing a claim takes minutes.</p>`;
}

function declarations({ label: l, brand, home, base, manager, saved }: Facts): Html {
  const [interest] = l.additionalInterests;
  return html`<div class="page"><span class="pill">${brand}</span><h2>Renters policy declarations</h2>${kv(['Policy', l.policyNumber], ['Type', l.transactionType === 'new' ? 'New policy' : 'Renewal'], ['Who is insured', l.namedInsureds.join(' and ')], ['Insured residence and mailing address', html`${home.street}<br>${cityLine(home)}`], ['Starts', `${abbreviated(l.effectiveDate)}, 12:01 AM`], ['Ends', `${abbreviated(l.expirationDate)}, 12:01 AM`], ['Underwritten by', l.carrierName])}
<h2>Coverages</h2>${cov('Personal Property', 'Damage to or theft of your things, at home and away', `$${whole(l.personalPropertyLimit)}`)}${cov('Loss of Use', 'Hotel and meals if you have to move out', `$${whole(l.lossOfUseLimit)}`)}${cov('Personal Liability', 'Per occurrence', `$${whole(l.personalLiabilityLimit)}`)}${cov('Medical Payments to Others', 'Per person', `$${whole(l.medicalPaymentsLimit)}`)}${cov('Deductible', 'Applies to each property claim', `$${whole(l.deductibles[0]?.amount ?? 0)}`)}
${l.otherCoverages.length === 0 ? '' : html`<h2>Add-ons</h2>${l.otherCoverages.map((each) => cov(each.name, each.deductible === 0 ? 'Zero deductible: $0' : 'Yearly price included in your premium', html`${each.limit === null ? each.limitText : `$${whole(each.limit)}`} &nbsp; <span style="color:#777">${dollarsAndCents(each.premium)} / yr</span>`))}`}
<h2>Price</h2>${kv(['Base premium', dollarsAndCents(base)], ['Add-ons', dollarsAndCents(sum(l.otherCoverages.map(({ premium }) => premium)))], ['Annual premium', html`<b>${dollarsAndCents(l.totalPremium)}</b>`])}${saved.length === 0 ? '' : html`<p>Discounts in your price: ${saved.join(', ')}.</p>`}
${manager === null ? '' : html`<h2>We also notify</h2>${kv(['Interested Party', html`${interest?.name}<br>${manager.street}<br>${cityLine(manager)}`])}`}<p style="font-size:7.6pt">Forms HO 00 04 05 11, LR 401 01 19, LR 408 06 20.</p></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'digital-stuff-plan',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [screen(f), declarations(f)] }),
      label: {
        ...f.label,
        agencyName: null,
        discounts: f.saved.map((name) => ({ name, amount: null })),
      },
    };
  },
};
