// A national writer's renewal mailer in a hurricane state: narrow columns of small capitals with dotted leaders and no
// dollar signs, deductibles by peril, assessments under the premium, and the bill as a stub below the fold.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, joined, type Piece, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:8.3pt/1.34 "Liberation Sans",sans-serif}.cols{display:grid;grid-template-columns:1fr 1fr;gap:0 26pt}.lead{display:flex;align-items:baseline}.lead i{flex:1;border-bottom:1pt dotted #777;margin:0 3pt;min-width:10pt}h1{font-size:11pt;margin:0}h2{font-size:8.2pt;margin:9pt 0 2pt;border-bottom:.8pt solid #000}
.fold{border-top:1pt dashed #000;margin-top:18pt;padding-top:8pt;display:grid;grid-template-columns:1fr 1fr;gap:26pt}.to{height:74pt;padding-top:18pt}small{font-size:7pt}`;

function facts(random: Random) {
  const household = drawHousehold(random, 'FL');
  const mail = {
    ...household.address,
    street: household.address.street.toUpperCase(),
    city: household.address.city.toUpperCase(),
  };
  const unit = random.chance(0.6) ? `UNIT ${random.int(101, 940)}` : null;
  const names = insuredNames(household).map((name) => name.toUpperCase());
  const street = unit === null ? mail.street : `${mail.street} ${unit}`;
  const home = { ...mail, street };
  const contents = random.int(8, 60) * 1000;
  const hasDollars = random.chance(0.6);
  const options = [
    { name: 'PERS PROP REPL COST', limit: null, limitText: 'INCLUDED', premium: null },
    ...(random.chance(0.6)
      ? [{ name: 'LIMITED FUNGI, ROT, BACTERIA', limit: 10_000, limitText: null, premium: null }]
      : []),
    ...(random.chance(0.5)
      ? [{ name: 'ANIMAL LIABILITY', limit: 25_000, limitText: null, premium: random.amount(18, 40) }]
      : []),
    ...(random.chance(0.5)
      ? [
          {
            name: 'CREDIT CARD AND FORGERY',
            limit: random.pick([1000, 2500]),
            limitText: null,
            premium: random.amount(1, 6),
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'ORDINANCE OR LAW', limit: null, limitText: '10% OF COV C', premium: random.amount(4, 14) }]
      : []),
  ];
  const basic = random.amount(110, 420);
  const discounts = random
    .some(
      ['PROTECTIVE DEVICE CR', 'SECURED COMMUNITY CR', 'WINDSTORM MITIGATION CR', 'CLAIM FREE CR'],
      random.int(0, 3),
    )
    .map((name) => ({ name, amount: random.amount(3, 26) }));
  const premium = sum([basic, ...options.map((each) => each.premium ?? 0), ...discounts.map(({ amount }) => -amount)]);
  const fees = [
    { name: 'EMERGENCY MGMT TRUST FUND', amount: 2 },
    { name: 'FIGA ASSESSMENT', amount: Math.round(premium * 0.7) / 100 },
    ...(random.chance(0.5) ? [{ name: 'MANAGING GENERAL AGENCY FEE', amount: 25 }] : []),
  ];
  const effectiveDate = `${random.int(2012, 2025)}-${random.pick(['01', '04', '07', '09'])}-${random.int(10, 28)}`;
  const association = random.chance(0.5) ? place(random, 'FL') : null;
  const wind = random.pick([2, 5]);
  return {
    home,
    basic,
    options,
    association,
    due: addDays(effectiveDate, -random.int(0, 3)),
    hasDollars,
    service: phone(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['FLR#######', '09-#######-#'])),
      transactionType: 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(home),
      insuredLocation: oneLine(home),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      fees,
      discounts,
      personalPropertyLimit: contents,
      lossOfUseLimit: hasDollars ? contents * 0.4 : null,
      personalLiabilityLimit: random.pick([100_000, 300_000]),
      medicalPaymentsLimit: random.pick([1000, 2000]),
      deductibles: [
        { peril: 'ALL OTHER PERILS', amount: random.pick([500, 1000]), percent: null },
        random.chance(0.5)
          ? { peril: 'HURRICANE', amount: contents * wind * 0.01, percent: wind }
          : { peril: 'HURRICANE', amount: 500, percent: null },
        ...(random.chance(0.3) ? [{ peril: 'THEFT', amount: 1500, percent: null }] : []),
      ],
      otherCoverages: options,
      additionalInterests:
        association === null
          ? []
          : [
              {
                interest: 'ADDL INTEREST',
                name: `${word(random)} Bay Apartments LLC`.toUpperCase(),
                address: oneLine({
                  ...association,
                  street: association.street.toUpperCase(),
                  city: association.city.toUpperCase(),
                }),
              },
            ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const lead = (caption: string, value: Piece): Html => html`<div class="lead">${caption}<i></i>${value}</div>`;

function left({ label: l, options, hasDollars }: Facts): Html {
  return html`<div><h2>SECTION I &ndash; YOUR PROPERTY</h2>${lead('COV C  PERSONAL EFFECTS', whole(l.personalPropertyLimit))}${lead('COV D  LOSS OF USE', hasDollars ? whole(l.lossOfUseLimit ?? 0) : '12 MONTHS')}
<h2>SECTION II &ndash; YOUR LIABILITY</h2>${lead('COV E  PERSONAL LIABILITY, EA OCC', whole(l.personalLiabilityLimit))}${lead('COV F  MEDICAL PAYMENTS, EA PERS', whole(l.medicalPaymentsLimit))}
<h2>DEDUCTIBLES &ndash; SECTION I</h2>${l.deductibles.map((each) => lead(each.peril, each.percent === null ? whole(each.amount) : `${each.percent}% = ${whole(each.amount)}`))}<small>SINKHOLE COLLAPSE: NOT INCLUDED. FLOOD: NOT COVERED BY THIS POLICY.</small>
<h2>OTHER LIMITS AND OPTIONS</h2>${options.map((each) => lead(each.name, each.limit === null ? each.limitText : whole(each.limit)))}</div>`;
}

function right({ label: l, options, basic, association }: Facts): Html {
  const [interest] = l.additionalInterests;
  return html`<div><h2>ANNUAL PREMIUM</h2>${lead('BASIC PREMIUM, COV C D E F', cents(basic))}${options.filter(({ premium }) => premium !== null).map((each) => lead(each.name, cents(each.premium ?? 0)))}${l.discounts.map((each) => lead(each.name, `-${cents(each.amount)}`))}${l.fees.map((each) => lead(each.name, cents(each.amount)))}${lead('TOTAL CHARGES, 12 MONTHS', html`<b>${cents(l.totalPremium)}</b>`)}
${association === null || interest === undefined ? '' : html`<h2>ADDL INTEREST</h2>${interest.name}<br>${interest.address.split(', ').slice(0, 1)}<br>${interest.address.split(', ').slice(1).join(', ')}`}<h2>FORMS</h2>HO 00 04 10 00, FLR 1 09 14, FLR 22 01 16, HO 04 90 10 00, FLR 95 05 17</div>`;
}

function page(f: Facts): Html {
  const { label: l, home, due, service } = f;
  return html`<div class="cols"><div><h1>${l.carrierName}</h1><div class="to">${joined(l.namedInsureds, html`<br>`)}<br>${home.street}<br>${cityLine(home)}</div></div><div><h1>RENTERS RENEWAL DECLARATION</h1>${lead('POLICY', l.policyNumber)}${lead('FROM', slashed(l.effectiveDate))}${lead('TO', slashed(l.expirationDate))}${lead('SERVICED BY', l.agencyName)}${lead('RESIDENCE PREMISES', 'SAME AS MAILING')}<small>12:01 AM STANDARD TIME AT THE RESIDENCE PREMISES</small></div></div>
<div class="cols">${left(f)}${right(f)}</div>
<div class="fold"><div><b>PAYMENT COUPON</b>${lead('POLICY', l.policyNumber)}${lead('DUE', slashed(due))}${lead('PAY IN FULL', cents(l.totalPremium))}${lead('OR FIRST OF 2, WITH 3.00 SERVICE CHARGE', cents(Math.round(l.totalPremium * 60) / 100 + 3))}</div><div>MAKE CHECK PAYABLE TO<br>${l.carrierName}<br>WRITE THE POLICY NUMBER ON IT<br>QUESTIONS? ${service}</div></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'coastal-mailer',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: page(f) }), label: f.label };
  },
};
