import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const businessownersRecognition: Recognition = {
  family: 'declarations',
  names: 'businessowners; businessowner; business owners; business owner; bop',
  lines: 'businessowners; business owners; bop',
  asked: ['business', 'generalLiability'],
  subject: 'business shop store property premises',
  forms: [],
  cues: [
    title(9, /\bbusiness ?owners?\b|\bbop\b/),
    heading(4, /\bbp 00 03\b/),
    heading(3, /\bbusiness personal property\b/),
    heading(1, /\bbusiness income\b/),
    heading(2, /\bproducts completed operations\b|\bdamage to premises rented\b/),
  ],
};
