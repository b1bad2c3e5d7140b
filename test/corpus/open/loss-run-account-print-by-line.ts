import { addDays, addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';
import { withoutMedical } from '../parts/loss-columns.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

// A regional carrier's night print of an account: capitals of one width, a block of captions on every page, two lines a
// claim. The second line begins with the person, then what happened, cut where the field of the file ends, then the
// examiner. Each line of insurance has its own name for the person: employee, claimant or driver.

const css = `pre{margin:0;font:7.4pt/1.2 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 158;
const ROOM = 52;
/** Where the columns of amounts end. */
const ENDS = [98, 110, 122, 134, 146, WIDTH] as const;
/** Letters that the file keeps of a description. */
const CUT = 44;

type Story = readonly [type: string, cause: string, text: string];
interface Book {
  line: Line;
  name: string;
  prefix: string;
  person: string;
  stories: readonly Story[];
}

const BOOKS: readonly Book[] = [
  {
    line: 'workers',
    name: 'WORKERS COMP',
    prefix: 'WCE',
    person: 'EMPLOYEE',
    stories: [
      ['', '53 TWISTING', 'EE TURNED TO REACH CART AND STRAINED RT HIP'],
      ['', '31 FALL NOC', 'FELL OFF TAILGATE WHILE UNLOADING, LT ELBOW FX'],
      ['', '12 CUT BY OBJ', 'LACERATED THUMB ON SHEET METAL EDGE'],
      ['', '56 LIFTING', 'LOW BACK PAIN AFTER MOVING COMPRESSOR TO SHELF'],
      ['', '65 MOVING PART', 'GLOVE CAUGHT IN DRILL PRESS, FINGER BRUISED'],
    ],
  },
  {
    line: 'liability',
    name: 'GENERAL LIAB',
    prefix: 'GLE',
    person: 'CLAIMANT',
    stories: [
      ['BI', 'SLIP AND FALL', 'CLMT FELL ON WET TILE NEAR CHECKOUT 3'],
      ['PD', 'WORKMANSHIP', 'UNIT INSTALLED BY INSD LEAKED INTO CEILING BELOW'],
      ['BI', 'FALLING OBJECT', 'BOX FELL FROM TOP SHELF ONTO SHOULDER'],
      ['PD', 'COLLAPSE', 'AWNING GAVE WAY AND DAMAGED PARKED SUV'],
      ['BI', 'TRIP', 'CAUGHT TOE ON EDGE OF RUBBER MAT, KNEE INJURY'],
      ['PD', 'WATER', 'HOSE LEFT RUNNING OVERNIGHT IN ADJOINING SUITE'],
    ],
  },
  {
    line: 'auto',
    name: 'COMML AUTO',
    prefix: 'CAE',
    person: 'DRIVER',
    stories: [
      ['PD', 'BACKING', 'BACKED VAN INTO GATE POST AT CUSTOMER'],
      ['COLL', 'LOSS OF CONTROL', 'SLID ON ICE INTO DITCH, NO OTHER VEH'],
      ['BI', 'INTERSECTION', 'IV ENTERED ON YELLOW, OV TURNING LEFT, 2 INJURED'],
      ['PD', 'REAR END', 'OV STOPPED SHORT AT LIGHT, BUMPER DAMAGE'],
      ['COLL', 'FIXED OBJECT', 'ROOF OF BOX TRUCK HIT LOW BRIDGE'],
      ['COMP', 'GLASS', 'ROCK CHIP SPREAD ACROSS WINDSHIELD'],
    ],
  },
];

interface Claim extends ClaimFacts {
  book: Book;
  shown: string;
}
interface Policy extends TermFacts {
  number: string;
  book: Book;
  claims: Claim[];
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const numbers = numbered(random, '#######');
  return BOOKS.flatMap((book) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3]));
    counts[0] = random.int(1, 3);
    const story = deckOf(random, book.stories);
    return makeTerms(random, { line: book.line, first, counts, numbers: '###-######', asOf }).map((term, year) => ({
      ...term,
      book,
      number: `${book.prefix} ${numbers} ${String(year + 11)}`,
      claims: term.claims.map((drawn) => {
        const [type, cause, description] = story();
        // of workers by what was paid
        const claimType = book.line !== 'workers' ? type : drawn.incurred.loss > 0 ? 'IND' : 'MO';
        const shown = (book.line === 'liability' ? person(random) : lastNameFirst(random)).toUpperCase();
        const own = { claimType, cause, description: description.slice(0, CUT).trim(), shown, book };
        return { ...withoutMedical(drawn), ...own, adjuster: drawn.adjuster.toUpperCase() };
      }),
    }));
  });
}

/** Texts at columns, those of amounts by their ends. */
const typed = (texts: readonly (readonly [number, string])[], claims: readonly ClaimFacts[]): string => {
  const { paid, reserve, recovered, incurred } = totalsOf(claims);
  const net = incurred.total - recovered;
  const values = [paid.loss, paid.expense, reserve.loss, reserve.expense, recovered, net].map(cents);
  return typedLine(...texts, ...values.map((value, i) => [(ENDS[i] ?? WIDTH) - value.length, value] as const));
};

const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPEN' };

function claimLines(claim: Claim): string[] {
  const closed = claim.closedDate === null ? '' : shortSlashed(claim.closedDate);
  const texts = [
    [1, claim.number],
    [13, shortSlashed(claim.lossDate)],
    [23, shortSlashed(claim.reportedDate)],
    [33, claim.state],
    [37, claim.claimType],
    [43, claim.cause],
    [61, STATUS[claim.status]],
    [69, closed],
  ] as const;
  return [typed(texts, [claim]), typedLine([13, claim.shown], [43, claim.description], [92, claim.adjuster])];
}

const CAPTIONS =
  '1 CLAIM NO;13 LOSS DT;23 RPT DT;33 ST;37 TYP;43 CAUSE;61 STATUS;69 CLOSED;89 PAID LOSS;102 PAID EXP;114 O/S LOSS;' +
  '127 O/S EXP;136 SALV/SUBR;149 NET INCD';

const captions = (book: Book): string[] => [
  typedLine(...CAPTIONS.split(';').map((at) => [Number.parseInt(at, 10), at.slice(at.indexOf(' ') + 1)] as const)),
  typedLine([13, book.person], [43, 'FACTS OF LOSS'], [92, 'EXAMINER']),
  '-'.repeat(WIDTH),
];

function policyBlocks({ number, book, effectiveDate, expirationDate, claims }: Policy): string[][] {
  const term = `EFF ${slashed(effectiveDate)}  EXP ${slashed(expirationDate)}`;
  const head = `POLICY ${number}   ${book.name}   ${term}`;
  if (claims.length === 0) return [['', head, '     *** NONE REPORTED ***']];
  const { claimCount, openClaimCount } = totalsOf(claims);
  const total = typed([[1, `POLICY TOTAL   CLAIMS ${claimCount}   OPEN ${openClaimCount}`]], claims);
  const [first = [], ...others] = claims.map(claimLines);
  return [['', head, ...captions(book), ...first], ...others, [total]];
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  const two = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });
  const net = Math.round((incurred.total - recovered) * 100) / 100;
  return { paid: two(paid), reserve: two(reserve), incurred: { total: net }, recovered };
};

const countedLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return { claimCount, openClaimCount, ...sumsLabel(claims) };
};

const claimLabel = (claim: Claim, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  ...(claim.book.line === 'auto' ? { driverName: claim.shown } : { claimantName: claim.shown }),
  claimType: claim.claimType,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.description,
  cause: claim.cause,
  adjusterName: claim.adjuster,
  ...sumsLabel([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'account-print-by-line',
  build(random) {
    const years = random.int(2, 3);
    const first = `${random.int(2015, 2021)}-${random.pick(['02-01', '04-15', '07-01', '11-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(150, 345));
    const run = addDays(asOf, 1);
    const policies = drawPolicies(random, first, years, asOf);
    const claims = policies.flatMap((policy) => policy.claims);
    const names = [carrier(random), company(random), agency(random)].map((name) => name.toUpperCase());
    const [insurer = '', insured = '', producer = ''] = names;
    const blocks = policies.flatMap(policyBlocks);
    const { claimCount, openClaimCount } = totalsOf(claims);
    blocks.push(['', typed([[1, `ACCOUNT TOTAL  CLAIMS ${claimCount}   OPEN ${openClaimCount}`]], claims)]);
    const pages = typedPages(blocks, ROOM).map((lines, page) => {
      const head = [
        typedLine([0, insurer], [62, 'ACCOUNT LOSS EXPERIENCE'], [WIDTH - 7, `PAGE ${page + 1}`]),
        typedLine([0, `INSURED ${insured}`], [62, `AGENCY ${producer}`]),
        typedLine([0, `VALUED AS OF ${slashed(asOf)}`], [62, `RUN DATE ${slashed(run)}`]),
      ];
      return html`<pre>${[...head, ...lines].join('\n')}</pre>`;
    });
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.book.name,
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...(policy.claims.length === 0 ? {} : countedLabel(policy.claims)),
      })),
      claims: policies.flatMap((policy) => policy.claims.map((claim) => claimLabel(claim, policy.number))),
      grandTotals: countedLabel(claims),
      _accept: Object.fromEntries(
        policies.flatMap((policy, index) =>
          policy.claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
        ),
      ),
    };
    return { html: sheet({ css, body: html`${pages}` }), label, print: { landscape: true } };
  },
};
