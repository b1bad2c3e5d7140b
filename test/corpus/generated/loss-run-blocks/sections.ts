import { html, type Html } from '../../kit/html.ts';
import { type Fact, kindCaption, policyFacts, totalFacts } from './facts.ts';
import type { House, Policy } from './house.ts';
import { grid, type Look } from './look.ts';
import type { Recorder } from './recorder.ts';

/** How a house heads the claims of a policy; every policy the same way. */
export function drawPolicyHeading(house: House, look: Look, recorder: Recorder): (policy: Policy) => Html {
  const { random, choose, recipe } = house;
  const hasLine = recipe.chance('line in policy heading', 0.7);
  const sign = random.pick([' - ', ' to ', ' \u2013 ', ' / ', ' thru ']);
  const period = ({ effectiveDate, expirationDate }: Policy): string =>
    `${house.date(effectiveDate)}${sign}${house.date(expirationDate)}`;
  const gap = '\u00a0\u00a0\u00a0';
  const forms: ((policy: Policy, facts: Fact[]) => Html)[] = [
    (policy) =>
      html`<h2>${house.caption('policyNumber')}: ${policy.number}${gap}${house.caption('term')}: ${period(policy)}${hasLine ? `${gap}${policy.lineName}` : ''}</h2>`,
    (_, facts) =>
      html`<div style="border:.8pt solid #333;padding:3pt;margin:6pt 0">${grid(look, facts, facts.length)}</div>`,
    (policy) =>
      html`<h2 style="background:#ddd;padding:1pt 4pt">${hasLine ? `${policy.lineName} ` : ''}${policy.number} (${period(policy)})</h2>`,
    (policy) =>
      html`<div style="display:flex;justify-content:space-between;border-bottom:1pt solid #000;margin-top:8pt"><span><b>${house.caption('policyNumber')}</b> ${policy.number}</span>${hasLine ? html`<span>${policy.lineName}</span>` : null}<span><b>${house.caption('term')}</b> ${period(policy)}</span></div>`,
    (_, facts) => html`<div style="margin:6pt 0 3pt">${grid(look, facts, 2)}</div>`,
  ];
  const form = choose('policy heading', forms);
  return (policy) => {
    const facts = policyFacts(house, policy).filter(({ key }) => hasLine || key !== 'line');
    recorder.policy(facts);
    if (policy.claims.length === 0) recorder.noClaims();
    return form(policy, facts);
  };
}

/** Sums in one of several forms; the facts say what is printed. */
export function totalsHtml(house: House, look: Look, title: string, facts: readonly Fact[]): Html {
  const { random } = house;
  const form = house.choose('form of totals', ['matrix', 'pairs', 'row', 'grid', 'matrix']);
  const counts = facts.filter(({ at }) => at === 'claimCount' || at === 'openClaimCount');
  const amounts = facts.filter((each) => !counts.includes(each));
  if (form === 'matrix' && house.kinds.length > 1) return matrix(house, { title, counts, amounts });
  const columns = form === 'pairs' ? 1 : 4;
  const width = random.pick(['55%', '100%']);
  if (form === 'row')
    return html`<table style="margin-top:6pt;border-top:1pt solid #000"><tr><td></td>${facts.map(({ caption }) => html`<td class="n" style="padding:0 6pt;font-size:.85em">${caption}</td>`)}</tr><tr><td><b>${title}</b></td>${facts.map(({ text }) => html`<td class="n" style="padding:0 6pt">${text}</td>`)}</tr></table>`;
  return html`<h2>${title}</h2><div style="width:${columns === 1 ? width : '100%'};break-inside:avoid">${grid(look, facts, columns)}</div>`;
}

/** Measures by kinds of amounts. */
export function matrix(
  house: House,
  { title, counts, amounts }: { title: string; counts: readonly Fact[]; amounts: readonly Fact[] },
): Html {
  const byPlace = new Map(amounts.map((each) => [each.at, each.text]));
  const recovered = amounts.find(({ at }) => at === 'recovered');
  const head = house.measures.map(
    (measure) => html`<th class="n" style="padding:0 7pt">${house.caption(measure)}</th>`,
  );
  const rows = house.kinds.map(
    (kind) =>
      html`<tr><td>${kindCaption(house, kind)}</td>${house.measures.map((measure) => html`<td class="n" style="padding:0 7pt">${byPlace.get(`${measure}.${kind}`)}</td>`)}</tr>`,
  );
  return html`<div style="break-inside:avoid;margin-top:4pt"><table><tr><th style="text-align:left">${title}</th>${head}</tr>${rows}</table>
${[...counts, ...(recovered === undefined ? [] : [recovered])].map(({ caption, text }) => html`<div>${caption}: ${text}</div>`)}</div>`;
}

/** Whether a report sums up its policies and itself, drawn once. */
export function drawSums(
  house: House,
  look: Look,
  recorder: Recorder,
): { ofPolicy: (policy: Policy) => Html; ofAll: () => Html } {
  const perPolicy = house.recipe.chance('policy totals', 0.4);
  const inAll = house.recipe.chance('grand totals', 0.65);
  return {
    ofPolicy: (policy) => {
      if (!perPolicy) return html``;
      const facts = totalFacts(house, policy.claims);
      recorder.policyTotals(facts);
      return totalsHtml(house, look, house.caption('policyTotals'), facts);
    },
    ofAll: () => {
      if (!inAll) return html``;
      const facts = totalFacts(
        house,
        house.policies.flatMap(({ claims }) => claims),
      );
      recorder.grandTotals(facts);
      return totalsHtml(house, look, house.caption('lossTotals'), facts);
    },
  };
}
