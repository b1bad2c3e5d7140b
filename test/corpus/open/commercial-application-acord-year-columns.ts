// ACORD 125 (2005/07) on two sides, typed in Arial: premises in a table, a column for each year of prior carriers, a drawn X in a box glyph.
import { sheet } from '../kit/html.ts';
import type { Style } from '../kit/style.ts';
import {
  type EarlyApplication,
  earlyEntities,
  earlyLabel,
  earlyPages,
  employeesAccepted,
} from '../parts/acord-125-before.ts';
import { drawBusiness, drawLosses, drawPrior } from '../parts/commercial-facts.ts';
import { formCss, formMargin, ticker } from '../parts/captioned-boxes.ts';

const css = formCss({ form: "'Liberation Sans'", caption: 5.3, fill: "'Liberation Sans'", value: 7.8 });

export const style: Style = {
  policyType: 'commercial_application',
  name: 'acord-year-columns',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(2, 4), isUpper: false, years: [2005, 2010] });
    const isRenewal = random.chance(0.4);
    const a: EarlyApplication = {
      edition: '2005/07',
      f,
      tick: ticker('glyph'),
      status: isRenewal ? 'renewal' : random.pick(['quote', 'issue', 'bound']),
      billing: random.pick(['direct', 'agency']),
      policyNumber: isRenewal ? f.policyNumber : null,
      chosen: random.some(
        ['PROPERTY', 'COMMERCIAL GENERAL LIABILITY', 'BUSINESS AUTO', 'UMBRELLA', 'EQUIPMENT FLOATER'],
        random.int(1, 4),
      ),
      entity: random.pick(earlyEntities),
      otherNamed: random.chance(0.3) ? f.otherName : null,
      prior: drawPrior(
        random,
        f,
        random.pick([
          ['GENERAL LIABILITY', 'PROPERTY'],
          ['GENERAL LIABILITY', 'AUTOMOBILE LIABILITY', 'PROPERTY'],
        ]),
        random.int(2, 4),
      ),
      losses: drawLosses(random, f, random.int(0, 3)),
      remarks: random.chance(0.5)
        ? random.pick([
            'Loss runs are ordered. Please call before inspecting.',
            'Same management for eleven years, expiring terms attached.',
          ])
        : null,
    };
    const label = { formNumbers: ['ACORD 125 (2005/07)'], ...earlyLabel(a), _accept: employeesAccepted(a) };
    return { html: sheet({ css, body: earlyPages(a) }), label, print: { margin: formMargin } };
  },
};
