import { addDays, addYears, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A domestic company of a hurricane state: the law makes it print bold warnings about the hurricane deductible, the rating
// information is a grid of captions, endorsements carry their limits beside their premiums, and the assessments of the
// state's funds are added one by one on the second sheet.

const css = `body{margin:0;font:8.4pt/1.3 'Liberation Sans',sans-serif}.h{display:grid;grid-template-columns:1.1fr 1fr;border:1.2pt solid #003a5d}.h>div{padding:5pt 8pt}.h>div+div{background:#003a5d;color:#fff;text-align:right}.h b{font-size:12pt;display:block}.tri{display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:6pt;border:.8pt solid #003a5d}.tri>div{padding:4pt 6pt;border-right:.8pt solid #003a5d}.tri b{display:block;font-size:7.4pt;color:#003a5d}h3{background:#003a5d;color:#fff;font-size:8.8pt;margin:7pt 0 0;padding:2pt 6pt}table{width:100%;border-collapse:collapse}td{padding:1.6pt 6pt;vertical-align:top}th{text-align:left;padding:1.6pt 6pt;font-size:7.4pt;border-bottom:.6pt solid #003a5d}.n{text-align:right}.w{font-weight:700;font-size:9.5pt;text-transform:uppercase;margin:7pt 0;text-align:center}.r{display:grid;grid-template-columns:repeat(4,1fr);border-left:.4pt solid #888;border-top:.4pt solid #888}.r div{border-right:.4pt solid #888;border-bottom:.4pt solid #888;padding:1.5pt 4pt}.r i{font-style:normal;color:#555;font-size:7pt;margin-right:4pt}.pg{break-before:page}.s td{border-top:.6pt solid #003a5d;font-weight:700}tr{break-inside:avoid}`;

const ENDORSEMENTS = [
  { form: 'HF 04 77', name: 'Ordinance or Law Coverage', limit: '25% of Coverage A' },
  { form: 'HF 23 33', name: 'Limited Water Damage Coverage', limit: 10_000 },
  { form: 'HF 03 34', name: 'Limited Fungi, Wet or Dry Rot, or Bacteria', limit: '$10,000/$20,000' },
  { form: 'HF 04 35', name: 'Loss Assessment Coverage', limit: 1000 },
  { form: 'HF 25 89', name: 'Screened Enclosure Hurricane Coverage', limit: 15_000 },
  { form: 'HF 04 90', name: 'Personal Property Replacement Cost', limit: 'Included' },
  { form: 'HF 09 SH', name: 'Sinkhole Loss Coverage', limit: 'Included' },
  { form: 'HF 23 WB', name: 'Water Back Up and Sump Discharge or Overflow', limit: 5000 },
] as const;
const shownLimit = (limit: number | string): string => (typeof limit === 'number' ? wholeDollars(limit) : limit);

function drawSurcharges(random: Random, premium: number, hasGuaranty: boolean) {
  return [
    { name: 'Managing General Agency Fee', amount: 25 },
    { name: 'Emergency Management Preparedness and Assistance Trust Fund', amount: 2 },
    ...(hasGuaranty
      ? [{ name: 'FIGA Regular Assessment', amount: Math.round(premium * random.pick([0.7, 1, 1.3])) / 100 }]
      : []),
    ...(random.chance(0.4) ? [{ name: 'Citizens Emergency Assessment', amount: Math.round(premium * 0.9) / 100 }] : []),
  ];
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'hurricane-state-carrier',
  build(random) {
    const household = drawHousehold(random, 'FL');
    const { address } = household;
    const names = insuredNames(household);
    const home = drawHome(random);
    const insurer = `${word(random)} Property and Casualty Insurance Company`;
    const [agent, number] = [agency(random), numbered(random, 'FLH#######-0#')];
    const effective = dayBetween(random, '2019-01-01', '2026-08-01');
    const expiration = addYears(effective, 1);
    const isRenewal = random.chance(0.65);
    const use = Math.round(home.dwelling * 0.1);
    const hurricane = random.pick([2, 2, 5]);
    const hurricaneAmount = (home.dwelling * hurricane) / 100;
    const deductible = random.pick([1000, 2500, 5000]);
    const hasSinkhole = random.chance(0.4);
    const chosen = ENDORSEMENTS.filter(({ form }) => (form === 'HF 09 SH' ? hasSinkhole : random.chance(0.65))).map(
      (each) => ({
        ...each,
        premium: random.chance(0.35) ? null : random.int(8, 190),
      }),
    );
    const [base, wind] = [random.int(700, 2600), random.int(500, 3800)];
    const credits = random
      .some(
        [
          'Windstorm Loss Mitigation Credit',
          'Age of Home Credit',
          'Secured Community Credit',
          'Burglar Alarm Credit',
          'Senior/Retiree Credit',
        ],
        random.int(1, 3),
      )
      .map((name) => ({ name, amount: random.int(24, Math.round(wind * 0.4)) }));
    const optional = sum(chosen.map(({ premium }) => premium ?? 0));
    const premium = sum([base, wind, optional, ...credits.map(({ amount }) => -amount)]);
    const surcharges = drawSurcharges(random, premium, random.chance(0.7));
    const total = sum([premium, ...surcharges.map(({ amount }) => amount)]);
    const lender = random.chance(0.7) ? mortgagee(random) : null;
    const [construction, roof, protection] = [
      random.pick(['Masonry', 'Frame', 'Masonry Veneer']),
      random.pick(['Tile', 'Shingle', 'Metal']),
      String(random.int(1, 8)),
    ];
    const fact = (caption: string, value: string | number): Html => html`<div><i>${caption}</i>${value}</div>`;
    const coverage = (name: string, limit: string, price: string): Html =>
      html`<tr><td>${name}</td><td class="n">${limit}</td><td class="n">${price}</td></tr>`;
    const step = (name: string, amount: string): Html => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`;
    const head = html`<div class="h"><div><b>${insurer}</b>P.O. Box ${random.int(1000, 9999)}, ${word(random)}, FL<br>Customer Service ${phone(random)} &nbsp; Claims ${phone(random)}</div><div><b>Homeowners HO-3 Declaration</b>${isRenewal ? 'RENEWAL' : 'NEW BUSINESS'}<br>Policy ${number}</div></div>`;
    const body = html`${head}<div class="tri"><div><b>NAMED INSURED AND MAILING ADDRESS</b>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div><b>POLICY PERIOD</b>FROM ${slashed(effective)}<br>TO ${slashed(expiration)}<br>12:01 AM Standard Time at the residence premises</div><div><b>AGENT</b>${agent}<br>${phone(random)}<br>Agent code ${random.digits(5)}<br>Issued ${slashed(addDays(effective, -random.int(3, 50)))}</div></div><div class="tri" style="grid-template-columns:1fr"><div><b>THE RESIDENCE PREMISES COVERED BY THIS POLICY IS LOCATED AT</b>${oneLine(address)}</div></div>
<h3>COVERAGE IS PROVIDED WHERE A PREMIUM OR LIMIT OF LIABILITY IS SHOWN</h3><table><tr><th>SECTION I &ndash; PROPERTY</th><th class="n">LIMIT OF LIABILITY</th><th class="n">ANNUAL PREMIUM</th></tr>${coverage('A.  Dwelling', wholeDollars(home.dwelling), wholeDollars(base + wind))}${coverage('B.  Other Structures', wholeDollars(home.otherStructures), 'Included')}${coverage('C.  Personal Property', wholeDollars(home.contents), 'Included')}${coverage('D.  Loss of Use', wholeDollars(use), 'Included')}<tr><th>SECTION II &ndash; LIABILITY</th><th></th><th></th></tr>${coverage('E.  Personal Liability', wholeDollars(home.liability), 'Included')}${coverage('F.  Medical Payments', wholeDollars(home.medical), 'Included')}</table>
<p class="w">Hurricane deductible: ${hurricane}% of Coverage A = ${wholeDollars(hurricaneAmount)}<br>All other perils deductible: ${wholeDollars(deductible)}${hasSinkhole ? html`<br>Sinkhole deductible: 10% = ${wholeDollars(home.dwelling / 10)}` : null}</p>
<h3>ENDORSEMENTS AND OPTIONAL COVERAGES</h3><table><tr><th>FORM</th><th>DESCRIPTION</th><th class="n">LIMIT</th><th class="n">PREMIUM</th></tr>${chosen.map(({ form, name, limit, premium: price }) => html`<tr><td>${form}</td><td>${name}</td><td class="n">${shownLimit(limit)}</td><td class="n">${price === null ? 'Included' : wholeDollars(price)}</td></tr>`)}</table>
<h3>RATING INFORMATION</h3><div class="r">${fact('Year Built', home.yearBuilt)}${fact('Construction', construction)}${fact('Roof Material', roof)}${fact('Square Feet', whole(home.squareFeet))}${fact('Protection Class', protection)}${fact('Occupancy', 'Owner Occupied')}${fact('Usage', 'Primary')}${fact('Territory', random.digits(3))}${fact('Opening Protection', random.pick(['None', 'Class A', 'Class B']))}${fact('Roof to Wall', random.pick(['Clips', 'Single Wraps', 'Toe Nails']))}${fact('BCEG', String(random.int(3, 9)))}${fact('Number of Families', '1')}</div>
<p class="w">This policy contains a separate deductible for hurricane losses, which may result in high out-of-pocket expenses to you. Flood coverage is not provided.</p>
<div class="pg">${head}<h3>PREMIUM DETAIL</h3><table>${step('Non-Hurricane Base Premium', cents(base))}${step('Hurricane Base Premium', cents(wind))}${step('Optional Coverages', cents(optional))}${credits.map(({ name, amount }) => step(name, `-${cents(amount)}`))}<tr class="s"><td>Total Annual Premium before fees and assessments</td><td class="n">${cents(premium)}</td></tr>${surcharges.map(({ name, amount }) => step(name, cents(amount)))}<tr class="s"><td>TOTAL POLICY PREMIUM INCLUDING ASSESSMENTS AND ALL SURCHARGES</td><td class="n">${dollarsAndCents(total)}</td></tr></table><p>The portion of your premium for hurricane coverage is ${wholeDollars(wind)}.${isRenewal ? ` A premium change of ${wholeDollars(random.int(40, 400))} is due to a rate change.` : ''}</p>
<h3>MORTGAGEE / ADDITIONAL INTERESTS</h3><table><tr><th>TYPE</th><th>NAME AND ADDRESS</th><th>LOAN NUMBER</th></tr>${lender === null ? html`<tr><td colspan="3">None</td></tr>` : html`<tr><td>First Mortgagee</td><td>${lender.name} ISAOA ATIMA<br>${lender.address}</td><td>${lender.loan}</td></tr>`}</table><h3>FORMS SCHEDULE</h3><p>HF 00 03 (05/11), HF 01 09 (01/22), HF 04 96 (04/91), OIR-B1-1670 (01/06), HF PJ (07/14)${chosen.map(({ form }) => `, ${form}`)}</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees: surcharges,
      discounts: credits,
      policyForm: 'HO-3',
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      constructionType: construction,
      roofType: roof,
      protectionClass: protection,
      occupancy: 'Owner Occupied',
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'Hurricane', percent: hurricane, amount: hurricaneAmount },
        { peril: 'All other perils', amount: deductible },
        ...(hasSinkhole ? [{ peril: 'Sinkhole', percent: 10, amount: home.dwelling / 10 }] : []),
      ],
      otherCoverages: chosen.map(({ name, limit, premium: price }) => ({
        name,
        limit: typeof limit === 'number' ? limit : null,
        limitText: typeof limit === 'number' ? null : limit,
        premium: price,
      })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'First Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
    };
    return { html: sheet({ css, body }), label };
  },
};
