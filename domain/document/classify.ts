import { normalize } from '../text/normalize.ts';
import { lookup } from '../lookup.ts';

/** The lines of a page from top to bottom. */
export type PageText = readonly string[];

interface Cue {
  pattern: RegExp;
  weight: number;
  isTitle: boolean;
}

/** Minimum score of a type. */
const enough = 6;
/** Score of a type that the client's description names. */
const namedWeight = 4;
/** Titles are at the top of the first page; elsewhere the same words refer to other documents and count less. */
const titleLines = 15;
const belowTitle = 0.4;

const title = (weight: number, pattern: RegExp): Cue => ({ pattern, weight, isTitle: true });
const heading = (weight: number, pattern: RegExp): Cue => ({ pattern, weight, isTitle: false });

/** Number and edition of an ACORD form, which decide by themselves. */
const printedForm = /\bacord (\d{1,3})(?: ?s)?(?: [a-z]{2})? (?:(?:19|20)\d\d \d\d?|\d\d? (?:19|20)?\d\d)\b/;
const typeOfForm = lookup<readonly number[]>({
  auto: [90],
  homeowners: [80],
  acord_25: [25],
  property_certificate: [24, 27, 28],
  commercial_application: [45, 125, 126, 127, 129, 131, 140, 160, 810, 811, 823],
  workers_comp_application: [130, 133],
});

/** Titles and headings of each type, matched in normalized lines; each counts once per document. */
const cues: Readonly<Record<string, readonly Cue[]>> = {
  auto: [
    title(5, /\b(personal|private passenger) (auto|automobile|vehicle|car)\b/),
    title(5, /\b(auto|automobile|car) (insurance )?(policy )?(declarations?|policy|insurance|coverage|renewal)\b/),
    heading(3, /\bvin\b|\bvehicle identification no\b|\bidentification no\b/),
    heading(2, /\b(un|under) ?insured motorists?\b/),
    heading(2, /\bbodily injury\b/),
    heading(2, /\bcollision\b/),
    heading(1, /\b(drivers?|operators?)\b/),
    heading(1, /\bvehicles?\b/),
  ],
  homeowners: [
    title(4, /\bhomeowners?\b|\bhome ?owners?\b|\bcondominium\b/),
    heading(5, /\bdwelling\b.* \d/),
    heading(5, /\b(other|separate) structures\b/),
    heading(2, /\bho ?3\b|\bho ?00 ?0[356]\b/),
    heading(2, /\bmortgagee\b/),
    heading(1, /\bloss of use\b|\badditional living\b/),
    heading(1, /\bpersonal liability\b/),
  ],
  renters: [
    title(9, /\brenters?\b|\btenants? (policy|insurance|declarations?|homeowners?)\b|\bho ?4\b|\bho ?00 ?04\b/),
    heading(3, /\b(personal property|contents)\b.* \d/),
    heading(2, /\bloss of use\b|\badditional living\b/),
    heading(2, /\bpersonal liability\b/),
  ],
  pet: [
    title(8, /\bpet (health |medical )?(insurance|policy|plan|parent|owner|declarations?)\b/),
    heading(4, /\b(veterinary|veterinarian|vet)\b/),
    heading(4, /\bbreed\b/),
    heading(2, /\b(canine|feline|dog|cat)\b/),
    heading(2, /\breimbursement\b/),
    heading(2, /\baccident and illness\b|\bwellness\b/),
  ],
  businessowners: [
    title(9, /\bbusiness ?owners?\b|\bbop\b/),
    heading(4, /\bbp 00 03\b/),
    heading(3, /\bbusiness personal property\b/),
    heading(1, /\bbusiness income\b/),
    heading(2, /\bproducts completed operations\b|\bdamage to premises rented\b/),
  ],
  loss_run: [
    title(9, /\bloss (runs?|history|experience|summary|report|detail|analysis)\b/),
    title(9, /\bclaims? (history|experience|runs?|summary|listing|detail)\b/),
    heading(3, /\b(date of loss|loss date|accident date|date of injury|doi|dol)\b/),
    heading(3, /\bincurred\b/),
    heading(2, /\b(reserves?|resrv|outstanding)\b/),
    heading(3, /\bclaimants?\b|\bclaim (no|status)\b/),
    heading(2, /\b(open|closed|total) claims\b|\bclaims? totals?\b|\bno (known |reported )?(losses|claims)\b/),
    heading(1, /\bvalu(ed|ation) (as of|date)\b/),
  ],
  acord_25: [
    title(12, /\bcertificate of (liability )?insurance\b/),
    heading(3, /\bcertificate holder\b/),
    heading(3, /\badd(i|t)?l insd?\b|\bsubr wvd\b|\binsr ltr\b/),
  ],
  property_certificate: [
    title(14, /\bevidence of (commercial |personal )?property\b|\bcertificate of property\b/),
    heading(3, /\bcoverage perils forms\b|\bperils insured\b/),
    heading(2, /\blenders? loss payable\b/),
  ],
  commercial_application: [
    title(10, /\bcommercial insurance application\b/),
    title(7, /\bcommercial (general liability|property|auto) section\b|\bproperty section\b/),
    heading(3, /\bapplicant information\b/),
    heading(3, /\blines of business\b|\bsections attached\b|\bnature of business\b/),
    heading(2, /\bprior carrier information\b/),
  ],
  workers_comp_application: [
    title(14, /\bworkers? ?compensation application\b|\bapplication for workers? ?comp/),
    heading(4, /\bindividuals included excluded\b/),
    heading(2, /\brating information\b/),
  ],
};

/**
 * The policy type of a document by its pages, or null when they match none. `named` lists the types that the client's
 * description allows: they score higher, but pages that clearly belong to another type win.
 */
export function classify({
  pages,
  named = [],
}: {
  pages: readonly PageText[];
  named?: readonly string[];
}): string | null {
  const lines = pages.flatMap((page, index) =>
    page.map((text, at) => ({ text: normalize(text), isTop: index === 0 && at < titleLines })),
  );
  const form = formOf(lines);
  if (form !== undefined) return form;
  let best: string | null = null;
  let most = 0;
  for (const [type, typeCues] of Object.entries(cues)) {
    const found = typeCues.reduce((sum, one) => sum + scoreOf(one, lines), 0);
    const score = found === 0 ? 0 : found + (named.includes(type) ? namedWeight : 0);
    if (score >= enough && score > most) [best, most] = [type, score];
  }
  return best;
}

/** The policy type of the first known form; null when there are only other forms, undefined when there are none. */
function formOf(lines: readonly { text: string }[]): string | null | undefined {
  let form: string | null | undefined;
  for (const { text } of lines) {
    const number = Number(printedForm.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) continue;
    const type = [...typeOfForm].find(([, numbers]) => numbers.includes(number));
    if (type !== undefined) return type[0];
    form = null;
  }
  return form;
}

function scoreOf(one: Cue, lines: readonly { text: string; isTop: boolean }[]): number {
  let score = 0;
  for (const { text, isTop } of lines) {
    if (!one.pattern.test(text)) continue;
    if (isTop || !one.isTitle) return one.weight;
    score = one.weight * belowTitle;
  }
  return score;
}
