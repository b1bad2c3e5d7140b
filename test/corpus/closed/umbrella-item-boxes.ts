// Commercial umbrella of a stock company: numbered items in ruled boxes, dotted leaders to the limits, and the schedule of
// underlying insurance on a page of its own, carrier, number and period stacked beside the limits.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.6pt/1.35 "Liberation Serif",serif;margin:0}.head{text-align:center;font-weight:700}
.box{border:1px solid #000;margin-top:-1px;padding:5px 7px}.two{display:flex;margin-top:-1px}.two>div{flex:1;border:1px solid #000;
padding:5px 7px;margin-right:-1px}.cap{font:700 7pt "Liberation Sans",sans-serif;display:block;margin-bottom:2px}
.lead{display:flex}.lead i{flex:1;border-bottom:1px dotted #000;margin:0 4px 3px}.page{break-before:page}
table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:5px 7px;vertical-align:top;text-align:left}
.foot{font-size:6.5pt;margin-top:12px;display:flex;justify-content:space-between}`;

const entities = ['Corporation', 'Limited Liability Company', 'Partnership', 'Joint Venture', 'Individual', 'Other'];
const limit = (name: string, amount: number) => ({ name, amount, text: null });

function underlying(random: Random, effective: string) {
  const occurrence = random.pick([1, 1, 2]) * 1_000_000;
  const injury = random.pick([500_000, 1_000_000]);
  const every = [
    {
      coverageType: 'Commercial General Liability',
      limits: [
        limit('Each Occurrence', occurrence),
        limit('General Aggregate', occurrence * 2),
        limit('Products - Completed Operations Aggregate', occurrence * 2),
        limit('Personal and Advertising Injury', occurrence),
      ],
    },
    { coverageType: 'Automobile Liability', limits: [limit('Combined Single Limit, Each Accident', 1_000_000)] },
    {
      coverageType: "Employers' Liability",
      limits: [
        limit('Bodily Injury by Accident - Each Accident', injury),
        limit('Bodily Injury by Disease - Policy Limit', injury),
        limit('Bodily Injury by Disease - Each Employee', injury),
      ],
    },
    {
      coverageType: 'Employee Benefits Liability',
      limits: [limit('Each Employee', occurrence), limit('Aggregate', occurrence * 2)],
    },
    {
      coverageType: 'Liquor Liability',
      limits: [limit('Each Common Cause', 1_000_000), limit('Aggregate', 2_000_000)],
    },
  ];
  const group = carrier(random);
  return every.slice(0, random.int(2, 5)).map((policy) => ({
    ...policy,
    carrierName: random.chance(0.6) ? group : carrier(random),
    policyNumber: numbered(random, random.pick(['CPP#######', 'BA ## ####-##', '@@-####-####'])),
    effectiveDate: effective,
    expirationDate: addYears(effective, 1),
  }));
}

function facts(random: Random) {
  const insured = company(random);
  const [mail, office] = [place(random), place(random)];
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '05', '07', '10', '12'])}-01`;
  const each = random.pick([1, 2, 3, 5, 10]) * 1_000_000;
  const premium = random.dollars(1200, 38_000);
  const terrorism = random.chance(0.7) ? Math.round(premium * 0.02) : null;
  const renewalOf = random.chance(0.7) ? numbered(random, 'CUP-#######-##') : null;
  return {
    office,
    mail,
    premium,
    terrorism,
    renewalOf,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'CUP-#######-##'),
      transactionType: renewalOf === null ? 'new' : 'renewal',
      namedInsureds: random.chance(0.3) ? [insured, company(random)] : [insured],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      entityType: random.pick(entities.slice(0, 5)),
      eachOccurrenceLimit: each,
      generalAggregateLimit: each,
      productsAggregateLimit: random.chance(0.6) ? each : null,
      personalAdvertisingInjuryLimit: random.chance(0.6) ? each : null,
      retention: random.pick([0, 10_000, 10_000, 25_000]),
      totalPremium: premium + (terrorism ?? 0),
      underlyingPolicies: underlying(random, effectiveDate),
      otherCoverages: terrorism === null ? [] : [{ name: 'Certified Acts of Terrorism', premium: terrorism }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const leader = (name: string, value: string): Html =>
  html`<div class="lead"><span>${name}</span><i></i><span>${value}</span></div>`;

function first({ label: l, mail, office, renewalOf, premium, terrorism }: Facts): Html {
  const amount = (value: number | null): string => (value === null ? 'Included' : wholeDollars(value));
  return html`<div class="head"><div style="font-size:13pt">${l.carrierName.toUpperCase()}</div>A Stock Insurance Company<br>
${office.street}, ${cityLine(office)}<div style="font-size:12pt;margin:12px 0 6px">COMMERCIAL UMBRELLA LIABILITY POLICY<br>DECLARATIONS</div></div>
<div class="two"><div><span class="cap">POLICY NUMBER</span>${l.policyNumber}</div><div><span class="cap">${renewalOf === null ? 'NEW BUSINESS' : 'RENEWAL OF'}</span>${renewalOf ?? ''}</div>
<div><span class="cap">PRODUCER</span>${l.agencyName}</div></div>
<div class="box"><span class="cap">ITEM 1. NAMED INSURED AND MAILING ADDRESS</span>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div>
<div class="box"><span class="cap">ITEM 2. POLICY PERIOD</span>From ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)} at 12:01 A.M. standard time at the mailing address shown above</div>
<div class="box"><span class="cap">ITEM 3. FORM OF BUSINESS</span>${entities.map((name) => html`${name === l.entityType ? '[X]' : '[ ]'} ${name} &nbsp; `)}</div>
<div class="box"><span class="cap">ITEM 4. LIMITS OF INSURANCE</span>${leader('Each Occurrence Limit', wholeDollars(l.eachOccurrenceLimit))}
${leader('Personal and Advertising Injury Limit', amount(l.personalAdvertisingInjuryLimit))}${leader('Products-Completed Operations Aggregate Limit', amount(l.productsAggregateLimit))}
${leader('Aggregate Limit (except with respect to "covered autos")', wholeDollars(l.generalAggregateLimit))}</div>
<div class="box"><span class="cap">ITEM 5. SELF-INSURED RETENTION</span>${leader('Each occurrence or offense not covered by underlying insurance', l.retention ? wholeDollars(l.retention) : '$0')}</div>
<div class="box"><span class="cap">ITEM 6. PREMIUM</span>${leader('Umbrella Premium', `$ ${whole(premium)}`)}${terrorism === null ? '' : leader('Certified Acts of Terrorism', `$ ${whole(terrorism)}`)}
${leader('Total Advance Premium', `$ ${whole(l.totalPremium)}`)}<div style="margin-top:4px">Policy is &#9745; not subject to audit &nbsp; &#9744; adjustable at the rate of ______ per ______. In the event of cancellation by the insured we retain not less than $500.</div></div>
<div class="box"><span class="cap">ITEM 7. SCHEDULE OF UNDERLYING INSURANCE</span>See Schedule A attached.</div>
<div class="box"><span class="cap">ITEM 8. FORMS AND ENDORSEMENTS ATTACHED AT INCEPTION</span>CU 00 01 04 13, CU 21 23 02 02, CU 21 47 12 07, CU 24 03 09 00, IL 00 17 11 98, IL 09 85 12 20</div>
<div style="display:flex;justify-content:space-between;margin-top:44px"><span>Countersigned: ______________________</span><span>By: ______________________________<br>(Authorized Representative)</span></div>
<div class="foot"><span>CU DEC 01 (04 13)</span><span>Includes copyrighted material with permission.</span><span>Page 1 of 2</span></div>`;
}

function schedule({ label: l }: Facts): Html {
  return html`<div class="page head" style="font-size:11pt">SCHEDULE A<br>SCHEDULE OF UNDERLYING INSURANCE</div>
<p>Policy number: ${l.policyNumber} &nbsp;&nbsp;&nbsp; Effective: ${slashed(l.effectiveDate)}</p>
<table><tr><th style="width:52%">TYPE OF POLICY, CARRIER, POLICY NUMBER AND PERIOD</th><th>APPLICABLE LIMITS</th></tr>
${l.underlyingPolicies.map(
  (
    policy,
  ) => html`<tr><td><b>${policy.coverageType}</b><br>Carrier: ${policy.carrierName}<br>Policy No.: ${policy.policyNumber}<br>
Policy Period: ${slashed(policy.effectiveDate)} to ${slashed(policy.expirationDate)}</td><td>${policy.limits.map((each) => leader(each.name, wholeDollars(each.amount)))}</td></tr>`,
)}</table><p>If no entry appears above, information required to complete this schedule will be shown by endorsement. The limits of underlying insurance must be
maintained in full effect during the policy period, except for reduction by payment of claims.</p><div class="foot"><span>CU SCH A (04 13)</span><span></span><span>Page 2 of 2</span></div>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'item-boxes',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [first(f), schedule(f)] }), label: f.label };
  },
};
