// ACORD 27 (2016/03), evidence of property insurance for the lender of a home, from a personal lines system: coverages as typed
// lines with amount and deductible, an X left of the perils, the premium in the remarks.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, whole } from '../kit/money.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { box, filled, filledLines, formCss, formPrint, sheetOf, wide } from '../parts/placed-boxes.ts';
import { drawHome } from '../parts/homes.ts';
import { type CoverageItem, coverage, drawEvidence } from '../parts/property-evidence-facts.ts';

const css = `${formCss}body{font:6pt/1.08 "Liberation Sans",sans-serif}.v{font:8.8pt/1.12 "Liberation Mono",monospace}
.t{display:inline-block;width:12pt;height:9pt;line-height:9pt;border:.5pt solid #000;text-align:center;font:700 8.4pt/9pt "Liberation Sans";vertical-align:top;margin-right:4pt}.h{font-weight:700;font-size:7.4pt}.l{font-size:6.6pt;line-height:1.12}`;

const t = (on: boolean): Html => html`<span class="t">${on ? 'X' : ''}</span>`;

function facts(random: Random) {
  const evidence = drawEvidence(random, { isHome: true });
  const { policy, party, ...head } = evidence.base;
  const home = drawHome(random);
  const kind = random.pick(['home', 'home', 'home', 'condo', 'dwelling'] as const);
  const all = { deductible: home.deductible };
  const lossOfUse = random.pick([
    coverage('Loss of Use', home.lossOfUse),
    coverage('Loss of Use', null, { limitText: 'Actual Loss Sustained' }),
  ]);
  const dwelling = kind === 'dwelling' ? 'Dwelling' : `Dwelling${random.chance(0.4) ? ' - Coverage A' : ''}`;
  const coverages: CoverageItem[] = [
    coverage(dwelling, home.dwelling, all),
    ...(kind === 'condo' ? [] : [coverage('Other Structures', home.otherStructures)]),
    coverage('Personal Property', home.contents),
    lossOfUse,
    coverage('Personal Liability', home.liability),
    coverage('Medical Payments', home.medical),
    ...(random.chance(0.4)
      ? [coverage('Wind/Hail', null, { limitText: 'Included', deductibleText: `${home.windPercent}%` })]
      : []),
    ...(random.chance(0.35) ? [coverage('Replacement Cost Dwelling 125%', null, { limitText: 'Included' })] : []),
    ...(random.chance(0.3) ? [coverage('Water Backup', random.pick([5000, 10_000]), { deductible: 1000 })] : []),
  ];
  const premium = random.amount(680, 4200);
  const hasContact = random.chance(0.8);
  const interest = random.pick(['MORTGAGEE', 'MORTGAGEE', 'LOSS PAYEE', 'ADDITIONAL INSURED']);
  return {
    evidence,
    prior: random.chance(0.15) ? '03/02/2015' : '',
    place: random.chance(0.5) ? evidence.risk : head.mailingAddress,
    label: {
      ...head,
      contactName: null,
      contactEmail: hasContact ? head.contactEmail : null,
      formNumber: 'ACORD 27 (2016/03)',
      insurers: [{ letter: null, name: evidence.insurer, naicCode: null }],
      policies: [{ ...policy, coverageType: null }],
      propertyDescription: '',
      perilsInsured: random.pick(['special', 'special', 'broad', 'basic', null]),
      coverages,
      additionalInterests: [{ interest, ...party }],
      remarks: random.pick([
        `Annual premium ${dollarsAndCents(premium)}. Paid in full.`,
        `Premium ${dollarsAndCents(premium)}, balance due ${dollarsAndCents(premium)}. Bill mortgagee at closing.`,
        'Refinance of existing loan. Guaranteed replacement cost does not apply.',
        null,
      ]),
      _accept: { formNumber: ['ACORD 27'] },
    },
  };
}

function body({ label: l, evidence: e, prior, place }: ReturnType<typeof facts>): Html {
  const [policy] = l.policies;
  const [party] = l.additionalInterests;
  const money = (amount: number | null): string => (amount === null ? '' : whole(amount));
  const interest = (name: string): Html => html`${t(party?.interest === name)}${name}`;
  const column = (values: readonly string[], x: number, w: number, cls = ''): Html =>
    box(x, 316, w, 222, filledLines(values), `n ${cls}`);
  return sheetOf(
    html`${box(20, 18, 80, 28, html`<i style="font:italic 700 19pt 'Liberation Sans'">ACORD</i><sup>&reg;</sup>`, 'n')}${box(110, 24, 380, 20, html`<b style="font-size:15pt">EVIDENCE OF PROPERTY INSURANCE</b>`, 'n c')}${box(504, 18, 88, 28, html`DATE (MM/DD/YYYY)<div class="c" style="margin-top:4pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(20, 46, 572, 34, html`<b class="l">THIS EVIDENCE OF PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. THIS EVIDENCE OF PROPERTY INSURANCE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS EVIDENCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.</b>`)}
${box(20, 80, 166, 62, html`AGENCY<br>${filledLines([l.producerName, ...e.office])}`)}${box(186, 80, 120, 62, html`PHONE<br>(A/C, No, Ext): ${filled(l.contactPhone)}`)}${box(306, 80, 286, 62, html`COMPANY<br>${filledLines([e.insurer, ...e.insurerAddress])}`)}
${box(20, 142, 122, 14, html`${wide(38, html`FAX<br>(A/C, No):`)}${filled(e.fax)}`)}${box(142, 142, 164, 14, html`${wide(31, html`E-MAIL<br>ADDRESS:`)}<span class="v" style="font-size:7.2pt">${l.contactEmail}</span>`)}${box(306, 142, 286, 42, '')}
${box(20, 156, 143, 14, 'CODE:')}${box(163, 156, 143, 14, 'SUB CODE:')}${box(20, 170, 286, 14, html`AGENCY<br>CUSTOMER ID #:`)}
${box(20, 184, 286, 62, html`INSURED<br>${filledLines([...l.namedInsureds, ...e.mail])}`)}${box(306, 184, 130, 24, html`LOAN NUMBER<br>${filled(party?.loanNumber)}`)}${box(436, 184, 156, 24, html`POLICY NUMBER<br>${filled(policy?.policyNumber)}`)}
${box(306, 208, 92, 24, html`EFFECTIVE DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.effectiveDate ?? ''))}</div>`)}${box(398, 208, 92, 24, html`EXPIRATION DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.expirationDate ?? ''))}</div>`)}${box(490, 208, 102, 24, html`<div style="margin-top:6pt">${t(false)}<span class="w">CONTINUED UNTIL<br>TERMINATED IF CHECKED</span></div>`)}
${box(306, 232, 286, 14, html`THIS REPLACES PRIOR EVIDENCE DATED: ${filled(prior)}`)}
${box(20, 247, 572, 11, html`<span class="h">PROPERTY INFORMATION</span>`, 'n')}${box(20, 258, 572, 30, html`LOCATION/DESCRIPTION<br>${filled(place)}`)}
${box(20, 289, 572, 11, html`${wide(180, html`<span class="h">COVERAGE INFORMATION</span>`)}${wide(80, 'PERILS INSURED')}${['basic', 'broad', 'special'].map((each) => wide(70, html`${t(l.perilsInsured === each)}${each.toUpperCase()}`))}${t(false)}`, 'n')}
${box(20, 302, 350, 12, 'COVERAGE / PERILS / FORMS', 'c')}${box(370, 302, 144, 12, 'AMOUNT OF INSURANCE', 'c')}${box(514, 302, 78, 12, 'DEDUCTIBLE', 'c')}${box(20, 314, 350, 226)}${box(370, 314, 144, 226)}${box(514, 314, 78, 226)}
${column(
  l.coverages.map(({ name }) => name),
  22,
  346,
)}${column(
  l.coverages.map(({ limit, limitText }) => limitText ?? money(limit)),
  372,
  140,
  'r',
)}${column(
  l.coverages.map(({ deductible, deductibleText }) => deductibleText ?? money(deductible)),
  516,
  74,
  'r',
)}
${box(20, 541, 572, 11, html`<span class="h">REMARKS</span> (Including Special Conditions)`, 'n')}${box(20, 552, 572, 58, filled(l.remarks))}
${box(20, 611, 572, 11, html`<span class="h">CANCELLATION</span>`, 'n')}${box(20, 622, 572, 18, html`<b class="l">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</b>`)}
${box(20, 641, 572, 11, html`<span class="h">ADDITIONAL INTEREST</span>`, 'n')}${box(20, 652, 286, 84, html`NAME AND ADDRESS<br><br>${filledLines([`${party?.name} ISAOA/ATIMA`, ...e.lender])}`)}${box(306, 652, 286, 28, html`${wide(80, interest('MORTGAGEE'))}${interest('ADDITIONAL INSURED')}<br><span style="line-height:13pt">${wide(80, interest('LOSS PAYEE'))}${t(false)}</span>`)}${box(306, 680, 286, 20, html`LOAN #<br>${filled(party?.loanNumber)}`)}${box(306, 700, 286, 36, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 12pt 'Liberation Serif';margin-left:24pt">${e.signer}</span>`)}
${box(20, 738, 572, 12, html`<div class="fs" style="font-size:7pt"><b>ACORD 27 (2016/03)</b><b>&copy; 1993-2015 ACORD CORPORATION. All rights reserved.</b></div>`, 'n')}${box(20, 750, 572, 10, html`<span style="font-size:6.4pt">The ACORD name and logo are registered marks of ACORD</span>`, 'n c')}`,
  );
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'acord-27-homeowners',
  build: (random) => {
    const f = facts(random);
    const label = { ...f.label, propertyDescription: f.place };
    return { html: sheet({ css, body: body(f) }), label, print: formPrint };
  },
};
