import type { EntityPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell } from './cells.ts';
import { type Entity, isSameEntity } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Scopes } from './scopes.ts';
import type { Summed } from './summed.ts';

interface SummedSearch {
  bands: readonly Band[];
  scopes: Scopes;
  summed: Summed;
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

/** What the coverages of one thing add up to is what it costs, whatever the line is called. */
export function summedFacts({ bands, scopes, summed, reading, list, plan }: SummedSearch): Finding[] {
  const [field, own] = Object.entries(plan.fields).find(([, other]) => other?.kind === 'money') ?? [];
  if (field === undefined || !own) return [];
  const columns = new Map(bands.flatMap((band) => [...band.columns]));
  const ownerOf = (part: Cell): Entity | null => {
    const entity = columns.get(part)?.entity;
    return entity?.list === list ? entity : scopes.of(part.row.cells[0] ?? part, list);
  };
  const isCoverage = ({ row }: Cell): boolean =>
    row.cells.some(({ text }) => reading.meaningOf(text.replace(/:$/, '')).topic !== undefined);
  return summed.sums.flatMap(({ parts, total }): Finding[] => {
    const [entity = null, ...others] = parts.map(ownerOf);
    const isOne = entity !== null && others.every((other) => other !== null && isSameEntity(entity, other));
    const cited = isOne && parts.some(isCoverage) ? fieldValue([total], own) : undefined;
    return entity && cited ? [{ entity, values: new Map([[field, cited]]), mayAdd: false, isPlaced: true }] : [];
  });
}
