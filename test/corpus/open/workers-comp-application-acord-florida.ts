// ACORD 130 FL (2015/02), the version of one state: its own title, notices and penalty warnings before the signatures, ticks as a bare X
// beside the word.
import { html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Style } from '../kit/style.ts';
import { entityNames, type Submission, submissionLabel, submissionPages } from '../parts/acord-130.ts';
import { bar, formCss, formMargin, row, ticker } from '../parts/captioned-boxes.ts';
import { drawEmployer } from '../parts/workers-comp-facts.ts';

const css = formCss({ form: "'Liberation Sans'", caption: 5.6, fill: "'Liberation Sans Narrow'", value: 8.6 });

const notice = html`${bar('FLORIDA NOTICES')}<div class="lg"><b>FRAUD WARNING:</b> ANY PERSON WHO, KNOWINGLY AND WITH INTENT TO INJURE, DEFRAUD, OR DECEIVE ANY EMPLOYER OR EMPLOYEE, INSURANCE COMPANY, OR SELF-INSURED PROGRAM, FILES A STATEMENT OF CLAIM OR AN APPLICATION CONTAINING ANY FALSE OR MISLEADING INFORMATION IS GUILTY OF A FELONY OF THE THIRD DEGREE.</div><div class="lg">I UNDERSTAND THAT AS AN EMPLOYER I MUST SUBMIT A COPY OF THE QUARTERLY EARNINGS REPORT REQUIRED BY CHAPTER 443, FLORIDA STATUTES, TO MY CARRIER AT THE END OF EACH QUARTER, AND THAT FAILURE TO SUBMIT IT MAY RESULT IN CANCELLATION OF THE POLICY. SUCH REPORTS AND SELF-AUDITS SHALL BE SUPPORTED BY THE QUARTERLY EARNINGS REPORTS.</div><div class="lg">I UNDERSTAND THAT IF I UNDERSTATE OR CONCEAL PAYROLL, OR MISREPRESENT OR CONCEAL EMPLOYEE DUTIES SO AS TO AVOID PROPER CLASSIFICATION FOR PREMIUM CALCULATIONS, I SHALL PAY TO THE CARRIER A PENALTY OF TEN (10) TIMES THE AMOUNT OF THE DIFFERENCE IN PREMIUM PAID AND THE AMOUNT THAT SHOULD HAVE BEEN PAID, AND REASONABLE ATTORNEY'S FEES.</div><div class="lg">CORPORATE OFFICERS AND MEMBERS OF LIMITED LIABILITY COMPANIES WHO ELECT TO BE EXEMPT MUST HOLD A VALID CERTIFICATE OF ELECTION. NON-CONSTRUCTION: OFFICERS ARE EMPLOYEES UNLESS EXEMPT. CONSTRUCTION: NO MORE THAN THREE (3) OFFICERS OF A CORPORATION MAY BE EXEMPT, AND EACH MUST OWN AT LEAST TEN PERCENT (10%).</div>
${row(html`<div style="flex:1;min-height:26pt">SWORN STATEMENT: SUBSCRIBED AND SWORN BEFORE ME THIS ______ DAY OF ______________, 20____ &nbsp; NOTARY PUBLIC, STATE OF FLORIDA &nbsp; MY COMMISSION EXPIRES:</div>`)}`;

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'acord-florida',
  build(random) {
    const f = drawEmployer(random, { states: ['FL'], locations: random.int(1, 3), isUpper: true });
    const s: Submission = {
      form: 'ACORD 130 FL (2015/02)',
      title: 'FLORIDA WORKERS COMPENSATION APPLICATION',
      f,
      tick: ticker('bare'),
      entity: random.pick(entityNames),
      status: random.pick(['QUOTE', 'ISSUE POLICY', 'BOUND', 'ASSIGNED RISK']),
      isAgencyBill: random.chance(0.5),
      otherStates: [],
      money: whole,
      notice,
      remark: random.chance(0.4)
        ? 'OFFICER EXEMPTION CERTIFICATES ATTACHED. UCT-6 FOR LAST FOUR QUARTERS TO FOLLOW.'
        : null,
    };
    return { html: sheet({ css, body: submissionPages(s) }), label: submissionLabel(s), print: { margin: formMargin } };
  },
};
