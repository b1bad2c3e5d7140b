import { address, id, label, letter, name, recordsOf } from './schema.ts';

// Fields that certificates of insurance have in common.

export const producerName = name('Producer (agency) name.', { core: true });

export const producerAddress = address('Producer address.');

export const contactName = name('Contact name.');

export const contactPhone = id('Phone.');

export const contactEmail = label('E-mail.');

export const mailingAddress = address('Address of the insured.');

export const insurers = recordsOf(['letter'], 'Insurers affording coverage.', {
  letter: letter('A to F; null when the form has no letters.'),
  name: name('Name as printed.'),
  naicCode: id('NAIC number.'),
});
