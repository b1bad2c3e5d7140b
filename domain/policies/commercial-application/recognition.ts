import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
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
