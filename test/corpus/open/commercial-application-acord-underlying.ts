// ACORD 125 (2007/05) with the umbrella section ACORD 131 (2007/05): underlying policies in rows with their limits below each other; typed in
// capitals, a bare X before the word.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { carrier, cityLine, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import {
  type EarlyApplication,
  earlyEntities,
  earlyLabel,
  earlyPages,
  employeesAccepted,
} from '../parts/acord-125-before.ts';
import { type Business, drawBusiness, drawLosses, drawPrior } from '../parts/commercial-facts.ts';
import {
  asked,
  bar,
  box,
  cell,
  formCss,
  formMargin,
  grid,
  lines,
  page,
  row,
  ticker,
  value,
} from '../parts/captioned-boxes.ts';

const css = formCss({
  form: "'Liberation Sans'",
  caption: 5.4,
  fill: "'Liberation Mono'",
  value: 7.8,
  more: '.u td.c b{font-weight:400}',
});
const tick = ticker('bare');

const underlyings = [
  ['AUTOMOBILE LIABILITY', 'CSL EA ACC;BI EA ACC;BI EA PER;PD EA ACC', [1_000_000]],
  [
    'GENERAL LIABILITY',
    'EACH OCCURRENCE;GENERAL AGGREGATE;PRODUCTS & COMP OPS AGGREGATE;PERSONAL & ADV INJURY;DAMAGE TO RENTED PREMISES;MEDICAL EXPENSE',
    [1_000_000, 2_000_000, 2_000_000, 1_000_000, 100_000, 5000],
  ],
  ['EMPLOYERS LIABILITY', 'EACH ACCIDENT;DISEASE EACH EMPLOYEE;DISEASE POLICY LIMIT', [500_000, 500_000, 500_000]],
] as const;

function drawUmbrella(random: Random, f: Business) {
  const policies = underlyings.slice(0, random.int(2, 3)).map(([line]) => ({
    relation: 'underlying' as const,
    line,
    carrierName: f.cased(carrier(random)),
    policyNumber: numbered(random, random.pick(['@@@ #######', '##-@@-######', '#########'])),
    premium: random.dollars(1500, 30_000),
    effectiveDate: f.effective,
    expirationDate: f.expiration,
  }));
  return { policies, limit: random.int(1, 5) * 1_000_000, retained: random.pick([0, 10_000, 10_000]) };
}
type Umbrella = ReturnType<typeof drawUmbrella>;

function underlyingTable({ policies }: Umbrella): Html {
  const heads: [string, number][] = [
    ['TYPE', 12],
    ['CARRIER / POLICY NUMBER', 27],
    ['POLICY EFF DATE', 10],
    ['POLICY EXP DATE', 10],
    ['LIMITS', 25],
    ['ANNUAL RENEWAL PREMIUM', 10],
    ['RATING MOD', 6],
  ];
  const rows = underlyings.map(([line, names, amounts]) => {
    const policy = policies.find((each) => each.line === line);
    const limits = names
      .split(';')
      .map(
        (name, i) =>
          html`<div style="display:flex;justify-content:space-between;border-bottom:.3pt solid #888"><span>${name}</span><span>$ ${value(policy !== undefined && amounts[i] !== undefined ? whole(amounts[i]) : '')}</span></div>`,
      );
    const kind =
      line === 'GENERAL LIABILITY'
        ? html`<br>POLICY TYPE<br>${tick(policy !== undefined, 'OCCUR')}<br>${tick(false, 'CLAIMS MADE')}`
        : '';
    return html`<tr><td class="c">${line}${kind}</td><td>${lines(policy?.carrierName, policy?.policyNumber)}</td><td>${policy && slashed(policy.effectiveDate)}</td><td>${policy && slashed(policy.expirationDate)}</td><td class="c">${limits}</td><td class="n">${policy && whole(policy.premium)}</td><td></td></tr>`;
  });
  const blank = html`<tr>${heads.map(() => html`<td>&nbsp;</td>`)}</tr>`;
  return html`${bar('UNDERLYING INSURANCE')}${row(cell(1, 'LIST ALL LIABILITY / COMPENSATION POLICIES IN FORCE TO APPLY AS UNDERLYING INSURANCE (If this line includes Claims Made, give retroactive dates)'))}<table class="f">${html`<tr>${heads.map(([caption, width]) => html`<th style="width:${width}%">${caption}</th>`)}</tr>`}${rows}${blank}${blank}</table>`;
}

const questions = [
  ['1. IF POLICY IS CLAIMS MADE, IS THERE A RETROACTIVE DATE OTHER THAN THE EFFECTIVE DATE?'],
  ['2. ARE DEFENSE COSTS: WITHIN AGGREGATE LIMITS, A SEPARATE LIMIT, UNLIMITED?'],
  [
    '3. HAS ANY PRODUCT, WORK, ACCIDENT, OR LOCATION BEEN EXCLUDED, UNINSURED OR SELF INSURED FROM ANY PREVIOUS COVERAGE?',
  ],
  ['4. FOR ANY COVERAGE, IS THE EXPOSURE GREATER THAN NORMALLY ANTICIPATED?'],
  ['5. MEDIA USED: ANNUAL COST $ \u00a0 \u00a0 ARE SERVICES OF AN ADVERTISING AGENCY USED?'],
  ['6. ANY EXPOSURE TO AIRCRAFT OR WATERCRAFT, OWNED, LEASED OR CHARTERED?'],
  ['7. ANY EXPLOSIVES, CAUSTICS, FLAMMABLES OR OTHER DANGEROUS CARGO HAULED?'],
  ['8. ARE ANY UNITS NOT INSURED BY UNDERLYING POLICIES?'],
] as const;

function umbrellaSection(f: Business, u: Umbrella, { policyNumber, status }: EarlyApplication): Html {
  const foot = (at: number): Html =>
    html`<b>ACORD 131 (2007/05)</b><span>Page ${at} of 2</span><span>${at === 1 ? html`&copy; ACORD CORPORATION 1991-2007` : ''}</span>`;
  const vehicles = [
    'PRIVATE PASSENGER',
    'LIGHT TRUCK',
    'MEDIUM TRUCK',
    'HEAVY TRUCK',
    'EX. HEAVY TRUCK',
    'TRUCK TRACTOR',
    'BUS',
  ];
  return html`${page(
    foot(1),
    html`<div style="display:flex;align-items:flex-end"><div style="font:italic 700 15pt 'Liberation Serif'">ACORD<span style="font-size:6pt">&trade;</span></div><div class="ti" style="flex:1">UMBRELLA / EXCESS SECTION</div><div style="width:90pt">${row(box(1, 'DATE (MM/DD/YYYY)', slashed(f.written)))}</div></div>`,
    html`<div class="lg"><b>IMPORTANT - If CLAIMS MADE is checked in the POLICY INFORMATION section below, this is an application for a claims-made policy. Read all provisions of the policy carefully.</b></div>`,
    row(box(46, 'AGENCY', f.agency.agencyName), box(41, 'CARRIER', f.carrierName), box(13, 'NAIC CODE', f.naicCode)),
    row(
      box(28, 'POLICY NUMBER', policyNumber),
      box(16, 'EFFECTIVE DATE', slashed(f.effective)),
      box(56, 'APPLICANT / FIRST NAMED INSURED', f.applicant.name),
    ),
    bar('POLICY INFORMATION'),
    row(
      cell(
        13,
        'TRANSACTION TYPE',
        html`<br>`,
        tick(status !== 'renewal', 'NEW'),
        html`<br>`,
        tick(status === 'renewal', 'RENEWAL'),
      ),
      cell(
        24,
        tick(true, 'UMBRELLA'),
        tick(true, 'OCCURRENCE'),
        html`<br>`,
        tick(false, 'EXCESS'),
        tick(false, 'CLAIMS MADE'),
        html`<br>`,
        tick(false, 'VOLUNTARY'),
      ),
      html`<div style="flex:31 1 0">LIMIT OF LIABILITY<br>$ ${value(whole(u.limit))} &nbsp; EACH OCCURRENCE<br>$ ${value(whole(u.limit))} &nbsp; AGGREGATE</div>`,
      box(17, 'RETAINED LIMIT', u.retained === 0 ? '$' : `$ ${whole(u.retained)}`),
      box(15, 'FIRST DOLLAR DEFENSE (Y / N)', 'Y'),
    ),
    row(box(1, 'EXPIRING POL #'), box(1, 'PROPOSED RETROACTIVE DATE'), box(1, 'CURRENT RETROACTIVE DATE')),
    bar('PRIMARY LOCATION & SUBSIDIARIES'),
    grid(
      [
        { caption: '#', width: 4 },
        { caption: 'NAME AND LOCATION OF PRIMARY AND ALL SUBSIDIARY COMPANIES (Describe Operations)', width: 46 },
        { caption: 'ANNUAL PAYROLL', width: 15, isNumber: true },
        { caption: 'ANNUAL GROSS SALES', width: 15, isNumber: true },
        { caption: 'FOREIGN GROSS SALES', width: 12, isNumber: true },
        { caption: '# EMPL', width: 8 },
      ],
      [[1, lines(f.applicant.name, f.mail.street, cityLine(f.mail)), '', '', '', '']],
      3,
    ),
    underlyingTable(u),
    row(
      html`<div style="flex:1;min-height:44pt">UNDERLYING GENERAL LIABILITY INFORMATION - EXPLAIN ALL &quot;YES&quot; RESPONSES</div>`,
    ),
  )}${page(
    foot(2),
    bar('UNDERLYING INSURANCE COVERAGE INFORMATION'),
    asked(questions, () => 'N'),
    bar('VEHICLES'),
    grid(
      [
        'TYPE',
        '# OWNED',
        '# NON-OWNED',
        '# LEASED',
        'PROPERTY HAULED',
        'RADIUS LOCAL',
        'RADIUS INTERMEDIATE',
        'RADIUS LONG DISTANCE',
      ].map((caption, i) => ({ caption, width: i === 0 || i === 4 ? 22 : 9.3 })),
      vehicles.map((name) => [
        html`<span style="font:5.6pt 'Liberation Sans'">${name}</span>`,
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
    ),
    row(html`<div style="flex:1;min-height:70pt">REMARKS</div>`),
  )}`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'acord-underlying',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(2, 3), isUpper: true, years: [2007, 2012] });
    const isRenewal = random.chance(0.35);
    const u = drawUmbrella(random, f);
    const a: EarlyApplication = {
      edition: '2007/05',
      f,
      tick,
      status: isRenewal ? 'renewal' : random.pick(['quote', 'issue']),
      billing: random.pick(['direct', 'agency']),
      policyNumber: isRenewal ? f.policyNumber : null,
      chosen: ['COMMERCIAL GENERAL LIABILITY', 'UMBRELLA'].slice(random.int(0, 1)),
      entity: random.pick(earlyEntities),
      otherNamed: random.chance(0.3) ? f.otherName : null,
      prior: drawPrior(random, f, ['GENERAL LIABILITY', 'AUTOMOBILE LIABILITY'], random.int(1, 3)),
      losses: drawLosses(random, f, random.int(0, 2)),
      remarks: random.chance(0.4) ? 'UNDERLYING AUTO AND GL ARE WITH OTHER CARRIERS, DECLARATIONS TO FOLLOW.' : null,
    };
    const wanted = { line: 'Umbrella', limit: u.limit };
    const label = {
      formNumbers: ['ACORD 125 (2007/05)', 'ACORD 131 (2007/05)'],
      ...earlyLabel(a),
      coverages: [
        { ...wanted, name: 'EACH OCCURRENCE' },
        { ...wanted, name: 'AGGREGATE' },
        ...(u.retained === 0 ? [] : [{ line: 'Umbrella', name: 'RETAINED LIMIT', limit: u.retained }]),
      ],
      otherPolicies: [...a.prior, ...u.policies],
      // the retained limit may be read as what the insured bears of each occurrence
      _accept: {
        ...employeesAccepted(a),
        ...(u.retained === 0
          ? {}
          : {
              'coverages[0].deductible': [u.retained],
              'coverages[2].line': [null],
              'coverages[2].name': [null],
              'coverages[2].limit': [null],
            }),
      },
    };
    return {
      html: sheet({ css, body: [earlyPages(a), umbrellaSection(f, u, a)] }),
      label,
      print: { margin: formMargin },
    };
  },
};
