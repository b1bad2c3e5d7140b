import { title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const autoRecognition: Recognition = {
  family: 'declarations',
  names: 'personal auto; auto declarations; auto policy; auto insurance; car insurance; auto application',
  lines: 'auto; automobile; car; vehicle; private passenger',
  subject: 'car auto vehicle family household',
  forms: [90],
  cues: [
    title(8, /\b(personal|private passenger) (auto|automobile|vehicle|car)\b/),
    title(6, /\b(auto|automobile|car) (insurance )?(policy )?(declarations?|policy|insurance|coverage|renewal)\b/),
  ],
};
