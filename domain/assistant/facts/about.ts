import { type RecordNode, textOf as text } from './facts.ts';
import { areLinked } from './links.ts';
import type { ReadDocument } from './read-document.ts';
import { lookup } from '../../lookup.ts';

/** What a record is called in an answer: "2022 Subaru Outback", "Collision, 2022 Subaru Outback", "claim 4471". */
export function nameOf(record: RecordNode, { records }: Pick<ReadDocument, 'records'>): string {
  const { list, values, parent } = record;
  const own = NAMES.get(list)?.(values) ?? firstText(values);
  const holder = parent ?? records.find((other) => other.list === HOLDER.get(list) && isHolder(record, other));
  return holder ? [own, nameOf(holder, { records })].filter((part) => part !== '').join(', ') : own;
}

type Values = RecordNode['values'];

const joined = (...parts: unknown[]): string =>
  parts
    .map(text)
    .filter((part) => part !== '')
    .join(' ');

const NAMES = lookup<(values: Values) => string>({
  vehicles: ({ year, make, model, number }) => joined(year, make, model) || joined('vehicle', number),
  claims: ({ claimNumber, claimantName, lossDate }) =>
    text(claimNumber) ? `claim ${text(claimNumber)}` : joined('claim of', text(claimantName) || text(lossDate)),
  policies: ({ policyNumber, coverageType, lineOfBusiness, effectiveDate }) =>
    joined(text(coverageType) || lineOfBusiness, text(policyNumber) || effectiveDate),
  locations: ({ locationNumber, buildingNumber, address }) =>
    [
      joined(text(locationNumber) && 'location', locationNumber, text(buildingNumber) && 'building', buildingNumber),
      text(address),
    ]
      .filter((part) => part !== '')
      .join(': '),
  classifications: ({ classCode, description }) => joined(text(classCode) && 'class', classCode, description),
  additionalInterests: ({ name, interest }) => (text(interest) ? `${text(name)} (${text(interest)})` : text(name)),
  deductibles: ({ peril }) => text(peril) || 'all losses',
  waitingPeriods: ({ condition }) => text(condition),
  priorCarriers: ({ year, carrierName }) => joined(year, carrierName),
  otherPolicies: ({ year, line, carrierName }) => joined(year, line, carrierName),
  lossHistory: ({ occurrenceDate, description }) => joined(occurrenceDate, description),
});

function firstText(values: Values): string {
  if (typeof values.name === 'string') return values.name;
  return text(Object.values(values).find((value) => typeof value === 'string') ?? '');
}

const HOLDER = lookup({ coverages: 'vehicles' });

function isHolder(record: RecordNode, holder: RecordNode): boolean {
  return record.values.vehicleNumber !== null && areLinked(record, holder);
}
