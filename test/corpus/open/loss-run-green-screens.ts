import { addDays, addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// Print-key output of a terminal: the list of terms and one inquiry screen a claim, two screens of 24 lines by 80 columns on a sheet.

const EVENTS = [
  ['LIFTING CRATE OF GLASSWARE ONTO CART', 'LOWER BACK'],
  ['SCALDED BY STEAM WHEN OPENING KETTLE VALVE', 'FOREARM, RIGHT'],
  ['STEPPED INTO FLOOR DRAIN, COVER MISSING', 'ANKLE, LEFT'],
  ['CARPENTER CUT THUMB AT TABLE SAW', 'THUMB'],
  ['BITTEN BY CUSTOMERS DOG ON DELIVERY', 'CALF'],
  ['PULLED CHAIN HOIST, FELT SNAP', 'SHOULDER, RIGHT'],
  ['METAL SLIVER WHILE GRINDING WELD', 'EYE'],
  ['MISSED LAST STEP OF MEZZANINE STAIR', 'KNEE, LEFT'],
] as const;
const WHOLE = { open: 'O OPEN', closed: 'C CLOSED', reopened: 'R REOPENED' };

/** A line with texts at columns; a negative column is where the text ends. */
function line(...texts: readonly (readonly [number, string])[]): string {
  return texts.reduce((so, [column, text]) => {
    const start = column < 0 ? -column - text.length : column;
    return so.padEnd(start) + text;
  }, '');
}

const amounts = (name: string, values: readonly number[]): string =>
  line(
    [2, name],
    ...values.map((value, i) => [-(31 + i * 15), value === 0 ? '.00' : cents(value)] as readonly [number, string]),
  );

const keyHelp = (texts: readonly string[]): string => ` ${texts.join('   ')}`;

interface Account {
  insurer: string;
  insured: string;
  agent: string;
  day: string;
  clock: string;
}

function claimScreen({ insurer, insured, agent, day, clock }: Account, claim: Inquired): string[] {
  const { loss: paid, medical, expense, total } = claim.paid;
  const closed = claim.closedDate === null ? '00/00/0000' : slashed(claim.closedDate);
  return [
    line([1, 'CLM410R2'], [28, 'CLAIM FINANCIAL INQUIRY'], [-80, shortSlashed(day)]),
    line([1, 'DSP'], [Math.floor(40 - insurer.length / 2), insurer], [-80, clock]),
    '',
    line([1, `Policy . . . . . :  ${claim.policyNumber}`], [46, `Term . :  ${claim.term}`]),
    line([1, `Insured  . . . . :  ${insured}`]),
    line([1, `Agent  . . . . . :  ${agent}`]),
    line([1, `Claim  . . . . . :  ${claim.number}`], [46, `Status . . . :  ${WHOLE[claim.status]}`]),
    line([1, `Claimant . . . . :  ${claim.claimant.toUpperCase()}`], [46, `Date closed  :  ${closed}`]),
    line([1, `Date of accident :  ${slashed(claim.lossDate)}`], [46, `Notice recd  :  ${slashed(claim.reportedDate)}`]),
    line([1, `Accident . . . . :  ${claim.event}`]),
    line([1, `Body part  . . . :  ${claim.part}`], [46, `Benefit st . :  ${claim.state}`]),
    line([1, `Examiner . . . . :  ${claim.adjuster.toUpperCase()}`]),
    '',
    line([-31, 'Paid'], [-46, 'Reserve'], [-61, 'Incurred']),
    amounts('INDEMNITY', [paid, claim.reserve.loss, claim.incurred.loss]),
    amounts('MEDICAL', [medical, claim.reserve.medical, claim.incurred.medical]),
    amounts('ALLOC EXPENSE', [expense, claim.reserve.expense, claim.incurred.expense]),
    line([-31, '-------------'], [-46, '-------------'], [-61, '-------------']),
    amounts('CLAIM TOTAL', [total, claim.reserve.total, claim.incurred.total]),
    '',
    line([2, 'Recovered to date (not netted above)'], [-61, claim.recovered === 0 ? '.00' : cents(claim.recovered)]),
    '',
    keyHelp(['F3=Exit', 'F6=Notes', 'F9=Payments', 'F12=Cancel', 'F16=Next claim']),
    '',
  ];
}

type Inquired = ClaimFacts & { policyNumber: string; term: string; event: string; part: string };

function termScreen({ insurer, insured, agent, day, clock }: Account, terms: readonly Listed[]): string[] {
  const rows = terms.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
    const { claimCount, openClaimCount, incurred } = totalsOf(claims);
    return line(
      [2, '_'],
      [6, policyNumber],
      [22, slashed(effectiveDate)],
      [35, slashed(expirationDate)],
      [-53, String(claimCount)],
      [-60, String(openClaimCount)],
      [-78, incurred.total === 0 ? '.00' : cents(incurred.total)],
    );
  });
  return [
    line([1, 'CLM400R1'], [29, 'WORK WITH POLICY TERMS'], [-80, shortSlashed(day)]),
    line([1, 'SEL'], [Math.floor(40 - insurer.length / 2), insurer], [-80, clock]),
    '',
    line([1, `Insured  . . . . :  ${insured}`]),
    line([1, `Agent  . . . . . :  ${agent}`]),
    line([1, 'Line . . . . . . :  WC  WORKERS COMPENSATION']),
    '',
    ' Type option, press Enter.',
    '   1=Claims   5=Display policy   7=Premium audit',
    '',
    line(
      [1, 'Opt'],
      [6, 'Policy'],
      [22, 'Effective'],
      [35, 'Expires'],
      [-53, 'Claims'],
      [-60, 'Open'],
      [-78, 'Incurred'],
    ),
    ...rows,
    '',
    line([-78, 'Bottom']),
    ...Array.from({ length: 8 - terms.length }, () => ''),
    keyHelp(['F3=Exit', 'F5=Refresh', 'F12=Cancel', 'F17=Top', 'F18=Bottom']),
    '',
  ];
}

interface Listed {
  policyNumber: string;
  effectiveDate: string;
  expirationDate: string;
  claims: Inquired[];
}

const css = `body{margin:0;font:9pt/1.16 "Liberation Mono"}.two{break-after:page;padding:0 14pt}.two:last-child{break-after:auto}pre{margin:0;font:inherit}.key{margin-bottom:4pt}.screen{border-top:.6pt solid #000;border-bottom:.6pt solid #000;padding:5pt 0;margin-bottom:16pt}`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'green-screens',
  build: (random) => {
    const day = `202${random.int(1, 5)}-${random.pick(['02-11', '04-23', '08-06', '11-18'])}`;
    const [insurer, insured, agent] = [carrier(random), company(random), agency(random)].map((name) =>
      name.toUpperCase(),
    ) as [string, string, string];
    const clock = `${random.int(10, 16)}:${random.int(10, 59)}:`;
    const counts = random.times(random.int(3, 5), () => random.int(0, 3));
    counts[1] = random.int(1, 3);
    const base = numbered(random, '00#####');
    const terms: Listed[] = makeTerms(random, {
      line: 'workers',
      numbers: '-0#####',
      first: addYears(addDays(day, -random.int(60, 300)), 1 - counts.length),
      counts,
      asOf: day,
    }).map(({ claims, ...term }, i) => {
      const policyNumber = `WC ${base} ${String(i + 3).padStart(2, '0')}`;
      const text = `${slashed(term.effectiveDate)}-${slashed(term.expirationDate)}`;
      const own = claims.map((claim) => {
        const [event, part] = random.pick(EVENTS);
        const number = claim.lossDate.slice(2, 4) + claim.number;
        return { ...claim, number, policyNumber, term: text, event, part };
      });
      return { policyNumber, ...term, claims: own };
    });
    const claims = terms.flatMap((term) => term.claims);
    const account = (i: number): Account => ({ insurer, insured, agent, day, clock: clock + String(10 + i * 4) });
    const screens = [termScreen(account(0), terms), ...claims.map((claim, i) => claimScreen(account(i + 1), claim))];
    const printed = screens.map(
      (screen, i) =>
        html`<pre class="key">${line([1, 'Print Key Output'], [30, `Device . . : DSP0${random.int(10, 16)}A`], [-80, `Page ${String(i + 1).padStart(4, '0')}`])}</pre><pre class="screen">${screen.join('\n')}</pre>`,
    );
    const sheets = Array.from({ length: Math.ceil(printed.length / 2) }, (_, i) => printed.slice(i * 2, i * 2 + 2));
    return {
      html: sheet({ css, body: sheets.map((two) => html`<div class="two">${two}</div>`) }),
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: agent,
        reportDate: day,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => {
          const { claimCount, openClaimCount, incurred } = totalsOf(own);
          return {
            policyNumber,
            lineOfBusiness: 'WORKERS COMPENSATION',
            effectiveDate,
            expirationDate,
            claimCount,
            openClaimCount,
            incurred: { total: incurred.total },
          };
        }),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant.toUpperCase(),
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.event,
          bodyPart: claim.part,
          adjusterName: claim.adjuster.toUpperCase(),
          paid: claim.paid,
          reserve: claim.reserve,
          incurred: claim.incurred,
          recovered: claim.recovered,
        })),
      },
    };
  },
};
