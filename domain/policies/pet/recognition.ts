import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const petRecognition: Recognition = {
  family: 'declarations',
  names: 'pet; pets; pet insurance',
  lines: 'pet; pets; dog; cat',
  asked: ['pet'],
  subject: 'pet animal',
  forms: [],
  cues: [
    title(8, /\bpet (health |medical )?(insurance|policy|plan|parent|owner|declarations?)\b/),
    heading(4, /\b(veterinary|veterinarian|vet)\b/),
    heading(4, /\bbreed\b/),
    heading(2, /\b(canine|feline|dog|cat)\b/),
    heading(2, /\breimbursement\b/),
    heading(2, /\baccident and illness\b|\bwellness\b/),
  ],
};
