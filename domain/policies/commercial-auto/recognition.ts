import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others, of personal auto policies above all. */
export const commercialAutoRecognition: Recognition = {
  family: 'declarations',
  names:
    'commercial auto declarations; commercial auto policy; business auto policy; commercial auto insurance; business auto declarations; commercial automobile policy; business auto coverage form; truckers policy; motor carrier policy',
  lines: 'commercial auto; commercial automobile; business auto; business automobile; truckers; motor carrier; garage',
  asked: ['auto'],
  subject: 'auto truck vehicle fleet business',
  forms: [],
  cues: [
    title(14, /\b(?:commercial|business) (?:auto|automobile|vehicle)\b/),
    title(14, /\b(?:motor carrier|truckers|fleet)\b.*\b(?:policy|coverage|declarations?)\b/),
    heading(
      8,
      /\bcovered autos?\b.*\bsymbols?\b|\bauto symbols?\b|\bcoverages?\b.*\bsymbols?\b|\bca 00 (?:01|05|20)\b/,
    ),
    heading(5, /\bhired autos?\b|\bnon ?own(?:ed|ership)\b/),
    heading(3, /\b(?:cost new|gvw|gcw|radius)\b/),
    heading(2, /\bcovered autos?\b/),
    heading(2, /\b(?:un|under) ?insured motorists?\b/),
    heading(1, /\bvin\b/),
    heading(1, /\bcollision\b/),
  ],
};
