import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const autoRecognition: Recognition = {
  family: 'declarations',
  names: 'personal auto; auto declarations; auto policy; auto insurance; car insurance; auto application',
  lines: 'auto; automobile; car; vehicle; private passenger',
  asked: ['auto'],
  subject: 'car auto vehicle family household',
  forms: [90],
  cues: [
    title(5, /\b(personal|private passenger) (auto|automobile|vehicle|car)\b/),
    title(5, /\b(auto|automobile|car) (insurance )?(policy )?(declarations?|policy|insurance|coverage|renewal)\b/),
    heading(3, /\bvin\b|\bvehicle identification no\b|\bidentification no\b/),
    heading(2, /\b(un|under) ?insured motorists?\b/),
    heading(2, /\bbodily injury\b/),
    heading(2, /\bcollision\b/),
    heading(1, /\b(drivers?|operators?)\b/),
    heading(1, /\bvehicles?\b/),
  ],
};
