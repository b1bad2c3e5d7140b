import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const homeownersRecognition: Recognition = {
  family: 'declarations',
  names: 'homeowners; homeowner; home owners; home insurance; ho 3; ho3',
  lines: 'homeowners; homeowner; home; dwelling',
  subject: 'house home property residence family household premises',
  forms: [80],
  cues: [
    title(
      8,
      /\bhome ?owners?\b|\bcondominium policy\b|\bresidential property\b|\bhome (?:policy|insurance|declarations)\b/,
    ),
    heading(2, /\bho ?[3568]\b|\bho ?00 ?0[3568]\b/),
  ],
};
