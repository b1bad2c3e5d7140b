import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others: every policy may mention an umbrella, only its own lists what lies under it. */
export const umbrellaRecognition: Recognition = {
  family: 'declarations',
  names:
    'umbrella; umbrella policy; personal umbrella; commercial umbrella; excess liability policy; excess liability; umbrella declarations; pup; excess policy',
  lines: 'umbrella; excess; excess liability; umbrella liability; personal umbrella; commercial umbrella',
  subject: 'umbrella excess liability',
  forms: [],
  cues: [
    title(8, /\bumbrella\b|\bexcess (?:liability|policy|insurance|umbrella)\b/),
    heading(6, /\b(?:schedule of |required )?underlying (?:insurance|polic(?:y|ies)|limits?|coverages?)\b/),
    heading(5, /\b(?:retained limit|self insured retention|retained amount)\b/),
  ],
};
