import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others: applications and loss runs name the same line of insurance. */
export const workersCompensationRecognition: Recognition = {
  family: 'declarations',
  names:
    'information page; workers compensation policy; workers comp policy; wc policy; workers compensation information page; workers compensation declarations; work comp policy',
  lines: 'workers compensation; workers comp; work comp; wc',
  subject: 'employer business employees workers',
  forms: [],
  cues: [
    title(9, /\bworkers? ?comp(?:ensation)?\b.*\b(?:information|policy|declarations?|renewal|summary|coverage)\b/),
    title(4, /\binformation page\b/),
    heading(4, /\bwc 00 00 01\b|\bpart (?:one|two|three) of the policy\b/),
  ],
};
