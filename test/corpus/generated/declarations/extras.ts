import { addDays } from '../../kit/dates.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import { cityLine, phone, word } from '../../kit/names.ts';
import type { Contract } from './front.ts';
import type { House } from './house.ts';
import { note, panel, paragraph, title } from './panels.ts';
import { pitchText, type Row, table } from './tables.ts';

// Pages and blocks around the declarations that hold no data of theirs.

const page = (body: Html): Html => html`<div class="break">${body}</div>`;

const addressee = (house: House, { names, address }: Contract): Html => {
  const lines = [...names, address.street, cityLine(address)];
  return house.isPitch ? pitchText(lines) : html`<p>${joined(lines, html`<br>`)}</p>`;
};

function letter(house: House, contract: Contract): Html {
  const { random } = house;
  const sentences = random.some(
    [
      'Thank you for choosing us for your insurance needs. Your new policy documents are enclosed.',
      'Please review the enclosed declarations and keep them with your policy.',
      'If any of the information shown is not correct, call your agent right away.',
      'You may be able to lower your premium by choosing higher deductibles. Ask about our savings programs.',
      `A payment that is returned by your bank may be subject to a fee of ${house.money(25)}.`,
      'Your bill will be sent separately. Please do not pay from this page.',
      `Customers who moved both policies to us saved ${house.money(random.int(200, 700))} a year on average.`,
    ],
    random.int(3, 6),
  );
  const day = random.chance(0.7) ? paragraph(house, house.date(addDays(contract.effective, -random.int(8, 40)))) : null;
  const closing = paragraph(
    house,
    random.pick(['Sincerely, Customer Service', 'Thank you, Policy Services', 'Your Policy Service Team']),
  );
  return page(
    html`${paragraph(house, contract.carrier)}${day}${addressee(house, contract)}${paragraph(house, `Dear ${random.chance(0.5) ? (contract.names[0] ?? '') : 'Policyholder'}:`)}${sentences.map((text) => paragraph(house, text))}${closing}`,
  );
}

function cardPage(house: House, contract: Contract): Html {
  const kind = house.random.pick(['left', 'boxes', 'stacked'] as const);
  const one = panel(
    house,
    [
      { caption: 'Company', value: contract.carrier },
      { caption: 'Policy Number', value: contract.number },
      { caption: 'Insured', value: contract.names },
      { caption: 'Effective', value: house.date(contract.effective) },
      { caption: 'Expiration', value: house.date(contract.expiration) },
    ],
    kind,
  );
  const heading = house.caption('Insurance identification card');
  return page(
    html`${paragraph(house, heading)}<div class="box" style="width:60%">${one}</div><br><div class="box" style="width:60%">${one}</div>${note(house, 'Keep this card in your vehicle. Cut along the line.')}`,
  );
}

function noticePage(house: House): Html {
  const { random } = house;
  const texts = random.some(
    [
      'Fraud warning: any person who knowingly presents a false statement in an application for insurance may be guilty of a crime.',
      'Privacy notice: we collect information about you from your application, from consumer reports and from your transactions with us.',
      'This notice explains your right to choose other limits. Higher limits are available for an additional premium.',
      'We use information from your credit report to calculate your premium. You may ask for the reasons in writing.',
      `Questions? Call ${phone(random)} Monday through Friday.`,
    ],
    random.int(2, 4),
  );
  return page(html`${title(house, 'noticesTitle')}${texts.map((text) => paragraph(house, text))}`);
}

/** Pages before the declarations: none, or a letter, notices, identification cards. */
export function pagesBefore(house: House, contract: Contract, { hasCards = false }: { hasCards?: boolean } = {}): Html {
  const kind = house.recipe.draw('pages before', { none: 6, letter: 2, notice: 1, letterAndMore: 1 });
  if (kind === 'none') return html``;
  if (kind === 'letter') return letter(house, contract);
  if (kind === 'notice') return noticePage(house);
  return html`${letter(house, contract)}${hasCards ? cardPage(house, contract) : noticePage(house)}`;
}

/** Form numbers with editions, which are no coverages. */
export function formsList(house: House): Html {
  const { random } = house;
  const prefix = random.letters(2);
  const names = [
    'Amendment of Policy Provisions',
    'Special Provisions',
    'Loss Payable Clause',
    'Policy Booklet',
    'Amendatory Endorsement',
    'Notice of Privacy Practices',
    'Lienholder Provisions',
  ];
  const forms = random.some(names, random.int(2, 5)).map((name) => ({
    number: `${prefix} ${random.digits(2)} ${random.digits(2)} ${random.pick(['01', '04', '07', '10'])} ${random.int(10, 24)}`,
    name,
  }));
  const shape = random.int(0, 2);
  if (shape === 0)
    return html`${title(house, 'formsTitle')}${note(house, forms.map(({ number }) => number).join(random.pick([', ', '; ', '   '])))}`;
  const rows = forms.map(({ number, name }): Row => ({ cells: [number, house.value(name)] }));
  const columns = [
    { head: random.pick(['Form Number', 'Form', 'Number']) },
    { head: random.pick(['Title', 'Description', 'Form Name']) },
  ];
  return html`${title(house, 'formsTitle')}${table(house, { columns, rows, hasNoHeads: shape === 1 })}`;
}

/** Installments, and what other limits would cost: amounts that are no data. */
export function offers(house: House, total: number): Html | null {
  const { random } = house;
  const kind = house.recipe.draw('offers', { none: 5, payments: 2, options: 1 });
  if (kind === 'none') return null;
  const amount = (share: number): string => house.money(Math.round(total * share * 100) / 100 + random.int(1, 9));
  if (kind === 'payments') {
    const plans = random.some(
      ['Paid in full', '2 payments', '4 payments', 'Monthly (EFT)', '10 payments'],
      random.int(2, 4),
    );
    const columns = [
      { head: random.pick(['Plan', 'Payment Plan']) },
      { head: random.pick(['Down Payment', 'First Payment']), isRight: true },
      { head: random.pick(['Each Installment', 'Installment']), isRight: true },
    ];
    return html`${title(house, 'paymentsTitle')}${table(house, { columns, rows: plans.map((plan, i) => ({ cells: [plan, amount(1 / (i + 1)), amount(0.9 / (i + 2))] })) })}${note(house, `A fee of ${house.money(5)} applies to each installment.`)}`;
  }
  const columns = [
    { head: random.pick(['If you choose', 'Option']) },
    { head: random.pick(['Your premium would be', 'New premium']), isRight: true },
  ];
  const rows = random
    .some([250, 500, 1000, 2500], 2)
    .map((each, i) => ({ cells: [`${house.limit(each)} ${house.word('deductible')}`, amount(0.8 + i / 10)] }));
  return html`${title(house, 'offersTitle')}${table(house, { columns, rows })}`;
}

export function smallPrint(house: House): Html | null {
  const { random } = house;
  const texts = [
    'This declarations page is part of your policy and replaces all earlier declarations.',
    `Countersigned by an authorized representative at ${word(random)}.`,
    'Coverage is provided only where a premium or limit is shown for the coverage.',
    'Refer to the policy for definitions, conditions and exclusions.',
    'The premium is subject to adjustment if rating information changes.',
  ];
  return random.chance(0.6) ? note(house, random.some(texts, random.int(1, 3)).join(' ')) : null;
}
