import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A mutual that insures community associations: declarations written as a letter's enclosure, lettered paragraphs, limits within sentences.

const css = `body{margin:0;font:10pt/1.5 "DejaVu Serif","Liberation Serif",serif}.lh{text-align:right;border-bottom:.7pt solid #000;padding-bottom:5pt}.lh b{font-size:13pt}h1{font-size:12.5pt;margin:16pt 0 2pt}.p{margin:9pt 0;padding-left:24pt;text-indent:-24pt}.p>b:first-child{display:inline-block;width:24pt;text-indent:0}.s{padding-left:24pt;text-indent:0;margin:4pt 0;break-inside:avoid}.sig{margin-top:26pt}`;

const para = (letter: string, content: Html): Html => html`<div class="p"><b>${letter}.</b>${content}</div>`;
const sub = (content: Html): Html => html`<div class="s">${content}</div>`;

function drawBuildings(random: Random, city: ReturnType<typeof place>) {
  return random.times(random.int(2, 5), (index) => ({
    buildingNumber: index + 1,
    where: { ...city, street: `${random.int(1, 40) * 10 + index * 2} ${word(random)} Court` },
    description: random.pick(['Residential units', 'Clubhouse and pool', 'Garage and storage', 'Townhouse units']),
    construction: random.pick(['frame', 'masonry', 'brick veneer']),
    yearBuilt: random.int(1968, 2015),
    limit: random.int(20, 480) * 10_000,
  }));
}

function drawOptions(random: Random) {
  return random.some(
    [
      {
        name: 'Directors and Officers Liability',
        limit: random.pick([500_000, 1_000_000]),
        limitText: null,
        deductible: 1_000,
      },
      {
        name: 'Employee and Manager Dishonesty',
        limit: random.pick([50_000, 100_000, 250_000]),
        limitText: null,
        deductible: 500,
      },
      { name: 'Backup of Sewers', limit: random.pick([25_000, 50_000]), limitText: null, deductible: null },
      { name: 'Loss of Association Fees', limit: null, limitText: 'actual loss for 12 months', deductible: null },
      { name: 'Ordinance or Law', limit: random.pick([100_000, 300_000]), limitText: null, deductible: null },
    ],
    random.int(2, 4),
  );
}
type Option = ReturnType<typeof drawOptions>[number];

const optionText = ({ name, limit, limitText, deductible }: Option): Html =>
  html`${name}: ${limitText ?? wholeDollars(limit ?? 0)}${deductible === null ? '' : `, with a deductible of ${wholeDollars(deductible)}`}.`;

const KIND = 'Mortgageholder';

function drawLender(random: Random) {
  if (random.chance(0.5)) return null;
  return { name: `${word(random)} Bank, N.A.`, at: place(random), loanNumber: numbered(random, '##-@####') };
}
type Lender = ReturnType<typeof drawLender>;

const lenderText = (lender: Lender): string =>
  lender === null ? 'None.' : `${KIND}: ${lender.name}, ${oneLine(lender.at)}; reference ${lender.loanNumber}.`;

const interestsOf = (lender: Lender) =>
  lender === null
    ? []
    : [{ interest: KIND, name: lender.name, address: oneLine(lender.at), loanNumber: lender.loanNumber }];

export const style: Style = {
  policyType: 'businessowners',
  name: 'association-letter',
  build(random) {
    const [insurer, broker, office, site] = [carrier(random), agency(random), place(random), place(random)];
    const insured = `${word(random)} ${random.pick(['Commons', 'Landing', 'Village'])} ${random.pick(['Condominium Association, Inc.', 'Homeowners Association'])}`;
    const effective = `${random.int(2018, 2026)}-${random.pick(['01', '04', '07', '10'])}-${random.pick(['01', '15'])}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, 'CA ##-#####');
    const buildings = drawBuildings(random, site);
    const options = drawOptions(random);
    const deductible = random.pick([1_000, 2_500, 5_000, 10_000]);
    const contents = random.chance(0.7) ? random.int(2, 20) * 5_000 : null;
    const occurrence = random.pick([1_000_000, 2_000_000]);
    const [medical, rented] = [random.pick([5_000, 10_000]), random.pick([50_000, 100_000])];
    const charges = [random.amount(2_400, 19_000), random.amount(600, 3_900), random.amount(150, 1_900)];
    const credit = random.chance(0.6)
      ? { name: random.pick(['Sprinkler credit', 'Five years without loss']), amount: random.amount(80, 700) }
      : null;
    const total = sum([...charges, -(credit?.amount ?? 0)]);
    const isRenewal = random.chance(0.6);
    const lender = drawLender(random);
    const buildingText = (each: (typeof buildings)[number]): Html =>
      sub(
        html`Building ${each.buildingNumber}, at ${oneLine(each.where)}. ${each.description}, ${each.construction}, built in ${each.yearBuilt}. Limit of insurance: ${wholeDollars(each.limit)}.`,
      );
    const body = html`<div class="lh"><b>${insurer}</b><br>Community Associations Department</div><h1>Declarations</h1>Community Association Businessowners Policy No. ${number}${isRenewal ? html`<br>This policy renews the policy of the same number.` : html`<br>This is a new policy.`}
${para('A', html`<b>The association.</b> ${insured}, in care of its manager at ${office.street}, ${cityLine(office)}. The association is a not-for-profit corporation.`)}${para('B', html`<b>Term.</b> One year, from ${written(effective)} until ${written(expiration)}, at 12:01 in the morning where the association has its address.`)}${para('C', html`<b>Producer.</b> ${broker}.`)}
${para('D', html`<b>Buildings.</b> At Premises 1 we insure these buildings for their replacement cost:${buildings.map(buildingText)}`)}${para('E', html`<b>Property of the association.</b> ${contents === null ? html`No insurance is provided for business personal property.` : html`Business Personal Property at all buildings is insured for ${wholeDollars(contents)}.`} A deductible of ${wholeDollars(deductible)} applies to each occurrence under D and E.`)}
${para('F', html`<b>Liability.</b> For any one occurrence we pay no more than ${wholeDollars(occurrence)}. That is also the most we pay for personal and advertising injury to any one person or organization. Medical expenses are limited to ${wholeDollars(medical)} for any one person. Damage to premises rented to the association is limited to ${wholeDollars(rented)}. In a policy year we pay no more than ${wholeDollars(occurrence * 2)} under the products and completed operations aggregate and no more than ${wholeDollars(occurrence * 3)} under the general aggregate.`)}
${para('G', html`<b>Optional coverages.</b> These apply as well:${options.map((each) => sub(optionText(each)))}`)}${para('H', html`<b>Others with an interest.</b> ${lenderText(lender)}`)}
${para('I', html`<b>Premium.</b> Property ${dollarsAndCents(charges[0] ?? 0)}; liability ${dollarsAndCents(charges[1] ?? 0)}; optional coverages ${dollarsAndCents(charges[2] ?? 0)}${credit === null ? '' : `; less ${credit.name} ${dollarsAndCents(credit.amount)}`}. <b>The premium for the year is ${dollarsAndCents(total)}.</b> It may be paid in four quarters at $8.00 each.`)}${para('J', html`<b>Minimum.</b> If the association cancels, we keep at least $250.`)}
<div class="sig">For the company,<br><br>______________________________<br>Authorized signature</div>`;
    const atPremises = { locationNumber: 1, deductible };
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(office),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      entityType: 'not-for-profit corporation',
      totalPremium: total,
      discounts: credit === null ? [] : [credit],
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 3,
      productsAggregateLimit: occurrence * 2,
      locations: buildings.map(({ where, limit: _limit, ...each }) => ({
        locationNumber: 1,
        ...each,
        address: oneLine(where),
      })),
      coverages: [
        ...buildings.map(({ buildingNumber, limit }) => ({ ...atPremises, buildingNumber, name: 'Building', limit })),
        ...(contents === null ? [] : [{ name: 'Business Personal Property', limit: contents, deductible }]),
        ...options,
      ],
      additionalInterests: interestsOf(lender),
      _accept: {
        businessDescription: [null, 'Community Association'],
        ...Object.fromEntries(buildings.map((_, at) => [`coverages[${at}].name`, ['Buildings']])),
        ...(contents !== null && { [`coverages[${buildings.length}].locationNumber`]: [1] }),
      },
    };
    const margin = { top: '1in', bottom: '0.9in', left: '1in', right: '1in' };
    const footer = html`<div style="width:100%;text-align:center;font:8pt serif">- <span class="pageNumber"></span> -</div>`;
    return { html: sheet({ css, body }), label, print: { margin, footer } };
  },
};
