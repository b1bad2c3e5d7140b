import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
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
