import { addDays } from '../../kit/dates.ts';
import { type ClaimFacts, type Kinds, kinds, makeTerms } from '../../kit/loss-facts.ts';
import type { Line } from '../../kit/loss-words.ts';
import { sum } from '../../kit/money.ts';
import { agency, carrier, company, numbered, word } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';

/** A claim with what only some reports print. */
export interface Claim extends ClaimFacts {
  policy: Policy;
  unit: string;
  location: string;
}

/** One policy term. */
export interface Policy {
  number: string;
  line: Line;
  lineName: string;
  effectiveDate: string;
  expirationDate: string;
  claims: Claim[];
}

export interface Report {
  carrierName: string;
  insured: string;
  agencyName: string;
  reportDate: string;
  valuationDate: string;
  policies: Policy[];
  claims: Claim[];
  /** Medical amounts have a part of their own; else they are within the losses. */
  hasMedical: boolean;
  /** No amount has cents. */
  wholeDollars: boolean;
}

const policyNumbers =
  '@@########;@@@ #######;####-#######;@@-#####-##;@##-######;@@@@######;## @@@ ######;@@ ### ####;#########;@@@-@@-#######-##'.split(
    ';',
  );
const claimNumbers =
  '#########;@######;@@-######;####-######;##-#####;@##@####;###-@@-######;@@#######-###;#######;0######-##-####;C-######;@@@########;#### ####;@@ ######;##@@#####'.split(
    ';',
  );
const lineNames: Record<Line, readonly string[]> = {
  workers: ['Workers Compensation', 'WORKERS COMP', 'WC', "Workers' Compensation", 'Work Comp', 'WC & EL'],
  liability: [
    'General Liability',
    'GL',
    'CGL',
    'Commercial General Liability',
    'Gen Liab',
    'GENERAL LIABILITY',
    'Premises/Ops Liability',
  ],
  auto: [
    'Commercial Auto',
    'Business Auto',
    'AUTO',
    'Automobile',
    'CA',
    'Commercial Automobile',
    'Auto Liability & PD',
  ],
  property: ['Commercial Property', 'Property', 'PROP', 'Commercial Fire', 'Inland Marine', 'Building & Contents'],
};
const lines: readonly Line[] = ['workers', 'liability', 'auto', 'property'];

/** Numbers of claims by term, from none at all to hundreds. */
function countsOf(recipe: Recipe, terms: number): number[] {
  const random = recipe.facts('counts');
  if (recipe.long) return random.times(terms, () => random.int(60, 260));
  const size = recipe.draw('size', { none: 1, one: 1, few: 5, some: 5, many: 3 });
  if (size === 'none') return random.times(terms, () => 0);
  if (size === 'one') return random.times(terms, (index) => (index === 0 ? 1 : 0));
  const most = { few: 2, some: 6, many: 14 }[size];
  const least = size === 'many' ? 2 : 0;
  const counts = random.times(terms, () => random.int(least, most));
  return counts.some((count) => count > 0) ? counts : counts.map(() => 1);
}

/** The facts of a report: one policy or several, one line of business or several, the terms in either order. */
export function makeReport(
  recipe: Recipe,
  { onlyLines = lines, several = false }: { onlyLines?: readonly Line[]; several?: boolean } = {},
): Report {
  const random = recipe.facts('report');
  const year = recipe.int('valuation year', 2016, 2025);
  const valuationDate = addDays(`${year}-01-03`, random.int(60, 360));
  const terms = recipe.long
    ? recipe.int('terms', 3, 6)
    : recipe.draw('term count', { 1: 3, 2: 2, 3: 3, 4: 2, 5: 2, 6: 1 });
  const lineCount = Math.min(
    onlyLines.length,
    Number(recipe.draw('line count', several ? { 1: 0, 2: 4, 3: 2 } : { 1: 6, 2: 2, 3: 1 })),
  );
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const start = `${twoDigits(random.int(1, 12))}-${twoDigits(random.chance(0.6) ? 1 : random.int(2, 28))}`;
  const newest = `${year}-${start}` < addDays(valuationDate, -40) ? year : year - 1;
  const first = `${newest - Number(terms) + 1}-${start}`;
  const claimShape = recipe.pick('claim number', claimNumbers);
  const locations = random.times(4, () => word(random));
  const wholeDollars = recipe.chance('whole dollars', 0.3);
  const renumbered = recipe.chance('a number for each term', 0.7);
  const lineChoice = random.some(onlyLines, lineCount);
  const hasMedical = lineChoice.includes('workers') || recipe.chance('medical apart', 0.2);
  const policies = lineChoice.flatMap((line, index): Policy[] => {
    const shape = recipe.pick('policy number', policyNumbers);
    const number = numbered(random, shape);
    const lineName = recipe.pick(`name of ${line}`, lineNames[line]);
    const counts = countsOf(recipe, Number(terms)).map((count) => (index === 0 ? count : Math.floor(count / 2)));
    const made = makeTerms(random, { first, counts, line, numbers: claimShape, asOf: valuationDate, wholeDollars });
    return made.map(({ effectiveDate, expirationDate, claims }) => {
      const policy: Policy = {
        number: renumbered ? numbered(random, shape) : number,
        line,
        lineName,
        effectiveDate,
        expirationDate,
        claims: [],
      };
      policy.claims = claims.map((claim) => ({
        ...(hasMedical ? claim : withoutMedical(claim)),
        recovered: wholeDollars ? Math.round(claim.recovered) : claim.recovered,
        policy,
        unit: numbered(random, '##'),
        location: random.pick(locations),
      }));
      return policy;
    });
  });
  if (recipe.chance('newest first', 0.4)) policies.reverse();
  return {
    carrierName: carrier(random),
    insured: company(random),
    agencyName: agency(random),
    reportDate: addDays(valuationDate, random.int(0, 30)),
    valuationDate,
    policies,
    claims: policies.flatMap(({ claims }) => claims),
    hasMedical,
    wholeDollars,
  };
}

function withoutMedical(claim: ClaimFacts): ClaimFacts {
  const fold = ({ loss, medical, expense }: Kinds): Kinds => kinds(sum([loss, medical]), 0, expense);
  return { ...claim, paid: fold(claim.paid), reserve: fold(claim.reserve), incurred: fold(claim.incurred) };
}
