import { addDays, addYears, shortDashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, minusBehind, sum, whole } from '../kit/money.ts';
import { firstName, lastName, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type ClaimLife, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

// A farm bureau's county office prints the losses of a member from a midrange system: fixed pitch, incurred before paid,
// salvage with a trailing minus, one block a policy and term with premium and loss ratio, a recap by line at the end.

const css = `body{margin:0}pre{margin:0;font:8.3pt/1.28 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 118;
const LINES = 49;

interface Loss extends ClaimLife {
  number: string;
  coverage: string;
  cause: string;
  text: string;
  paid: number;
  expense: number;
  reserve: number;
  salvage: number;
}
interface Policy extends Term {
  line: string;
  number: string;
  premium: number;
  losses: Loss[];
}

const LINES_OF_BUSINESS = [
  {
    line: 'FARM OWNERS',
    prefix: 'FO',
    premium: [1900, 9400],
    kinds: [
      ['DWELLING', 'WIND', 'WIND TOOK SHINGLES OFF SOUTH SLOPE'],
      ['FARM STRUCTURE', 'COLLAPSE', 'ROOF OF MACHINE SHED COLLAPSED'],
      ['FARM PERS PROP', 'FIRE', 'BALER AND 40 BALES BURNED IN FIELD'],
      ['LIVESTOCK', 'LIGHTNING', 'THREE HEIFERS KILLED UNDER TREE'],
      ['LIABILITY BI', 'FALL', 'PRODUCE STAND VISITOR FELL ON STEP'],
    ],
  },
  {
    line: 'FARM AUTO',
    prefix: 'FA',
    premium: [900, 5200],
    kinds: [
      ['COLLISION', 'BACKED', 'BACKED GRAIN TRUCK INTO AUGER'],
      ['COMPREHENSIVE', 'DEER', 'HIT DEER ON COUNTY ROAD BEFORE DAWN'],
      ['LIABILITY PD', 'REAR END', 'STRUCK REAR OF CLMT STOPPED AT CROSSING'],
      ['COLLISION', 'DITCH', 'LOST CONTROL ON GRAVEL AND ENTERED DITCH'],
    ],
  },
  {
    line: 'CATASTROPHE LIAB',
    prefix: 'CL',
    premium: [210, 640],
    kinds: [['LIABILITY BI', 'CHEM DRIFT', 'NEIGHBOR ALLEGES ILLNESS FROM SPRAY DRIFT']],
  },
] as const;

function drawLoss(
  random: Random,
  term: Term,
  asOf: string,
  kinds: readonly (readonly [string, string, string])[],
): Loss {
  const life = lifeOf(random, term, asOf);
  const [coverage, cause, text] = random.pick(kinds);
  const isOpen = life.status !== 'closed';
  const paid = random.chance(isOpen ? 0.5 : 0.85) ? random.amount(140, 12_000) : 0;
  return {
    ...life,
    coverage,
    cause,
    text,
    number: numbered(random, '##-######'),
    paid,
    expense: random.chance(0.5) ? random.amount(35, 1900) : 0,
    reserve: isOpen ? random.int(2, 60) * 125 : 0,
    salvage: paid > 2000 && random.chance(0.3) ? Math.round(paid * random.int(8, 40)) / 100 : 0,
  };
}

function sumsOf(losses: readonly Loss[]) {
  const add = (amount: (loss: Loss) => number): number => sum(losses.map(amount));
  const [paid, expense, reserve, salvage] = [
    add((loss) => loss.paid),
    add((loss) => loss.expense),
    add((loss) => loss.reserve),
    add((loss) => loss.salvage),
  ];
  return { paid, expense, reserve, salvage, incurred: sum([paid, expense, reserve, -salvage]) };
}

const moneyLabel = (losses: readonly Loss[]) => {
  const { paid, expense, reserve, salvage, incurred } = sumsOf(losses);
  return {
    paid: { loss: paid, expense },
    reserve: { total: reserve },
    incurred: { total: incurred },
    recovered: salvage,
  };
};

function figures(losses: readonly Loss[]): string {
  const { paid, expense, reserve, salvage, incurred } = sumsOf(losses);
  return (
    [incurred, paid, expense, reserve].map((amount) => cents(amount).padStart(12)).join('') +
    minusBehind(salvage === 0 ? 0 : -salvage).padStart(13)
  );
}

const STATUS = { open: 'OPN', closed: 'CLO', reopened: 'REO' };

const lossLines = (loss: Loss): string[] => [
  typedLine(
    [0, ` ${loss.number}`],
    [12, shortDashed(loss.lossDate)],
    [22, loss.coverage],
    [38, loss.cause],
    [50, STATUS[loss.status]],
  ).padEnd(54) + figures([loss]),
  typedLine(
    [12, `RPT ${shortDashed(loss.reportedDate)}`],
    [26, loss.closedDate === null ? '' : `CLO ${shortDashed(loss.closedDate)}`],
    [42, loss.text],
  ),
];

const total = (caption: string, losses: readonly Loss[]): string =>
  `${caption} ${String(losses.length).padStart(3)}`.padEnd(54) + figures(losses);

function policyLines({ line, number, effective, expiration, premium, losses }: Policy): string[] {
  const head = typedLine(
    [0, line],
    [19, `POL ${number}`],
    [38, `TERM ${shortDashed(effective)} TO ${shortDashed(expiration)}`],
    [70, `WRITTEN PREM ${whole(premium)}`],
  );
  if (losses.length === 0) return [head, '   *NO LOSSES THIS TERM*', ''];
  const ratio = (sumsOf(losses).incurred / premium) * 100;
  return [
    head,
    ...losses.flatMap(lossLines),
    '',
    total('  TERM TOTALS   LOSSES', losses),
    `  LOSS RATIO ${ratio.toFixed(1)}`,
    '',
  ];
}

function recapLines(policies: readonly Policy[]): string[] {
  const lines = [...new Set(policies.map(({ line }) => line))];
  return [
    '-'.repeat(WIDTH),
    'RECAP BY LINE, ALL TERMS SHOWN',
    ...lines.map((line) =>
      total(
        `  ${line}`.padEnd(22),
        policies.filter((policy) => policy.line === line).flatMap(({ losses }) => losses),
      ),
    ),
    total(
      '  MEMBER TOTAL'.padEnd(22),
      policies.flatMap(({ losses }) => losses),
    ),
    '',
    'INCURRED = PAID + ADJ EXP + RESERVE - SALV/SUBR.  OPN OPEN  CLO CLOSED  REO REOPENED',
  ];
}

function drawPolicies(random: Random, asOf: string): Policy[] {
  const years = random.int(2, 4);
  const kinds = [
    LINES_OF_BUSINESS[0],
    ...(random.chance(0.8) ? [LINES_OF_BUSINESS[1]] : []),
    ...(random.chance(0.5) ? [LINES_OF_BUSINESS[2]] : []),
  ];
  return kinds.flatMap(({ line, prefix, premium: [low, high], kinds }) => {
    const premium = random.int(low, high);
    const number = `${prefix} ${random.digits(2)}-${random.digits(5)}`;
    return policyYears(random, asOf, years).map((term, back) => ({
      ...term,
      line,
      number,
      premium: Math.round(premium * 0.96 ** back),
      losses: random
        .times(
          prefix === 'CL'
            ? random.pick([0, 0, 1])
            : random.pick([0, 1, 2, 3]) + (back === 1 && prefix === 'FO' ? 1 : 0),
          () => drawLoss(random, term, asOf, kinds),
        )
        .sort((a, b) => a.lossDate.localeCompare(b.lossDate)),
    }));
  });
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'farm-member-print',
  build(random) {
    const asOf = addDays(addYears('2000-01-01', random.int(8, 25)), random.int(40, 340));
    const county = word(random).toUpperCase();
    const insurer = `${word(random)} FARM BUREAU MUTUAL INS CO`.toUpperCase();
    const family = lastName(random);
    const member = random
      .pick([`${family} FARMS INC`, `${firstName(random)} ${family}`, `${family} BROS`])
      .toUpperCase();
    const agent = `${firstName(random)} ${lastName(random)}`.toUpperCase();
    const policies = drawPolicies(random, asOf);
    const losses = policies.flatMap((policy) => policy.losses);
    const program = `CLP${random.digits(3)}R`;
    const time = `${String(random.int(7, 17)).padStart(2, '0')}:${random.int(10, 59)}`;
    const memberNumber = random.digits(7);
    const top = (page: number): string[] => [
      typedLine([0, program], [40, insurer], [100, `PAGE ${String(page).padStart(4)}`]),
      typedLine([0, `${county} COUNTY OFFICE`], [40, 'MEMBER LOSS EXPERIENCE'], [100, `${shortDashed(asOf)} ${time}`]),
      typedLine([0, `MEMBER ${memberNumber}  ${member}`], [60, `AGENT ${agent}`]),
      '',
      typedLine([1, 'CLAIM NO'], [12, 'DT LOSS'], [22, 'COVERAGE'], [38, 'CAUSE'], [50, 'ST']).padEnd(54) +
        ['INCURRED', 'PAID', 'ADJ EXP', 'RESERVE'].map((head) => head.padStart(12)).join('') +
        'SALV/SUBR'.padStart(13),
      '='.repeat(WIDTH),
    ];
    const blocks = [...policies.map(policyLines), recapLines(policies)];
    const pages = typedPages(blocks, LINES - 6);
    const body = pages.map((lines, index) => html`<pre>${[...top(index + 1), ...lines].join('\n')}</pre>`);
    const label = {
      carrierName: insurer,
      namedInsureds: [member],
      agencyName: agent,
      reportDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.line,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        ...(policy.losses.length === 0 ? {} : { claimCount: policy.losses.length, ...moneyLabel(policy.losses) }),
      })),
      claims: policies.flatMap(({ number, losses: own }) =>
        own.map((loss) => ({
          claimNumber: loss.number,
          policyNumber: number,
          claimType: loss.coverage,
          status: loss.status,
          lossDate: loss.lossDate,
          reportedDate: loss.reportedDate,
          closedDate: loss.closedDate,
          description: loss.text,
          cause: loss.cause,
          ...moneyLabel([loss]),
        })),
      ),
      grandTotals: { claimCount: losses.length, ...moneyLabel(losses) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin: { left: '0.6in' } } };
  },
};
