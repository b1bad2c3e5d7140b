import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others, of personal auto policies above all. */
export const commercialAutoRecognition: Recognition = {
  family: 'declarations',
  names:
    'commercial auto declarations; commercial auto policy; business auto policy; commercial auto insurance; business auto declarations; commercial automobile policy; business auto coverage form; truckers policy; motor carrier policy',
  lines: 'commercial auto; commercial automobile; business auto; business automobile; truckers; motor carrier; garage',
  subject: 'auto truck vehicle fleet business',
  forms: [],
  cues: [
    title(
      12,
      /\b(?:commercial|business) (?:auto|automobile|vehicle)\b.*\b(?:policy|coverage|declarations?|schedule|insurance)\b/,
    ),
    title(3, /\b(?:commercial|business) (?:auto|automobile|vehicle)\b/),
    title(12, /\b(?:motor carrier|trucke?rs?|trucking|fleet)\b.*\b(?:policy|coverage|declarations?)\b/),
    heading(8, /\bcovered autos?\b.*\bsymbols?\b|\bauto symbols?\b|\bcoverages?\b.*\bsymbols?\b/),
    heading(8, /\bca (?:00 (?:01|05|20)|ds 0?[3-9])\b/),
  ],
};
