import type { Cited, Draft } from '../cited.ts';
import { citedAmount, citedCount, citedField } from './cited-values.ts';
import type { Ledger } from './ledger.ts';
import type { Entry } from './entry.ts';
import type { Scope } from './scope-entries.ts';
import type { Grand } from './totals.ts';

/** Records, scopes and totals in the shape of the result. */
export function draftOf(
  { records, scopes, grand }: { records: readonly Entry[]; scopes: readonly Scope[]; grand: Grand },
  ledger: Ledger,
): Draft {
  const { record, scope, totals } = ledger.plan;
  const owners = new Map(scopes.flatMap((each) => each.records.map((entry) => [entry, each] as const)));
  return {
    [record.list]: records.map((entry) => ({
      ...fieldsDraft(entry, record.fields, ledger),
      ...ownerDraft(entry, owners.get(entry), ledger),
      ...amountsDraft(entry, ledger),
    })),
    [scope.list]: scopes.map((each) => ({ ...fieldsDraft(each, scope.fields, ledger), ...totalsDraft(each, ledger) })),
    [totals.field]: totalsDraft(grand, ledger),
  };
}

function fieldsDraft({ fields }: Entry, wanted: readonly string[], ledger: Ledger): Draft {
  return Object.fromEntries(
    wanted.flatMap((field) => {
      const found = fields.get(field);
      return found ? [[field, citedField(found, ledger)]] : [];
    }),
  );
}

function ownerDraft(entry: Entry, owner: Scope | undefined, ledger: Ledger): Draft {
  const { key } = ledger.plan.scope;
  const found = entry.fields.get(key) ?? owner?.fields.get(key);
  return found ? { [key]: citedField({ ...found, field: key }, ledger) } : {};
}

function amountsDraft({ amounts }: Pick<Entry, 'amounts'>, { plan }: Ledger): Draft {
  const drafts = new Map<string, Draft | Cited | undefined>();
  for (const [slot, cell] of amounts) {
    const [measure = '', kind] = slot.split('.');
    const cited = citedAmount(cell, measure === plan.amounts.identity.less);
    const kinds = drafts.get(measure) as Draft | undefined;
    drafts.set(measure, kind === undefined ? cited : { ...kinds, [kind]: cited });
  }
  return Object.fromEntries(drafts);
}

function totalsDraft(entry: Grand, ledger: Ledger): Draft {
  const { counts } = ledger.plan.totals;
  const all = entry.counts.get('all');
  const open = entry.counts.get('open');
  return {
    [counts.all]: all && citedCount(all.value, all.atom),
    [counts.open]: open && citedCount(open.value, open.atom),
    ...amountsDraft(entry, ledger),
  };
}
