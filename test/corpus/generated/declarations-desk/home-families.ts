import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { isPriced, limitOf, nameOf, premiumOf } from '../declarations/home-coverages.ts';
import type { LimitKey, MainCoverage } from '../declarations/home-facts.ts';
import { title } from '../declarations/panels.ts';
import { type DeskHomeSkeleton, homeFamilies } from './home.ts';

const letters = new Map<LimitKey, string>([
  ['dwelling', 'A'],
  ['otherStructures', 'B'],
  ['contents', 'C'],
  ['lossOfUse', 'D'],
  ['liability', 'E'],
  ['medicalOthers', 'F'],
]);

/** A panel for each of the coverages A to F: letter, name, limit and premium in two or three lines. */
const tiles: DeskHomeSkeleton = (house, facts) => {
  const { recipe } = house;
  const hasPremiums = isPriced(facts);
  const across = recipe.int('tiles in a row', 2, 3);
  const captions = recipe.draw('captions in tiles', { both: 3, premiumOnly: 2, none: hasPremiums ? 0.5 : 3 });
  const hasBadge = recipe.chance('letters', 0.6);
  const side = recipe.pick('tiles are aligned', ['left', 'center', 'left']);
  const edge = recipe.pick('edges of tiles', [
    'border:.7pt solid #444',
    'border:1pt solid var(--c);border-top:4pt solid var(--c)',
    'background:#f1f3f5',
    'border-left:3pt solid var(--c)',
  ]);
  const word = (key: string): string => house.caption(house.word(key));
  const one = (each: MainCoverage): Html => {
    const name = nameOf(house, each);
    const badge =
      hasBadge && !/cov|^[a-f]:|^[a-f]\b/i.test(name) ? html`<b>${letters.get(each.key)}</b> &nbsp; ` : null;
    const limit = captions === 'both' ? html`${word('limit')}: ${limitOf(house, each)}` : html`${limitOf(house, each)}`;
    const premium = premiumOf(house, each.premium);
    const second = captions === 'none' ? html`${premium}` : html`${word('premium')}: ${premium}`;
    return html`<div style="${edge};padding:4pt 6pt;text-align:${side}"><div>${badge}${name}</div><div style="font-size:115%"><b>${limit}</b></div>${hasPremiums ? html`<div>${second}</div>` : null}</div>`;
  };
  return {
    html: html`${title(house, 'homeCoverages')}<div style="display:grid;grid-template-columns:repeat(${across},1fr);gap:5pt">${facts.main.map(one)}</div>`,
    hasExtras: false,
  };
};

export const families: readonly Family[] = homeFamilies('desk-coverage-tiles', tiles);
