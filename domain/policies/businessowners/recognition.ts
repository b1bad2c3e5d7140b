import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const businessownersRecognition: Recognition = {
  family: 'declarations',
  names: 'businessowners; businessowner; business owners; business owner; bop',
  lines: 'businessowners; business owners; bop',
  subject: 'business shop store property premises',
  forms: [],
  cues: [
    title(9, /\bbusiness ?owners?\b|\bbop\b/),
    title(8, /\bbusiness package\b|\bpackage (?:policy|declarations)\b/),
    heading(4, /\bbp (?:00 0[1-3]|ds 0?[1-3])\b/),
  ],
};
