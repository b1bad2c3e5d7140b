import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others: certificates, applications and packages print the same limits. */
export const generalLiabilityRecognition: Recognition = {
  family: 'declarations',
  names:
    'general liability declarations; general liability policy; commercial general liability; cgl policy; gl policy; general liability coverage part; liability declarations',
  lines: 'general liability; commercial general liability; liability; gl; cgl',
  subject: 'business liability premises operations products',
  forms: [],
  cues: [
    title(9, /\b(?:general liability|cgl)\b.*\b(?:declarations?|(?:coverage )?part|policy|schedule|summary|renewal)\b/),
    title(6, /\bliability (?:coverage part|policy declarations)\b/),
    title(3, /\b(?:commercial|business) (?:general )?liability\b/),
    heading(4, /\bcg 00 0[1-4]\b|\bcg ds ?0?1\b/),
  ],
};
