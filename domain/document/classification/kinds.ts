import { formsOf } from '../../extraction/phrases.ts';
import type { Family } from '../../policies/recognition.ts';

/** What the titles of documents say about their kind; `other` are documents that no policy type describes. */
export type Kind = Family | 'other';

const phrases: Readonly<Record<Kind, string>> = {
  declarations: `declaration; declarations; dec page; information page; policy (summary|schedule|renewal|overview);
    (coverage|coverages|insurance) (summary|schedule|overview|at a glance); your [new|renewal|insurance] policy;
    your (auto|home|homeowners|renters|pet|umbrella|business|insurance) policy`,
  certificate: `certificate of [liability|property|commercial property] insurance; evidence of [commercial|personal] property;
    evidence of insurance`,
  application: 'application; questionnaire; submission; applicant section',
  report: `(loss|losses|loss and claim|loss and claims) (run|runs|history|experience|report|detail|listing|record|information|analysis|summary);
    (claim|claims) [status|activity] (history|experience|run|runs|summary|listing|detail|report|abstract|register|status);
    (statement|summary|history|schedule|list|listing|register) of [all|open] (claims|losses)`,
  other: `invoice; receipt; billing statement; bill to; statement of; remittance; purchase order; work order; packing (slip|list); quotation;
    (monthly|account|bank|earnings|mortgage|commission|audit|financial) statement; estimate of; repair estimate; balance sheet;
    (payment|premium|amount) (due|notice|reminder); past due; this is not a (bill|policy); resume; curriculum vitae; cover letter;
    lease; agreement; deed; affidavit; power of attorney; warranty; service contract; contract for; adoption contract;
    manual; guide; handbook; instructions; newsletter; agenda; minutes; press release; brochure; menu; frequently asked questions;
    claim form; proof of loss; (notice|report) of (claim|loss|accident|injury); loss notice; explanation of benefits;
    (accident|police|crash|incident|inspection|appraisal|credit|driving|medical) (report|record); motor vehicle record;
    identification card; id card; insurance card; proof of insurance; registration; petition; complaint; summons;
    health (benefit plan|benefits|care plan); (dental|vision|disability|annuity|medicare|group health|individual health) [insurance] [plan|policy];
    (term|whole|universal|group) life; life insurance; long term care; summary of benefits; critical illness;
    (travel|title|flood|crop|cyber|cyber liability|aviation|aircraft|malpractice) (insurance|policy|liability|declarations);
    (surety|fidelity|permit|performance|payment) bond; directors and officers; management liability; professional liability;
    errors and omissions; tax return; form (1040|1099|w 2|w 4|w 9); board of directors`,
};

const wordings = Object.entries(phrases).map(([kind, list]): [Kind, string[]] => [
  kind as Kind,
  formsOf(list).map((form) => ` ${form} `),
]);

/** The kinds that a normalized title names. */
export function kindsIn(title: string): Kind[] {
  const padded = ` ${title} `;
  return wordings.flatMap(([kind, forms]) => (forms.some((form) => padded.includes(form)) ? [kind] : []));
}
