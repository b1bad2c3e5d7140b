// ACORD 25 (2016/03) of another system: up to six insurers, typed rows below the printed ones, "Y" marks for additional insured, the
// description continues on an ACORD 101.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:5.5pt/1.13 "Liberation Sans"}.v{font:7.8pt/1.15 "Liberation Sans"}.r{display:flex}.b{border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:1pt 2.5pt;min-width:0}table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border:.6pt solid #000;padding:0 2pt;vertical-align:middle;font-weight:400;text-align:left}
i{display:inline-block;width:8.6pt;height:8pt;border:.5pt solid #000;font:7.6pt/8pt "Liberation Sans";text-align:center;margin-right:3pt;vertical-align:middle}.k{white-space:nowrap;line-height:10.2pt}.g{display:grid;grid-template-columns:1fr 1fr}.g .k{font-size:4.9pt}.l{display:flex;height:10.6pt;line-height:1;align-items:center;border-bottom:.6pt solid #000;margin:0 -2pt;padding-left:2pt}.l:last-child{border:0}.l>b{flex:1;font-weight:400}.l>span{width:60pt;border-left:.6pt solid #000;height:10.6pt;line-height:10.6pt;padding:0 2pt;display:flex;justify-content:space-between}.m{text-align:center}h4{font:700 7pt "Liberation Sans";margin:0;border:.6pt solid #000;border-bottom:0;padding:1.5pt 3pt;display:flex}h4>*{flex:1}`;

const GL = [
  'EACH OCCURRENCE',
  'DAMAGE TO RENTED PREMISES (Ea occurrence)',
  'MED EXP (Any one person)',
  'PERSONAL & ADV INJURY',
  'GENERAL AGGREGATE',
  'PRODUCTS - COMP/OP AGG',
];
const AUTO = [
  'COMBINED SINGLE LIMIT (Ea accident)',
  'BODILY INJURY (Per person)',
  'BODILY INJURY (Per accident)',
  'PROPERTY DAMAGE (Per accident)',
];
const EL = ['E.L. EACH ACCIDENT', 'E.L. DISEASE - EA EMPLOYEE', 'E.L. DISEASE - POLICY LIMIT'];
const TYPED = new Map([
  ['Professional Liability', ['Each Claim', 'Aggregate']],
  ['Contractors Pollution', ['Each Pollution Condition', 'Aggregate']],
  ['Cyber Liability', ['Each Claim', 'Aggregate']],
  ['Leased/Rented Equipment', ['Limit per Item']],
]);

function rowsOf(random: Random, year: number) {
  const one = 1_000_000;
  const start = (): string => `${year}-${random.pick(['01', '02', '05', '06'])}-${random.pick(['01', '15', '20'])}`;
  const row = (
    coverageType: string,
    insurerLetter: string,
    pattern: string,
    names: readonly string[],
    amounts: readonly (number | null)[],
  ) => {
    const effectiveDate = start();
    const limits = names.flatMap((name, i) => {
      const amount = amounts[i] ?? null;
      return amount === null ? [] : [{ name, amount }];
    });
    return {
      coverageType,
      insurerLetter,
      policyNumber: numbered(random, pattern),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      limits,
      coverageForm: null as string | null,
      aggregateAppliesPer: null as string | null,
      autosCovered: [] as string[],
      additionalInsured: random.chance(0.4),
      subrogationWaived: random.chance(0.35),
    };
  };
  const isClaims = random.chance(0.15);
  const gl = {
    ...row(
      'COMMERCIAL GENERAL LIABILITY',
      'A',
      '###@@######',
      [...GL, 'Emp Ben.'],
      [
        one,
        random.pick([100_000, 300_000, 500_000]),
        random.pick([null, 5000, 10_000]),
        one,
        2 * one,
        2 * one,
        random.pick([null, one]),
      ],
    ),
    coverageForm: isClaims ? 'claims_made' : 'occurrence',
    aggregateAppliesPer: random.pick(['policy', 'project', 'location']),
  };
  const auto = {
    ...row('AUTOMOBILE LIABILITY', 'B', '@@@######', AUTO, [one]),
    autosCovered: random.pick([
      ['any'],
      ['owned', 'hired', 'non_owned'],
      ['scheduled', 'hired', 'non_owned'],
      ['any', 'hired', 'non_owned'],
    ]),
  };
  const high = random.pick([2, 3, 5, 10]) * one;
  const umb = {
    ...row(
      random.pick(['UMBRELLA LIAB', 'UMBRELLA LIAB', 'EXCESS LIAB']),
      'C',
      'XS##@#####',
      ['EACH OCCURRENCE', 'AGGREGATE'],
      [high, high],
    ),
    coverageForm: 'occurrence',
  };
  const wc = {
    ...row("WORKERS COMPENSATION AND EMPLOYERS' LIABILITY", 'D', 'WC ### ## ##', EL, [one, one, one]),
    additionalInsured: false,
  };
  const typed = random.some([...TYPED], random.int(0, 2)).map(([name, limits], i) => ({
    ...row(name, ['E', 'F'][i] ?? 'E', '@@#####-##', limits, [one, 2 * one]),
    additionalInsured: false,
  }));
  return {
    gl,
    auto: random.chance(0.85) ? auto : undefined,
    umb: random.chance(0.7) ? umb : undefined,
    wc: random.chance(0.85) ? wc : undefined,
    typed,
  };
}
type Rows = ReturnType<typeof rowsOf>;
type Row = NonNullable<Rows['auto']>;

function facts(random: Random) {
  const year = random.int(2017, 2025);
  const rows = rowsOf(random, year);
  const [office, mail, holder] = [place(random), place(random), place(random)];
  const policies = [rows.gl, rows.auto, rows.umb, rows.wc, ...rows.typed].flatMap((row) => row ?? []);
  const letters = policies.map((row) => row.insurerLetter);
  const project = `Project: ${word(random)} Elementary School Addition, Contract ${numbered(random, '##-####')}.`;
  const more = `The General Liability and Automobile policies include a blanket additional insured endorsement that provides status to the certificate holder when there is a written contract between the named insured and the certificate holder that requires such status. Coverage is primary and non-contributory. Waiver of subrogation applies where required by written contract.`;
  return {
    rows,
    office,
    mail,
    holder,
    more,
    project,
    fax: phone(random),
    retention: random.chance(0.6) ? 10_000 : null,
    signed: person(random),
    label: {
      certificateDate: `${year}-${random.pick(['07', '08', '10', '12'])}-${random.int(10, 28)}`,
      certificateNumber: random.chance(0.8) ? random.digits(9) : null,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactName: person(random),
      contactPhone: phone(random),
      contactEmail: random.chance(0.8) ? `${word(random).toLowerCase()}@broker.example` : null,
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      insurers: ['A', 'B', 'C', 'D', 'E', 'F']
        .filter((letter) => letters.includes(letter))
        .map((letter) => ({ letter, name: carrier(random), naicCode: random.digits(5) })),
      policies,
      descriptionOfOperations: `${project} ${more}`,
      certificateHolderName: company(random),
      certificateHolderAddress: oneLine(holder),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const tick = (on: boolean, text: Piece): Html => html`<div class="k"><i>${on ? 'X' : ''}</i>${text}</div>`;
const line = (name: Piece, amount: number | undefined): Html =>
  html`<div class="l"><b>${name}</b><span>$<em class="v" style="font-style:normal;line-height:10.6pt">${amount === undefined ? '' : whole(amount)}</em></span></div>`;
const lines = (names: readonly string[], row: Row | undefined): Html[] =>
  names.map((name) => line(name, row?.limits.find((each) => each.name === name)?.amount));
const box = (flex: number, caption: Piece, value: Piece = ''): Html =>
  html`<div class="b" style="flex:${flex} 1 0;height:11.5pt;white-space:nowrap">${caption} <span class="v">${value}</span></div>`;

function gridRow(row: Row | undefined, kind: Piece, limits: Piece): Html {
  const date = (iso: string | undefined): string => (iso === undefined ? '' : slashed(iso));
  return html`<tr><td class="v m">${row?.insurerLetter}</td><td style="vertical-align:top">${kind}</td><td class="v m">${row?.additionalInsured ? 'Y' : ''}</td><td class="v m">${row?.subrogationWaived ? 'Y' : ''}</td><td class="v">${row?.policyNumber}</td><td class="v m">${date(row?.effectiveDate)}</td><td class="v m">${date(row?.expirationDate)}</td><td>${limits}</td></tr>`;
}

function grid({ rows: { gl, auto, umb, wc, typed }, retention }: Facts): Html {
  const per = (key: string, name: string): Html => tick(gl.aggregateAppliesPer === key, name);
  const covers = (key: string, name: string): Html => tick(auto?.autosCovered.includes(key) === true, name);
  const benefits = gl.limits.find((each) => each.name === 'Emp Ben.');
  const form = (row: Row | undefined): Html =>
    html`<div class="g" style="padding-left:8pt">${tick(row?.coverageForm === 'claims_made', 'CLAIMS-MADE')}${tick(row?.coverageForm === 'occurrence', 'OCCUR')}</div>`;
  const general = html`${tick(true, 'COMMERCIAL GENERAL LIABILITY')}${form(gl)}${tick(false, '')}${tick(false, '')}<div style="border-top:.6pt solid #000">GEN'L AGGREGATE LIMIT APPLIES PER:</div><div style="display:flex;gap:8pt">${per('policy', 'POLICY')}${per('project', 'PRO- JECT')}${per('location', 'LOC')}</div>${tick(false, 'OTHER:')}`;
  const autos = html`<b>AUTOMOBILE LIABILITY</b>${covers('any', 'ANY AUTO')}<div class="g">${covers('owned', 'OWNED AUTOS ONLY')}${covers('scheduled', 'SCHEDULED AUTOS')}${covers('hired', 'HIRED AUTOS ONLY')}${covers('non_owned', 'NON-OWNED AUTOS ONLY')}</div>`;
  const excess = html`<div class="g">${tick(umb?.coverageType === 'UMBRELLA LIAB', html`<b>UMBRELLA LIAB</b>`)}${tick(umb?.coverageForm === 'occurrence', 'OCCUR')}${tick(umb?.coverageType === 'EXCESS LIAB', html`<b>EXCESS LIAB</b>`)}${tick(false, 'CLAIMS-MADE')}</div><div style="display:flex;gap:8pt">${tick(false, 'DED')}${tick(umb !== undefined && retention !== null, 'RETENTION $')}<span class="v">${umb && retention ? whole(retention) : ''}</span></div>`;
  const workers = html`<b>WORKERS COMPENSATION<br>AND EMPLOYERS' LIABILITY</b> <span style="float:right">Y / N</span><div><i style="float:right">${wc ? 'N' : ''}</i>ANYPROPRIETOR/PARTNER/EXECUTIVE<br>OFFICER/MEMBEREXCLUDED? <span style="float:right">N / A &nbsp;</span><br>(Mandatory in NH)<br>If yes, describe under<br>DESCRIPTION OF OPERATIONS below</div>`;
  const statute = html`<div class="l"><i>${wc ? 'X' : ''}</i><b>PER STATUTE</b><i></i>OTH-ER<span></span></div>`;
  const free = [0, 1].map((i) => {
    const row = typed[i];
    return gridRow(
      row,
      html`<div class="v">${row?.coverageType}</div>`,
      row
        ? html`<div class="v">${row.limits.map((each) => html`<div style="display:flex;justify-content:space-between"><span>${each.name}</span><span>$${whole(each.amount)}</span></div>`)}</div>`
        : html`<div style="height:20pt"></div>`,
    );
  });
  return html`<table><colgroup><col style="width:3.4%"><col style="width:25.6%"><col style="width:3.6%"><col style="width:3.6%"><col style="width:17.6%"><col style="width:9.6%"><col style="width:9.6%"><col></colgroup><tr class="m">${['INSR LTR', 'TYPE OF INSURANCE', 'ADDL INSD', 'SUBR WVD', 'POLICY NUMBER', 'POLICY EFF (MM/DD/YYYY)', 'POLICY EXP (MM/DD/YYYY)', 'LIMITS'].map((name) => html`<th class="m">${name}</th>`)}</tr>
${gridRow(gl, general, html`${lines(GL, gl)}${line(html`<span class="v">${benefits?.name}</span>`, benefits?.amount)}`)}${gridRow(auto, autos, html`${lines(AUTO, auto)}${line('', undefined)}`)}${gridRow(umb, excess, html`${lines(['EACH OCCURRENCE', 'AGGREGATE'], umb)}${line('', undefined)}`)}${gridRow(wc, workers, html`${statute}${lines(EL, wc)}`)}${free}</table>`;
}

function certificate(f: Facts): Html {
  const { label: l, office, mail, holder } = f;
  const insurers = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => {
    const found = l.insurers.find((each) => each.letter === letter);
    return html`<div class="r">${box(5, html`INSURER ${letter} :`, found?.name)}${box(1, '', found?.naicCode)}</div>`;
  });
  return html`<div class="r" style="align-items:flex-end"><b style="font:italic 700 15pt 'Liberation Serif';width:70pt">ACORD</b><b style="flex:1;font-size:14pt;text-align:center">CERTIFICATE OF LIABILITY INSURANCE</b><div class="b" style="width:88pt;text-align:center">DATE (MM/DD/YYYY)<div class="v">${slashed(l.certificateDate)}</div></div></div>
<div class="b" style="font-weight:700;font-size:6pt">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.</div><div class="b" style="font-size:6pt"><b>IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed. If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement.</b> A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).</div>
<div class="r"><div style="flex:1"><div class="b" style="height:50pt">PRODUCER<div class="v" style="margin-left:10pt">${l.producerName}<br>${office.street}<br>${cityLine(office)}</div></div><div class="b" style="height:60pt">INSURED<div class="v" style="margin-left:10pt">${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div></div><div style="flex:1"><div class="r">${box(1, 'CONTACT NAME:', l.contactName)}</div><div class="r">${box(1.4, 'PHONE (A/C, No, Ext):', l.contactPhone)}${box(1, 'FAX (A/C, No):', f.fax)}</div><div class="r">${box(1, 'E-MAIL ADDRESS:', l.contactEmail)}</div><div class="r">${box(5, html`<b>INSURER(S) AFFORDING COVERAGE</b>`)}${box(1, html`<b>NAIC #</b>`)}</div>${insurers}</div></div>
<h4><span>COVERAGES</span><span>CERTIFICATE NUMBER: <span class="v" style="font-weight:400">${l.certificateNumber}</span></span><span>REVISION NUMBER:</span></h4><div class="b">THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</div>${grid(f)}
<div class="b" style="height:58pt;margin-top:0">DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)<div class="v">${f.project}</div></div><h4 style="margin-top:4pt"><span>CERTIFICATE HOLDER</span><span>CANCELLATION</span></h4><div class="r"><div class="b v" style="flex:1;height:64pt;padding:12pt 20pt">${l.certificateHolderName}<br>${holder.street}<br>${cityLine(holder)}</div><div style="flex:1"><div class="b" style="height:34pt;font-size:6pt;font-weight:700">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</div><div class="b" style="height:52pt">AUTHORIZED REPRESENTATIVE<div style="font:italic 11pt 'C059'">${f.signed}</div></div></div></div>
<div style="display:flex;justify-content:space-between;margin-top:1.5pt"><b>ACORD 25 (2016/03)</b><span>The ACORD name and logo are registered marks of ACORD</span><span>\u00a9 1988-2015 ACORD CORPORATION. All rights reserved.</span></div>`;
}

function remarks({ label: l, more }: Facts): Html {
  const field = (flex: number, caption: string, value: Piece = ''): Html =>
    html`<div class="b" style="flex:${flex} 1 0;height:24pt">${caption}<div class="v">${value}</div></div>`;
  return html`<div style="break-before:page"><div style="text-align:right">AGENCY CUSTOMER ID: ______________ LOC #: ______</div><div class="r" style="align-items:flex-end;margin-bottom:3pt"><b style="font:italic 700 15pt 'Liberation Serif';width:70pt">ACORD</b><b style="flex:1;font-size:14pt;text-align:center">ADDITIONAL REMARKS SCHEDULE</b><span>Page 1 of 1</span></div>
<div class="r"><div style="flex:1"><div class="r">${field(1, 'AGENCY', l.producerName)}</div><div class="r">${field(1, 'POLICY NUMBER')}</div><div class="r">${field(3, 'CARRIER')}${field(1, 'NAIC CODE')}</div></div><div style="flex:1"><div class="b" style="height:50.6pt">NAMED INSURED<div class="v">${l.namedInsureds[0]}</div></div><div class="r">${field(1, 'EFFECTIVE DATE:')}</div></div></div>
<h4 style="margin-top:4pt">ADDITIONAL REMARKS</h4><div class="b" style="height:560pt"><b>THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM,<br>FORM NUMBER: <u class="v">25</u> FORM TITLE: <u class="v">Certificate of Liability Insurance</u></b><div class="v" style="margin-top:6pt">${more}</div></div><div style="display:flex;justify-content:space-between;margin-top:2pt"><b>ACORD 101 (2008/01)</b><span>\u00a9 2008 ACORD CORPORATION. All rights reserved.</span></div></div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'several-insurers',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [certificate(f), remarks(f)] }),
      label: {
        ...f.label,
        _accept: { descriptionOfOperations: [f.project, f.more] },
        // a ticked "per statute" has no amount
        _ignore: f.label.policies.flatMap((row, i) =>
          row.coverageType.startsWith('WORKERS') ? [`policies[${i}].limits[+]`] : [],
        ),
      },
      print: { margin: { top: '0.3in', bottom: '0.25in', left: '0.3in', right: '0.3in' } },
    };
  },
};
