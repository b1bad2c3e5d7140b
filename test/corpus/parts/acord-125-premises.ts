// The second page of the applicant information section since 2013: premises in blocks of boxes, the nature of the business and an
// additional interest.
import { slashed } from '../kit/dates.ts';
import { type Html, html } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { cityLine } from '../kit/names.ts';
import { interests, natures } from './acord-125-words.ts';
import { bar, box, cell, inline, lines, nest, row, type Tick, value } from './captioned-boxes.ts';
import type { Business, Premises } from './commercial-facts.ts';

export interface SecondPage {
  f: Business;
  tick: Tick;
  interest: { kind: string; loanNumber: string | null; location: number } | null;
  /** Printed with each of the premises, or not at all. */
  hasOperations: boolean;
}

const areas = (each: Premises | undefined): Html =>
  nest(
    24,
    row(inline(1, 'ANNUAL REVENUES: $', each ? whole(each.item.annualRevenue) : '')),
    row(
      inline(1, 'OCCUPIED AREA:', each ? whole(each.item.occupiedArea) : ''),
      html`<div style="flex:0 0 24pt">SQ FT</div>`,
    ),
    row(inline(1, 'OPEN TO PUBLIC AREA:'), html`<div style="flex:0 0 24pt">SQ FT</div>`),
    row(
      inline(1, 'TOTAL BUILDING AREA:', each ? whole(each.item.totalArea) : ''),
      html`<div style="flex:0 0 24pt">SQ FT</div>`,
    ),
  );

export function premises(a: SecondPage): Html {
  const { tick } = a;
  const blank = Array.from({ length: Math.max(0, 4 - a.f.premises.length) }, () => undefined);
  return html`${bar('PREMISES INFORMATION', '(Attach ACORD 823 for Additional Premises)')}${[
    ...a.f.premises,
    ...blank,
  ].map(
    (each) =>
      html`${row(
        nest(6, row(box(1, 'LOC #', each?.item.locationNumber)), row(box(1, 'BLD #', each?.item.buildingNumber))),
        nest(
          41,
          row(inline(1, 'STREET', each?.at.street)),
          row(inline(60, 'CITY:', each?.at.city), inline(40, 'STATE:', each?.at.state)),
          row(inline(60, 'COUNTY:', each?.county), inline(40, 'ZIP:', each?.at.zip)),
        ),
        cell(9, html`CITY LIMITS<br>${tick(false, 'INSIDE')}<br>${tick(false, 'OUTSIDE')}`),
        cell(
          9,
          html`INTEREST<br>${tick(each?.item.interest === 'owner', 'OWNER')}<br>${tick(each?.item.interest === 'tenant', 'TENANT')}`,
        ),
        nest(
          11,
          row(box(1, '# FULL TIME EMPL', each?.item.fullTimeEmployees)),
          row(box(1, '# PART TIME EMPL', each?.item.partTimeEmployees)),
        ),
        areas(each),
      )}${row(inline(73, 'DESCRIPTION OF OPERATIONS:', a.hasOperations ? each?.item.description : ''), inline(27, 'ANY AREA LEASED TO OTHERS? Y / N', each ? 'N' : ''))}`,
  )}`;
}

export function business({ f, tick }: SecondPage): Html {
  return html`${bar('NATURE OF BUSINESS')}${row(
    cell(
      76,
      natures.map(
        (name) =>
          html`<span style="display:inline-block;width:19%">${tick(name === f.trade.nature.toUpperCase(), name)}</span>`,
      ),
    ),
    box(24, 'DATE BUSINESS STARTED (MM/DD/YYYY)', slashed(f.started)),
  )}${row(html`<div style="flex:1;min-height:42pt">DESCRIPTION OF PRIMARY OPERATIONS<br>${value(f.trade.operations)}</div>`)}${row(cell(40, 'RETAIL STORES OR SERVICE OPERATIONS % OF TOTAL SALES:'), cell(30, 'INSTALLATION, SERVICE OR REPAIR WORK &nbsp; %'.replace('&nbsp;', '\u00a0')), cell(30, 'OFF PREMISES INSTALLATION, SERVICE OR REPAIR WORK \u00a0 %'))}${row(html`<div style="flex:1;min-height:22pt">DESCRIPTION OF OPERATIONS OF OTHER NAMED INSUREDS</div>`)}`;
}

export function interest({ f, tick, interest: given }: SecondPage): Html {
  const { lender } = f;
  return html`${bar('ADDITIONAL INTEREST', '(Not all fields apply to all scenarios - provide only the necessary data) \u00a0 Attach ACORD 45 for more Additional Interests')}${row(
    html`<div style="flex:28 1 0">INTEREST<div style="columns:2;column-gap:2pt">${interests.map((name) => html`<div>${tick(name === given?.kind, name)}</div>`)}</div></div>`,
    nest(
      44,
      row(
        cell(56, 'NAME AND ADDRESS \u00a0 RANK:'),
        cell(60, 'EVIDENCE: ', tick(false, 'CERTIFICATE'), tick(false, 'POLICY'), tick(false, 'SEND BILL')),
      ),
      row(
        html`<div style="flex:1;min-height:32pt">${given ? value(lines(lender.name, lender.at.street, cityLine(lender.at))) : ''}</div>`,
      ),
      row(inline(1, 'REFERENCE / LOAN #:', given?.loanNumber), inline(1, 'INTEREST END DATE:')),
      row(inline(1, 'LIEN AMOUNT:'), inline(1, 'PHONE (A/C, No, Ext):')),
    ),
    nest(
      28,
      row(cell(1, 'INTEREST IN ITEM NUMBER')),
      row(inline(1, 'LOCATION:', given?.location), inline(1, 'BUILDING:', given ? 1 : '')),
      row(inline(1, 'VEHICLE:'), inline(1, 'BOAT:')),
      row(inline(1, 'ITEM CLASS:'), inline(1, 'ITEM:')),
      row(box(1, 'ITEM DESCRIPTION')),
    ),
  )}${row(inline(1, 'REASON FOR INTEREST:'))}`;
}
