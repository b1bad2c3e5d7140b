import { createColumnWordings } from './column-wordings.ts';
import { createWordings, wordingsOf } from './wordings.ts';

/** Column headings of the coverage grid of certificates (ACORD 24, 25). */
export const certificateColumns = createColumnWordings({
  letter: wordingsOf('insr ltr; co ltr; insr; ltr; insurer letter; insr letter; co'),
  type: wordingsOf('type of insurance; type of insurance/policy; kind of insurance'),
  additionalInsured: wordingsOf(
    `addl insd; add'l insrd; addl insr; addl insrd; add'l insd; addl; additional insured; add l insd`,
  ),
  subrogation: wordingsOf('subr wvd; subr; waiver of subrogation; subrogation waived; subr waived; sub wvd'),
  policyNumber: wordingsOf('policy number; policy no; policy #; policy number(s)'),
  effective: wordingsOf(`
    policy eff (mm/dd/yyyy); policy effective date (mm/dd/yy); policy effective date (mm/dd/yyyy); policy effective date;
    policy eff; policy effective; effective date; eff date; policy eff date; policy eff date (mm/dd/yyyy); policy effective date (mm/dd/year);
    effective date (mm/dd/yyyy); policy effective date mm/dd/yy
  `),
  expiration: wordingsOf(`
    policy exp (mm/dd/yyyy); policy expiration date (mm/dd/yy); policy expiration date (mm/dd/yyyy); policy expiration date;
    policy exp; policy expiration; expiration date; exp date; policy exp date; policy exp date (mm/dd/yyyy); policy
    expiration date (mm/dd/year); expiration date (mm/dd/yyyy); policy expiration date mm/dd/yy
  `),
  property: wordingsOf('covered property; property covered; covered property/perils'),
  limits: wordingsOf('limits; limits of insurance; limits of liability; limit'),
});

/** Row titles of the coverage grid of ACORD 25. */
export const liabilityRows = createWordings({
  general: wordingsOf('general liability'),
  commercialGeneral: wordingsOf('commercial general liability'),
  auto: wordingsOf('automobile liability; auto liability'),
  garage: wordingsOf('garage liability'),
  umbrella: wordingsOf('umbrella liab; umbrella liability; umbrella form; umbrella; umbrella liab.'),
  excess: wordingsOf('excess liab; excess liability; excess'),
  umbrellaOrExcess: wordingsOf(`
    excess/umbrella liability; excess / umbrella liability; umbrella/excess liability; umbrella / excess liability; excess
    umbrella liability
  `),
  workersCompensation: wordingsOf(`
    workers compensation and employers' liability; workers' compensation and employers' liability; workers compensation and
    employers liability; workers compensation; worker's compensation and employers' liability; workers compensation & employers
    liability; workers' compensation
  `),
  other: wordingsOf('other'),
});

/** What ticks in the coverage grid stand for. */
export const liabilityOptions = createWordings({
  claimsMade: wordingsOf('claims-made; claims made; claims-made form; claims made form; claims - made'),
  occurrence: wordingsOf('occur; occurrence; occurrence form; occur form'),
  perPolicy: wordingsOf('policy; per policy'),
  perProject: wordingsOf('pro-ject; project; pro ject; per project; proj'),
  perLocation: wordingsOf('loc; location; per location'),
  any: wordingsOf('any auto'),
  owned: wordingsOf('owned autos only; all owned autos; owned autos; all owned; owned'),
  scheduled: wordingsOf('scheduled autos; scheduled; scheduled autos only'),
  hired: wordingsOf('hired autos only; hired autos; hired'),
  nonOwned: wordingsOf('non-owned autos only; non-owned autos; non owned autos; non-owned; nonowned autos'),
});
