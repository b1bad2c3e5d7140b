import { html, type Html } from '../../kit/html.ts';
import { phone } from '../../kit/names.ts';
import type { House } from './house.ts';

/** A page before the report without any of its data; most reports have none. */
export function frontPage({ recipe, random }: House): Html | null {
  const form = recipe.draw('front page', { none: 9, notice: 1, cover: 1 });
  if (form === 'none') return null;
  if (form === 'cover')
    return html`<div style="break-after:page"><p>Thank you for your business.</p><p>The loss information that you requested is enclosed. Open claims are reviewed every 90 days; a claim with a reserve of $100,000 or more is reviewed by the home office.</p><p>For questions please call ${phone(random)}.</p></div>`;
  return html`<div style="break-after:page"><h2>Important Notice</h2><p>This report is prepared for the insured and its producer. It may hold personal data of claimants: keep it safe and do not pass it on.</p><p>Report a claim at any hour: ${phone(random)}. Ask about our new-hire safety course; members save up to 5% ($500 at most).</p></div>`;
}

/** What the words of the report mean, after it. */
export function glossary({ recipe, isNet }: House): Html | null {
  const form = recipe.draw('glossary', { none: 7, list: 1, line: 1 });
  if (form === 'none') return null;
  const terms = [
    ['Paid', 'Payments less voids as of the valuation date.'],
    ['Reserve', 'Estimate of payments to come.'],
    ['Incurred', isNet ? 'Paid plus reserve, less recoveries.' : 'Paid plus reserve.'],
    ['Status', 'O = Open, C = Closed, R = Reopened.'],
  ] as const;
  if (form === 'line')
    return html`<p style="font-size:.8em">${terms.map(([term, meaning]) => `${term}: ${meaning} `)}</p>`;
  return html`<div style="margin-top:12pt;break-inside:avoid"><h2>Definitions</h2>${terms.map(([term, meaning]) => html`<div><b>${term}</b> - ${meaning}</div>`)}</div>`;
}
