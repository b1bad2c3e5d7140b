import { html, type Html, joined, sheet } from '../../kit/html.ts';
import type { Drawn, Label, Print } from '../../kit/style.ts';
import type { Contract } from './front.ts';
import type { House } from './house.ts';
import { beside, drawPanelKind, note, panel, title } from './panels.ts';
import { pitchText, type Row, table } from './tables.ts';

/** Names with amounts where they are known: fees, discounts. */
interface Named {
  name: string;
  amount: number | null;
}

/** The fees, as a table or as pairs. */
export function feesBlock(house: House, fees: readonly Named[]): Html | null {
  if (fees.length === 0) return null;
  const amount = (each: Named): string => (each.amount === null ? '' : house.money(each.amount));
  if (house.random.chance(0.4))
    return panel(
      house,
      fees.map((each) => ({ caption: each.name, value: amount(each) })),
      house.random.pick(['left', 'leader']),
    );
  const columns = [{ head: house.word('charge') }, { head: house.word('chargeAmount'), isRight: true }];
  return html`${title(house, 'feesTitle')}${table(house, { columns, rows: fees.map((each) => ({ cells: [each.name, amount(each)] })) })}`;
}

/** The discounts: a table, a sentence of names, or a list. */
export function discountsBlock(house: House, discounts: readonly Named[]): Html | null {
  if (discounts.length === 0) return null;
  const { random } = house;
  const hasAmounts = discounts.some(({ amount }) => amount !== null);
  const notation = random.pick([
    (n: number): string => `-${house.money(n)}`,
    (n: number): string => house.money(n),
    (n: number): string => `(${house.money(n)})`,
    (n: number): string => `${house.money(n)} CR`,
  ]);
  const rows = discounts.map(
    ({ name, amount }): Row => ({ cells: hasAmounts ? [name, amount === null ? '' : notation(amount)] : [name] }),
  );
  const names = discounts.map(({ name }) => name);
  const shape = hasAmounts ? 0 : random.int(0, 2);
  const columns = [
    { head: house.word('discountName') },
    ...(hasAmounts ? [{ head: house.word('amount'), isRight: true }] : []),
  ];
  const body =
    shape === 0
      ? table(house, { columns, rows, hasNoHeads: random.chance(0.4) })
      : shape === 1
        ? note(house, names.join(random.pick([', ', '; ', ' / '])))
        : list(house, names);
  return html`${title(house, 'discountsTitle')}${body}`;
}

function list(house: House, texts: readonly string[]): Html {
  return house.isPitch
    ? pitchText(texts.map((text) => `  * ${text}`))
    : html`<ul style="margin:2pt 0">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
}

/** The premium of the term, in one of the places and forms that it has. */
export function totalBlock(house: House, total: number): Html {
  const kind = house.random.pick(['leader', 'left', 'boxes', 'inline', drawPanelKind(house)] as const);
  const body = panel(house, [{ caption: house.word('total'), value: house.money(total) }], kind);
  return house.isPitch ? html`${body}` : html`<div style="font-weight:700;margin-top:6pt">${body}</div>`;
}

const footers = (house: House, { carrier, number }: Contract): Html => {
  const { random } = house;
  const text = random.pick([`Policy ${number}`, carrier, `Form ${random.letters(3)}-${random.digits(4)}`, '']);
  const count = random.pick([
    html`Page <span class="pageNumber"></span> of <span class="totalPages"></span>`,
    html`<span class="pageNumber"></span>`,
    html`PAGE <span class="pageNumber"></span>`,
  ]);
  return html`<div style="font-size:7pt;width:100%;padding:0 0.5in;display:flex;justify-content:space-between"><span>${text}</span><span>${count}</span></div>`;
};

/** Unrelated blocks two by two beside each other; a line printer has them one below the other. */
export function inPairs(house: House, blocks: readonly (Html | null)[]): Html[] {
  const shown = blocks.filter((block) => block !== null);
  if (house.isPitch) return shown;
  return shown.flatMap((block, i) => {
    const next = shown[i + 1];
    if (i % 2 === 1) return [];
    return [next === undefined ? block : beside([block, next])];
  });
}

/** Puts the blocks on sheets. */
export function compose(
  house: House,
  {
    contract,
    blocks,
    label,
    isWide = false,
  }: { contract: Contract; blocks: readonly (Html | null)[]; label: Label; isWide?: boolean },
): Drawn {
  const { recipe } = house;
  const print: Print = {
    landscape: recipe.chance('landscape', isWide ? 0.7 : 0.1),
    ...(recipe.chance('footer', 0.5) && { footer: footers(house, contract), margin: { bottom: '0.7in' } }),
    ...(recipe.chance('header', 0.2) && {
      header: footers(house, contract),
      margin: { top: '0.7in', bottom: '0.7in' },
    }),
  };
  const body = joined(
    blocks.filter((block) => block !== null),
    html``,
  );
  return { html: sheet({ css: house.css, body }), label, print };
}
