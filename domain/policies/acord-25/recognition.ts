import { heading, title, type Recognition } from '../recognition.ts';

/** How certificates of liability insurance are told, in ACORD's forms and in those of houses. */
export const acord25Recognition: Recognition = {
  family: 'certificate',
  names: 'acord 25; acord25; certificate of liability; liability certificate',
  lines: 'general liability; liability; gl; cgl; commercial auto; business auto; truckers; garage',
  subject: 'certificate',
  forms: [25],
  cues: [
    title(12, /\bcertificate of liability insurance\b/),
    title(4, /\bcertificate of insurance\b/),
    heading(3, /\bcertificate holder\b/),
    heading(3, /\badd(i|t)?l insd?\b|\bsubr wvd\b|\binsr ltr\b/),
  ],
};
