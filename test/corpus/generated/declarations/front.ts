import { addDays, addYears } from '../../kit/dates.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import { agency, carrier, cityLine, numbered, phone, place, type Place, word } from '../../kit/names.ts';
import { drawHousehold, type Household, insuredNames } from '../../parts/household.ts';
import type { House } from './house.ts';
import { beside, drawPanelKind, type Pair, panel } from './panels.ts';
import { pitchText } from './tables.ts';

export type TransactionType = 'new' | 'renewal' | 'change' | null;

/** What every declarations page says about the contract. */
export interface Contract {
  carrier: string;
  number: string;
  transaction: TransactionType;
  /** The words for the transaction. */
  transactionWords: string;
  names: string[];
  address: Place;
  effective: string;
  expiration: string;
  agency: string | null;
  household: Household;
  /** The label's fields of the contract. */
  label: Record<string, unknown>;
}

const NUMBERS = [
  '#########',
  '@@-#######',
  '### #### @##',
  '@@@ ####### ##',
  '##-@@-######-#',
  '@#######',
  '####-##-###',
  '@@@-####-##-#####',
  '#### ## ## ##',
  '@#-###-######-##',
];

const TRANSACTIONS = new Map<TransactionType, readonly string[]>([
  ['new', ['New Business', 'New Policy', 'Original Declarations', 'New']],
  ['renewal', ['Renewal', 'Renewal Declarations', 'Renewal Certificate', 'Policy Renewal']],
  ['change', ['Amended Declarations', 'Policy Change', 'Endorsement', 'Revised Declarations', 'Amended']],
]);

const upperPlace = (address: Place): Place => ({
  ...address,
  street: address.street.toUpperCase(),
  city: address.city.toUpperCase(),
});

const dayOf = ({ random }: House): string => addDays('2014-01-01', random.int(0, 4560));

export function drawContract(
  house: House,
  { isHalfYear = false, insureds }: { isHalfYear?: boolean; insureds?: string[] } = {},
): Contract {
  const { random } = house;
  const drawn = drawHousehold(random);
  const mailing = random.chance(0.15) ? { ...place(random), street: `PO Box ${random.int(11, 9999)}` } : drawn.address;
  const address = house.isUpper ? upperPlace(mailing) : mailing;
  const effective = dayOf(house);
  const expiration = isHalfYear ? addDays(effective, 182) : addYears(effective, 1);
  const transaction = random.pick(['new', 'renewal', 'renewal', 'change', null] as const);
  const names = (insureds ?? insuredNames(drawn)).map(house.value);
  const agencyName = random.chance(0.88) ? house.value(agency(random)) : null;
  const number = numbered(random, random.pick(NUMBERS));
  const company = house.value(carrier(random));
  return {
    carrier: company,
    number,
    transaction,
    transactionWords: random.pick(TRANSACTIONS.get(transaction) ?? ['']),
    names,
    address,
    effective,
    expiration,
    agency: agencyName,
    household: drawn,
    label: {
      carrierName: company,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: [address.street, cityLine(address)].join(', '),
      effectiveDate: effective,
      expirationDate: expiration,
    },
  };
}

/** The pairs for the policy's period, in one of several shapes. */
function periodPairs(house: House, { effective, expiration }: Contract): Pair[] {
  const [from, to] = [house.date(effective), house.date(expiration)];
  const pair = (value: string): Pair[] => [{ caption: house.word('policyPeriod'), value }];
  const shape = house.random.int(0, 6);
  if (shape === 0) return pair(`${from} to ${to}`);
  if (shape === 1) return pair(`From ${from} To ${to}`);
  if (shape === 2) return pair(`${from} - ${to}`);
  if (shape === 3) return pair(`Effective ${from} Expires ${to}`);
  return [
    { caption: house.word('effective'), value: from },
    { caption: house.word('expiration'), value: to },
  ];
}

function insuredLines({ random }: House, { names, address }: Contract): string[] {
  const [first = '', second] = names;
  const nameLines =
    second !== undefined && random.chance(0.35) ? [`${first} ${random.pick(['and', '&', 'AND'])} ${second}`] : names;
  return [...nameLines, address.street, cityLine(address)];
}

/** The name block as one box, or its parts apart. */
function insuredPairs(house: House, contract: Contract): Pair[] {
  const { random } = house;
  if (random.chance(0.6)) return [{ caption: house.word('insured'), value: insuredLines(house, contract) }];
  const { names, address } = contract;
  return [
    {
      caption: house.word('insuredName'),
      value: random.chance(0.5) ? names : names.join(random.pick([', ', ' and ', ' & '])),
    },
    { caption: house.word('mailing'), value: [address.street, cityLine(address)] },
  ];
}

function agentPairs(house: House, contract: Contract): Pair[] {
  const { random } = house;
  if (contract.agency === null) return [];
  const office = place(random);
  const lines = [contract.agency, ...(random.chance(0.5) ? [office.street, cityLine(office)] : [])];
  return [
    { caption: house.word('agent'), value: lines },
    ...(random.chance(0.4) ? [{ caption: house.word('agentPhone'), value: phone(random) }] : []),
    ...(random.chance(0.3) ? [{ caption: house.word('agentCode'), value: random.digits(random.int(3, 7)) }] : []),
  ];
}

/** Dates and numbers that are no data, between those that are. */
function sidePairs(house: House, { effective }: Contract): Pair[] {
  const { random } = house;
  return [
    ...(random.chance(0.35)
      ? [{ caption: house.word('issued'), value: house.date(addDays(effective, -random.int(3, 40))) }]
      : []),
    ...(random.chance(0.25) ? [{ caption: house.word('account'), value: random.digits(random.int(7, 10)) }] : []),
  ];
}

/** Where the company is named: as the letterhead, below a brand, or among the pairs. */
function letterhead(
  house: House,
  contract: Contract,
  titleKey: string,
): { head: Html; pairs: Pair[]; isTransactionNamed: boolean } {
  const { random } = house;
  const { transaction, transactionWords } = contract;
  const isNamed = transaction !== null && random.chance(0.8);
  const isInTitle = isNamed && random.chance(0.6);
  const titleText = house.caption(`${house.word(titleKey)}${isInTitle ? ` - ${transactionWords}` : ''}`);
  const place_ = random.pick(['top', 'top', 'brand', 'pair']);
  const brand = house.caption(`${word(random)} ${random.pick(['Group', 'Insurance', 'Companies', 'Direct'])}`);
  const top = place_ === 'top' ? contract.carrier : brand;
  const pairs = [
    ...(place_ === 'pair' ? [{ caption: house.word('carrier'), value: contract.carrier }] : []),
    ...(isNamed && !isInTitle ? [{ caption: house.word('transaction'), value: house.value(transactionWords) }] : []),
  ];
  const under = place_ === 'brand' ? `${house.word('carrier')} ${contract.carrier}` : null;
  return { head: setHead(house, [top, titleText, under]), pairs, isTransactionNamed: isNamed };
}

function setHead(house: House, [top, text, under]: readonly [string, string, string | null]): Html {
  const { random } = house;
  if (house.isPitch)
    return pitchText([`${top.padEnd(48)}  PAGE   1`, ...(under === null ? [] : [under]), '', text.padStart(60)]);
  const shape = random.int(0, 2);
  if (shape === 0)
    return html`<div class="head"><div class="big">${top}</div><div style="text-align:right">${text}${under === null ? '' : html`<br>${under}`}</div></div>`;
  if (shape === 1)
    return html`<div style="text-align:center"><div class="big">${top}</div>${under ?? ''}<div><b>${text}</b></div></div>`;
  return html`<div><b>${text}</b></div><div>${joined([top, ...(under === null ? [] : [under])], html`<br>`)}</div><hr>`;
}

/** The head of the declarations: company, title, policy, insured, agent; completes the label by what is printed. */
export function drawFront(
  house: House,
  contract: Contract,
  { titleKey, extra = [] }: { titleKey: string; extra?: Pair[] },
): { front: Html; label: Record<string, unknown> } {
  const { random } = house;
  const { head, pairs, isTransactionNamed } = letterhead(house, contract, titleKey);
  const policy = [
    ...random
      .some(
        [
          [{ caption: house.word('policyNumber'), value: contract.number }],
          pairs,
          periodPairs(house, contract),
          sidePairs(house, contract),
        ],
        4,
      )
      .flat(),
    ...extra,
  ];
  const people = [insuredPairs(house, contract), agentPairs(house, contract)];
  const kind = drawPanelKind(house);
  const shape = house.isPitch ? 0 : random.int(0, 3);
  const apart = drawPanelKind(house);
  const personal = people
    .filter((each) => each.length > 0)
    .map((each) => panel(house, each, random.chance(0.7) ? 'stacked' : apart));
  const blocks =
    shape === 0
      ? html`${panel(house, [...policy, ...people.flat()], kind)}`
      : shape === 1
        ? html`${panel(house, policy, kind)}${beside(personal)}`
        : shape === 2
          ? beside([html`${personal}`, panel(house, policy, kind)])
          : html`${beside(personal)}${panel(house, policy, kind)}`;
  return {
    front: html`${head}<br>${blocks}`,
    label: {
      ...contract.label,
      agencyName: contract.agency,
      transactionType: isTransactionNamed ? contract.transaction : null,
    },
  };
}
