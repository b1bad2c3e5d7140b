import { title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const lossRunRecognition: Recognition = {
  family: 'report',
  names: 'loss run; loss runs; lossrun; loss history; claims history; claim history; loss report',
  lines: '',
  subject: 'losses claims report',
  forms: [],
  cues: [
    title(
      9,
      /\bloss(?:es)? (?:and claims? )?(?:runs?|history|experience|summary|report|record|listing|detail|analysis)\b/,
    ),
    title(9, /\bclaims? (?:history|experience|runs?|summary|listing|detail)\b/),
    title(6, /\b(?:claims?|loss(?:es)?) valued\b|\bloss information\b|\bloss(?:es)? and claims?\b/),
  ],
};
