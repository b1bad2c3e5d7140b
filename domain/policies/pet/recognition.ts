import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const petRecognition: Recognition = {
  family: 'declarations',
  names: 'pet; pets; pet insurance',
  lines: 'pet; pets; dog; cat; companion animal; companion animals',
  subject: 'pet animal canine feline',
  forms: [],
  cues: [
    title(
      8,
      /\bpets? (?:health |medical )?(?:insurance|policy|plan|parent|owner|coverage|certificate|declarations?)\b/,
    ),
    heading(4, /\b(?:veterinary|veterinarian|vet)\b/),
  ],
};
