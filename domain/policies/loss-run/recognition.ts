import { heading, title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const lossRunRecognition: Recognition = {
  family: 'report',
  names: 'loss run; loss runs; lossrun; loss history; claims history; claim history; loss report',
  lines: '',
  asked: ['lossRun'],
  subject: 'losses claims report',
  forms: [],
  cues: [
    title(9, /\bloss (runs?|history|experience|summary|report|detail|analysis)\b/),
    title(9, /\bclaims? (history|experience|runs?|summary|listing|detail)\b/),
    heading(3, /\b(date of loss|loss date|accident date|date of injury|doi|dol)\b/),
    heading(3, /\bincurred\b/),
    heading(2, /\b(reserves?|resrv|outstanding)\b/),
    heading(3, /\bclaimants?\b|\bclaim (no|status)\b/),
    heading(2, /\b(open|closed|total) claims\b|\bclaims? totals?\b|\bno (known |reported )?(losses|claims)\b/),
    heading(1, /\bvalu(ed|ation) (as of|date)\b/),
  ],
};
