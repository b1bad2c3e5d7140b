import { shortBare, written } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, company, lastName, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { PROPERTY_STORIES } from '../parts/stories.ts';

// A township mutual without claim numbers: losses typed under each policy year, two lines a loss, amounts with leader dots.

function drawClaim(random: Random, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const { cause, text } = random.pick(PROPERTY_STORIES);
  return {
    life,
    cause,
    text,
    building: `${random.pick(['Barn', 'Shop', 'Office', 'Grain bin', 'Machine shed'])} no. ${random.int(1, 6)}`,
    paid: random.chance(0.85) ? random.amount(300, 24_000) : 0,
    reserve: life.status === 'closed' ? 0 : random.int(1, 30) * 500,
  };
}

type Claim = ReturnType<typeof drawClaim>;

const WIDTH = 84;
const dotted = (caption: string, amount: number): string =>
  `${caption} ${'.'.repeat(Math.max(3, 44 - caption.length))} ${cents(amount).padStart(12)}`;

function block({ life, cause, text, building, paid, reserve }: Claim): string {
  const state = life.closedDate === null ? 'OPEN' : `CLOSED ${shortBare(life.closedDate)}`;
  return [
    `  Date of loss ${shortBare(life.lossDate)}      Cause ${cause}      ${state}`,
    `  ${building}. ${text}.`,
    `      ${dotted('Paid', paid)}`,
    `      ${dotted('Reserve', reserve)}`,
    '',
  ].join('\n');
}

const css = `pre{font:9.5pt/1.35 "Courier Prime","Liberation Mono","Courier New",monospace;margin:0}`;

function amountsLabel(list: readonly Claim[]) {
  return {
    paid: { total: sum(list.map((claim) => claim.paid)) },
    reserve: { total: sum(list.map((claim) => claim.reserve)) },
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'typed-scan',
  build(random) {
    const asOf = dayBetween(random, '2009-04-01', '2025-11-30');
    const [insurer, insured] = [
      `${word(random)} Township ${random.pick(['Mutual Fire Insurance Company', 'Farmers Mutual Insurance Association'])}`,
      random.chance(0.5) ? company(random) : `${lastName(random)} Bros. Farms`,
    ];
    const policyNumber = `${random.letters(1)}-${random.digits(5)}`;
    const years = policyYears(random, asOf, random.int(2, 5)).map((term) => ({
      ...term,
      claims: random.times(random.pick([0, 1, 1, 2]), () => drawClaim(random, term, asOf)),
    }));
    const claims = years.flatMap((year) => year.claims);
    const totals = amountsLabel(claims);
    const center = (text: string): string => ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;
    const blocks = years.map(({ effective, expiration, claims: own }) =>
      [
        `POLICY YEAR ${shortBare(effective)} TO ${shortBare(expiration)}`,
        ...(own.length === 0 ? ['  No losses.', ''] : own.map(block)),
      ].join('\n'),
    );
    const text = [
      center(insurer.toUpperCase()),
      center('Statement of Losses'),
      '',
      `Policyholder   ${insured}`,
      `Policy         ${policyNumber}  (Farm Fire and Extended Coverage)`,
      `Statement date ${written(asOf)}`,
      '',
      ...blocks,
      '='.repeat(WIDTH),
      `Number of losses ${claims.length}`,
      dotted('Total paid, all years', totals.paid.total),
      dotted('Total reserve, all years', totals.reserve.total),
      '',
      `By ______________________   ${carrier(random)} is our reinsurer.`,
    ].join('\n');
    const label = {
      carrierName: insurer.toUpperCase(),
      namedInsureds: [insured],
      reportDate: asOf,
      policies: years.map((year) => ({
        policyNumber,
        lineOfBusiness: 'Farm Fire and Extended Coverage',
        effectiveDate: year.effective,
        expirationDate: year.expiration,
      })),
      claims: claims.map((claim) => ({
        policyNumber,
        status: claim.life.status === 'closed' ? 'closed' : 'open',
        lossDate: claim.life.lossDate,
        closedDate: claim.life.closedDate,
        description: claim.text,
        cause: claim.cause,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...totals },
      _accept: { valuationDate: [asOf, null] },
    };
    return {
      html: sheet({ css, body: html`<pre>${text}</pre>` }),
      label,
      print: {
        margin: { left: '0.9in', top: `0.${random.int(5, 9)}in` },
        scan: { dpi: random.pick([150, 200, 300]), degrees: random.int(-6, 6) / 10 },
      },
    };
  },
};
