/** Parts of sums that are checked, by the field that the check names. */
const sumParts = new Map([
  ['/totalPremium', ['/vehicles/N/premium', '/fees/N/amount']],
  ['/vehicles/N/premium', ['/coverages/N/premium']],
]);

/** A path with `N` for the positions in lists. */
export const fieldOfPath = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/N');

/** The fields whose amounts the checked sum adds up; none for sums within a record. */
export const partsOfSum = (path: string): readonly string[] => sumParts.get(fieldOfPath(path)) ?? [];
