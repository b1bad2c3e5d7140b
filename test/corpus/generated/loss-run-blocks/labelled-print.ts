import { compact, dashed, shortSlashed, slashed } from '../../kit/dates.ts';
import { html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, headFacts, moneyFacts, policyFacts, shownKeys, totalFacts } from './facts.ts';
import { drawHouse, type House } from './house.ts';
import { inCapitals } from './line-printer.ts';
import { finish } from './look.ts';
import { centered, ends, PrinterPages } from './printer-pages.ts';
import { Recorder } from './recorder.ts';

/** Labels and values at the same places of a screen, line by line. */
function screenLines(house: House, facts: readonly Fact[], width: number): string[] {
  const { choose } = house;
  const sign = choose('sign', [': ', ' = ', '...', ' ']);
  const across = choose('fields of a line', [2, 3, 1]);
  const labels = Math.max(...facts.map(({ caption }) => caption.length));
  const isPadded = choose('padded labels', [true, false]);
  const room = Math.floor(width / across);
  const lines: string[] = [];
  let line = '';
  for (const { caption, text } of facts) {
    const field = `${isPadded ? caption.padEnd(labels, sign === '...' ? '.' : ' ') : caption}${sign}${text}`;
    const start = Math.ceil(line.length / room) * room;
    if (start + field.length > width && line !== '') {
      lines.push(line);
      line = field;
    } else line = line.padEnd(start) + field;
    if (line.length % room === 0) line += ' ';
  }
  return [...lines, line];
}

/** A mainframe's report that prints its screens: fixed pitch, a label before every value. */
export function drawLabelledPrint(recipe: Recipe): Drawn {
  const plain = drawHouse(recipe, { dates: [slashed, shortSlashed, dashed, compact] });
  const house = recipe.chance('capitals', 0.7) ? inCapitals(plain) : plain;
  const { choose } = house;
  const width = choose('columns', [80, 96, 120]);
  const size = Math.min(10.5, Math.floor(5400 / (width * 0.61)) / 10);
  const recorder = new Recorder();
  recorder.head(headFacts(house));
  const shown = shownKeys(house, 0.7);
  const heading = (page: number): string[] => [
    ends(house.carrier, `PAGE ${page}`, width),
    centered(house.caption('title'), width),
    ...screenLines(
      house,
      headFacts(house).filter(({ key }) => key !== 'carrier'),
      width,
    ),
    '',
  ];
  const pages = new PrinterPages({ lines: Math.floor(640 / (size * 1.15)), heading });
  const rule = choose('rule', ['-', '=', '*', '.']).repeat(width);
  const perPolicy = recipe.chance('policy totals', 0.5);
  for (const policy of house.policies) {
    const facts = policyFacts(house, policy);
    recorder.policy(facts);
    pages.add([rule, ...screenLines(house, facts, width), rule]);
    if (policy.claims.length === 0) recorder.noClaims();
    if (policy.claims.length === 0) pages.add([house.caption('noClaims')]);
    for (const claim of policy.claims) {
      const known = claimFacts(house, claim).filter(({ key }) => shown.has(key));
      const money = moneyFacts(house, claim);
      recorder.claim([...known, ...money], policy.number);
      pages.add(
        [...screenLines(house, known, width), ...screenLines(house, money, width), ''],
        choose('whole records', [true, false]),
      );
    }
    if (!perPolicy) continue;
    const totals = totalFacts(house, policy.claims);
    recorder.policyTotals(totals);
    pages.add([house.caption('policyTotals'), ...screenLines(house, totals, width)]);
  }
  const all = totalFacts(
    house,
    house.policies.flatMap(({ claims }) => claims),
  );
  recorder.grandTotals(all);
  pages.add([rule, house.caption('lossTotals'), ...screenLines(house, all, width)]);
  const css = `body{margin:0}pre{margin:0;break-after:page;font:${size}pt/1.15 "Liberation Mono",monospace}pre:last-of-type{break-after:auto}.fine{font:7pt monospace}`;
  return finish(house, { css }, html`${pages.html()}`, recorder, { landscape: false });
}
