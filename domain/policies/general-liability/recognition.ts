import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others: certificates, applications and packages print the same limits. */
export const generalLiabilityRecognition: Recognition = {
  family: 'declarations',
  names:
    'general liability declarations; general liability policy; commercial general liability; cgl policy; gl policy; general liability coverage part; liability declarations',
  lines: 'general liability; commercial general liability; liability; gl; cgl',
  asked: ['generalLiability'],
  subject: 'business liability premises operations products',
  forms: [],
  cues: [
    title(9, /\b(?:general liability|cgl)\b.*\b(?:declarations?|(?:coverage )?part|policy|schedule|summary|renewal)\b/),
    title(7, /\bliability coverage part\b/),
    title(5, /\b(?:commercial|business|small business) (?:general )?liability\b/),
    heading(4, /\bcg 00 0[1-4]\b|\bcg ds ?0?1\b/),
    heading(1, /\b(?:products|prod|pr)\b.*\b(?:comp\w*|completed)\b.*\baggregate\b|\bproducts completed operations\b/),
    heading(1, /\bpersonal (?:and|&) (?:advertising|adv) injury\b/),
    heading(1, /\bgeneral aggregate\b/),
    heading(0.5, /\bdamage to (?:premises rented|rented premises)\b/),
    heading(1, /\b(?:class|classification)\b.*\b(?:exposure|premium (?:basis|base)|rate)\b|\bpremium basis\b/),
    heading(0.5, /\b(?:gross (?:sales|receipts)|payroll|area)\b.*\d/),
  ],
};
