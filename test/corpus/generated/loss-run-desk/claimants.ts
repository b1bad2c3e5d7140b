import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import type { ClaimField } from '../loss-run/fields.ts';
import { drawAmounts } from '../loss-run-tables/columns.ts';
import { closeDesk, type Desk, type Field, openDesk, tellClaimOf } from './desk.ts';
import { nothing, policyCss, policyHead } from './policy-heads.ts';
import { cellsRow, headRow, rowsCss, sumRow } from './rows.ts';

// An accident with its date, state and story in a heading, and a line below for each claimant, who has a claim number of
// his own.

interface Accident {
  number: string;
  claims: Claim[];
}

/** Neighboring claims become claimants of one accident, with its number and a suffix each. */
function accidentsOf({ recipe }: Desk, policy: Policy): Accident[] {
  const random = recipe.facts('accidents');
  const rest = [...policy.claims];
  const suffix = recipe.pick('suffix', ['-1', '-01', '-001', '/1', ' A', '.1']);
  const accidents: Accident[] = [];
  while (rest.length > 0) {
    const group = rest.splice(0, random.pick([1, 1, 2, 2, 3]));
    const [first] = group;
    if (first === undefined) break;
    const claims = group.map((claim, i): Claim => {
      const last = suffix === ' A' ? ` ${'ABC'.charAt(i)}` : suffix.replace('1', String(i + 1));
      const { lossDate, state, description, cause } = first;
      return { ...claim, number: `${first.number}${last}`, lossDate, state, description, cause };
    });
    accidents.push({ number: first.number, claims });
  }
  return accidents;
}

interface Layout {
  over: ClaimField[];
  fields: Field[];
  form: 'line' | 'cells';
}

function heading(desk: Desk, { over, form, fields }: Layout, accident: Accident): Html {
  const { recipe, word, formats } = desk;
  const [first] = accident.claims;
  if (first === undefined) return html``;
  const shown = tellClaimOf({ ...desk, claims: [] }, first, over);
  const caption = formats.heading(
    recipe.pick('an accident is called', [
      'Occurrence',
      'Accident',
      'Event',
      'Occurrence No.',
      'Accident No.',
      'Incident',
    ]),
  );
  const pairs: [string, string][] = [
    [caption, accident.number],
    ...over.map((field): [string, string] => [word(field), shown.get(field)?.text ?? '']),
  ];
  if (form === 'line')
    return html`<tr class="occ"><td colspan="${fields.length}">${pairs.map(([name, text]) => html`${name}: <b>${text}</b> &nbsp;&nbsp;&nbsp; `)}</td></tr>`;
  return html`<tr class="occ"><td colspan="${fields.length}"><table class="inner"><tr>${pairs.map(([name]) => html`<td class="small">${name}</td>`)}</tr><tr>${pairs.map(([, text]) => html`<td>${text}</td>`)}</tr></table></td></tr>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe, { facts: { onlyLines: ['liability', 'auto'] } });
  const { report, word } = desk;
  const amounts = drawAmounts(recipe, report);
  const some = (['status', 'claimType', 'reportedDate', 'closedDate', 'adjusterName'] as const).filter((field) =>
    recipe.chance(`has ${field}`, 0.55),
  );
  const order = recipe.facts('order of columns').some<ClaimField>(['claimantName', ...some], some.length + 1);
  const over = (['lossDate', 'lossState', 'description', 'cause'] as const).filter(
    (field) => field === 'lossDate' || recipe.chance(`has ${field}`, 0.65),
  );
  const layout: Layout = {
    over: [...over],
    fields: ['claimNumber', ...order, ...amounts],
    form: recipe.draw('form of headings', { line: 3, cells: 2 }),
  };
  const { fields } = layout;
  const hasTotals = recipe.chance('policy totals', 0.6);
  const isHeadRepeated = recipe.chance('heads under each accident', 0.25);
  const heads = headRow(desk, fields);
  const all: Claim[] = [];
  const parts = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    const accidents = accidentsOf(desk, policy);
    const claims = accidents.flatMap((accident) => accident.claims);
    all.push(...claims);
    const bodies = accidents.map((accident) => {
      const rows = accident.claims.map((claim) => {
        const shown: Map<string, Shown> = tellClaimOf(desk, claim, [...fields, ...layout.over]);
        return cellsRow(fields, shown);
      });
      return html`<tbody class="acc">${heading(desk, layout, accident)}${isHeadRepeated ? heads : null}${rows}</tbody>`;
    });
    const total =
      hasTotals && claims.length > 0
        ? html`<tbody>${sumRow(desk, word('policyTotal'), { fields, claims, into: head.shown })}</tbody>`
        : null;
    const top = isHeadRepeated ? null : html`<thead>${heads}</thead>`;
    return html`${head.html}${claims.length === 0 ? html`<div>${nothing(desk)}</div>` : html`<table class="records">${top}${bodies}${total}</table>`}`;
  });
  const grand =
    all.length > 0 && recipe.chance('grand totals', 0.6)
      ? html`<table class="records"><thead>${heads}</thead><tbody>${sumRow(desk, word('grandTotal'), { fields, claims: all, into: desk.totals })}</tbody></table>`
      : null;
  const shade = recipe.pick('headings of accidents', [
    'background:#eee',
    'border-top:.8pt solid #000',
    'background:#e3ecf5',
    'border-top:.5pt dotted #000',
  ]);
  return closeDesk(desk, {
    body: html`${parts}${grand}`,
    css: `${policyCss}${rowsCss}tr.occ td{${shade};text-align:left}table.inner td{border:0;background:none;padding:0 9pt 0 0}.small{font-size:80%}tbody.acc{break-inside:avoid}`,
    dense: fields.length > 9,
    print: { landscape: fields.length > 8 || recipe.chance('landscape', 0.4) },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-accident-claimants', build }];
