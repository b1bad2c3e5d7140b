// Program administrator that insures single events online: a confirmation with a receipt, then the declarations of an event with a term
// of days, the host as insured, the venue as additional insured, rating by attendance, limits in a column of large figures.
import { addDays, abbreviated, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.8pt/1.42 Lato,"Liberation Sans",sans-serif;color:#2b2b2b}h1{font-size:16pt;margin:0;color:#8b2252}h2{font-size:10.5pt;border-bottom:2px solid #8b2252;margin:16px 0 6px;padding-bottom:2px}.t{display:flex;gap:26px}.t>div{flex:1}dl{margin:0;display:grid;grid-template-columns:130px 1fr;gap:2px 8px}dt{font-weight:700}dd{margin:0}
.r{display:grid;grid-template-columns:1fr auto;gap:2px 10px;width:340px}.r span:nth-child(even){text-align:right}.big{font-size:12pt;font-weight:700}.page{break-before:page}small{color:#666}`;

const events = [
  ['Wedding ceremony and reception', 'Weddings', '63231', 60, 300],
  ['Birthday or anniversary party', 'Private Parties', '63233', 30, 150],
  ['Craft fair', 'Exhibitions - in buildings', '43421', 100, 900],
  ['Awards banquet', 'Banquets and Dinners', '63235', 80, 450],
  ['Charity 5K run', 'Athletic Events - Amateur', '43424', 90, 800],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const at = place(random, mail.state);
  const [event, description, classCode, low, high] = random.pick(events);
  const venue = `${word(random)} ${random.pick(['Country Club', 'Park District', 'Barn & Gardens', 'Community Center', 'Hotel and Conference Center'])}`;
  const effectiveDate = `${random.int(2021, 2025)}-${random.pick(['05', '06', '08', '09', '10'])}-${random.int(10, 28)}`;
  const exposure = random.int(low, high);
  const premium = random.int(85, 420);
  const withLiquor = random.chance(0.6);
  const withCancellation = random.chance(0.3);
  const otherCoverages = [
    ...(withLiquor
      ? [{ name: 'Host Liquor Liability', limitText: 'Included', limit: null, deductible: null, premium: null }]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            name: 'Waiver of Subrogation in favor of venue',
            limitText: null,
            limit: null,
            deductible: null,
            premium: random.pick([15, 25, 50]),
          },
        ]
      : []),
    ...(withCancellation
      ? [
          {
            name: 'Event Cancellation and Postponement',
            limitText: null,
            limit: random.pick([7500, 15_000, 25_000]),
            deductible: random.pick([250, 500]),
            premium: random.int(75, 290),
          },
        ]
      : []),
  ];
  const taxed = sum([premium, ...otherCoverages.map((each) => each.premium ?? 0)]);
  const fees = [
    { name: random.pick(['Risk Purchasing Group Fee', 'Program Fee']), amount: random.pick([15, 20, 25]) },
    ...(random.chance(0.5) ? [{ name: 'State Tax and Stamping', amount: Math.round(taxed * 3.1) / 100 }] : []),
  ];
  const one = random.pick([500_000, 1_000_000, 1_000_000, 2_000_000]);
  const organizer = random.chance(0.6)
    ? person(random)
    : `${word(random)} ${random.pick(['Booster Club', 'Historical Society', 'Arts Council'])}`;
  return {
    mail,
    at,
    event,
    venue,
    withCancellation,
    brand: `${word(random)} Event Insurance`,
    order: numbered(random, 'ORD-#######'),
    premium,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['SEL-####-######', 'EVT######@', '##-SE-######'])),
      transactionType: null,
      namedInsureds: [organizer, ...(random.chance(0.3) ? [person(random)] : [])],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addDays(effectiveDate, random.int(1, 4)),
      agencyName: random.chance(0.4) ? `${word(random)} Insurance Agency` : null,
      businessDescription: event,
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000, 500_000]),
      medicalExpenseLimit: random.chance(0.6) ? 5000 : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: random.pick([one, one * 2]),
      productsAggregateLimit: null,
      deductibles: [{ coverage: 'Property Damage', basis: 'per claim', amount: random.pick([0, 500, 1000]) }],
      totalPremium: sum([taxed, ...fees.map((fee) => fee.amount)]),
      fees,
      locations: [{ locationNumber: 1, address: oneLine(at) }],
      classifications: [{ classCode, description, premiumBasis: 'Attendees', exposure, premium }],
      otherCoverages,
      additionalInterests: [{ interest: 'Venue', name: venue, address: oneLine(at) }],
      forms: random
        .some(
          [
            'CG 00 01 04 13',
            'CG 20 11 12 19',
            'CG 21 16 04 13',
            'SE 2001 (06/17)',
            'SE 2014 (06/17)',
            'SE 2030 (02/21)',
          ],
          random.int(3, 6),
        )
        .map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function confirmation({ label: l, brand, order, event, venue }: Facts): Html {
  return html`<h1>${brand}</h1><p>Order ${order}</p><p>Hello ${l.namedInsureds[0]},</p><p>Thank you for your purchase. Your policy for the ${event.toLowerCase()} at ${venue} is attached. Your venue has received a certificate by e-mail. Bring a copy on the day of the event.</p>
<h2>Receipt</h2><div class="r"><span>Insurance for your event</span><span>${dollarsAndCents(sum([l.totalPremium, ...l.fees.map((fee) => -fee.amount)]))}</span><span>Taxes and fees</span><span>${dollarsAndCents(sum(l.fees.map((fee) => fee.amount)))}</span><b>Charged to card ending 4417</b><span>${dollarsAndCents(l.totalPremium)}</span></div>
<h2>Good to know</h2><p>Setup and takedown are covered within the dates of the policy. Bounce houses, mechanical rides, fireworks and animals are not. If you serve alcohol for money, you need liquor liability of a vendor, often $1,000,000. The policy may be changed up to one day before the event; the premium is fully earned once the event begins.</p>`;
}

function declarations(f: Facts): Html {
  const { label: l, mail, at, venue, brand, premium, event } = f;
  const [row] = l.classifications;
  const [deductible] = l.deductibles;
  const limit = (value: number | null, name: string): Html =>
    html`<span>${name}</span><span class="big">${value === null ? 'Excluded' : wholeDollars(value)}</span>`;
  return html`<div class="page t"><div><h1>Event Liability Declarations</h1><small>Occurrence coverage</small></div><div style="text-align:right">Policy <b>${l.policyNumber}</b><br><small>Arranged by ${brand}, program administrator</small></div></div>
<div class="t"><div><h2>Event host</h2>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><h2>Insurance company</h2>${l.carrierName}${l.agencyName === null ? '' : html`<br>Agent: ${l.agencyName}`}</div></div>
<h2>The event</h2><dl><dt>Event</dt><dd>${event}</dd><dt>Coverage begins</dt><dd>${abbreviated(l.effectiveDate)}, 12:01 AM</dd><dt>Coverage ends</dt><dd>${abbreviated(l.expirationDate)}, 2:00 AM or when the last guest leaves, if earlier</dd><dt>Location 1</dt><dd>${venue}<br>${at.street}<br>${cityLine(at)}</dd></dl>
<div class="t"><div><h2>Most we will pay</h2><div class="r">${limit(l.eachOccurrenceLimit, 'Any one occurrence')}${limit(l.generalAggregateLimit, 'All occurrences (general aggregate)')}${limit(l.damageToRentedPremisesLimit, 'Damage to rented premises')}${limit(l.personalAdvertisingInjuryLimit, 'Personal and advertising injury')}${limit(l.medicalExpenseLimit, 'Medical expense, each guest')}<span>Products and completed operations</span><span class="big">Included</span></div><p>Deductible: ${wholeDollars(deductible?.amount ?? 0)} ${deductible?.basis}, ${deductible?.coverage}</p></div>
<div><h2>What you paid for</h2><div class="r"><span>${row?.description} (${row?.classCode})<br><small>${row?.exposure} ${row?.premiumBasis}, flat charge</small></span><span>${cents(premium)}</span>${l.otherCoverages.map((each) => html`<span>${each.name}${each.limit === null ? '' : html`<br><small>limit ${wholeDollars(each.limit)}, deductible ${wholeDollars(each.deductible ?? 0)}</small>`}</span><span>${each.premium === null ? 'Included' : cents(each.premium)}</span>`)}${l.fees.map((fee) => html`<span>${fee.name}</span><span>${cents(fee.amount)}</span>`)}<b>Total cost</b><span class="big">${cents(l.totalPremium)}</span></div></div></div>
<h2>Additional insured</h2><p>Venue: ${venue}, ${oneLine(at)}<br><small>Only for liability that arises out of the use of its premises by the host. Form CG 20 11.</small></p><h2>Forms that apply</h2><p>${l.forms.map((form) => form.number).join(' | ')}</p><p><small>Issued ${bare(addDays(l.effectiveDate, -21))}. Not subject to audit. This policy cannot be renewed.</small></p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'one-day-event',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [confirmation(f), declarations(f)] }),
      label: {
        ...f.label,
        _accept: { 'additionalInterests[0].interest': ['Additional insured'], businessDescription: [null] },
      },
    };
  },
};
