// What ACORD 25 says in its coverage rows, by edition: captions of the limits, and the lines of the cell "type of insurance".
import { type Html, html, type Piece } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Edition } from './acord-25-rows.ts';
import type { LiabilityLine } from './certificate-facts.ts';
import { filled, wide } from './placed-boxes.ts';

/** Captions of the limits with their small print; the edition of 2001 misspells that of rented premises. */
export const limitCaptions = (rented = '(Ea occurrence)'): Edition['limits'] =>
  new Map([
    [
      'general',
      [
        ['EACH OCCURRENCE'],
        ['DAMAGE TO RENTED PREMISES', rented],
        ['MED EXP', '(Any one person)'],
        ['PERSONAL & ADV INJURY'],
        ['GENERAL AGGREGATE'],
        ['PRODUCTS - COMP/OP AGG'],
      ],
    ],
    [
      'auto',
      [
        ['COMBINED SINGLE LIMIT', '(Ea accident)'],
        ['BODILY INJURY', '(Per person)'],
        ['BODILY INJURY', '(Per accident)'],
        ['PROPERTY DAMAGE', '(Per accident)'],
      ],
    ],
    ['umbrella', [['EACH OCCURRENCE'], ['AGGREGATE']]],
    ['compensation', [['E.L. EACH ACCIDENT'], ['E.L. DISEASE - EA EMPLOYEE'], ['E.L. DISEASE - POLICY LIMIT']]],
  ]);

/** Columns since 2010. */
export const columnsSince2010: Edition['columns'] = {
  letter: [18, 18],
  type: [36, 160],
  added: [196, 18],
  waived: [214, 18],
  number: [232, 112],
  from: [344, 50],
  to: [394, 50],
  names: [444, 86],
  amounts: [530, 64],
};

/** How a style marks a tick box. */
export type Mark = (on: boolean) => Html;

/** The tick boxes of a row: what the limit applies to, which autos, which form, whether a retention is kept. */
export const ticksOf = (mark: Mark, line: LiabilityLine | undefined) => ({
  per: (value: LiabilityLine['per']): Html => mark(line?.per === value),
  auto: (key: string): Html => mark(line?.autos.includes(key) ?? false),
  made: (value: LiabilityLine['form']): Html => mark(line?.form === value),
  retention: mark(typeof line?.retention === 'number'),
  retained: filled(typeof line?.retention === 'number' ? whole(line.retention) : ''),
});

/** General, auto and umbrella liability until 2009. */
export function typesUntil2009(
  mark: Mark,
  line: LiabilityLine | undefined,
  kind: 'general' | 'auto' | 'umbrella',
  umbrella: string,
): readonly Piece[] {
  const { per, auto, made, retention, retained } = ticksOf(mark, line);
  switch (kind) {
    case 'general':
      return [
        html`<b>GENERAL LIABILITY</b>`,
        html`${mark(line !== undefined)}COMMERCIAL GENERAL LIABILITY`,
        html`${wide(14, '')}${wide(60, html`${made('claims_made')}CLAIMS MADE`)}${made('occurrence')}OCCUR`,
        mark(false),
        mark(false),
        'GEN\u2019L AGGREGATE LIMIT APPLIES PER:',
        html`${wide(46, html`${per('policy')}POLICY`)}${per('project')}${wide(24, html`PRO-<br>JECT`)}${per('location')}LOC`,
      ];
    case 'auto':
      return [
        html`<b>AUTOMOBILE LIABILITY</b>`,
        html`${auto('any')}ANY AUTO`,
        html`${auto('owned')}ALL OWNED AUTOS`,
        html`${auto('scheduled')}SCHEDULED AUTOS`,
        html`${auto('hired')}HIRED AUTOS`,
        html`${auto('non_owned')}NON-OWNED AUTOS`,
        mark(false),
      ];
    case 'umbrella':
      return [
        html`<b>${umbrella}</b>`,
        html`${wide(60, html`${made('occurrence')}OCCUR`)}${made('claims_made')}CLAIMS MADE`,
        '',
        html`${mark(false)}DEDUCTIBLE`,
        html`${retention}RETENTION &nbsp; $ ${retained}`,
      ];
  }
}

/** Two tick boxes beside each other. */
export const pair = (a: Piece, b: Piece): Html => html`${wide(76, a)}${wide(80, b)}`;

/** Umbrella or excess liability since 2010. */
export function umbrellaSince2010(mark: Mark, line: LiabilityLine | undefined): readonly Piece[] {
  const { made, retention, retained } = ticksOf(mark, line);
  return [
    pair(html`${mark(line?.title === 'umbrella')}<b>UMBRELLA LIAB</b>`, html`${made('occurrence')}OCCUR`),
    pair(html`${mark(line?.title === 'excess')}<b>EXCESS LIAB</b>`, html`${made('claims_made')}CLAIMS-MADE`),
    pair(html`${mark(false)}DED`, html`${retention}RETENTION $ ${retained}`),
  ];
}
