// The Florida version of the ACORD 130: sworn statements, rating on the first page, names of all owners with ownership, values in
// upper-case Helvetica, bare X marks on short lines, captions left of the values.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { cents, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { individualCells } from '../parts/acord-130.ts';
import { blanks, captions, filledRows } from '../parts/stretched-boxes.ts';

const css = `body{margin:0;font:5.9pt/1.2 "Liberation Sans"}.p{break-after:page}.p:last-child{break-after:auto}.v{font:7.8pt/1.2 "Nimbus Sans"}.r{display:flex}.b{border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:1.6pt 3pt;min-width:0}
h3{font:700 6.8pt "Liberation Sans";margin:5pt -.6pt -.6pt 0;border:.6pt solid #000;background:#000;color:#fff;padding:1pt 4pt}table{border-collapse:collapse;width:100%}td{border:.6pt solid #000;padding:1.2pt 3pt;vertical-align:top}.x{display:inline-block;width:14pt;border-bottom:.6pt solid #000;text-align:center;font:700 7.8pt/1 "Nimbus Sans"}.k{white-space:nowrap;line-height:11pt;margin-right:9pt;display:inline-block}`;

const list = (text: string): string[] => text.split(';');
const ENTITIES = list('INDIVIDUAL;PARTNERSHIP;CORPORATION;SUBCHAPTER "S";LLC;JOINT VENTURE;OTHER');
const JOBS = new Map([
  ['5022', 'MASONRY NOC'],
  ['5474', 'PAINTING NOC & SHOP OPERATIONS, DRIVERS'],
  ['5551', 'ROOFING - ALL KINDS & DRIVERS'],
  ['0042', 'LANDSCAPE GARDENING & DRIVERS'],
  ['8810', 'CLERICAL OFFICE EMPLOYEES NOC'],
  ['9052', 'HOTEL - ALL OTHER EMPLOYEES'],
  ['8017', 'STORE - RETAIL NOC'],
  ['6217', 'EXCAVATION & DRIVERS'],
]);
const QUESTIONS = list(
  'ANY WORK PERFORMED UNDERGROUND OR ABOVE 15 FEET?;ANY WORK ON BARGES, VESSELS, DOCKS OR BRIDGES OVER WATER?;ARE SUBCONTRACTORS USED?;ANY WORK SUBLET WITHOUT CERTIFICATES OF INSURANCE?;IS A WRITTEN SAFETY PROGRAM IN OPERATION?;IS A DRUG-FREE WORKPLACE PROGRAM IN OPERATION?;ANY EMPLOYEES UNDER 16 OR OVER 60 YEARS OF AGE?;DO EMPLOYEES TRAVEL OUT OF STATE?;ARE EMPLOYEES LEASED TO OR FROM OTHER EMPLOYERS?;ANY PRIOR COVERAGE DECLINED, CANCELLED OR NON-RENEWED (LAST 3 YEARS)?;ANY TAX LIENS OR BANKRUPTCY WITHIN THE LAST 5 YEARS?;ANY UNDISPUTED AND UNPAID WORKERS COMPENSATION PREMIUM DUE?',
);

function rating(random: Random, sites: number) {
  return random.some([...JOBS], random.int(2, 4)).map(([classCode, description]) => {
    const [payroll, rate] = [random.int(15, 420) * 1000, random.int(20, 1650) / 100];
    return {
      state: 'FL',
      locationNumber: random.int(1, sites),
      classCode,
      description,
      fullTimeEmployees: random.int(1, 20),
      partTimeEmployees: random.chance(0.4) ? random.int(1, 5) : null,
      payroll,
      rate,
      premium: Math.round((payroll * rate) / 100),
    };
  });
}

function owners(random: Random) {
  const shares = random.pick([[100], [50, 50], [60, 40], [40, 35, 25]]);
  return shares.map((ownershipPercent, i) => {
    const included = random.chance(0.5) ? 'included' : 'excluded';
    return {
      name: person(random).toUpperCase(),
      dateOfBirth: `${random.int(1950, 1988)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      title: ['PRES', 'VP', 'SEC/TREAS'][i] ?? 'OFFICER',
      ownershipPercent,
      included,
      classCode: random.pick(['8810', '5606', null]),
      payroll: included === 'included' ? random.int(20, 80) * 1000 : null,
    };
  });
}

function facts(random: Random) {
  const upper = (at: ReturnType<typeof place>) => ({
    ...at,
    street: at.street.toUpperCase(),
    city: at.city.toUpperCase(),
  });
  const [office, mail] = [upper(place(random, 'FL')), upper(place(random, 'FL'))];
  const sites = random.times(random.int(1, 2), (i) => (i === 0 ? mail : upper(place(random, 'FL'))));
  const classifications = rating(random, sites.length);
  const manual = classifications.reduce((so, each) => so + each.premium, 0);
  const modification = random.chance(0.5) ? random.int(78, 135) / 100 : null;
  const standard = Math.round(manual * (modification ?? 1));
  const year = random.int(2008, 2014);
  const effectiveDate = `${year}-${random.pick(['01', '03', '07', '12'])}-${random.int(10, 28)}`;
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  const name = company(random).toUpperCase();
  return {
    office,
    mail,
    sites,
    manual,
    standard,
    officePhone: phone(random),
    answers: QUESTIONS.map(() => random.chance(0.2)),
    isAgencyBill: random.chance(0.3),
    label: {
      formNumber: 'ACORD 130 FL (2008/03)',
      applicationDate: addDays(effectiveDate, -random.int(4, 40)),
      agencyName: agency(random).toUpperCase(),
      agencyAddress: oneLine(office),
      agencyCustomerId: random.chance(0.5) ? random.digits(5) : null,
      carrierName: carrier(random).toUpperCase(),
      underwriterName: random.chance(0.3) ? person(random).toUpperCase() : null,
      namedInsureds: [name],
      mailingAddress: oneLine(mail),
      entityType: /L\.?L\.?C/.test(name) ? 'LLC' : random.pick(['CORPORATION', 'SUBCHAPTER "S"']),
      fein: numbered(random, '##-#######'),
      ncciRiskId: random.chance(0.5) ? random.digits(9) : null,
      sicCode: random.chance(0.4) ? random.digits(4) : null,
      yearsInBusiness: random.int(1, 35),
      phone: phone(random),
      email: random.chance(0.3) ? `OFFICE@${word(random).toUpperCase()}.EXAMPLE` : null,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: ['FL'],
      otherStates: random.chance(0.3) ? ['GA', 'AL'] : [],
      eachAccidentLimit: limit,
      diseasePolicyLimit: Math.max(limit, 500_000),
      diseaseEachEmployeeLimit: limit,
      estimatedAnnualPremium: standard + 200,
      minimumPremium: random.chance(0.4) ? 750 : null,
      depositPremium: random.chance(0.5) ? Math.round(standard / 4) : null,
      experienceModification: modification,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      individuals: owners(random),
      priorCarriers: random
        .times(random.int(0, 4), (i) => ({
          year: year - 1 - i,
          carrierName: carrier(random).toUpperCase(),
          policyNumber: numbered(random, '######-##'),
          premium: random.dollars(1200, 50_000),
          experienceModification: modification === null ? null : random.int(80, 130) / 100,
          claimCount: random.int(0, 4),
          amountPaid: random.pick([0, random.amount(300, 30_000)]),
          reserve: random.pick([0, random.amount(500, 9000)]),
        }))
        .map((each) => (each.claimCount === 0 ? { ...each, amountPaid: 0, reserve: 0 } : each)),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = (flex: number, caption: Piece, value: Piece = '', height = 12): Html =>
  html`<div class="b" style="flex:${flex} 1 0;min-height:${height}pt">${caption} <span class="v">${value}</span></div>`;
const mark = (on: boolean, text: Piece): Html =>
  html`<span class="k"><span class="x">${on ? 'X' : html`&nbsp;`}</span> ${text}</span>`;
const row = filledRows(13);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const money = (amount: number | null): string => (amount === null ? '' : whole(amount));
const foot = (page: number): Html =>
  html`<div style="display:flex;justify-content:space-between;margin-top:3pt"><b>ACORD 130 FL (2008/03)</b><span>PAGE ${page} OF 2</span><span>\u00a9 ACORD CORPORATION 1993-2008. All rights reserved.</span></div>`;

function first(f: Facts): Html {
  const { label: l, office, mail, sites } = f;
  const classes = upTo(6).map((i) => {
    const each = l.classifications[i];
    return row(
      each === undefined
        ? blanks(8)
        : [
            each.locationNumber,
            each.classCode,
            each.description,
            each.fullTimeEmployees,
            each.partTimeEmployees,
            whole(each.payroll),
            each.rate.toFixed(2),
            whole(each.premium),
          ],
      15,
    );
  });
  const steps: [string, Piece][] = [
    ['TOTAL MANUAL PREMIUM', whole(f.manual)],
    ['INCREASED LIMITS FACTOR', ''],
    ['EXPERIENCE MODIFICATION', l.experienceModification?.toFixed(2)],
    ['DRUG-FREE WORKPLACE CREDIT', ''],
    ['SAFETY PROGRAM CREDIT', ''],
    ['STANDARD PREMIUM', whole(f.standard)],
    ['PREMIUM DISCOUNT', ''],
    ['EXPENSE CONSTANT', '200'],
  ];
  return html`<div class="p"><div class="r" style="align-items:flex-end;margin-bottom:3pt"><b style="font:italic 700 14pt 'Liberation Serif';width:76pt">ACORD</b><b style="flex:1;font-size:12.5pt;text-align:center">FLORIDA WORKERS COMPENSATION APPLICATION</b><div class="r" style="width:96pt">${box(1, 'DATE', slashed(l.applicationDate))}</div></div>
<div class="r"><div style="flex:1"><div class="b" style="height:44pt">PRODUCER<div class="v">${l.agencyName}<br>${office.street}<br>${cityLine(office)}</div></div><div class="r">${box(1, 'PHONE', f.officePhone)}${box(1, 'FAX')}</div><div class="r">${box(1, 'CODE')}${box(1, 'SUB CODE')}</div><div class="r">${box(1, 'AGENCY CUSTOMER ID', l.agencyCustomerId)}</div></div><div style="flex:1"><div class="r">${box(1, 'COMPANY', l.carrierName)}</div><div class="r">${box(1, 'UNDERWRITER', l.underwriterName)}</div><div class="b" style="height:30pt">STATUS OF SUBMISSION<br>${mark(true, 'QUOTE')}${mark(false, 'ISSUE POLICY')}${mark(false, 'BOUND')}${mark(false, 'ASSIGNED RISK')}</div><div class="b" style="height:27pt">BILLING PLAN<br>${mark(f.isAgencyBill, 'AGENCY BILL')}${mark(!f.isAgencyBill, 'DIRECT BILL')}${mark(false, '% DOWN')}</div></div></div>
<h3>APPLICANT INFORMATION</h3><div class="r"><div class="b" style="flex:1.4;height:42pt">APPLICANT NAME AND MAILING ADDRESS<div class="v">${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div><div style="flex:1"><div class="r">${box(1, 'FEDERAL EMPLOYER ID NUMBER', l.fein)}</div><div class="r">${box(1, 'FLORIDA UNEMPLOYMENT ID NUMBER')}</div><div class="r">${box(1.3, 'NCCI RISK ID NUMBER', l.ncciRiskId)}${box(0.7, 'SIC', l.sicCode)}</div></div></div><div class="r">${box(1, 'OFFICE PHONE', l.phone)}${box(1.4, 'E-MAIL', l.email)}${box(0.6, 'YRS IN BUS', l.yearsInBusiness)}</div><div class="b">${ENTITIES.map((name) => mark(l.entityType === name, name))}</div>
<h3>POLICY INFORMATION</h3><div class="r">${box(1, 'PROPOSED EFF DATE', slashed(l.effectiveDate))}${box(1, 'PROPOSED EXP DATE', slashed(l.expirationDate))}${box(1, 'ANNIVERSARY RATING DATE')}</div><div class="r">${box(1, html`PART 1 - WORKERS COMPENSATION (States)<br>`, l.coveredStates.join(', '))}<div class="b" style="flex:1.8">PART 2 - EMPLOYER'S LIABILITY<br>EACH ACCIDENT $ <span class="v">${whole(l.eachAccidentLimit)}</span><br>DISEASE-POLICY LIMIT $ <span class="v">${whole(l.diseasePolicyLimit)}</span><br>DISEASE-EACH EMPLOYEE $ <span class="v">${whole(l.diseaseEachEmployeeLimit)}</span></div>${box(1, html`PART 3 - OTHER STATES INS<br>`, l.otherStates.join(' '))}<div class="b" style="flex:1.2">OTHER COVERAGES<br>${mark(false, 'U.S.L. & H.')}<br>${mark(false, 'VOLUNTARY COMP')}</div></div>
<h3>LOCATIONS</h3><table>${captions('LOC #;STREET, CITY, COUNTY, STATE, ZIP CODE')}${upTo(3).map((i) => row(sites[i] ? [i + 1, oneLine(sites[i])] : ['', '']))}</table><h3>RATING INFORMATION</h3><table>${captions('LOC #;CLASS CODE;CATEGORIES, DUTIES, CLASSIFICATIONS;# FULL TIME;# PART TIME;ESTIMATED ANNUAL REMUNERATION;RATE;ESTIMATED ANNUAL MANUAL PREMIUM')}${classes}</table>
<div class="r"><div style="flex:1">${steps.slice(0, 4).map(([name, value]) => html`<div class="r">${box(2, name)}${box(1, '$', value)}</div>`)}</div><div style="flex:1">${steps.slice(4).map(([name, value]) => html`<div class="r">${box(2, name)}${box(1, '$', value)}</div>`)}</div></div><div class="r">${box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM $', money(l.estimatedAnnualPremium))}${box(1, 'MINIMUM PREMIUM $', money(l.minimumPremium))}${box(1, 'DEPOSIT PREMIUM $', money(l.depositPremium))}</div>
<h3>OWNERS, PARTNERS, OFFICERS AND MEMBERS</h3><div class="b">List all. An officer of a corporation or a member of a limited liability company who has filed a Notice of Election to be Exempt with the Division of Workers' Compensation is to be shown as EXC; a copy of the certificate must be attached.</div><table>${captions('NAME;DATE OF BIRTH;TITLE/ RELATIONSHIP;OWNER- SHIP %;DUTIES;INC/EXC;CLASS CODE;REMUNERATION')}${upTo(
    4,
  ).map((i) => {
    const each = l.individuals[i];
    return row(each === undefined ? blanks(8) : individualCells(each, whole));
  })}</table>${foot(1)}</div>`;
}

function second({ label: l, answers }: Facts): Html {
  const prior = upTo(5).map((i) => {
    const each = l.priorCarriers[i];
    return row(
      each === undefined
        ? blanks(8)
        : [
            each.year,
            each.carrierName,
            each.policyNumber,
            whole(each.premium),
            each.experienceModification?.toFixed(2),
            each.claimCount,
            cents(each.amountPaid),
            cents(each.reserve),
          ],
      16,
    );
  });
  return html`<div class="p"><h3>PRIOR CARRIER INFORMATION / LOSS HISTORY - PAST 5 YEARS</h3><table>${captions('YEAR;CARRIER;POLICY NUMBER;ANNUAL PREMIUM;MOD;# CLAIMS;AMOUNT PAID;RESERVE')}${prior}</table><h3>GENERAL INFORMATION</h3><table>${QUESTIONS.map((text, i) => html`<tr><td style="height:18pt">${i + 1}. ${text}</td><td style="width:70pt">${mark(answers[i] === true, 'YES')}${mark(answers[i] === false, 'NO')}</td></tr>`)}</table><h3>REMARKS</h3><div class="b" style="height:60pt"></div>
<h3>STATEMENTS REQUIRED BY FLORIDA LAW</h3><div class="b" style="line-height:1.45;font-size:6.4pt">PURSUANT TO SECTION 440.105, FLORIDA STATUTES, A PERSON WHO KNOWINGLY FILES AN APPLICATION FOR INSURANCE THAT CONTAINS FALSE, MISLEADING, OR INCOMPLETE INFORMATION WITH THE PURPOSE OF AVOIDING OR REDUCING THE AMOUNT OF PREMIUMS FOR WORKERS' COMPENSATION COVERAGE COMMITS A FELONY OF THE THIRD DEGREE.<br>THE EMPLOYER AGREES TO NOTIFY THE CARRIER OF ANY CHANGE IN OPERATIONS, OF OFFICERS AND OF OWNERSHIP, AND TO MAKE ALL RECORDS NECESSARY FOR THE PAYROLL AUDIT AVAILABLE. FAILURE TO COOPERATE WITH AN AUDIT MAY RESULT IN A PREMIUM OF UP TO THREE TIMES THE MOST RECENT ESTIMATE. IF THE PAYROLL IS UNDERSTATED THE EMPLOYER SHALL PAY THE CARRIER A PENALTY OF TEN TIMES THE DIFFERENCE BETWEEN THE PREMIUM PAID AND THE AMOUNT THAT SHOULD HAVE BEEN PAID.<br>SWORN STATEMENT OF THE EMPLOYER: THE INFORMATION IN THIS APPLICATION IS ACCURATE TO THE BEST OF MY KNOWLEDGE.</div><div class="r">${box(2, 'SIGNATURE OF OWNER, OFFICER OR PARTNER', '', 26)}${box(1, 'TITLE', '', 26)}${box(1, 'DATE', '', 26)}</div><div class="b" style="height:44pt">STATE OF FLORIDA, COUNTY OF ________________ &nbsp; Sworn to and subscribed before me this ____ day of ______________ , by ____________________ who is personally known to me or has produced ____________________ as identification. &nbsp; NOTARY PUBLIC</div><div class="r">${box(2, "PRODUCER'S SIGNATURE", '', 26)}${box(1, 'FLORIDA LICENSE NUMBER', '', 26)}${box(1, 'DATE', '', 26)}</div>${foot(2)}</div>`;
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'florida',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      // the state stands in the title and in part 1 only
      label: { ...f.label, _accept: { 'classifications[*].state': [null] } },
      print: { margin: { top: '0.3in', bottom: '0.25in', left: '0.35in', right: '0.35in' } },
    };
  },
};
