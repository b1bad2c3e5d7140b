import fc from 'fast-check';

const year = fc.oneof(
  fc.constantFrom(
    '0000',
    '0001',
    '0099',
    '1969',
    '1970',
    '2026',
    '9998',
    '9999',
    '10000',
    '-000001',
    '+010000',
    '+002026',
  ),
  fc.integer({ min: 0, max: 9_999 }).map((number) => String(number).padStart(4, '0')),
);
const day = fc.constantFrom('01-01', '02-28', '02-29', '02-30', '12-31', '13-01', '00-00', '06-15');
const time = fc.constantFrom('00:00:00', '00:00', '12:34:56', '23:59:59', '23:59:60', '24:00:00', '25:00:00');
const fraction = fc.constantFrom('', '.0', '.999', '.9999', '.9991', '.000000001', `.${'9'.repeat(400)}`, '.', ',5');
const zone = fc.oneof(
  fc.constantFrom('Z', 'z', '', '+00:00', '-00:00', '+23:59', '-23:59', '+24:00', '-12:00', '+0100', '+14'),
);

/** Valid, invalid and boundary timestamps. */
export const timestampTexts = fc
  .tuple(year, day, fc.constantFrom('T', 't', ' '), time, fraction, zone)
  .map((parts) => `${parts[0]}-${parts.slice(1).join('')}`);

/** Well-formed timestamps, whose validity depends on year and offset. */
export const borderTimestamps = fc
  .tuple(
    fc.constantFrom('0000-01-01', '0001-01-01', '1969-12-31', '1970-01-01', '9999-01-01', '9999-12-31'),
    fc.constantFrom('T00:00:00', 'T23:59:59', 'T23:59:59.999', 'T23:59:59.9999'),
    fc.constantFrom('Z', '+23:59', '-23:59', '+00:01', '-00:01'),
  )
  .map((parts) => parts.join(''));
