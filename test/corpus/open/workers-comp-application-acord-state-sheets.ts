// ACORD 130 (2017/05) with a rating sheet for each of several states, typed in capitals; ticks are an X in a box.
import { sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Style } from '../kit/style.ts';
import { entityNames, type Submission, submissionLabel, submissionPages } from '../parts/acord-130.ts';
import { formCss, formMargin, ticker } from '../parts/captioned-boxes.ts';
import { drawEmployer } from '../parts/workers-comp-facts.ts';

const css = formCss({ form: "'Liberation Sans'", caption: 5.6, fill: "'Liberation Mono'", value: 8 });

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'acord-state-sheets',
  build(random) {
    const stateCount = random.int(2, 3);
    const f = drawEmployer(random, {
      stateCount,
      locations: random.int(stateCount, 4),
      isUpper: true,
      years: [2017, 2025],
    });
    const s: Submission = {
      form: 'ACORD 130 (2017/05)',
      title: 'WORKERS COMPENSATION APPLICATION',
      f,
      tick: ticker('boxed'),
      entity: random.pick(entityNames),
      status: random.pick(['QUOTE', 'ISSUE POLICY', 'BOUND']),
      isAgencyBill: random.chance(0.5),
      otherStates: random.chance(0.4) ? [random.pick(['OR', 'NV', 'AL'])] : [],
      money: whole,
      remark: random.chance(0.4)
        ? f.cased('Payroll is from the last audit, officers not in it. Loss runs are valued within 60 days.')
        : null,
    };
    return { html: sheet({ css, body: submissionPages(s) }), label: submissionLabel(s), print: { margin: formMargin } };
  },
};
