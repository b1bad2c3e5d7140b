// ACORD 25 (2009/01) as an agency system fills it in: insurers beside the producer, one ADD'L INSRD column, upper-case Courier
// values, X in the boxes of the form.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:5.6pt/1.15 "Liberation Sans"}.v{font:8.2pt/1.14 "Liberation Mono"}.r{display:flex}.r>div{flex:1;border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:1pt 2.5pt}
table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border:.6pt solid #000;padding:1pt 2pt;vertical-align:top;font-weight:400;text-align:left}th{text-align:center;vertical-align:middle}
i{display:inline-block;width:9pt;height:8.4pt;border:.5pt solid #000;font:8.2pt/8.4pt "Liberation Mono";text-align:center;margin-right:3pt;vertical-align:middle}.k{margin:.8pt 0}.l{display:flex;justify-content:space-between;height:10.4pt;border-bottom:.6pt solid #000;margin:0 -2pt;padding:0 2pt;align-items:center;font-size:5.1pt;line-height:.95}
.l:last-child{border:0}.l span{flex:0 0 46%;border-left:.6pt solid #000;padding-left:2pt;display:flex;justify-content:space-between;line-height:10.4pt}.b{font-weight:700}.s{font-size:5.2pt}.h{background:#d9d9d9;font-weight:700;font-size:6.6pt;padding:1pt 2.5pt;border:.6pt solid #000;border-bottom:0}`;

interface Policy {
  coverageType: string;
  insurerLetter: string;
  policyNumber: string;
  effectiveDate: string;
  expirationDate: string;
  coverageForm: string | null;
  aggregateAppliesPer: string | null;
  autosCovered: readonly string[];
  additionalInsured: boolean;
  limits: { name: string; amount: number }[];
}

const glLimits = ['EACH OCCURRENCE', 'DAMAGE TO RENTED PREMISES (Ea occurrence)', 'MED EXP (Any one person)'];
const glMore = ['PERSONAL & ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS - COMP/OP AGG'];
const elLimits = ['E.L. EACH ACCIDENT', 'E.L. DISEASE - EA EMPLOYEE', 'E.L. DISEASE - POLICY LIMIT'];
const autoLimits = ['COMBINED SINGLE LIMIT (Ea accident)', 'BODILY INJURY (Per person)'];
const autoMore = ['BODILY INJURY (Per accident)', 'PROPERTY DAMAGE (Per accident)'];
const limits = (names: readonly string[], amounts: readonly number[]): Policy['limits'] =>
  names.map((name, i) => ({ name, amount: amounts[i] ?? 0 }));

function policies(random: Random, year: number): Map<string, Policy> {
  const one = 1_000_000;
  const umbrella = random.pick([1, 2, 5]) * one;
  const employer = random.pick([100_000, 500_000, one]);
  const start = `${year}-${random.pick(['01', '03', '04', '07'])}-${random.pick(['01', '15'])}`;
  const policy = (coverageType: string, pattern: string, over: Partial<Policy>): Policy => ({
    coverageType,
    insurerLetter: 'A',
    policyNumber: numbered(random, pattern),
    effectiveDate: start,
    expirationDate: addYears(start, 1),
    coverageForm: null,
    aggregateAppliesPer: null,
    autosCovered: [],
    additionalInsured: false,
    limits: [],
    ...over,
  });
  const isSplit = random.chance(0.2);
  const rows: [string, number, Policy][] = [
    [
      'gl',
      1,
      policy('GENERAL LIABILITY', 'CPP#######', {
        coverageForm: random.chance(0.85) ? 'occurrence' : 'claims_made',
        aggregateAppliesPer: random.pick(['policy', 'project', 'location', null]),
        additionalInsured: random.chance(0.5),
        limits: limits(
          [...glLimits, ...glMore],
          [one, random.pick([50_000, 100_000, 300_000]), random.pick([5000, 10_000]), one, 2 * one, 2 * one],
        ),
      }),
    ],
    [
      'auto',
      0.75,
      policy('AUTOMOBILE LIABILITY', 'BAP ######-##', {
        insurerLetter: random.pick(['A', 'B']),
        autosCovered: random.pick([
          ['any'],
          ['scheduled', 'hired', 'non_owned'],
          ['owned', 'hired', 'non_owned'],
          ['any', 'hired', 'non_owned'],
        ]),
        additionalInsured: random.chance(0.2),
        limits: isSplit
          ? limits([...autoLimits, ...autoMore].slice(1), [250_000, 500_000, 100_000])
          : limits(autoLimits.slice(0, 1), [one]),
      }),
    ],
    [
      'umb',
      0.6,
      policy('EXCESS / UMBRELLA LIABILITY', 'CUP#######', {
        coverageForm: 'occurrence',
        limits: limits(['EACH OCCURRENCE', 'AGGREGATE'], [umbrella, umbrella]),
      }),
    ],
    [
      'wc',
      0.8,
      policy("WORKERS COMPENSATION AND EMPLOYERS' LIABILITY", '@@@##########', {
        insurerLetter: 'B',
        limits: limits(elLimits, [employer, employer, employer]),
      }),
    ],
  ];
  return new Map(rows.filter(([, share]) => random.chance(share)).map(([key, , row]) => [key, row]));
}

function facts(random: Random) {
  const year = random.int(2009, 2012);
  const rows = policies(random, year);
  const [office, mail, holder] = [place(random), place(random), place(random)].map((at) => ({
    ...at,
    street: at.street.toUpperCase(),
    city: at.city.toUpperCase(),
  }));
  if (!office || !mail || !holder) throw new Error('a place is missing');
  const used = new Set([...rows.values()].map((row) => row.insurerLetter));
  const naic = random.chance(0.7);
  return {
    rows,
    office,
    mail,
    holder,
    days: random.pick(['10', '30']),
    retention: rows.has('umb') && random.chance(0.6) ? 10_000 : null,
    hasStatute: random.chance(0.8),
    fax: phone(random),
    label: {
      certificateDate: `${year}-${random.pick(['05', '08', '09', '11'])}-${random.int(10, 28)}`,
      producerName: agency(random).toUpperCase(),
      producerAddress: oneLine(office),
      contactPhone: phone(random),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail),
      insurers: ['A', 'B', 'C']
        .filter((letter) => used.has(letter))
        .map((letter) => ({ letter, name: carrier(random).toUpperCase(), naicCode: naic ? random.digits(5) : null })),
      policies: [...rows.values()],
      descriptionOfOperations: random.chance(0.85)
        ? random.pick([
            `RE: ${word(random).toUpperCase()} PLAZA PHASE II. CERTIFICATE HOLDER IS NAMED AS ADDITIONAL INSURED WITH RESPECT TO GENERAL LIABILITY AS REQUIRED BY WRITTEN CONTRACT.`,
            'EVIDENCE OF INSURANCE ONLY',
            `ALL OPERATIONS USUAL TO THE NAMED INSURED. JOB #${random.digits(5)}, REPAIRS OF COMMON AREAS.`,
            '10 DAY NOTICE OF CANCELLATION APPLIES FOR NON-PAYMENT OF PREMIUM.',
          ])
        : null,
      certificateHolderName: company(random).toUpperCase(),
      certificateHolderAddress: oneLine(holder),
    },
    contact: person(random),
  };
}
type Facts = ReturnType<typeof facts>;

const tick = (on: boolean, text: Piece): Html => html`<div class="k"><i>${on ? 'X' : ''}</i>${text}</div>`;
/** The limits of a row: every caption is printed, most without a value. */
const amounts = (names: readonly string[], row: Policy | undefined): Html[] =>
  names.map((name) => {
    const found = row?.limits.find((limit) => limit.name === name);
    return html`<div class="l">${name}<span>$ <b class="v" style="font-weight:400">${found ? whole(found.amount) : ''}</b></span></div>`;
  });
function gridRow(row: Policy | undefined, kind: Piece, names: readonly string[], above: Piece = ''): Html {
  const date = (iso: string | undefined): string => (iso === undefined ? '' : slashed(iso));
  return html`<tr><td class="v" style="text-align:center">${row?.insurerLetter}</td><td class="v" style="text-align:center">${row?.additionalInsured ? 'X' : ''}</td><td>${kind}</td><td class="v">${row?.policyNumber}</td><td class="v">${date(row?.effectiveDate)}</td><td class="v">${date(row?.expirationDate)}</td><td>${above}${amounts(names, row)}</td></tr>`;
}

function grid({ rows, retention, hasStatute }: Facts): Html {
  const [gl, auto, umb, wc] = ['gl', 'auto', 'umb', 'wc'].map((key) => rows.get(key));
  const per = (key: string): boolean => gl?.aggregateAppliesPer === key;
  const covers = (key: string): boolean => auto?.autosCovered.includes(key) === true;
  const two = (first: Piece, second: Piece): Html => html`<div style="display:flex;gap:10pt">${first}${second}</div>`;
  const general = html`<div class="b">GENERAL LIABILITY</div>${tick(gl !== undefined, 'COMMERCIAL GENERAL LIABILITY')}${two(html`<div style="width:6pt"></div>${tick(gl?.coverageForm === 'claims_made', 'CLAIMS MADE')}`, tick(gl?.coverageForm === 'occurrence', 'OCCUR'))}${tick(false, '')}${tick(false, '')}<div style="border-top:.6pt solid #000">GEN'L AGGREGATE LIMIT APPLIES PER:</div><div style="display:flex;gap:7pt">${tick(per('policy'), 'POLICY')}${tick(per('project'), html`PRO-<br>JECT`)}${tick(per('location'), 'LOC')}</div>`;
  const autos = html`<div class="b">AUTOMOBILE LIABILITY</div>${tick(covers('any'), 'ANY AUTO')}${tick(covers('owned'), 'ALL OWNED AUTOS')}${tick(covers('scheduled'), 'SCHEDULED AUTOS')}${tick(covers('hired'), 'HIRED AUTOS')}${tick(covers('non_owned'), 'NON-OWNED AUTOS')}`;
  const excess = html`<div class="b">EXCESS / UMBRELLA LIABILITY</div>${two(tick(umb !== undefined, 'OCCUR'), tick(false, 'CLAIMS MADE'))}${tick(false, 'DEDUCTIBLE')}<div style="display:flex">${tick(retention !== null, 'RETENTION')}<span style="margin-left:12pt">$ <span class="v">${retention === null ? '' : whole(retention)}</span></span></div>`;
  const workers = html`<div class="b">WORKERS COMPENSATION<br>AND EMPLOYERS' LIABILITY <span style="float:right">Y / N</span></div><div class="s">ANY PROPRIETOR/PARTNER/EXECUTIVE<br>OFFICER/MEMBER EXCLUDED? <i style="float:right">${wc ? 'N' : ''}</i><br>(Mandatory in NH)<br>If yes, describe under<br>SPECIAL PROVISIONS below</div>`;
  const statute = html`<div class="l"><i>${wc && hasStatute ? 'X' : ''}</i><div>WC STATU-<br>TORY LIMITS</div><i style="margin-left:14pt"></i><div>OTH-<br>ER</div><span style="flex-basis:40%;border:0"></span></div>`;
  const garage = html`<div class="b">GARAGE LIABILITY</div>${tick(false, 'ANY AUTO')}`;
  return html`<div class="h">COVERAGES</div><div style="border:.6pt solid #000;border-bottom:0;padding:1.5pt 3pt">THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. AGGREGATE LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</div>
<table><colgroup><col style="width:3.4%"><col style="width:4.4%"><col style="width:24%"><col style="width:18%"><col style="width:10.6%"><col style="width:10.6%"><col></colgroup><tr><th>INSR<br>LTR</th><th>ADD'L<br>INSRD</th><th>TYPE OF INSURANCE</th><th>POLICY NUMBER</th><th>POLICY EFFECTIVE<br>DATE (MM/DD/YYYY)</th><th>POLICY EXPIRATION<br>DATE (MM/DD/YYYY)</th><th>LIMITS</th></tr>
${gridRow(gl, general, [...glLimits, ...glMore])}${gridRow(auto, autos, [...autoLimits, ...autoMore])}${gridRow(undefined, garage, ['AUTO ONLY - EA ACCIDENT', 'OTHER THAN EA ACC', 'AUTO ONLY: AGG'])}${gridRow(umb, excess, ['EACH OCCURRENCE', 'AGGREGATE'])}${gridRow(wc, workers, elLimits, statute)}<tr><td></td><td></td><td style="height:22pt"><div class="b">OTHER</div></td><td></td><td></td><td></td><td></td></tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, office, mail, holder } = f;
  const insurers = ['A', 'B', 'C', 'D', 'E'].map((letter) => {
    const found = l.insurers.find((each) => each.letter === letter);
    return html`<tr><td style="height:11pt">INSURER ${letter}: <span class="v">${found?.name}</span></td><td class="v" style="width:46pt">${found?.naicCode}</td></tr>`;
  });
  return html`<div style="display:flex;align-items:flex-end;gap:14pt"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD<sub style="font-size:5pt">&reg;</sub></div><div style="flex:1;font:700 14.5pt 'Liberation Sans';text-align:center">CERTIFICATE OF LIABILITY INSURANCE</div><div style="border:.6pt solid #000;border-bottom:0;padding:1pt 4pt;width:92pt;text-align:center">DATE (MM/DD/YYYY)<br><span class="v">${slashed(l.certificateDate)}</span></div></div>
<div class="r"><div><div style="height:66pt">PRODUCER<div class="v" style="margin-left:14pt">${l.producerName}<br>${office.street}<br>${cityLine(office)}<br>${l.contactPhone} FAX ${f.fax}</div></div></div><div style="padding:0"><div style="height:35pt;padding:2pt 4pt;font-size:6.2pt;font-weight:700">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.</div></div></div>
<div class="r"><div>INSURED<div class="v" style="margin-left:14pt">${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div><div style="padding:0"><table><tr><td class="b">INSURERS AFFORDING COVERAGE</td><td class="b" style="width:46pt">NAIC #</td></tr>${insurers}</table></div></div>
${grid(f)}<div style="border:.6pt solid #000;border-top:0;min-height:66pt;padding:1.5pt 3pt">DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS<div class="v">${l.descriptionOfOperations}</div></div>
<div class="r" style="margin-top:4pt"><div class="h" style="flex:1">CERTIFICATE HOLDER</div><div class="h" style="flex:1">CANCELLATION</div></div><div class="r"><div><div class="v" style="margin:16pt 0 0 24pt">${l.certificateHolderName}<br>${holder.street}<br>${cityLine(holder)}</div></div><div style="padding:0"><div style="padding:3pt;border-bottom:.6pt solid #000">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, THE ISSUING INSURER WILL ENDEAVOR TO MAIL <u class="v">&nbsp;${f.days}&nbsp;</u> DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER NAMED TO THE LEFT, BUT FAILURE TO DO SO SHALL IMPOSE NO OBLIGATION OR LIABILITY OF ANY KIND UPON THE INSURER, ITS AGENTS OR REPRESENTATIVES.</div><div style="padding:2pt;height:28pt">AUTHORIZED REPRESENTATIVE<br><span class="v">${f.contact.toUpperCase()}</span></div></div></div>
<div style="display:flex;justify-content:space-between;margin-top:2pt"><b>ACORD 25 (2009/01)</b><span>&copy; 1988-2009 ACORD CORPORATION. All rights reserved.</span></div><div style="text-align:center">The ACORD name and logo are registered marks of ACORD</div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'typed-edition-2009',
  build: (random) => {
    const f = facts(random);
    const rows = f.label.policies;
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        // the box below the row's title is what is ticked; a ticked "WC statutory limits" has no amount
        _accept: { contactPhone: [null], 'policies[0].coverageType': ['COMMERCIAL GENERAL LIABILITY'] },
        _ignore: rows.flatMap((row, i) => (row.coverageType.startsWith('WORKERS') ? [`policies[${i}].limits[+]`] : [])),
      },
      print: { margin: { top: '0.35in', bottom: '0.3in', left: '0.3in', right: '0.3in' } },
    };
  },
};
