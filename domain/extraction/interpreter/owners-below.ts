import type { Fact, FactSearch } from './place.ts';

/** "Total for vehicle 1" below the lines that add up to it: they are its own, where nothing else says whose they are. */
export function ownedBelow(facts: readonly Fact[], { summed, reading, ownerList }: FactSearch): Fact[] {
  const owners = summed.sums.flatMap(({ parts: [first], total }) => {
    const label = total.row.cells.find(({ x1 }) => x1 <= total.x0);
    const entity = (label && reading.mentionIn(label.text)?.entity) ?? null;
    const isWithin = ({ value: { row } }: Fact): boolean =>
      first !== undefined && row.at >= first.row.at && row.at < total.row.at;
    const isOwner = entity !== null && entity.list === ownerList && entity.numbers[0] != null;
    return isOwner && facts.filter(isWithin).every(({ owner }) => owner === null) ? [{ entity, isWithin }] : [];
  });
  return facts.map((fact) => ({
    ...fact,
    owner: fact.owner ?? owners.find((one) => one.isWithin(fact))?.entity ?? null,
  }));
}
