// ACORD 24 (2009/09), certificate of property insurance: insurer letters, a column of ticked coverages beside one of covered property
// with its limits, typed values of a fixed pitch, X between brackets drawn as boxes.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:5.7pt/1.16 "Nimbus Sans"}.v{font:8pt/1.15 "Nimbus Mono PS"}.r{display:flex}.b{border:.6pt solid #000;margin:0 -.6pt -.6pt 0;padding:1pt 2.5pt;min-width:0}table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border:.6pt solid #000;padding:1pt 2.5pt;vertical-align:top;font-weight:400;text-align:left}
i{display:inline-block;width:9pt;height:8pt;border:.6pt solid #000;font:700 8pt/8.4pt "Nimbus Mono PS";text-align:center;margin-right:3pt;vertical-align:middle}.k{line-height:11pt;white-space:nowrap;display:flex;justify-content:space-between;align-items:center}h4{font:700 7pt "Nimbus Sans";margin:0;border:.6pt solid #000;border-bottom:0;padding:1.5pt 3pt;display:flex;background:#e6e6e6}h4>*{flex:1}`;

const CAUSES = ['BASIC', 'BROAD', 'SPECIAL', 'EARTHQUAKE', 'WIND', 'FLOOD'];
const PROPERTY = [
  'BUILDING',
  'PERSONAL PROPERTY',
  'BUSINESS INCOME',
  'EXTRA EXPENSE',
  'RENTAL VALUE',
  'BLANKET BUILDING',
  'BLANKET PERS PROP',
  'BLANKET BLDG & PP',
];

function facts(random: Random) {
  const [office, mail, site, holder] = [place(random), place(random), place(random), place(random)];
  const effectiveDate = `${random.int(2010, 2016)}-${random.pick(['03', '06', '09', '12'])}-01`;
  const building = random.int(20, 700) * 10_000;
  const amounts = new Map<string, number>([
    ['BUILDING', building],
    ['PERSONAL PROPERTY', random.int(4, 90) * 10_000],
    ['BUSINESS INCOME', random.int(5, 60) * 10_000],
    ['EXTRA EXPENSE', random.pick([25_000, 50_000])],
    ['RENTAL VALUE', random.int(5, 40) * 10_000],
  ]);
  const chosen = PROPERTY.filter((name) => amounts.has(name) && random.chance(name === 'BUILDING' ? 0.85 : 0.45));
  const names = chosen.length === 0 ? ['PERSONAL PROPERTY'] : chosen;
  const causes = [
    random.pick(['BASIC', 'BROAD', 'SPECIAL', 'SPECIAL']),
    ...(random.chance(0.5) ? ['WIND'] : []),
    ...(random.chance(0.15) ? ['FLOOD'] : []),
  ];
  const hasMarine = random.chance(0.4);
  const hasBoiler = random.chance(0.35);
  const marine = {
    name: random.pick(['Contractors Equipment', 'Installation Floater', 'Leased Equipment']),
    limit: random.int(5, 60) * 10_000,
  };
  const boiler = random.pick([250_000, 1_000_000, building]);
  const policy = (insurerLetter: string, coverageType: string, pattern: string) => ({
    insurerLetter,
    coverageType,
    policyNumber: numbered(random, pattern),
    effectiveDate,
    expirationDate: addYears(effectiveDate, 1),
  });
  return {
    office,
    mail,
    site,
    holder,
    names,
    amounts,
    causes,
    boiler: hasBoiler ? boiler : null,
    marine: hasMarine ? marine : null,
    deductibles: {
      building: random.pick([1000, 2500, 5000]),
      contents: random.pick([null, 1000, 2500]),
      wind: random.pick([null, 10_000, 25_000]),
    },
    signed: person(random),
    storage: random.pick(['Occupied as retail store', 'Occupied as machine shop', 'Vacant land and storage sheds']),
    label: {
      formNumber: 'ACORD 24 (2009/09)',
      certificateDate: effectiveDate,
      certificateNumber: random.chance(0.7) ? numbered(random, 'CP##########') : null,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactName: random.chance(0.8) ? person(random) : null,
      contactPhone: phone(random),
      contactEmail: random.chance(0.5) ? `csr@${word(random).toLowerCase()}.example` : null,
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      insurers: ['A', ...(hasMarine || hasBoiler ? ['B'] : [])].map((letter) => ({
        letter,
        name: carrier(random),
        naicCode: random.chance(0.7) ? random.digits(5) : null,
      })),
      policies: [
        policy('A', 'PROPERTY', 'CP-######'),
        ...(hasMarine ? [policy('B', 'INLAND MARINE', 'IM-######')] : []),
        ...(hasBoiler ? [policy('B', 'BOILER & MACHINERY / EQUIPMENT BREAKDOWN', 'EB ######')] : []),
      ],
      remarks: random.chance(0.6)
        ? random.pick([
            'Replacement cost and agreed value apply. No coinsurance.',
            'Holder is loss payee as respects leased equipment, serial numbers on file.',
          ])
        : null,
      additionalInterests: [
        {
          interest: 'Certificate Holder',
          name: random.chance(0.5) ? company(random) : `${word(random)} Commercial Bank`,
          address: oneLine(holder),
        },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const tick = (on: boolean, text: Piece, value: Piece = ''): Html =>
  html`<div class="k"><span><i>${on ? 'X' : ''}</i>${text}</span><span class="v" style="font-size:7.4pt">${value}</span></div>`;
const box = (flex: number, caption: Piece, value: Piece = '', height = 12): Html =>
  html`<div class="b" style="flex:${flex} 1 0;height:${height}pt;white-space:nowrap">${caption} <span class="v">${value}</span></div>`;

/** The coverages of the label: covered property with a limit, ticked causes of loss other than basic, broad and special. */
function coverages({ names, amounts, causes, deductibles, boiler, marine }: Facts) {
  const property = names.map((name) => ({
    name,
    limit: amounts.get(name) ?? null,
    deductible: name === 'BUILDING' ? deductibles.building : name === 'PERSONAL PROPERTY' ? deductibles.contents : null,
  }));
  const perils = causes.slice(1).map((name) => ({ name, deductible: name === 'WIND' ? deductibles.wind : null }));
  return [
    ...property,
    ...perils,
    ...(marine === null ? [] : [marine]),
    ...(boiler === null ? [] : [{ name: 'BOILER & MACHINERY / EQUIPMENT BREAKDOWN', limit: boiler }]),
  ];
}

function grid(f: Facts): Html {
  const { label: l, causes, names, amounts, deductibles } = f;
  const find = (type: string) => l.policies.find((policy) => policy.coverageType === type);
  const dates = (type: string): Html => {
    const policy = find(type);
    return html`<td class="v">${policy?.policyNumber}</td><td class="v">${policy ? slashed(policy.effectiveDate) : ''}</td><td class="v">${policy ? slashed(policy.expirationDate) : ''}</td>`;
  };
  const amount = (value: number | null | undefined): string => (value ? whole(value) : '');
  const withBuilding = names.includes('BUILDING');
  const property = html`<div style="display:flex;gap:6pt"><div style="flex:1">${tick(true, html`<b>PROPERTY</b>`)}<div>CAUSES OF LOSS</div>${CAUSES.map((name) => tick(causes.includes(name), name))}${tick(false, '')}</div><div style="flex:1"><div style="line-height:11pt">DEDUCTIBLES</div><div>BUILDING</div><div class="v">${withBuilding ? amount(deductibles.building) : ''}&nbsp;</div><div>CONTENTS</div><div class="v">${names.includes('PERSONAL PROPERTY') ? amount(deductibles.contents) : ''}&nbsp;</div><div style="margin-top:21pt" class="v">${causes.includes('WIND') ? amount(deductibles.wind) : ''}</div></div></div>`;
  const row = (letter: Piece, kind: Piece, type: string, covered: Piece, limits: Piece): Html =>
    html`<tr><td class="v" style="text-align:center">${letter}</td><td>${kind}</td>${dates(type)}<td>${covered}</td><td>${limits}</td></tr>`;
  const money = (value: Piece): Html => html`<div style="line-height:11pt">$ <span class="v">${value}</span></div>`;
  const boilerType = 'BOILER & MACHINERY / EQUIPMENT BREAKDOWN';
  return html`<table><colgroup><col style="width:4%"><col style="width:24%"><col style="width:15%"><col style="width:11%"><col style="width:11%"><col style="width:18%"><col></colgroup><tr><th>INSR LTR</th><th>TYPE OF INSURANCE</th><th>POLICY NUMBER</th><th>POLICY EFFECTIVE DATE (MM/DD/YYYY)</th><th>POLICY EXPIRATION DATE (MM/DD/YYYY)</th><th>COVERED PROPERTY</th><th>LIMITS</th></tr>
${row(
  'A',
  property,
  'PROPERTY',
  PROPERTY.map((name) => tick(names.includes(name), name)),
  PROPERTY.map((name) => money(names.includes(name) ? amount(amounts.get(name)) : '')),
)}
${row(f.marine ? 'B' : '', html`${tick(f.marine !== null, html`<b>INLAND MARINE</b>`)}<div>TYPE OF POLICY</div><div>CAUSES OF LOSS</div>${tick(false, 'NAMED PERILS')}${tick(false, '')}`, 'INLAND MARINE', [tick(f.marine !== null, html`<span class="v" style="font-size:7pt">${f.marine?.name}</span>`), tick(false, ''), tick(false, '')], [money(amount(f.marine?.limit)), money(''), money('')])}
${row('', html`${tick(false, html`<b>CRIME</b>`)}<div>TYPE OF POLICY</div>`, 'CRIME', [tick(false, ''), tick(false, '')], [money(''), money('')])}${row(f.boiler ? 'B' : '', tick(f.boiler !== null, html`<b>BOILER & MACHINERY /<br>EQUIPMENT BREAKDOWN</b>`), boilerType, [tick(false, ''), tick(false, '')], [money(amount(f.boiler)), money('')])}<tr><td style="height:20pt"></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, office, mail, site, holder } = f;
  const insurers = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => {
    const found = l.insurers.find((each) => each.letter === letter);
    return html`<div class="r">${box(7, `INSURER ${letter} :`, html`<span style="font-size:6.5pt">${found?.name}</span>`)}${box(1, '', html`<span style="font-size:7pt">${found?.naicCode}</span>`)}</div>`;
  });
  return html`<div class="r" style="align-items:flex-end"><b style="font:italic 700 15pt 'Nimbus Roman';width:70pt">ACORD</b><b style="flex:1;font-size:14pt;text-align:center">CERTIFICATE OF PROPERTY INSURANCE</b><div class="b" style="width:88pt;text-align:center">DATE (MM/DD/YYYY)<div class="v">${slashed(l.certificateDate)}</div></div></div>
<div class="b" style="font-weight:700;font-size:6.2pt">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.</div><div class="b">If this certificate is being prepared for a party who has an insurable interest in the property, do not use this form. Use ACORD 27 or ACORD 28.</div>
<div class="r"><div style="flex:1"><div class="b" style="height:60pt">PRODUCER<div class="v" style="margin-left:8pt">${l.producerName}<br>${office.street}<br>${cityLine(office)}</div></div><div class="b" style="height:67pt">INSURED<div class="v" style="margin-left:8pt">${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div></div><div style="flex:1"><div class="r">${box(1, 'CONTACT NAME:', l.contactName)}</div><div class="r">${box(1.4, 'PHONE (A/C, No, Ext):', l.contactPhone)}${box(1, 'FAX (A/C, No):')}</div><div class="r">${box(1, 'E-MAIL ADDRESS:', l.contactEmail)}</div><div class="r">${box(1, 'PRODUCER CUSTOMER ID #:')}</div><div class="r">${box(7, html`<b>INSURER(S) AFFORDING COVERAGE</b>`)}${box(1, html`<b>NAIC #</b>`)}</div>${insurers}</div></div>
<h4><span>COVERAGES</span><span>CERTIFICATE NUMBER: <span class="v">${l.certificateNumber}</span></span><span>REVISION NUMBER:</span></h4><div class="b" style="height:42pt">LOCATION OF PREMISES / DESCRIPTION OF PROPERTY (Attach ACORD 101, Additional Remarks Schedule, if more space is required)<div class="v">${oneLine(site)}<br>${f.storage}</div></div><div class="b">THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</div>${grid(f)}
<div class="b" style="height:54pt">SPECIAL CONDITIONS / OTHER COVERAGES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)<div class="v">${l.remarks}</div></div><h4 style="margin-top:5pt"><span>CERTIFICATE HOLDER</span><span>CANCELLATION</span></h4><div class="r"><div class="b v" style="flex:1;height:62pt;padding:12pt 20pt">${l.additionalInterests[0]?.name}<br>${holder.street}<br>${cityLine(holder)}</div><div style="flex:1"><div class="b" style="height:32pt;font-weight:700">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</div><div class="b" style="height:51pt">AUTHORIZED REPRESENTATIVE<div class="v">${f.signed}</div></div></div></div>
<div style="display:flex;justify-content:space-between;margin-top:1.5pt"><b>ACORD 24 (2009/09)</b><span>The ACORD name and logo are registered marks of ACORD</span><span>\u00a9 1995-2009 ACORD CORPORATION. All rights reserved.</span></div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'typed-24',
  build: (random) => {
    const f = facts(random);
    const [peril = ''] = f.causes;
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        propertyDescription: `${oneLine(f.site)}, ${f.storage}`,
        perilsInsured: peril.toLowerCase(),
        coverages: coverages(f),
        _accept: { formNumber: ['ACORD 24'] },
        // a ticked cause of loss may be read as a coverage
        _ignore: ['coverages[+]'],
      },
      print: { margin: { top: '0.3in', bottom: '0.25in', left: '0.3in', right: '0.3in' } },
    };
  },
};
