// ACORD 28 (2009/12), evidence of commercial property insurance: YES / NO / N/A columns beside the coverages, limits and deductibles
// on the captions' lines, Arial values in blue, remarks on a second page.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { boxes } from '../parts/stretched-boxes.ts';

const css = `body{margin:0;font:5.8pt/1.18 "Liberation Sans"}.v{font:8pt/1.18 "Liberation Sans";color:#00286e}.r{display:flex}.b{border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:1.2pt 3pt;min-width:0}
h3{font:700 7pt "Liberation Sans";margin:5pt -.6pt -.6pt 0;border:.6pt solid #000;background:#dcdcdc;padding:1.5pt 3pt}table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #000;padding:1.4pt 3pt;font-weight:400;text-align:left}
i{display:inline-block;width:8pt;height:8pt;border:.6pt solid #000;font:7.4pt/8pt "Liberation Sans";text-align:center;vertical-align:middle;margin:0 3pt 0 0;color:#00286e}.t{font-size:6.2pt;border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:2pt 4pt}.c{width:15pt;text-align:center}`;

interface Line {
  name: string;
  /** YES, NO, N/A or nothing. */
  mark: 'yes' | 'no' | 'na' | '';
  caption: Piece;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  deductibleText: string | null;
}

const TITLE = 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE';

function lines(random: Random, amount: number): Line[] {
  const row = (name: string, caption: Piece, yes: number, value?: () => Partial<Line>): Line => {
    const mark = random.chance(yes) ? 'yes' : random.pick(['no', 'no', 'na', ''] as const);
    return {
      name,
      mark,
      caption,
      limit: null,
      limitText: null,
      deductible: null,
      deductibleText: null,
      ...(mark === 'yes' ? value?.() : {}),
    };
  };
  const part = () => ({
    limit: random.pick([25_000, 50_000, 100_000, amount]),
    deductible: random.pick([null, 1000, 2500, 5000]),
  });
  const months = random.pick([6, 12, 18]);
  const income = random.chance(0.6) ? 'BUSINESS INCOME' : 'RENTAL VALUE';
  const earned = (): Partial<Line> =>
    random.chance(0.5)
      ? { limit: random.int(5, 80) * 10_000 }
      : { limitText: `Actual Loss Sustained; # of months: ${months}` };
  return [
    row(income, '', 0.7, earned),
    row('BLANKET COVERAGE', 'If YES, indicate value(s) reported on property identified above: $', 0.3, () => ({
      limit: amount,
    })),
    row('TERRORISM COVERAGE', 'Attach Disclosure Notice / DEC', 0.5),
    row('IS THERE A TERRORISM-SPECIFIC EXCLUSION?', '', 0),
    row('IS DOMESTIC TERRORISM EXCLUDED?', '', 0),
    row('LIMITED FUNGUS COVERAGE', 'ld', 0.3, () => ({ limit: random.pick([15_000, 25_000]) })),
    row('FUNGUS EXCLUSION (If "YES", specify organization\u2019s form used)', '', 0),
    row('REPLACEMENT COST', '', 0.8),
    row('AGREED VALUE', '', 0.35),
    row('COINSURANCE', 'If YES,', 0.5, () => ({ limitText: `${random.pick([80, 90, 100])}%` })),
    row('EQUIPMENT BREAKDOWN (If Applicable)', 'ld', 0.5, part),
    row('ORDINANCE OR LAW - Coverage for loss to undamaged portion of bldg', 'ld', 0.4, part),
    row('- Demolition Costs', 'ld', 0.4, part),
    row('- Incr. Cost of Construction', 'ld', 0.4, part),
    row('EARTH MOVEMENT (If Applicable)', 'ld', 0.1, () => ({ limit: amount, deductibleText: '5%' })),
    row('FLOOD (If Applicable)', 'ld', 0.15, () => ({ limit: 500_000, deductible: random.pick([1250, 5000]) })),
    row('WIND / HAIL (If Subject to Different Provisions)', 'ld', 0.4, () => ({
      limit: amount,
      ...(random.chance(0.5) ? { deductibleText: `${random.pick([1, 2, 5])}% of bldg value` } : { deductible: 10_000 }),
    })),
    row('PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE HOLDER PRIOR TO LOSS', '', 0),
  ];
}

function facts(random: Random) {
  const [office, home, mail, risk, lender] = [
    place(random),
    place(random),
    place(random),
    place(random),
    place(random),
  ];
  const amount = random.int(30, 900) * 10_000;
  const effectiveDate = `${random.int(2010, 2013)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const deductible = random.pick([1000, 2500, 5000, 10_000]);
  const rows = lines(random, amount);
  const kind = random.pick(['office', 'retail strip center', 'warehouse', 'apartment']);
  return {
    office,
    home,
    mail,
    risk,
    lender,
    rows,
    kind: random.pick(['BUILDING', 'BUSINESS PERSONAL PROPERTY']),
    storyText: `${random.int(1, 4)} story ${random.pick(['masonry', 'frame', 'non-combustible'])} ${kind} building`,
    label: {
      formNumber: 'ACORD 28 (2009/12)',
      certificateDate: effectiveDate,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactName: random.chance(0.7) ? person(random) : null,
      contactPhone: phone(random),
      contactEmail: random.chance(0.6) ? `certificates@${word(random).toLowerCase()}.example` : null,
      namedInsureds: [company(random), ...(random.chance(0.3) ? [company(random)] : [])],
      mailingAddress: oneLine(mail),
      insurers: [{ name: carrier(random), naicCode: random.chance(0.6) ? random.digits(5) : null }],
      policies: [
        {
          coverageType: random.pick(['Commercial Package', 'Commercial Property', 'Businessowners']),
          policyNumber: numbered(random, random.pick(['CPP#######-##', 'BOP ### ####', '##-@@-######-#'])),
          effectiveDate,
          expirationDate: addYears(effectiveDate, 1),
        },
      ],
      perilsInsured: random.pick(['basic', 'broad', 'special', 'special']),
      coverages: [
        { name: TITLE, limit: amount, deductible },
        ...rows
          .filter(({ mark }) => mark === 'yes')
          .map(({ name, limit, limitText, deductible: own, deductibleText }) => ({
            name: name.replace(/^- /, ''),
            limit,
            limitText,
            deductible: own,
            deductibleText,
          })),
      ],
      additionalInterests: [
        {
          interest: random.pick(['MORTGAGEE', 'CONTRACT OF SALE', 'LENDERS LOSS PAYABLE']),
          name: `${word(random)} ${random.pick(['National Bank', 'Capital Funding LLC', 'Savings and Loan'])}`,
          address: oneLine(lender),
          loanNumber: random.chance(0.7) ? numbered(random, '##-#######') : null,
        },
      ],
      remarks: random.chance(0.5)
        ? random.pick([
            'Theft is included. Loss payee has 10 days notice for non-payment of premium.',
            'All buildings of the complex are covered under this policy. Glass is covered subject to the property deductible.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = boxes(19);
const tick = (on: boolean, text: Piece): Html =>
  html`<span style="white-space:nowrap;margin-right:12pt"><i>${on ? 'X' : ''}</i>${text}</span>`;
const money = (amount: number | null): string => (amount === null ? '' : whole(amount));

function detail(row: Line): Html {
  const value = (text: Piece): Html => html`<span class="v">${text}</span>`;
  if (row.caption === 'ld')
    return html`<div style="display:flex"><span style="width:50%">If YES, LIMIT: ${value(row.limit === null ? '' : `$${whole(row.limit)}`)}</span><span>DED: ${value(row.deductibleText ?? money(row.deductible))}</span></div>`;
  if (row.name === 'COINSURANCE') return html`If YES, ${value(row.limitText?.replace('%', ''))} ${value('%')}`;
  return html`${row.caption} ${value(money(row.limit))}`;
}

function incomeRow(row: Line): Html {
  const isActual = row.limitText !== null;
  const months = /\d+$/.exec(row.limitText ?? '')?.[0];
  const on = (name: string): boolean => row.mark === 'yes' && row.name === name;
  return html`<td>${tick(on('BUSINESS INCOME'), 'BUSINESS INCOME')}${tick(on('RENTAL VALUE'), 'RENTAL VALUE')}</td>${marks(row)}<td>If YES, LIMIT: <span class="v">${row.limit === null ? '' : `$${whole(row.limit)}`}</span> <span style="margin-left:30pt">${tick(isActual, 'Actual Loss Sustained; # of months:')}</span><span class="v">${months}</span></td>`;
}
const marks = ({ mark }: Line): Html[] =>
  ['yes', 'no', 'na'].map((key) => html`<td class="v c">${key === mark ? 'X' : ''}</td>`);

function coverage({ rows, label: l }: Facts): Html {
  const [first] = l.coverages;
  const perils = ['basic', 'broad', 'special'].map((key) => tick(l.perilsInsured === key, key.toUpperCase()));
  const body = rows.map(
    (row, i) =>
      html`<tr>${i === 0 ? incomeRow(row) : html`<td style="padding-left:${row.name.startsWith('-') ? 52 : 3}pt">${row.name}</td>${marks(row)}<td>${detail(row)}</td>`}</tr>`,
  );
  return html`<h3 style="display:flex;gap:16pt">COVERAGE INFORMATION <span style="font-weight:400">PERILS INSURED &nbsp; ${perils}${tick(false, '')}</span></h3>
<div class="b" style="font-size:6.6pt">${TITLE}: $ <span class="v">${money(first?.limit ?? null)}</span><span style="float:right;width:130pt">DED: <span class="v">${money(first?.deductible ?? null)}</span></span></div>
<table style="margin-top:.6pt"><tr><td></td><td class="c">YES</td><td class="c">NO</td><td class="c">N/A</td><td style="width:48%"></td></tr>${body}</table>`;
}

function body(f: Facts): Html {
  const { label: l, office, home, mail, risk, lender } = f;
  const [[policy], [insurer], [party], [first, second]] = [
    l.policies,
    l.insurers,
    l.additionalInterests,
    l.namedInsureds,
  ];
  return html`<div class="r" style="align-items:flex-end"><b style="font:italic 700 15pt 'Liberation Serif';width:80pt">ACORD</b><b style="flex:1;font-size:12.6pt;text-align:center">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</b><div class="r" style="width:84pt">${box(1, 'DATE (MM/DD/YYYY)', slashed(l.certificateDate))}</div></div>
<div class="t"><b>THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. THIS EVIDENCE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS EVIDENCE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.</b></div>
<div class="r"><div style="flex:1"><div class="b" style="height:52pt">PRODUCER NAME, CONTACT PERSON AND ADDRESS <span style="float:right">PHONE (A/C, No, Ext): <span class="v">${l.contactPhone}</span></span><div class="v">${l.producerName}<br>${l.contactName === null ? '' : html`${l.contactName}<br>`}${office.street}<br>${cityLine(office)}</div></div><div class="r">${box(1, 'FAX (A/C, No):')}${box(1.4, 'E-MAIL ADDRESS:', l.contactEmail)}</div><div class="r">${box(1, 'CODE:')}${box(1.4, 'SUB CODE:')}</div><div class="r">${box(1, 'AGENCY CUSTOMER ID #:')}</div><div class="b" style="height:47pt">NAMED INSURED AND ADDRESS<div class="v">${first}<br>${mail.street}<br>${cityLine(mail)}</div></div><div class="r">${box(1, 'ADDITIONAL NAMED INSURED(S)', second)}</div></div>
<div style="flex:1"><div class="b" style="height:52pt">COMPANY NAME AND ADDRESS <span style="float:right">NAIC NO: <span class="v">${insurer?.naicCode}</span></span><div class="v">${insurer?.name}<br>${home.street}<br>${cityLine(home)}</div></div><div class="b" style="height:17.5pt;text-align:center;line-height:17pt">IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH</div><div class="r">${box(1, 'POLICY TYPE', policy?.coverageType, 21.5)}</div><div class="r">${box(1, 'LOAN NUMBER', party?.loanNumber, 22)}${box(1, 'POLICY NUMBER', policy?.policyNumber, 22)}</div><div class="r">${box(1, 'EFFECTIVE DATE', slashed(policy?.effectiveDate ?? ''), 22)}${box(1, 'EXPIRATION DATE', slashed(policy?.expirationDate ?? ''), 22)}${box(1.2, tick(false, html`CONTINUED UNTIL<br>TERMINATED IF CHECKED`), '', 22)}</div><div class="r">${box(1, 'THIS REPLACES PRIOR EVIDENCE DATED:', '', 20)}</div></div></div>
<h3>PROPERTY INFORMATION <span style="font-weight:400">(Use REMARKS on page 2, if more space is required)</span> &nbsp; ${tick(f.kind === 'BUILDING', 'BUILDING OR')}${tick(f.kind !== 'BUILDING', 'BUSINESS PERSONAL PROPERTY')}</h3><div class="b" style="height:34pt">LOCATION/DESCRIPTION<div class="v">${oneLine(risk)}<br>${f.storyText}</div></div>
<div class="t">THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS EVIDENCE OF PROPERTY INSURANCE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</div>${coverage(f)}
<h3>CANCELLATION</h3><div class="b">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</div>
<h3>ADDITIONAL INTEREST</h3><div class="r"><div style="flex:1"><div class="b">${['MORTGAGEE', 'CONTRACT OF SALE', 'LENDERS LOSS PAYABLE'].map((name) => tick(party?.interest === name, name))}</div><div class="b" style="min-height:44pt">NAME AND ADDRESS<div class="v">${party?.name} ISAOA/ATIMA<br>${lender.street}<br>${cityLine(lender)}</div></div></div><div style="flex:1"><div class="b" style="min-height:28pt">LENDER SERVICING AGENT NAME AND ADDRESS</div><div class="b" style="min-height:26pt">AUTHORIZED REPRESENTATIVE</div></div></div>
<div style="display:flex;justify-content:space-between;margin-top:2pt"><b>ACORD 28 (2009/12)</b><span>Page 1 of 2</span><span>\u00a9 2003-2009 ACORD CORPORATION. All rights reserved.</span></div><div style="text-align:center">The ACORD name and logo are registered marks of ACORD</div>
<div style="break-before:page"><h3>EVIDENCE OF COMMERCIAL PROPERTY INSURANCE REMARKS - Including Special Conditions (Use only if more space is required)</h3><div class="b" style="height:560pt"><div class="v">${l.remarks}</div></div><div style="display:flex;justify-content:space-between;margin-top:2pt"><b>ACORD 28 (2009/12)</b><span>Page 2 of 2</span></div></div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'evidence-2009',
  build: (random) => {
    const f = facts(random);
    const { coverages } = f.label;
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        propertyDescription: `${oneLine(f.risk)}, ${f.storyText}`,
        _accept: {
          formNumber: ['ACORD 28'],
          'coverages[0].name': ['COMMERCIAL PROPERTY COVERAGE'],
          // a percentage of coinsurance is no limit in the strict sense
          ...Object.fromEntries(
            coverages.flatMap(({ name }, i) => (name === 'COINSURANCE' ? [[`coverages[${i}].limitText`, [null]]] : [])),
          ),
        },
      },
      print: { margin: { top: '0.3in', bottom: '0.25in', left: '0.35in', right: '0.35in' } },
    };
  },
};
