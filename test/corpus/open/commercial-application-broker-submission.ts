// A wholesale broker's submission: sections A to H with label and value lines, tables for premises, limits wanted, hazards, prior
// carriers and losses; unanswered questions stay as empty captions.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.4 Carlito,sans-serif}h1{font-size:14pt;margin:0;color:#333}h2{font-size:9.6pt;background:#35475c;color:#fff;padding:2px 7px;margin:12px 0 4px}.g{display:grid;grid-template-columns:130px 1fr 130px 1fr;gap:3px 8px}
.g span:nth-child(odd){color:#566}.g span:nth-child(even){border-bottom:1px solid #bbb}table{width:100%;border-collapse:collapse}td,th{border:1px solid #aab;padding:2.5px 5px;text-align:left;vertical-align:top}th{font-size:7.4pt;background:#eef1f5}.n{text-align:right}`;

const trades = [
  ['Restaurant', 'Full service restaurant with patio, no live music', '16902', 'Restaurants - tables'],
  ['Contractor', 'Interior remodeling of offices and shops', '91342', 'Carpentry NOC'],
  ['Wholesale', 'Import and distribution of kitchenware', '15991', 'Distributors - no food'],
  ['Service', 'Commercial laundry for hotels', '14101', 'Laundry and dry cleaning'],
] as const;

function premises(random: Random) {
  return random.times(random.int(1, 3), (i) => ({
    locationNumber: i + 1,
    buildingNumber: 1,
    address: oneLine(place(random)),
    interest: random.pick(['owner', 'tenant']),
    yearBuilt: random.int(1930, 2021),
    occupiedArea: random.int(9, 240) * 100,
    construction: random.pick(['Frame', 'Joisted masonry', 'Masonry non-combustible', 'Fire resistive']),
    annualRevenue: random.dollars(150_000, 5_000_000),
    fullTimeEmployees: random.int(1, 60),
    partTimeEmployees: random.chance(0.6) ? random.int(1, 20) : null,
  }));
}

function wanted(random: Random, locations: number) {
  const one = random.pick([1_000_000, 2_000_000]);
  const liability = [
    { name: 'General aggregate', limit: one * 2 },
    { name: 'Products and completed operations aggregate', limit: one * 2 },
    { name: 'Personal and advertising injury', limit: one },
    { name: 'Each occurrence', limit: one },
    { name: 'Fire damage legal', limit: 100_000 },
    { name: 'Medical payments', limit: 5000 },
  ].map((each) => ({ line: 'General Liability', ...each }));
  const property = random.times(locations, (i) => ({
    line: 'Property',
    name: random.pick(['Building', 'Contents', 'Business income']),
    locationNumber: i + 1,
    buildingNumber: 1,
    limit: random.int(5, 300) * 10_000,
    deductible: random.pick([1000, 2500, 5000]),
    coinsurancePercent: random.pick([80, 90, 100]),
    valuation: random.pick(['RC', 'ACV']),
    causesOfLoss: random.pick(['Special', 'Broad']),
  }));
  return { liability, property };
}

function facts(random: Random) {
  const [office, mail] = [place(random), place(random)];
  const [natureOfBusiness, operationsDescription, classCode, classification] = random.pick(trades);
  const locations = premises(random);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['02', '05', '08', '10'])}-01`;
  const year = Number(effectiveDate.slice(0, 4));
  const prior = random.times(random.int(1, 4), (i) => ({
    relation: 'prior',
    year: year - 1 - i,
    line: random.pick(['Package', 'General Liability', 'Property']),
    carrierName: carrier(random),
    policyNumber: numbered(random, '@@######'),
    premium: random.dollars(1800, 42_000),
  }));
  const lossHistory = random.times(random.int(0, 3), () => ({
    occurrenceDate: `${year - random.int(1, 4)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    line: random.pick(['Property', 'GL']),
    description: random.pick([
      'Kitchen fire',
      'Slip and fall in entry',
      'Water damage from frozen pipe',
      'Theft of tools',
    ]),
    amountPaid: random.dollars(500, 60_000),
    amountReserved: random.pick([0, 0, 2500, 15_000]),
    isOpen: random.chance(0.3),
  }));
  const limits = wanted(random, locations.length);
  const gl = random.int(1200, 9000);
  const property = random.int(900, 12_000);
  return {
    office,
    mail,
    limits,
    label: {
      formNumbers: ['WBS-12 (rev. 04/2019)'],
      applicationDate: `${year}-01-${random.int(10, 28)}`,
      agencyName: `${word(random)} Wholesale Partners`,
      agencyAddress: oneLine(office),
      agencyContactName: person(random),
      agencyPhone: phone(random),
      agencyEmail: `submit${random.digits(2)}@wholesale.example`,
      agencyCustomerId: numbered(random, 'SUB-#####'),
      carrierName: carrier(random),
      transactionType: random.pick(['quote', 'renewal', 'new']),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      billingPlan: random.pick(['agency', 'direct']),
      totalPremium: random.chance(0.5) ? gl + property : null,
      applicants: [
        {
          name: company(random),
          address: oneLine(mail),
          entityType: random.pick(['Corporation', 'LLC', 'Partnership']),
          fein: numbered(random, '##-#######'),
          naicsCode: random.digits(6),
          phone: phone(random),
          website: `www.${word(random).toLowerCase()}.example`,
        },
        ...(random.chance(0.3) ? [{ name: company(random) }] : []),
      ],
      linesOfBusiness: [
        { name: 'General Liability', premium: gl },
        { name: 'Property', premium: property },
      ],
      natureOfBusiness,
      operationsDescription,
      businessStartDate: `${random.int(1985, 2018)}-06-${random.int(10, 28)}`,
      locations,
      coverages: [...limits.liability, ...limits.property],
      hazards: locations.map((each, i) => ({
        locationNumber: each.locationNumber,
        hazardNumber: i + 1,
        classification,
        classCode,
        premiumBasis: 'Gross sales',
        exposure: each.annualRevenue,
        territory: numbered(random, '0##'),
      })),
      otherPolicies: prior,
      lossHistory,
      remarks: random.chance(0.5)
        ? random.pick([
            'Need quote by Friday. Incumbent is non-renewing the class.',
            'Sprinkler report and photos attached.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (name: string, value: string | number | null | undefined): Html =>
  html`<span>${name}</span><span>${value ?? ''}</span>`;
const row = (values: readonly (string | number | null)[]): Html =>
  html`<tr>${values.map((value) => html`<td>${value}</td>`)}</tr>`;
const header = (names: readonly string[]): Html => html`<tr>${names.map((name) => html`<th>${name}</th>`)}</tr>`;

function first({ label: l, office, mail }: Facts): Html {
  const [applicant, other] = l.applicants;
  const tick = (name: string, on: boolean): string => `${on ? '\u2611' : '\u2610'} ${name}`;
  const kinds = ['quote', 'renewal', 'new'].map((kind) =>
    tick(
      new Map([
        ['quote', 'Quote'],
        ['renewal', 'Renewal'],
        ['new', 'New business'],
      ]).get(kind) ?? '',
      kind === l.transactionType,
    ),
  );
  return html`<div style="display:flex;justify-content:space-between"><h1>Commercial Lines Submission</h1><span>${kinds.join('   ')}</span></div>
<h2>A  Broker</h2><div class="g">${pair('Broker', l.agencyName)}${pair('Date', bare(l.applicationDate))}${pair('Address', `${office.street}, ${cityLine(office)}`)}${pair('Contact', l.agencyContactName)}${pair('Telephone', l.agencyPhone)}${pair('E-mail', l.agencyEmail)}${pair('Submission no.', l.agencyCustomerId)}${pair('Market', l.carrierName)}</div>
<h2>B  Applicant</h2><div class="g">${pair('Applicant', applicant?.name)}${pair('Entity', applicant?.entityType)}${pair('Mailing address', `${mail.street}, ${cityLine(mail)}`)}${pair('FEIN', applicant?.fein)}${pair('Other named insured', other?.name)}${pair('NAICS', applicant?.naicsCode)}${pair('Phone', applicant?.phone)}${pair('Website', applicant?.website)}
${pair('Nature of business', l.natureOfBusiness)}${pair('Started', bare(l.businessStartDate))}${pair('Operations', l.operationsDescription)}${pair('SIC', '')}</div>
<h2>C  Policy wanted</h2><div class="g">${pair('Effective', bare(l.effectiveDate))}${pair('Expires', bare(l.expirationDate))}${pair('Bill', l.billingPlan === 'agency' ? 'Agency bill' : 'Direct bill')}${pair('Policy premium', l.totalPremium === null ? '' : wholeDollars(l.totalPremium))}${pair('Expiring policy no.', '')}${pair('Deposit', '')}</div>
<table style="margin-top:5px">${header(['Line of business', 'Wanted', 'Premium'])}${l.linesOfBusiness.map((line) => row([line.name, '\u2611', wholeDollars(line.premium)]))}${row(['Commercial auto', '\u2610', ''])}${row(['Umbrella', '\u2610', ''])}</table>
<h2>D  Premises</h2><table>${header(['Loc', 'Bldg', 'Address', 'Interest', 'Year built', 'Construction', 'Occupied sq ft', 'Annual revenue', 'FT', 'PT'])}${l.locations.map(
    (each) =>
      row([
        each.locationNumber,
        each.buildingNumber,
        each.address,
        each.interest === 'owner' ? 'Owner' : 'Tenant',
        each.yearBuilt,
        each.construction,
        whole(each.occupiedArea),
        wholeDollars(each.annualRevenue),
        each.fullTimeEmployees,
        each.partTimeEmployees,
      ]),
  )}</table>`;
}

function second({ label: l, limits: { liability, property } }: Facts): Html {
  return html`<h2>E  General liability limits wanted</h2><table>${liability.map((each) => row([each.name, wholeDollars(each.limit)]))}</table>
<table style="margin-top:5px">${header(['Loc', 'Haz', 'Classification', 'Class code', 'Basis', 'Exposure', 'Terr'])}${l.hazards.map((each) => row([each.locationNumber, each.hazardNumber, each.classification, each.classCode, each.premiumBasis, whole(each.exposure), each.territory]))}</table>
<h2>F  Property wanted</h2><table>${header(['Loc', 'Bldg', 'Subject', 'Amount', 'Coins. %', 'Valuation', 'Causes of loss', 'Deductible'])}${property.map((each) => row([each.locationNumber, each.buildingNumber, each.name, wholeDollars(each.limit), each.coinsurancePercent, each.valuation, each.causesOfLoss, wholeDollars(each.deductible)]))}</table>
<h2>G  Insurance history</h2><table>${header(['Year', 'Line', 'Carrier', 'Policy no.', 'Premium'])}${l.otherPolicies.map((each) => row([each.year, each.line, each.carrierName, each.policyNumber, wholeDollars(each.premium)]))}</table>
<p>Losses of the last five years: ${l.lossHistory.length === 0 ? 'none reported' : ''}</p>${l.lossHistory.length === 0 ? '' : html`<table>${header(['Date', 'Line', 'What happened', 'Paid', 'Reserved', 'Open?'])}${l.lossHistory.map((each) => row([bare(each.occurrenceDate), each.line, each.description, wholeDollars(each.amountPaid), wholeDollars(each.amountReserved), each.isOpen ? 'Yes' : 'No']))}</table>`}
<h2>H  Remarks and signature</h2><p>${l.remarks}</p><p>Any person who knowingly files an application containing false information commits a crime. Applicant _____________________ Date __________</p><small>${l.formNumbers[0]}</small>`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'broker-submission',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [first(f), second(f)] }), label: f.label };
  },
};
