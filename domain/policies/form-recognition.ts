import { heading, title, type Recognition } from './recognition.ts';

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

export const propertyCertificateRecognition: Recognition = {
  family: 'certificate',
  names:
    'acord 24; acord 27; acord 28; evidence of property; evidence of commercial property; eopi; certificate of property; property certificate; property evidence',
  lines: 'property; commercial property',
  subject: 'property building',
  forms: [24, 27, 28],
  cues: [
    title(14, /\bevidence of (commercial |personal )?property\b|\bcertificate of property\b/),
    heading(3, /\bcoverage perils forms\b|\bperils insured\b/),
    heading(2, /\blenders? loss payable\b/),
  ],
};
