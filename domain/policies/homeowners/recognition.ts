import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const homeownersRecognition: Recognition = {
  family: 'declarations',
  names: 'homeowners; homeowner; home owners; home insurance; ho 3; ho3',
  lines: 'homeowners; homeowner; home; dwelling',
  asked: ['home'],
  subject: 'house home property residence family household premises',
  forms: [80],
  cues: [
    title(4, /\bhomeowners?\b|\bhome ?owners?\b|\bcondominium\b/),
    heading(5, /\bdwelling\b.* \d/),
    heading(5, /\b(other|separate) structures\b/),
    heading(2, /\bho ?3\b|\bho ?00 ?0[356]\b/),
    heading(2, /\bmortgagee\b/),
    heading(1, /\bloss of use\b|\badditional living\b/),
    heading(1, /\bpersonal liability\b/),
  ],
};
