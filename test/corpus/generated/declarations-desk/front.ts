import { addDays } from '../../kit/dates.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import { cityLine, phone, place, word } from '../../kit/names.ts';
import type { Contract } from '../declarations/front.ts';
import type { House } from '../declarations/house.ts';
import type { Pair } from '../declarations/panels.ts';
import { type Cell, linesOf } from '../declarations/tables.ts';

// The top of the declarations, in makes that other rooms do not have; the label says what of the contract is printed.

export interface Front {
  html: Html;
  label: Record<string, unknown>;
}

interface Said {
  title: string;
  policy: Pair[];
  insured: Pair;
  agent: Pair | null;
  /** The company stands among the pairs or under the title, not in the letterhead. */
  top: string;
}

const stack = (cell: Cell): Html => joined(linesOf(cell), html`<br>`);

const items = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const all = [insured, ...policy, ...(agent === null ? [] : [agent])];
  const mark = house.random.pick(['Item ', 'ITEM ', '', 'Part ']);
  return html`<div style="text-align:center"><div class="big">${top}</div><b>${title}</b></div><table style="width:100%">${all.map(({ caption, value }, i) => html`<tr><td style="white-space:nowrap">${mark}${i + 1}.</td><td><b>${house.caption(caption)}:</b></td><td>${stack(value)}</td></tr>`)}</table>`;
};

const columns = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const box = (caption: string, body: Html): Html =>
    html`<div style="flex:1"><div style="border-bottom:1pt solid #000"><b>${house.caption(caption)}</b></div>${body}</div>`;
  const pairs = policy.map(({ caption, value }) => html`<div>${house.caption(caption)}: <b>${stack(value)}</b></div>`);
  return html`<div class="head"><div class="big">${top}</div><div class="big" style="font-weight:400">${title}</div></div><div style="display:flex;gap:14pt;margin-top:6pt">${box(insured.caption, stack(insured.value))}${agent === null ? null : box(agent.caption, stack(agent.value))}${box(house.random.pick(['Policy Information', 'Your Policy', 'Policy Details']), html`${pairs}`)}</div>`;
};

const strip = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const side = house.random.pick(['center', 'left']);
  const blocks = [insured, ...(agent === null ? [] : [agent])];
  return html`<div><b>${top}</b></div><div style="text-align:right;font-size:120%">${title}</div><table style="width:100%;margin:5pt 0"><tr>${policy.map(({ caption }) => html`<td style="border:.6pt solid #333;border-bottom:0;font-size:78%;text-align:${side}">${house.caption(caption)}</td>`)}</tr><tr>${policy.map(({ value }) => html`<td style="border:.6pt solid #333;border-top:0;text-align:${side}">${stack(value)}</td>`)}</tr></table><table style="width:100%"><tr>${blocks.map(({ caption, value }) => html`<td style="border:.6pt solid #333;width:50%"><div style="font-size:78%">${house.caption(caption)}</div>${stack(value)}</td>`)}</tr></table>`;
};

const rail = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const one = ({ caption, value }: Pair): Html =>
    html`<div style="margin-bottom:4pt"><div style="font-size:80%;color:#444">${house.caption(caption)}</div><div>${stack(value)}</div></div>`;
  return html`<div style="display:flex;gap:20pt"><div style="flex:2"><div class="big">${title}</div><div>${top}</div><br>${one(insured)}</div><div style="flex:1;background:#f0f2f4;padding:5pt 7pt">${policy.map(one)}${agent === null ? null : one(agent)}</div></div>`;
};

const lines = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const width = house.random.pick([90, 120, 140]);
  const one = ({ caption, value }: Pair): Html =>
    html`<div style="display:flex;border-bottom:.4pt solid #aaa;padding:1pt 0"><div style="width:${width}pt">${house.caption(caption)}</div><div>${stack(value)}</div></div>`;
  return html`<h2>${title}</h2><div>${top}</div>${[...policy, insured, ...(agent === null ? [] : [agent])].map(one)}`;
};

/** Two tables beside each other: who on the left, what on the right, a caption and its value in each line. */
const halves = (house: House, { title, policy, insured, agent, top }: Said): Html => {
  const rows = (pairs: readonly Pair[]): Html =>
    html`<table style="width:100%">${pairs.map(({ caption, value }) => html`<tr><td style="text-align:right">${house.caption(caption)}:</td><td style="min-width:120pt">${stack(value)}</td></tr>`)}</table>`;
  return html`<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #000"><span class="big">${top}</span><span>${title}</span></div><div style="display:flex;gap:10pt;margin-top:5pt"><div style="flex:1">${rows([insured, ...(agent === null ? [] : [agent])])}</div><div style="flex:1">${rows(policy)}</div></div>`;
};

const forms = { items, columns, strip, rail, lines, halves };

function periodPairs(house: House, { effective, expiration }: Contract): Pair[] {
  const { random } = house;
  const [from, to] = [house.date(effective), house.date(expiration)];
  const hour = random.chance(0.3) ? ', 12:01 A.M. standard time' : '';
  const caption = house.word('policyPeriod');
  const whole = [
    `${from} to ${to}${hour}`,
    `${from} - ${to}`,
    `From ${from} To ${to}`,
    `Beginning ${from} through ${to}${hour}`,
  ];
  const shape = random.int(0, 7);
  if (shape < 4) return [{ caption, value: whole[shape] ?? '' }];
  return [
    { caption: house.word('effective'), value: `${from}${shape === 7 ? ' 12:01 AM' : ''}` },
    { caption: house.word('expiration'), value: `${to}${shape === 7 ? ' 12:01 AM' : ''}` },
  ];
}

function insuredPair(house: House, { names, address }: Contract): Pair {
  const [first = '', second] = names;
  const isJoined = second !== undefined && house.random.chance(0.4);
  const printed = isJoined ? [`${first} ${house.random.pick(['and', '&', 'AND'])} ${second}`] : names;
  return { caption: house.word('insured'), value: [...printed, address.street, cityLine(address)] };
}

function agentPair(house: House, { agency }: Contract): Pair | null {
  const { random } = house;
  if (agency === null) return null;
  const at = place(random);
  const office = random.chance(0.6) ? [at.street, cityLine(at)] : [];
  const call = random.chance(0.5) ? [phone(random)] : [];
  return { caption: house.word('agent'), value: [agency, ...office, ...call] };
}

/** Draws the top; `extra` are pairs that a type adds to those of the policy. */
export function deskFront(
  house: House,
  contract: Contract,
  { titleKey, extra = [] }: { titleKey: string; extra?: readonly Pair[] },
): Front {
  const { random, recipe } = house;
  const { transaction, transactionWords, effective } = contract;
  const isNamed = transaction !== null && random.chance(0.85);
  const isInTitle = isNamed && random.chance(0.5);
  const isPaired = random.chance(0.4);
  const brand = house.caption(`${word(random)} ${random.pick(['Insurance Group', 'Mutual Group', 'Companies'])}`);
  const pairs: Pair[][] = [
    [{ caption: house.word('policyNumber'), value: contract.number }],
    periodPairs(house, contract),
    isPaired ? [{ caption: house.word('carrier'), value: contract.carrier }] : [],
    isNamed && !isInTitle ? [{ caption: house.word('transaction'), value: house.value(transactionWords) }] : [],
    random.chance(0.4)
      ? [{ caption: house.word('issued'), value: house.date(addDays(effective, -random.int(4, 45))) }]
      : [],
  ];
  const text = house.caption(`${house.word(titleKey)}${isInTitle ? ` - ${transactionWords}` : ''}`);
  const form = recipe.draw('form of the front', { items: 1, columns: 2, strip: 2, rail: 2, lines: 1, halves: 2 });
  const said: Said = {
    title: text,
    policy: [...random.some(pairs, pairs.length).flat(), ...extra],
    insured: insuredPair(house, contract),
    agent: agentPair(house, contract),
    top: isPaired ? brand : contract.carrier,
  };
  return {
    html: html`${forms[form](house, said)}<br>`,
    label: {
      ...contract.label,
      agencyName: contract.agency,
      transactionType: isNamed ? transaction : null,
    },
  };
}
