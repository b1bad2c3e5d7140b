import { addDays, addYears, shortDashed, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { addKinds, type ClaimFacts, kinds, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { minusBehind, sum } from '../kit/money.ts';
import { company, lastNameFirst, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A state fund's listing on wide paper: fixed pitch, heads in three lines with dashes over the groups, benefits by kind,
// two lines of codes and words below each claim, sums by manual class within the rating year, one policy for all years.
// Adjusting expense is paid but never reserved, and what third parties gave back is taken off the charge.

const css = `pre{margin:0;font:7.6pt/1.2 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 153;
const LINES_A_PAGE = 52;
const CLASSES =
  '5437 CARPENTRY NOC;8018 STORE WHOLESALE NOC;8810 CLERICAL OFFICE;9102 PARK MAINTENANCE;3632 MACHINE SHOP NOC'.split(
    ';',
  );
const STATUS = { open: 'O', closed: 'F', reopened: 'R' };
/** Where the columns of amounts end. */
const ENDS = [82, 94, 105, 117, 129, 140, WIDTH];

function typed(...texts: readonly (readonly [column: number, text: string])[]): string {
  return texts.reduce((line, [column, text]) => line.padEnd(column < 0 ? -column - text.length : column) + text, '');
}

interface Claim extends ClaimFacts {
  manual: string;
}
interface Year extends TermFacts {
  claims: Claim[];
}

const amountsOf = (claims: readonly ClaimFacts[]) => {
  const recovered = sum(claims.map((claim) => claim.recovered));
  const paid = addKinds(claims.map((claim) => claim.paid));
  const { loss, medical, total } = addKinds(claims.map(({ reserve }) => reserve));
  const charged = sum([paid.total, total, -recovered]);
  const { total: _, ...benefits } = paid;
  return { paid: benefits, reserve: { loss, medical }, recovered, incurred: { total: charged } };
};

function amountTexts(claims: readonly ClaimFacts[]): (readonly [number, string])[] {
  const { paid, reserve, recovered, incurred } = amountsOf(claims);
  const values = [paid.loss, paid.medical, paid.expense, reserve.loss, reserve.medical, -recovered, incurred.total];
  return values.map((value, index) => [-(ENDS[index] ?? WIDTH), minusBehind(value === 0 ? 0 : value)]);
}

function claimLines(claim: Claim): string[] {
  const closed = claim.closedDate === null ? '' : shortDashed(claim.closedDate);
  return [
    typed(
      [0, claim.number],
      [13, claim.claimant],
      [38, shortDashed(claim.lossDate)],
      [48, shortDashed(claim.reportedDate)],
      [58, STATUS[claim.status]],
      [62, closed],
      ...amountTexts([claim]),
    ),
    typed(
      [13, `NAT: ${claim.nature}`],
      [46, `PART: ${claim.bodyPart}`],
      [76, `CAUSE: ${claim.cause}`],
      [112, `ADJ: ${claim.adjuster}`],
    ).toUpperCase(),
    typed([13, claim.description]).toUpperCase(),
  ];
}

function sumLines(caption: string, claims: readonly ClaimFacts[]): string[] {
  const { claimCount, openClaimCount } = countsOf(claims);
  const rule = typed(...ENDS.map((end) => [-end, '-'.repeat(9)] as const));
  return [
    rule,
    typed([2, caption], [40, `CLMS ${claimCount}`], [50, `NOT FINAL ${openClaimCount}`], ...amountTexts(claims)),
    '',
  ];
}

function yearLines({ effectiveDate, expirationDate, claims }: Year): string[] {
  const head = typed([0, `RATING YEAR ${slashed(effectiveDate)} - ${slashed(expirationDate)}`]);
  if (claims.length === 0) return [head, typed([4, 'NO ACCIDENTS CHARGED TO THIS RATING YEAR']), ''];
  const groups = CLASSES.map((manual) => ({ manual, own: claims.filter((claim) => claim.manual === manual) }));
  return [
    head,
    ...groups
      .filter(({ own }) => own.length > 0)
      .flatMap(({ manual, own }) => [
        typed([2, `MANUAL CLASS ${manual}`]),
        ...own.flatMap(claimLines),
        ...sumLines(`CLASS TOTAL ${manual.slice(0, 4)}`, own),
      ]),
    ...sumLines('RATING YEAR TOTAL', claims),
  ];
}

const HEADS = [
  typed(
    [38, 'DATE OF'],
    [48, 'DATE'],
    [58, 'S'],
    [62, 'DATE'],
    [-105, '--------- BENEFITS PAID ---------'],
    [-129, '---- OUTSTANDING ----'],
    [-140, 'THIRD'],
    [-WIDTH, 'TOTAL'],
  ),
  typed(
    [0, 'ACCIDENT'],
    [38, 'ACCI-'],
    [48, 'FORM 1'],
    [58, 'T'],
    [62, 'FINALED'],
    [-82, 'COMPEN-'],
    [-105, 'ADJUST'],
    [-117, 'COMPEN-'],
    [-140, 'PARTY'],
    [-WIDTH, 'CHARGED TO'],
  ),
  typed(
    [0, 'NUMBER'],
    [13, 'NAME OF INJURED'],
    [38, 'DENT'],
    [48, 'RECD'],
    [58, 'A'],
    [-82, 'SATION'],
    [-94, 'MEDICAL'],
    [-105, 'EXPENSE'],
    [-117, 'SATION'],
    [-129, 'MEDICAL'],
    [-140, 'CREDIT'],
    [-WIDTH, 'EXPERIENCE'],
  ),
  '='.repeat(WIDTH),
];

/** The heads stand on every page; a claim may go on on the next one. */
function pages(top: readonly string[], lines: readonly string[]): Html[] {
  const room = LINES_A_PAGE - top.length - HEADS.length;
  const count = Math.ceil(lines.length / room);
  return Array.from({ length: count }, (_, page) => {
    const [first = '', ...others] = top;
    const head = [typed([0, first], [-WIDTH, `PAGE ${page + 1}`]), ...others];
    return html`<pre>${[...head, ...HEADS, ...lines.slice(page * room, (page + 1) * room)].join('\n')}</pre>`;
  });
}

function drawYears(random: Random, first: string, years: number, asOf: string): Year[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 5, 8]));
  counts[years - 1] = random.int(2, 6);
  const own = random.some(CLASSES, 2);
  return makeTerms(random, { line: 'workers', first, counts, numbers: '##-#######', asOf }).map((term) => {
    const claims = term.claims.map((claim) => {
      const reserve = kinds(claim.reserve.loss, claim.reserve.medical, 0);
      return { ...claim, reserve, claimant: lastNameFirst(random).toUpperCase(), manual: random.pick(own) };
    });
    // in the order of the listing
    return { ...term, claims: CLASSES.flatMap((manual) => claims.filter((claim) => claim.manual === manual)) };
  });
}

const claimLabel = (claim: Claim, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.claimant,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  description: claim.description.toUpperCase(),
  cause: claim.cause.toUpperCase(),
  natureOfInjury: claim.nature.toUpperCase(),
  bodyPart: claim.bodyPart.toUpperCase(),
  adjusterName: claim.adjuster.toUpperCase(),
  ...amountsOf([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'fund-rating-years',
  build(random) {
    const years = random.int(2, 5);
    const first = `${random.int(2012, 2020)}-${random.pick(['01-01', '07-01', '10-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(150, 345));
    const run = addDays(asOf, random.int(1, 5));
    const terms = drawYears(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const fund = `${word(random)} STATE WORKERS INSURANCE FUND`.toUpperCase();
    const [insured, number] = [company(random).toUpperCase(), numbered(random, '0#####-#')];
    const top = [
      typed([0, fund], [60, 'EMPLOYER ACCIDENT EXPERIENCE LISTING']),
      typed(
        [0, `POLICY ${number}`],
        [22, `EMPLOYER ${insured}`],
        [90, `RESERVES AS OF ${slashed(asOf)}`],
        [-WIDTH, `RUN ${slashed(run)}`],
      ),
      '',
    ];
    const lines = [
      ...terms.flatMap(yearLines),
      ...sumLines('TOTAL ALL RATING YEARS', claims),
      'STA: O=OPEN  F=FINAL  R=REOPENED.  TOTAL CHARGED = BENEFITS PAID + OUTSTANDING - THIRD PARTY CREDIT.',
    ];
    const label = {
      carrierName: fund,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: number,
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        ...(term.claims.length === 0 ? {} : { ...countsOf(term.claims), ...amountsOf(term.claims) }),
      })),
      claims: claims.map((claim) => claimLabel(claim, number)),
      grandTotals: { ...countsOf(claims), ...amountsOf(claims) },
    };
    return { html: sheet({ css, body: html`${pages(top, lines)}` }), label, print: { landscape: true } };
  },
};
