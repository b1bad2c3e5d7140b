// ACORD 25 (2016/03) as an agency management system prints it: all insurers and lines, Y in the columns for additional insured and
// waiver, professional or cyber liability in the open row, a long description.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { agency, company, lastName, person, phone } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { coverageRow, type Edition, policiesLabel } from '../parts/acord-25-rows.ts';
import { columnsSince2010, limitCaptions, pair, ticksOf, umbrellaSince2010 } from '../parts/acord-25-types.ts';
import { addressLines, drawInsurers, drawLines, type LiabilityLine, operations } from '../parts/certificate-facts.ts';
import { box, filled, filledLines, formCss, formPrint, sheetOf, stack, wide } from '../parts/placed-boxes.ts';

const css = `${formCss}body{font:5.2pt/1.02 "Liberation Sans",sans-serif}.v{font:8pt/1.1 "Liberation Sans",sans-serif}small{font-size:4.6pt}
.t{display:inline-block;width:13pt;height:9.6pt;line-height:9.6pt;border:.5pt solid #000;text-align:center;font-size:8pt;vertical-align:top;margin:0 3pt 0 0}.h{font-weight:700;font-size:7pt}.l{font-size:6.4pt;line-height:1.08}`;

const t = (on: boolean): Html => html`<span class="t">${on ? 'X' : ''}</span>`;

const edition: Edition = {
  columns: columnsSince2010,
  step: 12,
  heights: { general: 7, auto: 5, umbrella: 3, compensation: 4, other: 3 },
  statutoryName: 'PER STATUTE',
  limits: limitCaptions(),
  date: slashed,
  say: (text) => text,
  mark: (on, kind, column) => {
    if (kind === 'compensation' && column === 'added') return 'N / A';
    return on ? 'Y' : '';
  },
  statutory: (line) =>
    html`<span class="w" style="margin-left:4pt">${t(line !== undefined)}</span><span class="w" style="width:52pt">PER<br>STATUTE</span>${t(false)}<span class="w">OTH-<br>ER</span>`,
  titleOf: ({ kind, title }) =>
    ({
      general: 'COMMERCIAL GENERAL LIABILITY',
      auto: 'AUTOMOBILE LIABILITY',
      umbrella: title === 'excess' ? 'EXCESS LIAB' : 'UMBRELLA LIAB',
      compensation: 'WORKERS COMPENSATION AND EMPLOYERS\u2019 LIABILITY',
      other: title,
    })[kind],
  types: (line, kind) => {
    const { per, auto, made } = ticksOf(t, line);
    switch (kind) {
      case 'general':
        return [
          html`${t(line !== undefined)}<b>COMMERCIAL GENERAL LIABILITY</b>`,
          html`${wide(16, '')}${wide(68, html`${made('claims_made')}CLAIMS-MADE`)}${made('occurrence')}OCCUR`,
          t(false),
          t(false),
          'GEN\u2019L AGGREGATE LIMIT APPLIES PER:',
          html`${wide(48, html`${per('policy')}POLICY`)}<span class="w">${per('project')}</span>${wide(26, html`PRO-<br>JECT`)}${per('location')}LOC`,
          html`${t(false)}OTHER:`,
        ];
      case 'auto':
        return [
          html`<b>AUTOMOBILE LIABILITY</b>`,
          html`${auto('any')}ANY AUTO`,
          pair(
            html`${auto('owned')}<span class="w">OWNED<br>AUTOS ONLY</span>`,
            html`${auto('scheduled')}<span class="w">SCHEDULED<br>AUTOS</span>`,
          ),
          pair(
            html`${auto('hired')}<span class="w">HIRED<br>AUTOS ONLY</span>`,
            html`${auto('non_owned')}<span class="w">NON-OWNED<br>AUTOS ONLY</span>`,
          ),
          pair(t(false), t(false)),
        ];
      case 'umbrella':
        return umbrellaSince2010(t, line);
      case 'compensation':
        return [
          html`<b>WORKERS COMPENSATION<br>AND EMPLOYERS\u2019 LIABILITY</b>`,
          html`${wide(114, 'ANYPROPRIETOR/PARTNER/EXECUTIVE')}Y / N`,
          html`${wide(114, 'OFFICER/MEMBEREXCLUDED?')}<span class="t">${line === undefined ? '' : 'N'}</span> N / A`,
          html`(Mandatory in NH) If yes, describe under<br>DESCRIPTION OF OPERATIONS below`,
        ];
      default:
        return [filled(line?.title), filled(line?.form === 'claims_made' ? 'Claims Made' : ''), ''];
    }
  },
};

function facts(random: Random) {
  const date = `20${random.int(17, 25)}-${random.pick(['02', '05', '07', '10'])}-${random.int(10, 28)}`;
  const insurers = drawInsurers(random, random.int(4, 6));
  const lines = drawLines({ random, date, letters: insurers.map(({ letter }) => letter), others: random.int(1, 2) });
  const name = agency(random);
  const { policies, ignored, accepted } = policiesLabel(edition, lines);
  const [office, mail, holder] = [addressLines(random), addressLines(random), addressLines(random)];
  const phoneNumber = phone(random);
  return {
    lines,
    office,
    mail,
    holder,
    phoneNumber,
    fax: phone(random),
    signer: person(random),
    customer: `${lastName(random).slice(0, 4).toUpperCase()}COM-01`,
    revision: random.chance(0.3) ? '1' : '',
    label: {
      certificateDate: date,
      certificateNumber: random.chance(0.7) ? `CL${random.digits(10)}` : null,
      producerName: name,
      producerAddress: office.join(', '),
      contactName: person(random),
      contactPhone: phoneNumber,
      contactEmail: `${lastName(random).toLowerCase()}@${name.split(' ')[0]?.toLowerCase()}ins.example`,
      namedInsureds: random.chance(0.25) ? [company(random), company(random)] : [company(random)],
      mailingAddress: mail.join(', '),
      insurers,
      policies,
      descriptionOfOperations: operations(random, random.int(2, 6)),
      certificateHolderName: company(random),
      certificateHolderAddress: holder.join(', '),
      _ignore: ignored,
      _accept: accepted,
    },
  };
}

function body({
  label: l,
  lines,
  office,
  mail,
  holder,
  phoneNumber,
  fax,
  signer,
  customer,
  revision,
}: ReturnType<typeof facts>): Html {
  const used = (kind: LiabilityLine['kind']): LiabilityLine | undefined => lines.find((line) => line.kind === kind);
  const [open1, open2] = lines.filter(({ kind }) => kind === 'other');
  const contact: [Piece, Piece][] = [
    [html`CONTACT<br>NAME:`, l.contactName],
    [html`PHONE<br>(A/C, No, Ext):`, phoneNumber],
    [html`E-MAIL<br>ADDRESS:`, l.contactEmail],
  ];
  const rows = [...'ABCDEF'].map((letter) => l.insurers.find((each) => each.letter === letter));
  const kinds = ['general', 'auto', 'umbrella', 'compensation'] as const;
  const tops = [294, 378, 438, 474];
  return sheetOf(
    html`${box(18, 18, 80, 30, html`<i style="font:italic 700 20pt 'Liberation Sans'">ACORD</i><sup>&reg;</sup>`, 'n')}${box(110, 24, 390, 20, html`<b style="font-size:14.5pt">CERTIFICATE OF LIABILITY INSURANCE</b>`, 'n c')}
${box(514, 18, 80, 28, html`DATE (MM/DD/YYYY)<br><div class="c" style="margin-top:3pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(18, 48, 576, 36, html`<b class="l">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.</b>`)}
${box(18, 84, 576, 26, html`<b class="l">IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed. If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement. A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).</b>`)}
${box(18, 110, 288, 48, '')}${stack(18, 110, 50, 12, [html`<b>PRODUCER</b>`])}${box(64, 111, 240, 46, filledLines([l.producerName, ...office]), 'n')}
${contact.map(([caption, value], i) => box(306, 110 + i * 12, i === 1 ? 168 : 288, 12, html`${wide(42, caption)}${filled(value)}`))}${box(474, 122, 120, 12, html`${wide(30, html`FAX<br>(A/C, No):`)}${filled(fax)}`)}
${box(306, 146, 240, 12, html`<b>INSURER(S) AFFORDING COVERAGE</b>`, 'c')}${box(546, 146, 48, 12, html`<b>NAIC #</b>`, 'c')}
${rows.map((each, i) => html`${box(306, 158 + i * 12, 240, 12, html`${wide(40, `INSURER ${'ABCDEF'[i]} :`)}${filled(each?.name)}`)}${box(546, 158 + i * 12, 48, 12, filled(each?.naicCode), 'c')}`)}
${box(18, 158, 288, 72, '')}${stack(18, 158, 46, 12, [html`<b>INSURED</b>`])}${box(236, 158, 68, 10, filled(customer), 'n r')}${box(64, 166, 200, 62, filledLines([...l.namedInsureds, ...mail]), 'n')}
${box(18, 230, 100, 11, html`<span class="h">COVERAGES</span>`, 'n')}${box(170, 230, 230, 11, html`<span class="h">CERTIFICATE NUMBER:</span> ${filled(l.certificateNumber)}`, 'n')}${box(420, 230, 170, 11, html`<span class="h">REVISION NUMBER:</span> ${filled(revision)}`, 'n')}
${box(18, 241, 576, 35, html`<span class="l">THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</span>`)}
${box(18, 276, 18, 18, html`INSR<br>LTR`, 'c')}${box(36, 276, 160, 18, html`<b>TYPE OF INSURANCE</b>`, 'c')}${box(196, 276, 18, 18, html`ADDL<br>INSD`, 'c')}${box(214, 276, 18, 18, html`SUBR<br>WVD`, 'c')}${box(232, 276, 112, 18, html`<b>POLICY NUMBER</b>`, 'c')}${box(344, 276, 50, 18, html`POLICY EFF<br>(MM/DD/YYYY)`, 'c')}${box(394, 276, 50, 18, html`POLICY EXP<br>(MM/DD/YYYY)`, 'c')}${box(444, 276, 150, 18, html`<b>LIMITS</b>`, 'c')}
${kinds.map((kind, i) => coverageRow(edition, tops[i] ?? 0, kind, used(kind)))}${coverageRow(edition, 522, 'other', open1)}${open2 === undefined ? '' : coverageRow(edition, 558, 'other', open2)}
${box(18, open2 === undefined ? 558 : 594, 576, open2 === undefined ? 106 : 70, html`DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES &nbsp;(ACORD 101, Additional Remarks Schedule, may be attached if more space is required)<br>${filled(l.descriptionOfOperations)}`)}
${box(18, 668, 288, 12, html`<span class="h">CERTIFICATE HOLDER</span>`, 'n')}${box(306, 668, 288, 12, html`<span class="h">CANCELLATION</span>`, 'n')}
${box(18, 680, 288, 76, '')}${box(40, 692, 260, 60, filledLines([l.certificateHolderName, ...holder]), 'n')}
${box(306, 680, 288, 40, html`<b class="l">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</b>`)}${box(306, 720, 288, 36, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 12pt 'Liberation Serif';margin-left:30pt">${signer}</span>`)}
${box(306, 757, 288, 9, html`<b style="font-size:6pt">&copy; 1988-2015 ACORD CORPORATION. All rights reserved.</b>`, 'n r')}${box(18, 766, 576, 10, html`<div class="fs" style="font-size:6.4pt"><b>ACORD 25 (2016/03)</b><span>The ACORD name and logo are registered marks of ACORD</span><span></span></div>`, 'n')}`,
  );
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'acord-25-2016-agency-print',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: formPrint };
  },
};
