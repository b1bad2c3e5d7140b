// ACORD 125 (2009/08), the applicant section alone: four pages of captioned boxes, bare X in drawn squares, values in Helvetica.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { lossCaptions, lossCells, priorRows } from '../parts/acord-125-history.ts';
import { sections as allSections, natures, split } from '../parts/acord-125-words.ts';
import { across, amountOrBlank, boxes, captions, filledRows } from '../parts/stretched-boxes.ts';

const css = `body{margin:0;font:5.8pt/1.15 "Liberation Sans Narrow"}.p{break-after:page}.p:last-child{break-after:auto}.v{font:8pt/1.15 "Nimbus Sans";min-height:9pt}.r{display:flex}.b{border:.5pt solid #000;margin:0 -.5pt -.5pt 0;padding:1pt 3pt;min-width:0}
h3{font:700 7pt "Liberation Sans Narrow";margin:5pt -.5pt -.5pt 0;border:.5pt solid #000;background:#e2e2e2;padding:1pt 3pt}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #000;padding:1pt 3pt;vertical-align:top;text-align:left;font-weight:400}
i{display:inline-block;width:8pt;height:8pt;border:.6pt solid #000;font:700 7.6pt/8pt "Nimbus Sans";text-align:center;vertical-align:middle;margin-right:2.5pt}.k{white-space:nowrap;line-height:10.5pt}.f{display:flex;justify-content:space-between;margin-top:3pt}`;

const sections = allSections['2013/01'].filter((name) => name !== '');
const attachments = split(
  'ADDITIONAL INTEREST;ADDITIONAL PREMISES;APARTMENT BUILDING SUPPLEMENT;CONDO ASSN BYLAWS (for D&O Coverage only);CONTRACTORS SUPPLEMENT;COVERAGES SCHEDULE;DRIVER INFORMATION SCHEDULE;INTERNATIONAL LIABILITY EXPOSURE SUPPLEMENT;LOSS SUMMARY;PREMIUM PAYMENT SUPPLEMENT;RESTAURANT / TAVERN SUPPLEMENT;STATEMENT / SCHEDULE OF VALUES',
);
const entities = split(
  'CORPORATION;JOINT VENTURE;NOT FOR PROFIT ORG;SUBCHAPTER "S" CORPORATION;INDIVIDUAL;LLC;PARTNERSHIP;TRUST',
);
const trades = [
  ['CONTRACTOR', 'Interior finish carpentry and cabinet installation for new homes'],
  ['RESTAURANT', 'Family style restaurant, seating for 84, beer and wine only'],
  ['RETAIL', 'Retail sale of garden tools, seed and nursery stock'],
  ['WHOLESALE', 'Wholesale distribution of packaged paper goods to schools'],
  ['OFFICE', 'Bookkeeping and payroll services'],
] as const;
const interests = split(
  'ADDITIONAL INSURED;BREACH OF WARRANTY;CO-OWNER;EMPLOYEE AS LESSOR;LEASEBACK OWNER;LENDER\u2019S LOSS PAYABLE;LIENHOLDER;LOSS PAYEE;MORTGAGEE;OWNER;REGISTRANT;TRUSTEE',
);
const questions = split(
  '1a. IS THE APPLICANT A SUBSIDIARY OF ANOTHER ENTITY?;1b. DOES THE APPLICANT HAVE ANY SUBSIDIARIES?;2. IS A FORMAL SAFETY PROGRAM IN OPERATION?;3. ANY EXPOSURE TO FLAMMABLES, EXPLOSIVES, CHEMICALS?;4. ANY OTHER INSURANCE WITH THIS COMPANY? (List policy numbers);5. ANY POLICY OR COVERAGE DECLINED, CANCELLED OR NON-RENEWED DURING THE PRIOR 3 YEARS FOR ANY PREMISES OR OPERATIONS? (Missouri Applicants - Do not answer this question);6. ANY PAST LOSSES OR CLAIMS RELATING TO SEXUAL ABUSE OR MOLESTATION ALLEGATIONS, DISCRIMINATION OR NEGLIGENT HIRING?;7. DURING THE LAST FIVE YEARS (TEN IN RI), HAS ANY APPLICANT BEEN INDICTED FOR OR CONVICTED OF ANY DEGREE OF THE CRIME OF FRAUD, BRIBERY, ARSON OR ANY OTHER ARSON-RELATED CRIME IN CONNECTION WITH THIS OR ANY OTHER PROPERTY?;8. ANY UNCORRECTED FIRE AND/OR SAFETY CODE VIOLATIONS?;9. HAS APPLICANT HAD A FORECLOSURE, REPOSSESSION, BANKRUPTCY OR FILED FOR BANKRUPTCY DURING THE LAST FIVE (5) YEARS?;10. HAS APPLICANT HAD A JUDGEMENT OR LIEN DURING THE LAST FIVE (5) YEARS?;11. HAS BUSINESS BEEN PLACED IN A TRUST?;12. ANY FOREIGN OPERATIONS, FOREIGN PRODUCTS DISTRIBUTED IN USA, OR US PRODUCTS SOLD / DISTRIBUTED IN FOREIGN COUNTRIES?',
);

function history(random: Random, year: number) {
  const lines = ['GENERAL LIABILITY', 'AUTOMOBILE', 'PROPERTY'].slice(0, random.int(1, 3));
  const otherPolicies = random.times(random.int(1, 3), (back) =>
    lines.map((line) => ({
      relation: 'prior',
      year: year - 1 - back,
      line,
      carrierName: carrier(random),
      policyNumber: numbered(random, '@@@ ######'),
      premium: random.dollars(900, 24_000),
      effectiveDate: `${year - 1 - back}-06-01`,
      expirationDate: `${year - back}-06-01`,
    })),
  );
  const lossHistory = random.times(random.int(0, 3), (i) => {
    const occurrenceDate = `${year - 1 - i}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    return {
      occurrenceDate,
      line: random.pick(['GL', 'PROP', 'AUTO']),
      description: random.pick([
        'Water damage from roof leak',
        'Customer fell at entry',
        'Rear end collision, no injury',
        'Theft of tools from trailer',
      ]),
      claimDate: addDays(occurrenceDate, random.int(0, 20)),
      amountPaid: random.dollars(400, 38_000),
      amountReserved: random.pick([0, 0, 5000]),
      isOpen: random.chance(0.25),
    };
  });
  return { otherPolicies, lossHistory };
}

function entityOf(name: string): string {
  if (/L\.?L\.?C/.test(name)) return 'LLC';
  return name.endsWith('LP') ? 'PARTNERSHIP' : 'CORPORATION';
}

function other(random: Random): { name: string; entityType: string } {
  const name = company(random);
  return { name, entityType: entityOf(name) };
}

/** A value that is filled in on some forms only. */
const maybe = <Value>(random: Random, share: number, make: () => Value): Value | null =>
  random.chance(share) ? make() : null;

function facts(random: Random) {
  const year = random.int(2010, 2014);
  const [office, mail, bank] = [place(random), place(random), place(random)];
  const [natureOfBusiness, operationsDescription] = random.pick(trades);
  const sites = random.times(random.int(1, 3), (i) => ({
    at: i === 0 && random.chance(0.7) ? mail : place(random, mail.state),
    county: word(random),
  }));
  const locations = sites.map(({ at }, i) => ({
    locationNumber: i + 1,
    buildingNumber: 1,
    address: oneLine(at),
    interest: random.pick(['owner', 'tenant']),
    fullTimeEmployees: random.int(1, 40),
    partTimeEmployees: maybe(random, 0.5, () => random.int(1, 12)),
    annualRevenue: maybe(random, 0.7, () => random.int(12, 480) * 10_000),
    occupiedArea: maybe(random, 0.7, () => random.int(8, 90) * 100),
    totalArea: maybe(random, 0.5, () => random.int(90, 300) * 100),
    description: maybe(random, 0.4, () => random.pick(['Office and shop', 'Storage of stock', 'Sales floor'])),
  }));
  const names = random.some(
    ['BUSINESS AUTO', 'PROPERTY', 'UMBRELLA', 'EQUIPMENT FLOATER', 'CRIME / MISCELLANEOUS CRIME'],
    random.int(1, 3),
  );
  const priced = random.chance(0.5);
  const linesOfBusiness = sections
    .filter((name) => name === 'COMMERCIAL GENERAL LIABILITY' || names.includes(name))
    .map((name) => ({ name, premium: priced ? random.dollars(300, 9000) : null }));
  const effectiveDate = `${year}-06-01`;
  const name = company(random);
  const applicant = {
    name,
    address: oneLine(mail),
    entityType: entityOf(name),
    fein: numbered(random, '##-#######'),
    sicCode: maybe(random, 0.5, () => random.digits(4)),
    naicsCode: maybe(random, 0.6, () => random.digits(6)),
    phone: phone(random),
    website: maybe(random, 0.5, () => `www.${word(random).toLowerCase()}.example`),
  };
  return {
    office,
    mail,
    bank,
    sites,
    underwriter: random.chance(0.5) ? person(random) : '',
    contact: person(random),
    label: {
      formNumbers: ['ACORD 125 (2009/08)'],
      applicationDate: `${year}-04-${random.int(10, 28)}`,
      agencyName: agency(random),
      agencyAddress: oneLine(office),
      agencyContactName: maybe(random, 0.8, () => person(random)),
      agencyPhone: phone(random),
      agencyEmail: maybe(random, 0.6, () => `service@${word(random).toLowerCase()}.example`),
      agencyCustomerId: maybe(random, 0.7, () => numbered(random, '000#####')),
      carrierName: carrier(random),
      naicCode: maybe(random, 0.5, () => random.digits(5)),
      policyNumber: maybe(random, 0.4, () => numbered(random, 'CPP ######')),
      transactionType: random.pick(['quote', 'issue', 'renewal']),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      billingPlan: random.pick(['direct', 'agency']),
      totalPremium: priced ? linesOfBusiness.reduce((so, each) => so + (each.premium ?? 0), 0) : null,
      applicants: [applicant, ...(random.chance(0.35) ? [other(random)] : [])],
      linesOfBusiness,
      natureOfBusiness,
      operationsDescription,
      businessStartDate: maybe(random, 0.7, () => `${random.int(1978, 2008)}-0${random.int(1, 9)}-01`),
      locations,
      ...history(random, year),
      additionalInterests: random.chance(0.5)
        ? [
            {
              interest: random.pick(['MORTGAGEE', 'LOSS PAYEE', 'ADDITIONAL INSURED']),
              name: `${word(random)} Savings Bank`,
              address: oneLine(bank),
              loanNumber: maybe(random, 0.6, () => random.digits(9)),
            },
          ]
        : [],
      remarks: random.chance(0.5)
        ? random.pick([
            'Please quote with $1,000 property deductible. Loss runs to follow.',
            'Insured wants coverage bound at expiration of current term.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = boxes(17);
const row = filledRows(18);
const tick = (on: boolean, text: Piece): Html => html`<div class="k"><i>${on ? 'X' : ''}</i>${text}</div>`;
const day = (iso: string | null): string => (iso === null ? '' : slashed(iso));
const foot = (page: number): Html =>
  html`<div class="f"><b>ACORD 125 (2009/08)</b><span>Page ${page} of 4</span><span>${page === 1 ? '\u00a9 1993-2009 ACORD CORPORATION. All rights reserved.' : ''}</span></div>`;
const customer = ({ label: l }: Facts): Html =>
  html`<div style="text-align:right;margin-bottom:3pt">AGENCY CUSTOMER ID: <span class="v" style="border-bottom:.5pt solid #000;padding:0 8pt">${l.agencyCustomerId}</span></div>`;

function firstPage({ label: l, office, underwriter }: Facts): Html {
  const status = (key: string): boolean => l.transactionType === key;
  const lines = sections.map((name) => {
    const found = l.linesOfBusiness.find((each) => each.name === name);
    return html`<div class="b" style="display:flex"><div style="flex:1">${tick(found !== undefined, name)}</div><div style="width:48pt">$ <span class="v">${amountOrBlank(found?.premium)}</span></div></div>`;
  });
  return html`<div class="p"><div class="r" style="align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif';width:80pt">ACORD</div><div style="flex:1;text-align:center;font:700 12.5pt 'Liberation Sans'">COMMERCIAL INSURANCE APPLICATION<div style="font-size:9pt">APPLICANT INFORMATION SECTION</div></div><div style="width:90pt;display:flex">${box(1, 'DATE (MM/DD/YYYY)', day(l.applicationDate))}</div></div>
<div class="r"><div style="flex:1">${html`<div class="b" style="height:46pt">AGENCY<div class="v">${l.agencyName}<br>${office.street}<br>${cityLine(office)}</div></div>`}<div class="r">${box(1, 'CONTACT NAME:', l.agencyContactName)}</div><div class="r">${box(1, 'PHONE (A/C, No, Ext):', l.agencyPhone)}${box(1, 'FAX (A/C, No):')}</div><div class="r">${box(1, 'E-MAIL ADDRESS:', l.agencyEmail)}</div><div class="r">${box(1, 'CODE:')}${box(1, 'SUBCODE:')}</div><div class="r">${box(1, 'AGENCY CUSTOMER ID:', l.agencyCustomerId)}</div></div>
<div style="flex:1"><div class="r">${box(3, 'CARRIER', l.carrierName)}${box(1, 'NAIC CODE', l.naicCode)}</div><div class="r">${box(3, 'COMPANY POLICY OR PROGRAM NAME')}${box(1, 'PROGRAM CODE')}</div><div class="r">${box(1, 'POLICY NUMBER', l.policyNumber)}</div><div class="r">${box(1, 'UNDERWRITER', underwriter)}${box(1, 'UNDERWRITER OFFICE')}</div>
<div class="b" style="height:52pt"><div class="r"><div style="width:62pt"><b>STATUS OF<br>TRANSACTION</b></div><div style="flex:1">${across(3, [tick(status('quote'), 'QUOTE'), tick(status('issue'), 'ISSUE POLICY'), tick(status('renewal'), 'RENEW')])}${tick(false, 'BOUND (Give Date and/or Attach Copy):')}${across(3, [tick(false, 'CHANGE'), 'DATE', 'TIME'])}${across(3, [tick(false, 'CANCEL'), '', html`<i></i>AM <i></i>PM`])}</div></div></div></div></div>
<h3>SECTIONS ATTACHED</h3>${across(3, [...['', '', ''].map(() => html`<div class="b" style="display:flex"><div style="flex:1">INDICATE SECTIONS ATTACHED</div><div style="width:48pt">PREMIUM</div></div>`), ...lines])}<h3>ATTACHMENTS</h3><div class="b">${across(
    3,
    attachments.map((name) => tick(false, name)),
  )}</div>
<h3>POLICY INFORMATION</h3><div class="r">${box(1, 'PROPOSED EFF DATE', day(l.effectiveDate))}${box(1, 'PROPOSED EXP DATE', day(l.expirationDate))}${box(1, 'BILLING PLAN', html`${tick(l.billingPlan === 'direct', 'DIRECT')}${tick(l.billingPlan === 'agency', 'AGENCY')}`)}${box(1, 'PAYMENT PLAN')}${box(1, 'METHOD OF PAYMENT')}${box(0.6, 'AUDIT')}${box(0.8, 'DEPOSIT', '$')}${box(0.8, html`MINIMUM<br>PREMIUM`, '$')}${box(1, 'POLICY PREMIUM', `$ ${amountOrBlank(l.totalPremium)}`)}</div>
${applicants(l)}${foot(1)}</div>`;
}

function applicants(l: Facts['label']): Html {
  const [first, second] = l.applicants.map((each) => ({
    sicCode: null,
    naicsCode: null,
    fein: null,
    phone: null,
    website: null,
    address: '',
    ...each,
  }));
  const [street = '', ...city] = (first?.address ?? '').split(', ');
  const one = (
    caption: string,
    each: typeof first,
    lines: Piece,
  ): Html => html`<div class="r"><div class="b" style="flex:1">${caption} AND MAILING ADDRESS (including ZIP+4)<div class="v" style="height:31pt">${lines}</div></div><div style="flex:1"><div class="r">${box(0.6, 'GL CODE')}${box(0.6, 'SIC', each?.sicCode)}${box(0.8, 'NAICS', each?.naicsCode)}${box(1.2, 'FEIN OR SOC SEC #', each?.fein)}</div><div class="r">${box(1, 'BUSINESS PHONE #:', each?.phone)}</div><div class="r">${box(1, 'WEBSITE ADDRESS', each?.website)}</div></div></div>
<div class="b">${across(
    4,
    entities.map((name) =>
      tick(each?.entityType === name, name === 'LLC' ? 'LLC  NO. OF MEMBERS AND MANAGERS: ____' : name),
    ),
  )}</div>`;
  return html`<h3>APPLICANT INFORMATION</h3>${one('NAME (First Named Insured)', first, html`${first?.name}<br>${street}<br>${city.join(', ')}`)}${one('NAME (Other Named Insured)', second, second?.name)}${one('NAME (Other Named Insured)', undefined, '')}`;
}

const street = (site: Facts['sites'][number] | undefined): Html =>
  html`${box(1, 'STREET', site?.at.street, 25)}</div><div class="r">${box(1.4, 'CITY:', site?.at.city, 25)}${box(0.5, 'STATE:', site?.at.state, 25)}${box(1, 'COUNTY:', site?.county, 25)}${box(0.8, 'ZIP:', site?.at.zip, 25)}</div>`;

function secondPage(f: Facts): Html {
  const { label: l, sites } = f;
  const premises = threeRows.map((i) => {
    const [each, site] = [l.locations[i], sites[i]];
    return html`<div class="r"><div style="flex:.35">${html`<div class="r">${box(1, 'LOC #', each?.locationNumber, 25)}</div><div class="r">${box(1, 'BLD #', each?.buildingNumber, 25)}</div>`}</div><div style="flex:2.4"><div class="r">${street(site)}</div>
<div class="b" style="flex:.75">CITY LIMITS${tick(site !== undefined, 'INSIDE')}${tick(false, 'OUTSIDE')}</div><div class="b" style="flex:.75">INTEREST${tick(each?.interest === 'owner', 'OWNER')}${tick(each?.interest === 'tenant', 'TENANT')}</div><div style="flex:.9"><div class="r">${box(1, '# FULL TIME EMPL', each?.fullTimeEmployees, 25)}</div><div class="r">${box(1, '# PART TIME EMPL', each?.partTimeEmployees, 25)}</div></div><div class="b" style="flex:1.9;line-height:12.4pt">ANNUAL REVENUES: $ <span class="v">${amountOrBlank(each?.annualRevenue)}</span><br>OCCUPIED AREA: <span class="v">${amountOrBlank(each?.occupiedArea)}</span> SQ FT<br>OPEN TO PUBLIC AREA: SQ FT<br>TOTAL BUILDING AREA: <span class="v">${amountOrBlank(each?.totalArea)}</span> SQ FT</div></div><div class="r">${box(3, 'DESCRIPTION OF OPERATIONS:', each?.description)}${box(1, 'ANY AREA LEASED TO OTHERS? Y / N', each ? 'N' : '')}</div>`;
  });
  return html`<div class="p">${customer(f)}<h3>CONTACT INFORMATION</h3><div class="r">${box(1, 'CONTACT TYPE:', 'Inspection')}${box(1, 'CONTACT TYPE:')}</div><div class="r">${box(1, 'CONTACT NAME:', f.contact)}${box(1, 'CONTACT NAME:')}</div><div class="r">${box(1, html`PRIMARY PHONE # <i></i>HOME <i></i>BUS <i></i>CELL`)}${box(1, html`PRIMARY PHONE # <i></i>HOME <i></i>BUS <i></i>CELL`)}</div><div class="r">${box(1, 'PRIMARY E-MAIL ADDRESS:')}${box(1, 'PRIMARY E-MAIL ADDRESS:')}</div>
<h3>PREMISES INFORMATION (Attach ACORD 823 for Additional Premises)</h3>${premises}<h3>NATURE OF BUSINESS</h3><div class="r"><div class="b" style="flex:4">${across(
    5,
    natures.map((name) => tick(l.natureOfBusiness === name, name)),
  )}</div>${box(1, 'DATE BUSINESS STARTED (MM/DD/YYYY)', day(l.businessStartDate))}</div><div class="r">${box(1, 'DESCRIPTION OF PRIMARY OPERATIONS', l.operationsDescription, 54)}</div>
<div class="r">${box(1, 'RETAIL STORES OR SERVICE OPERATIONS % OF TOTAL SALES:', '', 30)}${box(1, 'INSTALLATION, SERVICE OR REPAIR WORK', '%', 30)}${box(1, 'OFF PREMISES INSTALLATION, SERVICE OR REPAIR WORK', '%', 30)}</div><div class="r">${box(1, 'DESCRIPTION OF OPERATIONS OF OTHER NAMED INSUREDS', '', 40)}</div>${foot(2)}</div>`;
}
const threeRows = [0, 1, 2];

function thirdPage(f: Facts): Html {
  const [party] = f.label.additionalInterests;
  return html`<div class="p">${customer(f)}<h3>ADDITIONAL INTEREST (Not all fields apply to all scenarios - provide only the necessary data) Attach ACORD 45 for more Additional Interests</h3><div class="r"><div class="b" style="flex:2">INTEREST${across(
    2,
    interests.map((name) => tick(party?.interest === name, name)),
  )}</div><div style="flex:2.6"><div class="r">${box(2, html`NAME AND ADDRESS &nbsp; RANK: &nbsp; EVIDENCE: <i></i>CERTIFICATE`, party ? html`${party.name}<br>${f.bank.street}<br>${cityLine(f.bank)}` : '', 46)}</div><div class="r">${box(1, 'REFERENCE / LOAN #:', party?.loanNumber)}${box(1, 'INTEREST END DATE:')}</div></div><div class="b" style="flex:1.3;line-height:13pt">INTEREST IN ITEM NUMBER<br>LOCATION: BUILDING:<br>VEHICLE: BOAT:<br>AIRPORT: AIRCRAFT:<br>ITEM CLASS: ITEM:</div></div>
<h3>GENERAL INFORMATION</h3><table><tr><td>EXPLAIN ALL "YES" RESPONSES</td><td style="width:26pt">Y / N</td></tr>${questions.map((text, i) => html`<tr><td style="height:24pt">${text}</td><td class="v">${i === 2 ? 'Y' : 'N'}</td></tr>`)}</table><h3>REMARKS / PROCESSING INSTRUCTIONS (Attach additional sheets if more space is required)</h3><div class="r">${box(1, '', f.label.remarks, 60)}</div>${foot(3)}</div>`;
}

function fourthPage(f: Facts): Html {
  const { label: l } = f;
  const years = [...new Set(l.otherPolicies.flat().map((each) => each.year)), null, null, null].slice(0, 3);
  const columns = ['GENERAL LIABILITY', 'AUTOMOBILE', 'PROPERTY', 'OTHER:'];
  const prior = years.map((year) =>
    priorRows.map(
      ([kind, show], i) =>
        html`<tr>${i === 0 ? html`<td rowspan="5" class="v">${year}</td>` : ''}<td>${kind}</td>${columns.map((line) => {
          const found = l.otherPolicies.flat().find((each) => each.year === year && each.line === line);
          return html`<td class="v">${found ? show(found) : kind === 'PREMIUM' ? '$' : ''}</td>`;
        })}</tr>`,
    ),
  );
  const losses = [0, 1, 2, 3].map((i) => {
    const each = l.lossHistory[i];
    return row(each ? lossCells(each, (amount) => `$ ${whole(amount)}`) : ['', '', '', '', '$', '$', '', '']);
  });
  return html`<div class="p">${customer(f)}<h3>PRIOR CARRIER INFORMATION</h3><table><tr><td>YEAR</td><td>CATEGORY</td>${columns.map((name) => html`<td>${name}</td>`)}</tr>${prior}</table><h3>LOSS HISTORY &nbsp; Check if none <i style="background:#fff">${l.lossHistory.length === 0 ? 'X' : ''}</i> (Attach Loss Summary for Additional Loss Information)</h3><div class="b">ENTER ALL CLAIMS OR LOSSES (REGARDLESS OF FAULT AND WHETHER OR NOT INSURED) OR OCCURRENCES THAT MAY GIVE RISE TO CLAIMS FOR THE LAST <u class="v">&nbsp;5&nbsp;</u> YEARS &nbsp; TOTAL LOSSES: $</div><table>${captions(lossCaptions)}${losses}</table>
<h3>SIGNATURE</h3><div class="b" style="line-height:1.35">COPY OF THE NOTICE OF INFORMATION PRACTICES (PRIVACY) HAS BEEN GIVEN TO THE APPLICANT. (Not applicable in all states, consult your agent or broker for your state's requirements.)<br>NOTICE OF INSURANCE INFORMATION PRACTICES: PERSONAL INFORMATION ABOUT YOU MAY BE COLLECTED FROM PERSONS OTHER THAN YOU IN CONNECTION WITH THIS APPLICATION FOR INSURANCE AND SUBSEQUENT RENEWALS. SUCH INFORMATION AS WELL AS OTHER PERSONAL AND PRIVILEGED INFORMATION COLLECTED BY US OR OUR AGENTS MAY IN CERTAIN CIRCUMSTANCES BE DISCLOSED TO THIRD PARTIES.<br>ANY PERSON WHO KNOWINGLY AND WITH INTENT TO DEFRAUD ANY INSURANCE COMPANY OR ANOTHER PERSON FILES AN APPLICATION FOR INSURANCE CONTAINING ANY MATERIALLY FALSE INFORMATION COMMITS A FRAUDULENT INSURANCE ACT, WHICH IS A CRIME AND MAY SUBJECT THE PERSON TO A CIVIL PENALTY OF UP TO $5,000 AND THE STATED VALUE OF THE CLAIM. (Not applicable in CO, FL, HI, MA, NE, OH, OK, OR or VT.)<br>THE UNDERSIGNED IS AN AUTHORIZED REPRESENTATIVE OF THE APPLICANT AND CERTIFIES THAT REASONABLE ENQUIRY HAS BEEN MADE TO OBTAIN THE ANSWERS TO QUESTIONS ON THIS APPLICATION.</div><div class="r">${box(2, "PRODUCER'S SIGNATURE", '', 24)}${box(2, "PRODUCER'S NAME (Please Print)", l.agencyContactName, 24)}${box(1, 'STATE PRODUCER LICENSE NO', '', 24)}</div><div class="r">${box(3, "APPLICANT'S SIGNATURE", '', 24)}${box(1, 'DATE', '', 24)}${box(1, 'NATIONAL PRODUCER NUMBER', '', 24)}</div>${foot(4)}</div>`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'agency-2009',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [firstPage(f), secondPage(f), thirdPage(f), fourthPage(f)] }),
      label: { ...f.label, otherPolicies: f.label.otherPolicies.flat() },
      print: { margin: { top: '0.35in', bottom: '0.3in', left: '0.35in', right: '0.35in' } },
    };
  },
};
