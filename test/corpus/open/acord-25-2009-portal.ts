// ACORD 25 (2009/01) from a web portal for certificates: crossed box signs, narrow letters, one column for additional insureds, the
// notice still beside the producer, garage row.
import { slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { agency, company, person, phone } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { coverageRow, type Edition, policiesLabel } from '../parts/acord-25-rows.ts';
import { limitCaptions, typesUntil2009 } from '../parts/acord-25-types.ts';
import { addressLines, drawInsurers, drawLines, type LiabilityLine, operations } from '../parts/certificate-facts.ts';
import { box, filled, filledLines, formCss, formPrint, sheetOf, wide } from '../parts/placed-boxes.ts';

const css = `${formCss}body{font:5.2pt/1 "Liberation Sans",sans-serif}.v{font:9pt/1.05 "Liberation Sans Narrow",sans-serif}small{font-size:4.8pt}
.t{display:inline-block;width:11pt;font:8.4pt/8.6pt "DejaVu Sans";vertical-align:top;margin-right:2pt}.h{font-weight:700;font-size:7.4pt}.l{font-size:6.2pt;line-height:1.08}p{margin:0 0 9pt}`;

const t = (on: boolean): Html => html`<span class="t">${on ? '\u2612' : '\u2610'}</span>`;

const edition: Edition = {
  columns: {
    letter: [22, 18],
    added: [40, 20],
    type: [60, 146],
    number: [206, 102],
    from: [308, 57],
    to: [365, 57],
    names: [422, 96],
    amounts: [518, 72],
  },
  step: 11.4,
  heights: { general: 7, auto: 7, umbrella: 5, compensation: 5, other: 3 },
  statutoryName: 'WC STATU-TORY LIMITS',
  limits: limitCaptions(),
  date: slashed,
  say: (text) => text,
  mark: (on, kind) => (on && kind !== 'compensation' ? 'X' : ''),
  statutory: (line) =>
    html`<span class="w">${t(line !== undefined)}</span>${wide(56, html`WC STATU-<br>TORY LIMITS`)}${t(false)}<span class="w">OTH-<br>ER</span>`,
  titleOf: ({ kind, title }) =>
    ({
      general: 'GENERAL LIABILITY',
      auto: 'AUTOMOBILE LIABILITY',
      umbrella: 'EXCESS / UMBRELLA LIABILITY',
      compensation: 'WORKERS COMPENSATION AND EMPLOYERS\u2019 LIABILITY',
      other: title,
    })[kind],
  types: (line, kind) => {
    switch (kind) {
      case 'general':
      case 'auto':
      case 'umbrella':
        return typesUntil2009(t, line, kind, 'EXCESS / UMBRELLA LIABILITY');
      case 'compensation':
        return [
          html`<b>WORKERS COMPENSATION AND<br>EMPLOYERS\u2019 LIABILITY</b>`,
          '',
          html`ANY PROPRIETOR/PARTNER/EXECUTIVE &nbsp; Y / N<br>OFFICER/MEMBER EXCLUDED? &nbsp; ${t(false)}`,
          html`(Mandatory in NH) If yes, describe under<br>SPECIAL PROVISIONS below`,
        ];
      default:
        return [
          html`<b>OTHER</b>`,
          filled(line?.title),
          filled(line?.form === 'claims_made' ? 'Claims Made Form' : ''),
        ];
    }
  },
};

function facts(random: Random) {
  const date = `20${random.pick(['09', '10'])}-${random.pick(['01', '03', '06', '10'])}-${random.int(10, 28)}`;
  const insurers = drawInsurers(random, random.int(1, 5));
  const lines = drawLines({ random, date, letters: insurers.map(({ letter }) => letter), others: random.int(0, 1) });
  const { policies, ignored, accepted } = policiesLabel(edition, lines);
  const [office, mail, holder] = [addressLines(random), addressLines(random), addressLines(random)];
  const isPhonePrinted = random.chance(0.75);
  return {
    lines,
    office,
    mail,
    holder,
    fax: phone(random),
    signer: person(random),
    days: random.pick(['10', '30']),
    label: {
      certificateDate: date,
      producerName: agency(random),
      producerAddress: office.join(', '),
      contactPhone: isPhonePrinted ? phone(random) : null,
      namedInsureds: [company(random)],
      mailingAddress: mail.join(', '),
      insurers,
      policies,
      descriptionOfOperations: random.chance(0.85) ? operations(random, random.int(1, 3)) : null,
      certificateHolderName: company(random),
      certificateHolderAddress: holder.join(', '),
      _ignore: ignored,
      _accept: { ...accepted, 'policies[0].coverageType': ['COMMERCIAL GENERAL LIABILITY'] },
    },
  };
}

/** Garages were a row of their own until 2009; hardly any system fills it in. */
function garageRow(y: number): Html {
  const { columns: c, step } = edition;
  const limits = [
    html`AUTO ONLY - EA ACCIDENT`,
    html`${wide(60, 'OTHER THAN')}EA ACC`,
    html`${wide(60, 'AUTO ONLY:')}AGG`,
  ];
  return html`${box(c.letter[0], y, c.letter[1], 3 * step)}${box(c.type[0], y, c.type[1], 3 * step, html`<b>GARAGE LIABILITY</b><div style="margin-top:5pt">${t(false)}ANY AUTO</div>`)}${[c.added ?? c.number, c.number, c.from, c.to].map(([x, w]) => box(x, y, w, 3 * step))}
${limits.map((name, i) => html`${box(c.names[0], y + i * step, c.names[1], step, name)}${box(c.amounts[0], y + i * step, c.amounts[1], step, '$')}`)}`;
}

function body({ label: l, lines, office, mail, holder, fax, signer, days }: ReturnType<typeof facts>): Html {
  const row = (kind: LiabilityLine['kind'], y: number): Html =>
    coverageRow(
      edition,
      y,
      kind,
      lines.find((line) => line.kind === kind),
    );
  const insurers = [...'ABCDE'].map((letter) => l.insurers.find((each) => each.letter === letter));
  const phones = l.contactPhone === null ? '' : `${l.contactPhone}   FAX ${fax}`;
  const front = html`${box(22, 20, 90, 26, html`<i style="font:italic 700 17pt 'Liberation Sans'">ACORD</i><small>TM</small>`, 'n')}${box(104, 24, 380, 20, html`<b style="font-size:14.5pt">CERTIFICATE OF LIABILITY INSURANCE</b>`, 'n c')}${box(500, 20, 90, 26, html`DATE (MM/DD/YYYY)<div class="c" style="margin-top:3pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(22, 46, 284, 66, html`${wide(46, html`<b>PRODUCER</b>`)}${filled(phones)}<br><br>${filledLines([l.producerName, ...office])}`)}${box(306, 46, 284, 48, html`<b class="l" style="font-size:6.6pt">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.</b>`)}
${box(306, 94, 236, 18, html`<b class="h">INSURERS AFFORDING COVERAGE</b>`)}${box(542, 94, 48, 18, html`<b class="h">NAIC #</b>`)}
${box(22, 112, 284, 65, html`<b>INSURED</b><br><br>${filledLines([l.namedInsureds[0], ...mail])}`)}${insurers.map((each, i) => html`${box(306, 112 + i * 13, 236, 13, html`${wide(38, `INSURER ${'ABCDE'[i]}:`)}${filled(each?.name)}`)}${box(542, 112 + i * 13, 48, 13, filled(each?.naicCode))}`)}
${box(22, 178, 200, 11, html`<span class="h">COVERAGES</span>`, 'n')}${box(22, 189, 568, 32, html`<span class="l">THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. AGGREGATE LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</span>`)}
${box(22, 221, 18, 18, html`INSR<br>LTR`, 'c')}${box(40, 221, 20, 18, html`ADD\u2019L<br>INSRD`, 'c')}${box(60, 221, 146, 18, html`<b>TYPE OF INSURANCE</b>`, 'c')}${box(206, 221, 102, 18, html`<b>POLICY NUMBER</b>`, 'c')}${box(308, 221, 57, 18, html`<small>POLICY EFFECTIVE<br>DATE (MM/DD/YYYY)</small>`, 'c')}${box(365, 221, 57, 18, html`<small>POLICY EXPIRATION<br>DATE (MM/DD/YYYY)</small>`, 'c')}${box(422, 221, 168, 18, html`<b>LIMITS</b>`, 'c')}
${row('general', 239)}${row('auto', 318.8)}${garageRow(398.6)}${row('umbrella', 432.8)}${row('compensation', 489.8)}${row('other', 546.8)}
${box(22, 581, 568, 58, html`DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS<br>${filled(l.descriptionOfOperations)}`)}
${box(22, 640, 284, 11, html`<span class="h">CERTIFICATE HOLDER</span>`, 'n')}${box(306, 640, 284, 11, html`<span class="h">CANCELLATION</span>`, 'n')}${box(22, 651, 284, 92, html`<br><br>${filledLines([l.certificateHolderName, ...holder])}`)}
${box(306, 651, 284, 62, html`<span class="l" style="line-height:1.3">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, THE ISSUING INSURER WILL ENDEAVOR TO MAIL <u>&nbsp;${filled(days)}&nbsp;</u> DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER NAMED TO THE LEFT, BUT FAILURE TO DO SO SHALL IMPOSE NO OBLIGATION OR LIABILITY OF ANY KIND UPON THE INSURER, ITS AGENTS OR REPRESENTATIVES.</span>`)}${box(306, 713, 284, 30, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 11pt 'Liberation Serif';margin-left:24pt">${signer}</span>`)}
${box(22, 745, 568, 11, html`<div class="fs" style="font-size:7pt"><b>ACORD 25 (2009/01)</b><b>&copy; 1988-2009 ACORD CORPORATION. All rights reserved.</b></div>`, 'n')}${box(22, 756, 568, 10, html`<span style="font-size:6.4pt">The ACORD name and logo are registered marks of ACORD</span>`, 'n c')}`;
  const back = html`${box(60, 80, 490, 300, html`<div style="font-size:9.5pt;line-height:1.35"><p class="c"><b>IMPORTANT</b></p><p>If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must be endorsed. A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).</p><p>If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement. A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).</p><p class="c"><b>DISCLAIMER</b></p><p>The Certificate of Insurance on the reverse side of this form does not constitute a contract between the issuing insurer(s), authorized representative or producer, and the certificate holder, nor does it affirmatively or negatively amend, extend or alter the coverage afforded by the policies listed thereon.</p></div>`, 'n')}${box(22, 745, 568, 11, html`<b style="font-size:7pt">ACORD 25 (2009/01)</b>`, 'n')}`;
  return html`${sheetOf(front)}${sheetOf(back)}`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'acord-25-2009-portal',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: formPrint };
  },
};
