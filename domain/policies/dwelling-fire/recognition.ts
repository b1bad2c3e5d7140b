import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others, of homeowners policies above all. */
export const dwellingFireRecognition: Recognition = {
  family: 'declarations',
  names:
    'dwelling fire; dwelling policy; dwelling property; landlord policy; landlord insurance; landlords; rental dwelling; dp 1; dp1; dp 2; dp2; dp 3; dp3; fire policy',
  lines: 'dwelling fire; dwelling; landlord; landlords; rental dwelling; rental property; fire',
  subject: 'house home dwelling rental property residence premises',
  forms: [84],
  cues: [
    title(9, /\bdwelling (?:fire|policy|property|insurance|declarations?)\b/),
    title(9, /\b(?:landlords?|rental (?:dwelling|property|home))\b/),
    heading(8, /\bdp ?(?:00 ?0)?[123]\b/),
    heading(5, /\b(?:rented to|tenant occupied|occupied by tenants?|vacant|non owner occupied|landlord)\b/),
  ],
};
