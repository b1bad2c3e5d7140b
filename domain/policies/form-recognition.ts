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

export const commercialApplicationRecognition: Recognition = {
  family: 'application',
  names: 'acord 125; commercial insurance application; commercial application',
  lines:
    'commercial auto; business auto; truckers; garage; businessowners; business owners; bop; general liability; liability; gl; cgl; property; commercial property',
  subject: 'business',
  forms: [45, 125, 126, 127, 129, 131, 140, 160, 810, 811, 823],
  cues: [
    title(10, /\bcommercial (?:lines |insurance )?(?:application|submission|questionnaire)\b/),
    title(7, /\bcommercial (general liability|property|auto) section\b|\bproperty section\b/),
    heading(3, /\bapplicant information\b/),
    heading(3, /\blines of business\b|\bsections attached\b|\bnature of business\b/),
    heading(2, /\bprior carrier information\b/),
  ],
};

export const workersCompApplicationRecognition: Recognition = {
  family: 'application',
  names:
    'acord 130; workers compensation application; workers comp application; wc application; application for workers compensation; application for workers comp',
  lines: 'workers compensation; workers comp; work comp; wc',
  subject: 'employer business',
  forms: [130, 133],
  cues: [
    title(14, /\bworkers? ?compensation application\b|\bapplication for workers? ?comp/),
    title(12, /\bworkers? ?comp(?:ensation)?\b.*\b(?:application|questionnaire|submission|quote)\b/),
    heading(4, /\bindividuals included excluded\b/),
    heading(4, /\bapplicants?\b/),
    heading(2, /\brating information\b/),
  ],
};
