import { createWordings, wordingsOf } from './wordings.ts';

const NOISE = /^(?:\$|:|\(?MM\/DD\/(?:YY|YYYY|YEAR)\):?|[_.]+|[☐□▢○])$/u;

/** Whether a word of a form carries nothing: a dollar sign before an amount, the shape of a date, a blank line. */
export const isFormNoise = (text: string): boolean => NOISE.test(text);

const headings = {
  linesOfBusiness: wordingsOf(`
    lines of business; indicate lines of business; sections attached; indicate sections attached; section attached; lines of
    business requested; indicate sections attached premium
  `),
  attachments: wordingsOf('attachments; other attachments'),
  status: wordingsOf('status of transaction; status of submission'),
  billing: wordingsOf(
    'billing / audit information; billing information; package policy information/common policy information',
  ),
  policy: wordingsOf('policy information; package policy information; policy information (continued)'),
  applicant: wordingsOf('applicant information; applicants information'),
  contact: wordingsOf('contact information; contacts'),
  premises: wordingsOf('premises information; location information; additional premises information'),
  nature: wordingsOf(`
    nature of business; nature of business / description of operations; nature of business/description of operations by
    premise(s); nature of business / description of operations by premise(s)
  `),
  interests: wordingsOf(`
    additional interest; additional interests; additional interest / certificate recipient; additional interest/certificate
    recipient; additional interests / certificate recipients; additional interest (not all fields apply; additional
    interest schedule
  `),
  general: wordingsOf('general information; general information (continued)'),
  prior: wordingsOf(`
    prior carrier information; prior carrier information / loss history; prior carrier information/loss history; prior
    coverage; prior carrier information (continued)
  `),
  losses: wordingsOf('loss history; loss history (continued)'),
  signature: wordingsOf('signature; signatures; applicable in'),
  remarks: wordingsOf('remarks; remarks / processing instructions; remarks/processing instructions'),
  locations: wordingsOf('locations; location'),
  rating: wordingsOf('rating information; state rating worksheet; rating information - state'),
  premium: wordingsOf('premium; state rating worksheet premium'),
  totals: wordingsOf('total estimated annual premium - all states; total estimated annual premium all states'),
  individuals: wordingsOf(
    'individuals included / excluded; individuals included/excluded; individuals included or excluded',
  ),
  coverages: wordingsOf(`
    coverages; coverage information; coverage; limits of insurance; coverages / limits; coverages/limits; coverage/limits of
    insurance
  `),
  hazards: wordingsOf('schedule of hazards; hazards; schedule of hazards (acord 211, hazard schedule, may be attached'),
  claimsMade: wordingsOf('claims made (explain all "yes" responses); claims made; employee benefits liability'),
  property: wordingsOf('property information; property'),
  lender: wordingsOf('lender servicing agent name and address'),
  holder: wordingsOf('certificate holder'),
  cancellation: wordingsOf('cancellation'),
  underlying: wordingsOf('underlying insurance; primary location and subsidiaries; underlying insurance (continued)'),
  drivers: wordingsOf('driver information; drivers; driver information (list'),
  vehicles: wordingsOf('vehicle description; vehicle information; vehicle schedule; vehicle description (continued)'),
  additionalCoverages: wordingsOf(`
    additional coverages, options, restrictions, endorsements and rating information; additional coverages; additional
    information; blanket summary; additional premises
  `),
} as const;

export type SectionName = keyof typeof headings;

/** Headings between the blocks of a form. */
export const sectionHeadings = createWordings<SectionName>(headings);
