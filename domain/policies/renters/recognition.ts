import { title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const rentersRecognition: Recognition = {
  family: 'declarations',
  names: 'renters; renter; tenants; tenant; ho 4; ho4',
  lines: 'renters; renter; tenants; tenant',
  subject: 'apartment flat unit home property rental residence household',
  forms: [],
  cues: [
    title(12, /\brenters?\b|\btenants? (policy|insurance|declarations?|homeowners?|form)\b/),
    title(12, /\bho ?4\b|\bho ?00 ?04\b|\bform (?:ho )?0?4\b/),
  ],
};
