// ACORD 130 (2013/09) filled in with Arial by another agency system: marks in brackets, one or two states, no sheet for more.
import { sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Style } from '../kit/style.ts';
import { entityNames, type Submission, submissionLabel, submissionPages } from '../parts/acord-130.ts';
import { formCss, formMargin, ticker } from '../parts/captioned-boxes.ts';
import { drawEmployer } from '../parts/workers-comp-facts.ts';

// table rows of this system are taller, and its captions smaller
const css = formCss({
  form: "'Liberation Sans Narrow'",
  caption: 6.2,
  fill: "'Liberation Sans'",
  value: 8.4,
  more: '.f td{height:13pt}.v,.f td{color:#00157a}',
});

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'acord-blue-print',
  build(random) {
    const f = drawEmployer(random, {
      stateCount: random.int(1, 2),
      locations: random.int(2, 3),
      isUpper: false,
      years: [2013, 2019],
    });
    const s: Submission = {
      form: 'ACORD 130 (2013/09)',
      title: 'WORKERS COMPENSATION APPLICATION',
      f,
      tick: ticker('bracket'),
      entity: random.pick(entityNames),
      status: random.pick(['QUOTE', 'QUOTE', 'ISSUE POLICY']),
      isAgencyBill: random.chance(0.3),
      otherStates: random.chance(0.6) ? random.some(['OR', 'NV', 'AL', 'MI', 'MN'], random.int(1, 3)) : [],
      money: whole,
      remark: random.chance(0.5) ? 'Owner wants a pay-as-you-go plan. Prior carrier is leaving the class.' : null,
    };
    return { html: sheet({ css, body: submissionPages(s) }), label: submissionLabel(s), print: { margin: formMargin } };
  },
};
